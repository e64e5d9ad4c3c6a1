import { useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { tellRefusal } from "../refused.js";
import { get } from "../service.js";
import { say, t } from "../words.js";

/** Was the deal fixed before anybody added their salt? @param {{ table: string }} props */
export function Fairness({ table }) {
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  return html`<section class="fairness stack">
    <button type="button" onClick=${ask}><${Icon} name="lock" />${t("web-fairness")}</button>
    ${answer &&
    html`<p role="status">${say(answer.message)}</p>
      <dl class="small">
        <dt>${t("web-fairness-commitment")}</dt>
        <dd class="mono">${answer.commitment}</dd>
        ${answer.server_seed && html`<dt>${t("web-fairness-seed")}</dt><dd class="mono">${answer.server_seed}</dd>`}
      </dl>`}
  </section>`;

  async function ask() {
    await get(`/tables/${table}/fairness`).then(setAnswer, tellRefusal);
  }
}
