import { useEffect, useState } from "preact/hooks";
import { html } from "../../../html.js";
import { ask } from "../../../kernel/kernel.js";
import { t } from "../../../words.js";

/** @typedef {import("../pad/decks.js").Deck} Deck */

const TYPES = ["apple", "cherry", "grape", "blueberry", "orange"];
/** What lies face up: types, and whether it is precious. @type {[number, number][]} */
const FACE_UP = [
  [0, 1],
  [0, 0],
  [0, 0],
  [1, 0],
  [1, 1],
  [4, 0],
];

/** Face-up fruit that can be put aside; the kernel says what each would bring. @param {{ deck: Deck }} props */
export function PriceExample({ deck }) {
  const [aside, setAside] = useState(/** @type {number[]} */ ([]));
  const [worth, setWorth] = useState(/** @type {Map<number, number>} */ (new Map()));
  const fruit = chosen(deck);
  useEffect(() => {
    const visible = fruit.filter((one) => !aside.includes(one));
    ask("treetop.web.tree_society.examples", "prices", { deck, visible }).then((/** @type {number[]} */ prices) =>
      setWorth(new Map(visible.map((one, index) => [one, prices[index]]))),
    );
  }, [deck, aside]);
  return html`<div class="learn-try">
    <div class="learn-fruit" role="group" aria-label=${t("learn-example")}>
      ${fruit.map((one) => {
        const type = TYPES[deck.plain.fruit_type[one]];
        const there = !aside.includes(one);
        const name = t(`tree-society-fruit-${type}`);
        return html`<button
          key=${one}
          type="button"
          class=${there ? "" : "aside"}
          aria-pressed=${there}
          aria-label=${there ? t("tree-society-learn-example-price", { name, count: worth.get(one) ?? 0 }) : name}
          onClick=${() => setAside(there ? [...aside, one] : aside.filter((other) => other !== one))}
        >
          <svg class=${`fruit-${type}`} viewBox="0 0 100 100" aria-hidden="true"><use href=${`#fruit-${type}`} /></svg>
          ${Boolean(deck.plain.precious[one]) &&
          html`<svg class="leaf" viewBox="0 0 100 100" aria-hidden="true"><use href="#precious" /></svg>`}
          <span class="number" aria-hidden="true">${there ? worth.get(one) : "–"}</span>
        </button>`;
      })}
    </div>
    <p class="muted small">${t("learn-example-how")} ${t("tree-society-learn-example-prices")}</p>
  </div>`;
}

/** Cards of the deck that look like `FACE_UP`. @param {Deck} deck */
function chosen({ plain }) {
  /** @type {number[]} */
  const found = [];
  for (const [type, precious] of FACE_UP) {
    const next = plain.fruit_type.findIndex(
      (/** @type {number} */ one, /** @type {number} */ number) =>
        one === type && plain.precious[number] === precious && !found.includes(number),
    );
    if (next >= 0) found.push(next);
  }
  return found;
}
