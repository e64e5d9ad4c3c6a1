import { useEffect, useRef, useState } from "preact/hooks";
import { TableHead } from "../../table/table-head.js";
import { FINISH } from "../../table/plan.js";
import { useTable } from "../../table/use-table.js";
import { Arboretum } from "./arboretum.js";
import { Hand } from "./hand.js";
import { IconButton } from "../../components/icon-button.js";
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
import { Gardens, showMine } from "./gardens.js";
import { Piles } from "./piles.js";
import { justDrawn } from "./recent.js";
import { SpeciesBar, pathsBySpecies } from "./species-bar.js";
import { turnSentence } from "./turn.js";

const knowledge = () => import("./knowledge.js").then((module) => module.Knowledge);
const ending = () => import("./ending.js").then((module) => module.Ending);
const hint = () => import("../../table/hint.js").then((module) => module.Hint);
const help = () => import("./help.js").then((module) => module.Help);
const EXAMPLE = "plant oa5 0,1";

/** Where one draws, or ends the turn. */
const TO_DRAW = [".turn-buttons .primary:not(:disabled)", ".piles .choosable"];

/** A live game of Arboretum. @param {{ connection: import("../../table/connection.js").Connection }} props */
export default function ArboretumTable({ connection }) {
  const { plan, view, table, seat, names, mine, result } = useTable(connection);
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [pondering, setPondering] = useState(false);
  const [reading, setReading] = useState(false);
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
  const example = plan.complete.value ? FINISH : EXAMPLE;
  const travelling = useTravel([connection.view.value, plan.steps.value]);
  useVoice(connection, names, sentence);
  useTurnFocus(mine, ...TO_DRAW);
  const acted = useRef(false);
  // A card that is drawn comes a little later than the server's consent: then it's clear what comes next.
  useEffect(() => {
    if (!acted.current || (legal.length === 0 && !plan.complete.value)) return;
    acted.current = false;
    focusOn(
      ...(sources(legal).length > 0 || plan.complete.value
        ? TO_DRAW
        : ['.hand .choosable[tabindex="0"]', ".hand .choosable"]),
    );
  });
  useEffect(() => {
    const better = Object.keys(paths).filter((code) => paths[code].points > (before[code]?.points ?? 0));
    if (better.length > 0) setShown(better.sort((a, b) => paths[b].points - paths[a].points)[0]);
  }, [plan.score.value]);
  const head = { connection, phase: view.phase, sentence, mine, example, onAction: attempt };

  return html`<div class="table arboretum-table" data-edition=${view.edition} ref=${travelling}>
    <${TableHead} ...${head} onRules=${() => setReading(true)} />
    <${Gardens} view=${view} names=${names} connection=${connection}>
      <section class="mine" aria-label=${seat ? t("web-mine") : names[0]}>
        <div class="mine-head">
          ${seat &&
          html`<${SpeciesBar}
            species=${view.species}
            paths=${paths}
            before=${before}
            shown=${shown}
            onShow=${setShown}
          />`}
          ${!seat && html`<strong class="seat-name">${names[0]}</strong>`}
          ${table.hints &&
          seat &&
          html`<${IconButton}
            icon="eye"
            quiet
            label=${t("arboretum-table-knowledge")}
            aria-haspopup="dialog"
            onClick=${() => setPondering(true)}
          />`}
        </div>
        <${Arboretum}
          label=${seat ? t("arboretum-table-arboretum-mine") : t("arboretum-table-arboretum-of", { name: names[0] })}
          trees=${[...own.arboretum, ...onItsWay]}
          legal=${planting ? placesFor(legal, planting) : []}
          planting=${planting}
          tentative=${planned}
          paths=${shown && paths[shown] ? [{ ...paths[shown], species: shown }] : []}
          onPlant=${plant}
        />
      </section><//>
    <${Piles}
      view=${view}
      names=${names}
      legal=${legal}
      onDraw=${(/** @type {string} */ source) => act(`draw ${source}`)}
    />
    ${seat &&
    html`<div class="my-hand">
      <${Hand}
        label=${t("arboretum-table-hand")}
        cards=${own.hand.filter((/** @type {string} */ card) => !planned.includes(card))}
        choosable=${[...plantable(legal), ...discardable(legal)]}
        chosen=${planting}
        drawn=${mine ? justDrawn(connection.log.value, seat) : []}
        onChoose=${chooseCard}
        onLift=${lift}
        onDrop=${drop}
      />
    </div>`}
    ${result?.sheet
      ? html`<${Later} load=${ending} connection=${connection} names=${names} sheet=${result.sheet} />`
      : seat &&
        html`<div class="doing">
          ${table.hints &&
          html`<${Later} load=${hint} connection=${connection} plan=${plan} words=${actionWords} onAct=${act} />`}
          <${TurnButtons} plan=${plan} next=${nextStep()} />
        </div>`}
    ${reading && html`<${Later} load=${help} phase=${view.phase} onClose=${() => setReading(false)} />`}
    ${
      pondering && html`<${Later} load=${knowledge} view=${view} names=${names} onClose=${() => setPondering(false)} />`
    }
    <${Side} connection=${connection} names=${names} example=${example} onAction=${attempt} />
  </div>`;

  /** The one thing to do next, at thumb height. */
  function nextStep() {
    if (sources(legal).includes("pile")) return { words: t("arboretum-table-do-draw"), act: () => act("draw pile") };
    if (sources(legal).length > 0) return { words: t("arboretum-table-do-draw-discard") };
    if (planting) return { words: t("arboretum-table-do-place") };
    if (plantable(legal).length > 0) return { words: t("arboretum-table-do-plant") };
    if (discardable(legal).length > 0) return { words: t("arboretum-table-do-discard") };
    return { words: sentence };
  }

  /** @param {string} card */
  function chooseCard(card) {
    if (discardable(legal).includes(card)) return act(`discard ${card}`);
    setChosen(card === chosen ? null : card);
    showMine();
    if (card !== chosen) focusOn('.mine [role="grid"] .place[tabindex="0"]');
  }

  /** A card that is carried is chosen: its places show. @param {string} card */
  function lift(card) {
    if (plantable(legal).includes(card)) setChosen(card);
    showMine();
  }

  /** @param {string} card @param {Element | null} under */
  function drop(card, under) {
    const place = under?.closest(".mine .place");
    if (place instanceof HTMLElement) act(`plant ${card} ${place.dataset.place}`);
    else if (under?.closest(`[data-pile="discard-${seat}"]`) && discardable(legal).includes(card))
      act(`discard ${card}`);
  }

  /** @param {number} x @param {number} y */
  function plant(x, y) {
    act(`plant ${planting} ${x},${y}`);
  }

  /** @param {string} action */
  async function attempt(action) {
    setChosen(null);
    await plan.propose(action);
    acted.current = true;
  }

  /** @param {string} action */
  function act(action) {
    attempt(action).catch(tellRefusal);
  }

  /** An action as a sentence. @param {string} action */
  function actionWords(action) {
    const [verb, card, where] = action.split(" ");
    if (action === "draw pile") return t("arboretum-table-do-draw");
    if (verb === "draw")
      return t("arboretum-table-act-take", { owner: Number(where) === seat ? "the-reader" : names[Number(where) - 1] });
    if (verb === "discard") return t("arboretum-do-discard", { card });
    const [x, y] = where.replaceAll("-", "−").split(",");
    return t("arboretum-do-plant", { card, x, y });
  }
}
