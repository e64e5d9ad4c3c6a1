import { useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { announce } from "../announcer.js";
import { tellRefusal } from "../refused.js";
import { number, t } from "../words.js";
import { reasons } from "./hint-reasons.js";

/**
 * What the adviser would do, at tables that allow it.
 * @param {{ connection: import("./connection.js").Connection, words: (action: string) => string, onAct: (action: string) => void }} props
 */
export function Hint({ connection, words, onAct }) {
  const [hint, keep] = useState(/** @type {{ seq: number, candidates: any[] } | null} */ (null));
  const [thinking, think] = useState(false);
  const table = connection.table.value;
  if (!table?.hints || !connection.view.value?.legal.length) return null;
  const best = hint?.seq === connection.seq ? hint.candidates[0] : null;
  return html`<div class="hint">
    <button type="button" class="quiet" disabled=${thinking} onClick=${ask}><${Icon} name="help" />${thinking ? t("web-hint-thinking") : t("web-hint")}</button>
    ${best && html`<button type="button" class="hint-best" onClick=${() => onAct(best.action)}>${t("web-hint-best", { action: words(best.action), share: best.share === null ? "none" : number(best.share, { style: "percent" }) })}</button>
      <p class="hint-why small muted">${reasons(/** @type {any[]} */ (hint?.candidates), words).join(" ")}</p>`}
  </div>`;

  async function ask() {
    think(true);
    try {
      const found = await connection.hint();
      keep(found);
      if (found.candidates[0]) announce([words(found.candidates[0].action), ...reasons(found.candidates, words)].join(" "));
    } catch (problem) {
      tellRefusal(problem);
    }
    think(false);
  }
}
