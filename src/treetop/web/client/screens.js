import { match } from "./router.js";
import { HAS_SERVER } from "./site.js";

/**
 * A screen is a module whose default export is a component; it gets `parameters` from its address.
 * `areas` are the Fluent files it needs; `server` says that it is nothing without one. A `way` is its link in the
 * head, and with `about` also on the home screen; with `aside` only there.
 * @typedef {{
 *   address: string, load: () => Promise<{ default: any }>, areas: string[], server?: boolean, plain?: boolean,
 *   way?: { icon: string, words: string, about?: string, aside?: boolean }
 * }} Screen
 */

const PEOPLE = ["people", "web"];
const PUZZLES = ["puzzles", "learn", "web"];
const LOGIN = ["away", "people", "web"];

/** Every screen once. `plain` screens bring their own head.
 * @type {Screen[]} */
const ALL = [
  {
    address: "/",
    load: () => import("./screens/home.js"),
    areas: [],
    way: { icon: "home", words: "web-way-play" },
  },
  { address: "/new", load: () => import("./screens/new-table.js"), areas: ["web"] },
  { address: "/t/:table", load: () => import("./screens/table.js"), areas: ["web"], plain: true },
  { address: "/replay/:table", load: () => import("./screens/replay.js"), areas: [] },
  {
    address: "/ladder",
    load: () => import("./screens/ladder.js"),
    areas: ["web"],
    server: true,
    way: { icon: "ladder", words: "web-way-ladder" },
  },
  { address: "/people/:person", load: () => import("./screens/person.js"), areas: ["web"], server: true },
  {
    address: "/learn",
    load: () => import("./screens/learn.js"),
    areas: ["learn", "web"],
    way: { icon: "learn", words: "web-way-learn", about: "web-way-learn-about" },
  },
  { address: "/learn/*", load: () => import("./screens/learn.js"), areas: ["learn", "scorepad", "web"] },
  {
    address: "/scorepad",
    load: () => import("./screens/scorepad.js"),
    areas: ["scorepad", "web"],
    way: { icon: "scorepad", words: "web-way-scorepad", about: "web-way-scorepad-about" },
  },
  { address: "/scorepad/*", load: () => import("./screens/scorepad.js"), areas: ["scorepad", "web"] },
  {
    address: "/puzzles",
    load: () => import("./screens/puzzles.js"),
    areas: PUZZLES,
    way: { icon: "star", words: "web-way-puzzles", about: "web-way-puzzles-about", aside: true },
  },
  { address: "/puzzles/*", load: () => import("./screens/puzzles.js"), areas: PUZZLES },
  {
    address: "/replay",
    load: () => import("./screens/open-record.js"),
    areas: ["web"],
    way: { icon: "replay", words: "web-way-record", about: "web-way-record-about", aside: true },
  },
  { address: "/settings", load: () => import("./screens/settings.js"), areas: ["away", "people", "privacy", "web"] },
  { address: "/forgotten", load: () => import("./screens/forgotten.js"), areas: ["away", "web"], server: true },
  { address: "/privacy", load: () => import("./screens/privacy.js"), areas: ["privacy", "web"], server: true },
  { address: "/login", load: () => import("./screens/login.js"), areas: LOGIN, server: true },
  { address: "/register", load: () => import("./screens/login.js"), areas: LOGIN, server: true },
  { address: "/duplicate/:duplicate", load: () => import("./screens/duplicate.js"), areas: ["web"], server: true },
  { address: "/lobby", load: () => import("./screens/lobby.js"), areas: PEOPLE, server: true },
  { address: "/friends", load: () => import("./screens/friends.js"), areas: PEOPLE, server: true },
  { address: "/friends/:link", load: () => import("./screens/friends.js"), areas: PEOPLE, server: true },
  { address: "/people/:person/games", load: () => import("./screens/games.js"), areas: PEOPLE, server: true },
];

/** Those that this site has. */
export const SCREENS = ALL.filter(({ server }) => HAS_SERVER || !server);

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
