import { has, t } from "../words.js";

/** Who sits there, in words. @param {import("./facts.js").Seat} seat */
export function seatName(seat) {
  if (seat.kind === "person") return seat.person?.name ?? "";
  if (seat.kind === "bot") return t(`players-${seat.player}-name`);
  return t("web-seat-open");
}

/** A server's bot is called as its player is. @param {import("./facts.js").Somebody} person */
export function personName(person) {
  const words = `players-${person.id.split("-").at(-1)}-name`;
  return person.id.startsWith("bot-") && has(words) ? t(words) : person.name;
}
