import { offerHere } from "../games.js";
import { Refusal } from "../service.js";
import { onHost } from "../site.js";
import { load } from "../words.js";
import { openRecordHere } from "./house.js";

/** Where the service worker puts a file that was shared with the installed app. */
const SHARED = "/shared-record";

/**
 * Keep the first game of a record file on this device; `count` says how many the file holds.
 * @param {string} text
 * @returns {Promise<{ id: string, count: number }>}
 */
export async function openRecord(text) {
  const records = parsed(text) ? [text] : text.split("\n").filter((line) => line.trim());
  const game = parsed(records[0] ?? "")?.game;
  if (typeof game !== "string") throw refusal("local-record-not");
  const { games } = await offerHere();
  if (!games.some(({ name }) => name === game)) throw refusal("local-record-unknown-game", { game });
  try {
    return { id: await openRecordHere(game, records[0]), count: records.length };
  } catch (problem) {
    const told = /** @type {Refusal} */ (problem);
    if (told.error === "unable") throw problem;
    if (told.error === "damaged" || !told.words) throw refusal("local-record-not");
    // What is wrong is said in the game's own words.
    await load("records", game);
    throw refusal("local-record-damaged", { problem: told.words });
  }
}

/** What was shared, once. @returns {Promise<string>} */
export async function sharedText() {
  const address = onHost(SHARED);
  const text = (await (await caches.match(address))?.text()) ?? "";
  await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).delete(address)));
  return text;
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} id @param {Record<string, unknown>} [facts] */
function refusal(id, facts = {}) {
  return new Refusal("malformed", { message: { id, arguments: facts } });
}
