import { useEffect, useState } from "preact/hooks";
import { TableHead } from "../../table/table-head.js";
import { useTable } from "../../table/use-table.js";
import { Arboretum } from "./arboretum.js";
import { cardName } from "./card.js";
import { Hand } from "./hand.js";
import { Icon } from "../../components/icon.js";
import { Later } from "../../components/later.js";
import { html } from "../../html.js";
import { tellRefusal } from "../../refused.js";
import { TurnButtons } from "../../table/turn-buttons.js";
import { focusOn, useTurnFocus } from "../../table/focus.js";
import { Side } from "../../table/side.js";
import { useTravel } from "../../table/travel.js";
import { useVoice } from "../../table/voice.js";
import { t } from "../../words.js";
import { discardable, placesFor, plantable, sources, tentative, treesOf } from "./actions.js";
import { Others } from "./others.js";
import { Piles } from "./piles.js";
import { SpeciesBar, pathsBySpecies } from "./species-bar.js";
import { turnSentence } from "./turn.js";

const knowledge = () => import("./knowledge.js").then((module) => module.Knowledge);
const ending = () => import("./ending.js").then((module) => module.Ending);
const hint = () => import("../../table/hint.js").then((module) => module.Hint);
const EXAMPLE = "plant oa5 0,1";

/** A live game of Arboretum. @param {{ connection: import("../../table/connection.js").Connection }} props */
export default function ArboretumTable({ connection }) {
  const { plan, view, table, seat, names, mine, result } = useTable(connection);
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [pondering, setPondering] = useState(false);
  const [shown, setShown] = useState(/** @type {string | null} */ (null));
  const legal = plan.legal.value;
  const own = view.seats[(seat ?? 1) - 1];
  const planting = chosen && plantable(legal).includes(chosen) ? chosen : null;
  // Shown where it goes before the server has answered; a refusal puts it back.
  const onItsWay = planting || !plan.pending.value ? [] : treesOf(plan.pending.value);
  const planned = [...tentative(plan.actions.value), ...onItsWay.map(([card]) => card)];
  const paths = pathsBySpecies(plan.score.value);
  const before = pathsBySpecies(connection.score.value);
  const sentence = turnSentence({ plan, view, table, seat, names, chosen: planting });
  const travelling = useTravel([connection.view.value, plan.steps.value]);
  useVoice(connection, names, sentence);
  useTurnFocus(mine, ".turn-buttons .primary:not(:disabled)", ".piles .choosable");
  useEffect(() => {
    const better = Object.keys(paths).filter((code) => paths[code].points > (before[code]?.points ?? 0));
    if (better.length > 0) setShown(better.sort((a, b) => paths[b].points - paths[a].points)[0]);
  }, [plan.score.value]);

  return html`<div class="table arboretum-table" data-edition=${view.edition} ref=${travelling}>
    <${TableHead} connection=${connection} sentence=${sentence} mine=${mine} example=${EXAMPLE} onAction=${attempt} />
    <${Others} view=${view} names=${names} connection=${connection} />
    <section class="mine" aria-label=${seat ? t("web-mine") : names[0]}>
      <div class="mine-head">
        ${seat && html`<${SpeciesBar} species=${view.species} paths=${paths} before=${before} shown=${shown} onShow=${setShown} />`}
        ${!seat && html`<strong class="seat-name">${names[0]}</strong>`}
        ${table.hints && seat && html`<button type="button" class="round quiet" aria-label=${t("web-knowledge")} aria-haspopup="dialog" onClick=${() => setPondering(true)}><${Icon} name="eye" /></button>`}
      </div>
      <${Arboretum}
        label=${seat ? t("web-arboretum-mine") : t("web-arboretum-of", { name: names[0] })}
        trees=${[...own.arboretum, ...onItsWay]}
        legal=${planting ? placesFor(legal, planting) : []}
        planting=${planting}
        tentative=${planned}
        paths=${shown && paths[shown] ? [{ ...paths[shown], species: shown }] : []}
        onPlant=${plant}
      />
    </section>
    <${Piles} view=${view} names=${names} legal=${legal} onDraw=${(/** @type {string} */ source) => act(`draw ${source}`)} />
    ${seat && html`<div class="my-hand"><${Hand} label=${t("web-hand")} cards=${own.hand.filter((/** @type {string} */ card) => !planned.includes(card))} choosable=${[...plantable(legal), ...discardable(legal)]} chosen=${planting} onChoose=${chooseCard} /></div>`}
    ${result?.sheet
      ? html`<${Later} load=${ending} connection=${connection} names=${names} sheet=${result.sheet} />`
      : seat &&
        html`<div class="doing">
          ${table.hints && html`<${Later} load=${hint} connection=${connection} plan=${plan} words=${actionWords} onAct=${act} />`}
          <${TurnButtons} plan=${plan} next=${nextStep()} />
        </div>`}
    ${pondering && html`<${Later} load=${knowledge} view=${view} names=${names} onClose=${() => setPondering(false)} />`}
    <${Side} connection=${connection} names=${names} example=${EXAMPLE} onAction=${attempt} />
  </div>`;

  /** The one thing to do next, at thumb height. */
  function nextStep() {
    if (sources(legal).includes("pile")) return { words: t("web-do-draw"), act: () => act("draw pile") };
    if (sources(legal).length > 0) return { words: t("web-do-draw-discard") };
    if (planting) return { words: t("web-do-place", { card: cardName(planting) }) };
    if (plantable(legal).length > 0) return { words: t("web-do-plant") };
    if (discardable(legal).length > 0) return { words: t("web-do-discard") };
    return { words: sentence };
  }

  /** @param {string} card */
  function chooseCard(card) {
    if (discardable(legal).includes(card)) return act(`discard ${card}`);
    setChosen(card === chosen ? null : card);
    if (card !== chosen) focusOn('.mine [role="grid"] .place[tabindex="0"]');
  }

  /** @param {number} x @param {number} y */
  function plant(x, y) {
    act(`plant ${planting} ${x},${y}`);
  }

  /** @param {string} action */
  async function attempt(action) {
    setChosen(null);
    await plan.propose(action);
    focusOn(plan.complete.value ? ".turn-buttons .primary" : '.hand .card[tabindex="0"]');
  }

  /** @param {string} action */
  function act(action) {
    attempt(action).catch(tellRefusal);
  }

  /** An action as a sentence. @param {string} action */
  function actionWords(action) {
    const [verb, card, where] = action.split(" ");
    if (action === "draw pile") return t("web-do-draw");
    if (verb === "draw") return t("web-act-take", { owner: Number(where) === seat ? "the-reader" : names[Number(where) - 1] });
    if (verb === "discard") return t("web-act-discard", { card: cardName(card) });
    const [column, row] = where.split(",");
    return t("web-plant-here", { card: cardName(card), row, column });
  }
}
