import { useEffect, useState } from "preact/hooks";
import { get } from "./service.js";
import { HAS_SERVER } from "./site.js";
import { draw } from "./sprite.js";
import { style } from "./styles.js";
import { has, load, number, t } from "./words.js";

/** @typedef {{ name: string, level: number, rating?: number | null }} Player */
/** @typedef {{ name: string, kind: string, choices?: any[], default: any, [fact: string]: any }} Option */
/** @typedef {{ name: string, seats: number[], options: Option[], players: Player[] }} Game */
/** @typedef {{ games: Game[], clocks: string[], phrases: string[], languages: string[] }} Offer */

/**
 * One thing that a game brings to the browser: the module whose default export it is, the style sheets in the game's
 * folder and the Fluent files that it needs; by default the game's own. `drawings: false`: it
 * shows nothing but what stands for the game.
 * @typedef {{
 *   load: () => Promise<{ default: any }>, styles?: string[], areas?: string[], drawings?: boolean, [more: string]: any
 * }} Part
 */
/** @typedef {"plate" | "ornament" | "table" | "scene" | "action" | "options" | "pad" | "lesson" | "rules"} Kind */
/** What `games/NAME/index.js` exports. @typedef {{ mark?: string } & Partial<Record<Kind, Part>>} Module */

/** The games that have a folder under `games/`; the others get the general form. */
export const OWN_MODULES = (document.querySelector('meta[name="treetop-games"]')?.getAttribute("content") ?? "")
  .split(" ")
  .filter(Boolean);
/** The game of the table that the page was opened at: what it brings is on its way. */
export const FIRST_GAME = document.querySelector('meta[name="treetop-game"]')?.getAttribute("content") || undefined;
const GENERAL = "general";
/** What can be played on this device, as it was when this version of the client was made. */
const KEPT_OFFER = new URL("../kernel/offer.json", import.meta.url);

/** @type {Promise<Offer> | undefined} */
let offered;
/** @type {Map<string, Promise<Module>>} */
const modules = new Map();

/** What can be played here; asked once. @returns {Promise<Offer>} */
export function offer() {
  offered ??= askForOffer().catch((refusal) => {
    offered = undefined;
    throw refusal;
  });
  return /** @type {Promise<Offer>} */ (offered);
}

/** What can be played on this device alone. @returns {Promise<Offer>} */
export async function offerHere() {
  return (await fetch(KEPT_OFFER)).json();
}

/** @returns {Promise<Offer>} */
function askForOffer() {
  return HAS_SERVER ? get("/games").catch(() => offerHere()) : offerHere();
}

/** @param {string} game */
export function gameName(game) {
  return has(`${game}-name`) ? t(`${game}-name`) : game;
}

/** What the game is about, in a sentence; empty if nobody says. @param {string} game */
export function gameAbout(game) {
  return has(`${game}-about`) ? t(`${game}-about`) : "";
}

/** Does somebody of this name play at the reader's own level, between two others? @param {string} name */
export function isLike(name) {
  return name.startsWith("like-");
}

/** What a bot is called. @param {string} name */
export function botName(name) {
  return t(`players-${isLike(name) ? "like" : name}-name`);
}

/** How it plays, in a sentence. @param {Player} player */
export function botDescription({ name, level }) {
  return isLike(name) ? t("players-like-description", { level: number(level) }) : t(`players-${name}-description`);
}

/** How strong a bot is, in a word, and its rating if it has one. @param {Player} player */
export function levelWords({ level, rating }) {
  const word = t(`players-level-${Math.min(Math.round(level), 5)}`);
  return rating ? t("players-level-rated", { word, rating: String(rating) }) : t("players-level", { word });
}

/** Neither the weakest nor the strongest. @param {Player[]} players */
export function middlePlayer(players) {
  return players[Math.floor((players.length - 1) / 2)];
}

/** @param {string} game */
function folderOf(game) {
  return OWN_MODULES.includes(game) ? `games/${game}` : GENERAL;
}

/** @param {string} folder @returns {Promise<Module>} */
function moduleIn(folder) {
  const module = modules.get(folder) ?? import(new URL(`./${folder}/index.js`, import.meta.url).href);
  modules.set(folder, module);
  module.catch(() => modules.delete(folder));
  return module;
}

/** @param {string} game */
export function moduleOf(game) {
  return moduleIn(folderOf(game));
}

/**
 * What a game brings for one purpose, ready to be shown; the general form if it brings none; null if there is
 * no such form.
 * @param {string} game
 * @param {Kind} kind
 * @returns {Promise<any>}
 */
export async function partOf(game, kind) {
  const own = folderOf(game);
  const folder = (await moduleIn(own))[kind] ? own : GENERAL;
  const part = (await moduleIn(folder))[kind];
  if (!part) return null;
  const drawn = own !== GENERAL && part.drawings !== false;
  if (own !== GENERAL) draw(drawn ? game : "plates");
  const sheets = (part.styles ?? []).map((name) => style(name, folder));
  // A game of another package may have no drawings.
  if (drawn) sheets.push(style(game, "../art").catch(() => {}));
  const words = load(...(part.areas ?? [game]));
  // A game of another package may have no words at all.
  const [module] = await Promise.all([part.load(), own === GENERAL ? words.catch(() => {}) : words, ...sheets]);
  return module.default;
}

/**
 * `undefined` while it is loading, `null` if the game brings none.
 * @param {string | undefined} game
 * @param {Kind} kind
 * @returns {{ part: any, failed: boolean }}
 */
export function usePart(game, kind) {
  const [state, setState] = useState(/** @type {{ of?: string, part?: any, failed?: boolean }} */ ({}));
  useEffect(() => {
    if (!game) return;
    partOf(game, kind).then(
      (part) => setState({ of: game, part }),
      () => setState({ of: game, failed: true }),
    );
  }, [game, kind]);
  return { part: state.of === game ? state.part : undefined, failed: state.of === game && Boolean(state.failed) };
}

/**
 * The games that bring something of a kind, with their modules; empty until they are loaded.
 * @param {Kind} kind
 * @returns {{ name: string, module: Module }[]}
 */
export function useGamesWith(kind) {
  const [found, setFound] = useState(/** @type {{ name: string, module: Module }[]} */ ([]));
  useEffect(() => {
    Promise.all(OWN_MODULES.map(async (name) => ({ name, module: await moduleOf(name) }))).then(
      (all) => setFound(all.filter(({ module }) => module[kind])),
      () => {},
    );
  }, [kind]);
  return found;
}
