import { offerHere } from "./games.js";
import { notify } from "./notices.js";
import { becomeSomebody, salt } from "./person.js";
import { navigate } from "./router.js";
import { Refusal, post } from "./service.js";
import { settings } from "./settings.js";
import { HAS_SERVER } from "./site.js";
import { t } from "./words.js";

/**
 * Open a table and go there. The server promises its part of the deal before it sees our salt.
 * @param {{ game: string, seats: string[], [more: string]: unknown }} wishes
 */
export async function openTable(wishes) {
  const withBots = wishes.seats.every((seat) => seat === "me" || seat.startsWith("bot:"));
  const alone = withBots && (await canPlayHere(wishes.game));
  if (alone && (settings.value.onDevice || !HAS_SERVER)) return openOnDevice(wishes);
  try {
    await becomeSomebody();
    const { commitment } = await post("/promises");
    const { table } = await post("/tables", { ...wishes, commitment, salt: salt() });
    navigate(`/t/${table.id}`);
  } catch (problem) {
    if (!alone || !(problem instanceof Refusal) || problem.error !== "offline") throw problem;
    await openOnDevice(wishes);
    notify(t("local-instead"));
  }
}

/**
 * Open a duplicate game, and go to where friends are invited to it.
 * @param {{ game: string, seats: string[], [more: string]: unknown }} wishes
 */
export async function openDuplicate(wishes) {
  await becomeSomebody();
  const { commitment } = await post("/promises");
  const { table } = await post("/duplicates", { ...wishes, rated: false, hints: false, commitment, salt: salt() });
  navigate(`/duplicate/${table.duplicate}`);
}

/** @param {string} game */
async function canPlayHere(game) {
  const offered = await offerHere().catch(() => null);
  return Boolean(offered?.games.some(({ name }) => name === game));
}

/**
 * Open a table that needs no server, and go there.
 * @param {{ game: string, seats: string[], [more: string]: unknown }} wishes
 * @param {{ id: string, name: string, kind: string }[]} [people] those who share the device, if there are several
 */
export async function openOnDevice(wishes, people) {
  const { openHere } = await import("./local/house.js");
  navigate(`/t/${await openHere({ ...wishes, salt: salt() }, people)}`);
}

/**
 * Open a table for several people who share one device.
 * @param {{ game: string, seats: string[], [more: string]: unknown }} wishes
 * @param {string} here what the seats of the others are wished as
 * @param {string[]} names by seat; whoever has none gets a number
 */
export async function openShared(wishes, here, names) {
  if (wishes.seats.includes("open"))
    throw new Refusal("malformed", { message: { id: "local-not-both", arguments: {} } });
  const own = wishes.seats.flatMap((seat, index) => (seat === here || seat === "me" ? [names[index]?.trim()] : []));
  const seats = wishes.seats.map((seat) => (seat === here ? "open" : seat));
  const people = own.map((name, index) => ({
    id: `here-${index + 1}`,
    name: name || t("local-player", { number: index + 1 }),
    kind: "guest",
  }));
  await openOnDevice({ ...wishes, seats }, people);
}

/** @param {string} id @param {number} [seat] */
export async function sitDown(id, seat) {
  await becomeSomebody();
  const { table } = await post(`/tables/${id}/join`, { seat, salt: salt() });
  navigate(`/t/${table.id}`);
}
