import { useState } from "preact/hooks";
import { announce } from "../announcer.js";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { tellRefusal } from "../refused.js";
import { number, t } from "../words.js";
import { reasons } from "./hint-reasons.js";

/** @typedef {import("./hint-reasons.js").Candidate} Candidate */

/**
 * What the adviser would do in the position that the player sees, at tables that allow it. The advice goes as soon as
 * that position changes.
 * @param {{
 *   connection: import("./connection.js").Connection, plan: import("./plan.js").Plan,
 *   words: (action: string) => string, onAct: (action: string) => void
 * }} props
 */
export function Hint({ connection, plan, words, onAct }) {
  const [hint, setHint] = useState(/** @type {{ view: unknown, candidates: Candidate[] } | null} */ (null));
  const [thinking, setThinking] = useState(false);
  const view = plan.view.value;
  const idle = plan.legal.value.length === 0;
  const candidates = hint?.view === view && !idle ? hint.candidates : [];
  return html`<div class="hint">
    <button type="button" class="quiet" disabled=${thinking || idle} onClick=${ask}>
      <${Icon} name="help" />${thinking ? t("web-hint-thinking") : t("web-hint")}
    </button>
    ${candidates.length > 0 &&
    html`<button type="button" class="hint-best" onClick=${() => onAct(candidates[0].action)}>
      ${best(candidates[0])}
    </button>
      <p class="hint-why small muted">${reasons(candidates, words).join(" ")}</p>`}
  </div>`;

  /** @param {Candidate} candidate */
  function best({ action, share }) {
    const shown = share === null ? "none" : number(share, { style: "percent" });
    return t("web-hint-best", { action: words(action), share: shown });
  }

  async function ask() {
    setThinking(true);
    try {
      const { candidates: found } = await connection.hint(plan.actions.value);
      setHint({ view, candidates: found });
      if (found[0] && plan.view.value === view) announce([words(found[0].action), ...reasons(found, words)].join(" "));
    } catch (problem) {
      tellRefusal(problem);
    }
    setThinking(false);
  }
}
