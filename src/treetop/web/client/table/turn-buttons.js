import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { tellRefusal } from "../refused.js";
import { play } from "../settings.js";
import { t } from "../words.js";

/**
 * Take back, and the one primary button.
 * @param {{
 *   plan: import("./plan.js").Plan, next: { words: string, act?: () => unknown }, last?: string
 * }} props `last` names what commits
 */
export function TurnButtons({ plan, next, last = t("web-commit") }) {
  const complete = plan.complete.value;
  if (plan.connection.table.value?.state !== "playing")
    return html`<div class="turn-buttons"><a class="button primary" href="/">${t("web-to-home")}</a></div>`;
  return html`<div class="turn-buttons">
    <button
      type="button"
      disabled=${(plan.steps.value.length === 0 && plan.held.value === null) || plan.committing.value}
      title=${t("web-take-back")}
      onClick=${() => plan.takeBack()}
    >
      <${Icon} name="undo" />${t("web-take-back")}
    </button>
    ${complete
      ? html`<button type="button" class="primary last" disabled=${plan.committing.value} onClick=${commit}>
        <${Icon} name="check" />${last}
      </button>`
      : html`<button type="button" class="primary" disabled=${!next.act} onClick=${next.act}>${next.words}</button>`}
  </div>`;

  function commit() {
    play("wood");
    plan.commit().catch(tellRefusal);
  }
}
