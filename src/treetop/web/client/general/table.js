import { Later } from "../components/later.js";
import { html } from "../html.js";
import { tellRefusal } from "../refused.js";
import { focusOn, useTurnFocus } from "../table/focus.js";
import { TurnButtons } from "../table/turn-buttons.js";
import { Final } from "../table/final.js";
import { Side } from "../table/side.js";
import { TableHead } from "../table/table-head.js";
import { stateSentence, useTable } from "../table/use-table.js";
import { useVoice } from "../table/voice.js";
import { say, t } from "../words.js";
import { Facts } from "./facts.js";
import { Scores } from "./scores.js";

const hint = () => import("../table/hint.js").then((module) => module.Hint);
const NEXT = [".general-actions button", ".turn-buttons .primary:not(:disabled)"];

/** A live game, whatever its rules. @param {{ connection: import("../table/connection.js").Connection }} props */
export default function GeneralTable({ connection }) {
  const { plan, view, table, seat, names, mine, result } = useTable(connection);
  const legal = plan.legal.value;
  const sentence = turnSentence();
  useVoice(connection, names, sentence);
  useTurnFocus(mine, ...NEXT);
  const example = legal[0] ?? "";
  return html`<div class="table general-table" data-moment=${`${connection.seq}.${plan.steps.value.length}`}>
    <${TableHead} connection=${connection} sentence=${sentence} mine=${mine} example=${example} onAction=${attempt} />
    <section class="general-view panel" aria-label=${t("web-general-view")} tabindex="0">
      <${Facts} game=${table.game} facts=${view} names=${names} />
    </section>
    ${seat &&
    table.state === "playing" &&
    html`<div class="general-choices">
      <div class="general-actions" role="group" aria-label=${t("web-general-actions")}>
        ${legal.map(
          (action) =>
            html`<button key=${action} type="button" onClick=${() => act(action)}>${words(action)}</button>`,
        )}
      </div>
      ${table.hints &&
      html`<${Later} load=${hint} connection=${connection} plan=${plan} words=${words} onAct=${act} />`}
      <${TurnButtons} plan=${plan} next=${{ words: sentence }} />
    </div>`}
    ${result &&
    html`<${Final}
      connection=${connection}
      names=${names}
      sheet=${() => html`<${Scores} game=${table.game} result=${result} names=${names} />`}
    />`}
    <${Side} connection=${connection} names=${names} example=${example} onAction=${attempt} />
  </div>`;

  function turnSentence() {
    return stateSentence({ plan, view, table, seat, names }) ?? t("web-table-your-turn");
  }

  /** An action in words, if its game has words for it. @param {string} action */
  function words(action) {
    const said = view.words?.[view.legal.indexOf(action)];
    return said ? say(said) : action;
  }

  /** @param {string} action */
  async function attempt(action) {
    await plan.propose(action);
    focusOn(...NEXT);
  }

  /** @param {string} action */
  function act(action) {
    attempt(action).catch(tellRefusal);
  }
}
