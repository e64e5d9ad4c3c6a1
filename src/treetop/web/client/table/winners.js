import { list, t } from "../words.js";

/** Who has won. @param {import("./facts.js").Table} table @param {string[]} names */
export function winnersSentence({ result }, names) {
  const winners = (result?.winners ?? []).map((seat) => names[seat - 1]);
  return winners.length === 1 ? t("web-winner", { name: winners[0] }) : t("web-winners", { names: list(winners) });
}
