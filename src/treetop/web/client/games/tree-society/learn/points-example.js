import { useEffect, useState } from "preact/hooks";
import { html } from "../../../html.js";
import { ask } from "../../../kernel/kernel.js";
import { say, t } from "../../../words.js";
import { Counter } from "../../../screens/scorepad/counter.js";
import { FRUIT } from "../pad/entered.js";

/** @typedef {import("../pad/decks.js").Deck} Deck */

const LEVELS = [1, 2, 3];
const SEATS = [0, 1];
const MOST = 15;

/** With this much sold fruit, the shipped deck makes it a tie. */
const SOLD = [2, 3];

/** A house that counts sold fruit, with each of two players; the kernel counts. @param {{ deck: Deck }} props */
export function PointsExample({ deck }) {
  const [levels, setLevels] = useState([3, 3]);
  const [sold, setSold] = useState(SOLD);
  const [sheet, setSheet] = useState(/** @type {any} */ (null));
  const cards = Object.entries(deck.cards).filter(
    ([, { levels }]) => levels[2].formula?.arguments.term === "sold" && levels[2].formula.arguments.of !== "none",
  );
  const fruit = SEATS.map((seat) => FRUIT.indexOf(String(cards[seat]?.[1].levels[2].formula?.arguments.of)));
  useEffect(() => {
    const players = SEATS.map((seat) => ({
      houses: [{ card: cards[seat][0], level: levels[seat] }],
      sold: FRUIT.map((_, type) => (type === fruit[seat] ? sold[seat] : 0)),
      unsold: FRUIT.map(() => 0),
      coins: 0,
    }));
    ask("treetop.web.tree_society.pad", "sheet", { deck, table: { market: FRUIT.length, players } }).then(setSheet);
  }, [deck, levels, sold]);
  if (!sheet) return null;
  return html`<div class="learn-try">
    ${SEATS.map((seat) => {
      const [line] = sheet.seats[seat];
      return html`<section key=${seat} class="learn-points">
        <p>
          <span class="muted small">${t("core-player", { seat: seat + 1 })}</span> <strong>${say(line.name)}</strong>
        </p>
        <div class="choices" role="group" aria-label=${say(line.name)}>
          ${LEVELS.map(
            (level) =>
              html`<button
                key=${level}
                type="button"
                aria-pressed=${level === levels[seat]}
                onClick=${() => setLevels(levels.with(seat, level))}
              >
                ${t("tree-society-table-guild-level", { level })}
              </button>`,
          )}
        </div>
        <${Counter}
          label=${t("tree-society-learn-example-sold", { fruit: FRUIT[fruit[seat]] })}
          symbol=${`fruit-${FRUIT[fruit[seat]]}`}
          value=${sold[seat]}
          most=${MOST}
          set=${(/** @type {number} */ value) => setSold(sold.with(seat, value))}
        />
        <p>${say(line.why)}</p>
      </section>`;
    })}
    <p role="status" class="learn-verdict">
      ${t("learn-example-winner", { name: t("core-player", { seat: sheet.winners[0] }) })}${" "}
      ${sheet.tie_broken && t("tree-society-table-tie")}
    </p>
  </div>`;
}
