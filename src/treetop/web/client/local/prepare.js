import { offerHere } from "../games.js";
import { settings } from "../settings.js";
import { keepWords } from "../words.js";
import { keepForLater } from "./runner.js";

const AREAS = ["core", "web", "players", "tables", "local", "learn"];
const IDLE = 4000;
let prepared = false;

/**
 * Keep what tables on this device need, once the page has nothing else to do, so that the next visit
 * needs no connection.
 * Not where the reader saves data, unless they prefer this device.
 */
export function prepare() {
  const saving = /** @type {any} */ (navigator).connection?.saveData;
  if (prepared || !("caches" in self) || (saving && !settings.value.onDevice)) return;
  prepared = true;
  setTimeout(() => keepAll().catch(() => {}), IDLE);
}

async function keepAll() {
  await navigator.serviceWorker?.ready;
  const games = (await offerHere()).games.map(({ name }) => name);
  await keepWords([...AREAS, ...games]);
  for (const game of games) await keepForLater(game);
}
