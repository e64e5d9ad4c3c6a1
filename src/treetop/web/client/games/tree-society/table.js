import { useState } from "preact/hooks";
import { Later } from "../../components/later.js";
import { html } from "../../html.js";
import { tellRefusal } from "../../refused.js";
import { goWithArrows } from "../../table/arrows.js";
import { TurnButtons } from "../../table/turn-buttons.js";
import { Final } from "../../table/final.js";
import { focusOn, useTurnFocus } from "../../table/focus.js";
import { Side } from "../../table/side.js";
import { TableHead } from "../../table/table-head.js";
import { useTravel } from "../../table/travel.js";
import { stateSentence, useTable } from "../../table/use-table.js";
import { useVoice } from "../../table/voice.js";
import { say, t } from "../../words.js";
import { offered, offeredFor } from "./actions.js";
import { Board } from "./board.js";
import { GuildSheet } from "./guild-sheet.js";
import { Market } from "./market.js";
import { Others } from "./others.js";
import { Prompt } from "./prompt.js";
import { Sheet } from "./sheet.js";

const hint = () => import("../../table/hint.js").then((module) => module.Hint);
const EXAMPLE = "sell apple-07";
const THINGS = ".guild-card:not(.empty), .fruit-card:not(.empty), .done-card, .sweep, .rival-look, .choices-now button:not(:disabled)";
/** Where the next decision is made: the first of these on the table. */
const NEXT = [".prompt .choosable", ".unsold .choosable", ".fruit-row .choosable", ".guild-card.choosable", ".turn-buttons .primary:not(:disabled)"];

/** A live game of Tree Society. @param {{ connection: import("../../table/connection.js").Connection }} props */
export default function TreeSocietyTable({ connection }) {
  const { plan, view, table, seat, names, mine, result } = useTable(connection);
  const [reading, setReading] = useState(/** @type {string | null} */ (null));
  const offers = offered(plan.legal.value, view);
  const travelling = useTravel([connection.view.value, plan.steps.value]);
  const sentence = stateSentence({ plan, view, table, seat, names }) ?? t(`tree-society-phase-${view.phase}`);
  useVoice(connection, names, sentence);
  useTurnFocus(mine, ...NEXT);
  const elsewhere = offeredFor(offers, null);
  const first = elsewhere.find((one) => one.verb !== "skip");
  const levels = Object.fromEntries(view.seats.flatMap((/** @type {any} */ one) => one.ongoing.filter(Boolean).map((/** @type {any} */ item) => [item.card, item.level])));

  return html`<div class="table society-table" ref=${travelling} data-moment=${`${connection.seq}.${plan.steps.value.length}`} onKeyDown=${(/** @type {KeyboardEvent} */ event) => goWithArrows(event, THINGS)}>
    <${TableHead} connection=${connection} sentence=${sentence} mine=${mine} example=${EXAMPLE} onAction=${attempt} />
    <${Others} view=${view} names=${names} connection=${connection} onOpen=${setReading} />
    <${Market} view=${view} offers=${offers} onAct=${act} onOpen=${setReading} />
    <${Prompt} view=${view} offers=${offers} onAct=${act} onOpen=${setReading} />
    ${seat && html`<${Board} view=${view} seat=${seat} name=${t("web-mine")} offers=${offers} onAct=${act} onOpen=${setReading} />`}
    ${result?.sheet
      ? html`<${Final} connection=${connection} names=${names} sheet=${() => html`<${Sheet} sheet=${result.sheet} names=${names} />`} />`
      : seat &&
        html`<div class="choices-now">
          ${elsewhere.filter((one) => one !== first).map((one) => html`<button key=${one.action} type="button" onClick=${() => act(one.action)}>${say(one.words)}</button>`)}
          ${table.hints && html`<${Later} load=${hint} connection=${connection} plan=${plan} words=${(/** @type {string} */ action) => say(offered([action], view)[0].words)} onAct=${act} />`}
          <${TurnButtons} plan=${plan} next=${first ? { words: say(first.words), act: () => act(first.action) } : { words: sentence }} />
        </div>`}
    <${Side} connection=${connection} names=${names} example=${EXAMPLE} onAction=${attempt} />
    ${reading && view.cards[reading] && html`<${GuildSheet} facts=${view.cards[reading]} level=${levels[reading] ?? (view.seats.some((/** @type {any} */ one) => one.completed.includes(reading)) ? 3 : 0)} offers=${offeredFor(offers, reading)} onAct=${act} onClose=${() => setReading(null)} />`}
  </div>`;

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
