import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../words.js";

const NUMBERS = ["2", "3", "4"];

/**
 * Something that depends on the number of players, which the reader chooses.
 * @param {{ from: string | URL, show: (facts: any, seats: string) => unknown }} props
 */
export function ByPlayers({ from, show }) {
  const [facts, setFacts] = useState(/** @type {any} */ (null));
  const [seats, setSeats] = useState(NUMBERS[0]);
  useEffect(() => {
    fetch(from)
      .then((answer) => answer.json())
      .then(setFacts);
  }, [from]);
  if (!facts) return null;
  return html`<div class="learn-try">
    <div class="choices" role="group" aria-label=${t("learn-example")}>
      ${NUMBERS.map(
        (number) =>
          html`<button key=${number} type="button" aria-pressed=${number === seats} onClick=${() => setSeats(number)}>
            ${t("core-players", { count: Number(number) })}
          </button>`,
      )}
    </div>
    ${show(facts, seats)}
  </div>`;
}
