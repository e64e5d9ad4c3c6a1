import { match } from "./router.js";

/**
 * A screen is a module whose default export is a component; it gets `parameters` from its address.
 * `areas` are the Fluent files it needs; a `way` is its link in the head, and with `about` also on the home screen.
 * @typedef {{
 *   address: string, load: () => Promise<{ default: any }>, areas: string[], plain?: boolean,
 *   way?: { icon: string, words: string, about?: string }
 * }} Screen
 */

/** Every screen once. `plain` screens bring their own head.
 * @type {Screen[]} */
export const SCREENS = [
  {
    address: "/",
    load: () => import("./screens/home.js"),
    areas: ["players", "tables", "local"],
    way: { icon: "home", words: "web-way-play" },
  },
  { address: "/new", load: () => import("./screens/new-table.js"), areas: ["players", "tables", "local"] },
  {
    address: "/t/:table",
    load: () => import("./screens/table.js"),
    areas: ["players", "tables", "local"],
    plain: true,
  },
  { address: "/replay/:table", load: () => import("./screens/replay.js"), areas: ["players", "tables", "local"] },
  {
    address: "/ladder",
    load: () => import("./screens/ladder.js"),
    areas: ["players", "tables", "local"],
    way: { icon: "ladder", words: "web-way-ladder" },
  },
  { address: "/people/:person", load: () => import("./screens/person.js"), areas: ["players", "tables", "local"] },
  {
    address: "/learn",
    load: () => import("./screens/learn.js"),
    areas: ["learn"],
    way: { icon: "learn", words: "web-way-learn", about: "web-way-learn-about" },
  },
  {
    address: "/learn/*",
    load: () => import("./screens/learn.js"),
    areas: ["learn", "scorepad"],
  },
  {
    address: "/scorepad",
    load: () => import("./screens/scorepad.js"),
    areas: ["scorepad"],
    way: { icon: "scorepad", words: "web-way-scorepad", about: "web-way-scorepad-about" },
  },
  { address: "/scorepad/*", load: () => import("./screens/scorepad.js"), areas: ["scorepad"] },
  { address: "/settings", load: () => import("./screens/settings.js"), areas: ["away", "people", "privacy", "tables"] },
  { address: "/forgotten", load: () => import("./screens/forgotten.js"), areas: ["away", "tables"] },
  { address: "/privacy", load: () => import("./screens/privacy.js"), areas: ["privacy"] },
  { address: "/login", load: () => import("./screens/login.js"), areas: ["away", "people", "tables"] },
  { address: "/register", load: () => import("./screens/login.js"), areas: ["away", "people", "tables"] },
  { address: "/lobby", load: () => import("./screens/lobby.js"), areas: ["people", "players", "tables"] },
  { address: "/friends", load: () => import("./screens/friends.js"), areas: ["people", "players", "tables"] },
  { address: "/friends/:link", load: () => import("./screens/friends.js"), areas: ["people", "players", "tables"] },
  {
    address: "/people/:person/games",
    load: () => import("./screens/games.js"),
    areas: ["people", "players", "tables"],
  },
];

/** @type {Screen} */
export const LOST = { address: "*", load: () => import("./screens/lost.js"), areas: [] };

/**
 * @param {string} path
 * @returns {{ screen: Screen, parameters: import("./router.js").Parameters }}
 */
export function screenAt(path) {
  for (const screen of SCREENS) {
    const parameters = match(screen.address, path);
    if (parameters) return { screen, parameters };
  }
  return { screen: LOST, parameters: {} };
}
