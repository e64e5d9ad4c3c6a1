import { useState } from "preact/hooks";
import { Later } from "../../components/later.js";
import { html } from "../../html.js";
import { tellRefusal } from "../../refused.js";
import { goWithArrows } from "../../table/arrows.js";
import { TurnButtons } from "../../table/turn-buttons.js";
import { Final } from "../../table/final.js";
import { focusOn, useTurnFocus } from "../../table/focus.js";
import { FINISH } from "../../table/plan.js";
import { Side } from "../../table/side.js";
import { TableHead } from "../../table/table-head.js";
import { useTravel } from "../../table/travel.js";
import { useTable } from "../../table/use-table.js";
import { useVoice } from "../../table/voice.js";
import { say, t } from "../../words.js";
import { offered, offeredFor } from "./actions.js";
import { BoardHead, Done, Ongoing, Unsold } from "./board.js";
import { CardSheet } from "./card-sheet.js";
import { Market } from "./market.js";
import { Others } from "./others.js";
import { Prompt } from "./prompt.js";
import { Sheet } from "./sheet.js";
import { lastWords, turnSentence } from "./turn.js";

const hint = () => import("../../table/hint.js").then((module) => module.Hint);
const help = () => import("./help.js").then((module) => module.Help);
const EXAMPLE = "sell apple-07";
const THINGS = [
  ".guild-card:not(.empty)",
  ".fruit-card:not(.empty)",
  ".done-card",
  ".sweep",
  ".rival-look",
  ".choices-now button:not(:disabled)",
].join();
/** Where the next decision is made: the first of these on the table. */
const NEXT = [
  ".turn-buttons .primary.last",
  ".prompt .choosable",
  ".unsold .choosable",
  ".fruit-row .choosable",
  ".guild-card.choosable",
  ".turn-buttons .primary:not(:disabled)",
];
/**
 * The market is refilled at once, so taking a fruit can't be tried out: it waits for the player's word.
 * @param {string} action
 */
const holds = (action) => action.startsWith("take ");

/** A live game of Tree Society. @param {{ connection: import("../../table/connection.js").Connection }} props */
export default function TreeSocietyTable({ connection }) {
  const { plan, view, table, seat, names, mine, result } = useTable(connection, holds);
  const [reading, setReading] = useState(/** @type {string | null} */ (null));
  const [asking, setAsking] = useState(/** @type {{ sign: string | null } | null} */ (null));
  const held = plan.held.value;
  const offers = offered(plan.legal.value, view);
  const travelling = useTravel([connection.view.value, plan.steps.value]);
  const example = plan.complete.value ? FINISH : EXAMPLE;
  const sentence = turnSentence({ plan, view, table, seat, names });
  useVoice(connection, names, sentence);
  useTurnFocus(mine, ...NEXT);
  const elsewhere = offeredFor(offers, null);
  const only = offers.length === 1 ? elsewhere[0] : undefined;
  const first = elsewhere.find((one) => one.verb !== "skip") ?? only;
  const explain = (/** @type {string} */ sign) => setAsking({ sign });
  const board = { view, offers, onAct: act, onOpen: setReading, onExplain: explain };
  const head = { connection, phase: view.phase, sentence, mine, example, onAction: attempt };

  return html`<div
    class="table society-table"
    ref=${travelling}
    data-moment=${`${connection.seq}.${plan.actions.value.length}.${held ?? ""}`}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => goWithArrows(event, THINGS)}
  >
    <${TableHead} ...${head} onRules=${() => setAsking({ sign: null })} />
    <${Others} view=${view} names=${names} connection=${connection} onOpen=${setReading} />
    <${Market} ...${board} held=${held} />
    <${Prompt} ...${board} actor=${view.to_act === seat ? undefined : names[(view.to_act ?? 1) - 1]} />
    ${seat && html`<${Done} ...${board} seat=${seat} />`}
    <section class="dock" aria-label=${t("web-mine")}>
      ${seat &&
      html`<${BoardHead} ...${board} seat=${seat} />
        <${Ongoing} ...${board} seat=${seat} />
        <${Unsold} ...${board} seat=${seat} />`}
      ${result?.sheet
        ? html`<${Final}
          connection=${connection}
          names=${names}
          sheet=${() => html`<${Sheet} sheet=${result.sheet} names=${names} />`}
        />`
        : seat &&
          html`<div class="choices-now">
            ${elsewhere
              .filter((one) => one !== first)
              .map(
                (one) =>
                  html`<button key=${one.action} type="button" onClick=${() => act(one.action)}>
                    ${say(one.words)}
                  </button>`,
              )}
            ${table.hints &&
            html`<${Later}
              load=${hint}
              connection=${connection}
              plan=${plan}
              words=${(/** @type {string} */ action) => say(offered([action], view)[0].words)}
              onAct=${act}
            />`}
            <${TurnButtons}
              plan=${plan}
              next=${first
                ? { words: say(first.words), act: () => act(first.action) }
                : { words: mine ? t(`tree-society-phase-${view.phase}`) : sentence }}
              last=${lastWords(held, view)}
            />
          </div>`}
    </section>
    <${Side} connection=${connection} names=${names} example=${example} onAction=${attempt} />
    <${CardSheet}
      name=${reading}
      view=${view}
      offers=${offers}
      onAct=${act}
      onClose=${() => setReading(null)}
      whyNot=${mine && !plan.complete.value ? whyNot : undefined}
    />
    ${
      asking && html`<${Later} load=${help} phase=${view.phase} sign=${asking.sign} onClose=${() => setAsking(null)} />`
    }
  </div>`;

  /** What the rules have against an action. @param {string} action */
  function whyNot(action) {
    return connection.preview([...plan.actions.value, action]).then(
      () => null,
      (problem) => problem,
    );
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
