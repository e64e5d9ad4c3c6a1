import { botName } from "../games.js";
import { has, t } from "../words.js";

/** Who sits there, in words. @param {import("./facts.js").Seat} seat */
export function seatName(seat) {
  if (seat.kind === "person") return seat.person?.name || t("local-player", { number: seat.seat });
  if (seat.kind === "bot") return botName(seat.player ?? "");
  return t("web-seat-open");
}

/** A server's bot is called as its player is. @param {import("./facts.js").Somebody} person */
export function personName(person) {
  if (/^bot-.*-like-\d\.\d$/.test(person.id)) return botName("like-");
  const words = `players-${person.id.split("-").at(-1)}-name`;
  return person.id.startsWith("bot-") && has(words) ? t(words) : person.name;
}

/**
 * Everybody at a table, so that no two are called the same.
 * @param {import("./facts.js").Seat[]} seats
 */
export function seatNames(seats) {
  const names = seats.map(seatName);
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before > 0 ? t("web-seat-again", { name, number: before + 1 }) : name;
  });
}
