import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../words.js";

const FACTS = new URL("../../../kernel/tree-society-deal.json", import.meta.url);

/** Choose the number of players; see the fruit, the market, the coins. */
export function SocietyDealExample() {
  const [facts, know] = useState(/** @type {any} */ (null));
  const [seats, choose] = useState("2");
  useEffect(() => {
    fetch(FACTS)
      .then((answer) => answer.json())
      .then(know);
  }, []);
  if (!facts) return null;
  const { fruit, market, start } = facts[seats];
  return html`<div class="learn-try">
    <div class="choices" role="group" aria-label=${t("learn-example")}>
      ${Object.keys(facts).map(
        (number) => html`<button key=${number} type="button" aria-pressed=${number === seats} onClick=${() => choose(number)}>${t("core-players", { count: Number(number) })}</button>`,
      )}
    </div>
    <div role="status">
      <p class="learn-verdict">${t("learn-example-fruit", { fruit, market })}</p>
      <ul class="small">
        ${start.map((/** @type {any} */ { pouch, chest }, /** @type {number} */ seat) => html`<li key=${seat}>${t("learn-example-start", { name: t("core-player", { seat: seat + 1 }), pouch, chest })}</li>`)}
      </ul>
    </div>
  </div>`;
}
