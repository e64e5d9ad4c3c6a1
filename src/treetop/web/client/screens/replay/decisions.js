import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { isOnDevice } from "../../local/ids.js";
import { progress, setProgress } from "../../local/progress.js";
import { reason } from "../../refused.js";
import { keepReview } from "../../reviewed.js";
import { get } from "../../service.js";
import { tell } from "../../table/tell.js";
import { number, t, uncapitalised } from "../../words.js";
import { Accounts } from "./accounts.js";
import { Moments } from "./moments.js";

const EACH = 3;
/** So many milliseconds between two questions how far the server is. */
const EVERY = 1000;

/**
 * The decisions of each player that gave away most, worked out when somebody asks for them.
 * @param {Omit<import("./review.js").ReviewProps, "onGo"> & { turn: number }} props
 */
export function Decisions({ id, names, step, turn, table, onJudged, onMistake }) {
  const [state, setState] = useState(/** @type {{ asked?: boolean, found?: any, refusal?: any }} */ ({}));
  if (!state.asked) {
    return html`<button type="button" onClick=${ask}>${t("players-decisions-title")}</button>`;
  }
  return html`<section class="stack" aria-busy=${!state.found && !state.refusal}>
    <h3>${t("players-decisions-title")}</h3>
    <p class="muted small">${t("players-decisions-how")}</p>
    ${body()}
  </section>`;

  function body() {
    if (state.refusal) return html`<p class="muted">${reason(state.refusal)}</p>`;
    if (!state.found) return html`<p class="muted" role="status">${t("web-review-working")}</p>${done()}`;
    const { decisions, accounts } = state.found;
    const dear = names.flatMap((_, seat) => dearest(decisions, seat + 1));
    return html`${dear.length
        ? html`<${Moments} moments=${dear} step=${step} said=${said} onGo=${onMistake} />`
        : html`<p>${t("players-decisions-none")}</p>`}
      <${Accounts} accounts=${accounts} names=${names} turn=${turn} />`;
  }

  function done() {
    const share = progress.value[id];
    return share !== undefined && html`<progress value=${share} aria-label=${t("web-review-working")}></progress>`;
  }

  async function ask() {
    setState({ asked: true });
    const watching = isOnDevice(id) ? undefined : setInterval(() => askHowFar(id), EVERY);
    try {
      const found = await get(`/tables/${id}/decisions`);
      setState({ asked: true, found });
      onJudged(found.decisions);
      keepReview(table, found);
    } catch (refusal) {
      setState({ asked: true, refusal });
    } finally {
      clearInterval(watching);
    }
  }

  /** @param {any} decision */
  function said({ seat, step: at, action, best, loss, why }) {
    const line = t("players-decisions-line", {
      actor: names[seat - 1],
      step: at + 1,
      action: uncapitalised(tell(action, names)),
      best: uncapitalised(tell(best, names)),
      loss: number(loss, { style: "percent" }),
    });
    return why ? `${line} ${tell(why, names)}` : line;
  }
}

/** A server that can't say so is asked again. @param {string} id */
async function askHowFar(id) {
  const { done, total } = await get(`/tables/${id}/decisions/progress`).catch(() => ({ total: 0 }));
  if (total) setProgress(id, done / total);
}

/** @param {any[]} decisions @param {number} seat */
function dearest(decisions, seat) {
  return decisions
    .filter((decision) => decision.seat === seat)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, EACH);
}
