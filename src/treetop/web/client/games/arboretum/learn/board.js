import { useEffect, useState } from "preact/hooks";
import { Arboretum } from "../arboretum.js";
import { Card } from "../card.js";
import { Hand } from "../hand.js";
import { discardable, placesFor, plantable } from "../actions.js";
import { Piles } from "../piles.js";
import { html } from "../../../html.js";
import { t } from "../../../words.js";

/**
 * A lesson's table: my arboretum, the others', piles, my hand.
 * @param {{ played: import("../../../screens/learn/lessons.js").Played, act: (action: string) => void }} props
 */
export default function ArboretumBoard({ played, act }) {
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const { view, hands, sheet } = played;
  const legal = played.missed ? [] : view.legal;
  useEffect(() => setChosen(null), [played]);
  const planting = chosen && plantable(legal).includes(chosen) ? chosen : null;
  const me = (view.seat ?? 1) - 1;
  const names = namesOf(view.players, me);
  return html`<div class="learn-table">
    <section class="learn-mine" aria-label=${t("arboretum-learn-your-arboretum")}>
      <${Arboretum}
        label=${t("arboretum-learn-your-arboretum")}
        trees=${view.seats[me].arboretum}
        legal=${planting ? placesFor(legal, planting) : []}
        planting=${planting}
        paths=${paths(played)}
        onPlant=${(/** @type {number} */ x, /** @type {number} */ y) => act(`plant ${planting} ${x},${y}`)}
        largest=${84}
      />
      ${planting &&
      html`<p class="muted small" role="status">${t("arboretum-learn-plant-where", { card: planting })}</p>`}
    </section>
    ${(played.puzzle || legal.some((/** @type {string} */ action) => action.startsWith("draw "))) &&
    html`<${Piles}
      view=${view}
      names=${names}
      legal=${legal}
      onDraw=${(/** @type {string} */ source) => act(`draw ${source}`)}
    />`}
    <div class="learn-hand">
      <${Hand}
        label=${t("arboretum-learn-your-hand")}
        cards=${hands[me]}
        choosable=${[...plantable(legal), ...discardable(legal)]}
        chosen=${planting}
        onChoose=${pick}
      />
    </div>
    ${(played.finished || played.missed) && played.open && html`<${Rights} sheet=${sheet} about=${played.about} />`}
    ${names.map(
      (name, seat) =>
        seat !== me &&
        html`<${Other} key=${seat} name=${name} trees=${view.seats[seat].arboretum} hand=${hands[seat]} />`,
    )}
  </div>`;

  /** @param {string} card */
  function pick(card) {
    if (discardable(legal).includes(card)) act(`discard ${card}`);
    else setChosen(card === chosen ? null : card);
  }
}

/** Neighbours are numbered in the order in which they follow me. @param {number} players @param {number} me */
function namesOf(players, me) {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === me) return t("learn-you");
    const number = (seat - me + players) % players;
    return players === 2 ? t("learn-neighbour") : t("learn-neighbour-number", { number });
  });
}

/**
 * My paths of the species that the lesson is about; at the end of a game, all that count.
 * @param {import("../../../screens/learn/lessons.js").Played} played
 */
function paths({ sheet, about, view, goals, met }) {
  if (!sheet) return [];
  const me = (view.seat ?? 1) - 1;
  const lines = sheet.species.filter((/** @type {any} */ line) =>
    about.length ? about.includes(line.code) && met === goals : view.phase === "over" && line.points[me] > 0,
  );
  return lines
    .filter((/** @type {any} */ line) => line.paths[me])
    .map((/** @type {any} */ line) => ({ ...line.paths[me], species: line.code }));
}

/** Who may score what the lesson is about. @param {{ sheet: any, about: string[] }} props */
function Rights({ sheet, about }) {
  const lines = sheet.species.filter((/** @type {any} */ line) => about.includes(line.code));
  return html`<ul class="learn-rights">
    ${lines.map((/** @type {any} */ line) => html`<li key=${line.code}>${rightWords(line)}</li>`)}
  </ul>`;
}

/** @param {any} line */
function rightWords({ code, held, values: [value, ...others], right }) {
  const given = { species: code, value, other: Math.max(...others) };
  if (!held) return t("arboretum-learn-right-everybody", given);
  if (!right.includes(1)) return t("arboretum-learn-right-other", given);
  return t(right.length > 1 ? "arboretum-learn-right-tie" : "arboretum-learn-right-you", given);
}

/** @param {{ name: string, trees: any[], hand: (string | null)[] }} props */
function Other({ name, trees, hand }) {
  return html`<section class="learn-other" aria-label=${name}>
    <h2>${name}</h2>
    <div class="learn-other-garden">
      <${Arboretum}
        label=${t("arboretum-learn-neighbour-arboretum", { name })}
        trees=${trees}
        smallest=${16}
        largest=${48}
        still
      />
    </div>
    <div class="learn-other-hand" role="group" aria-label=${t("arboretum-learn-neighbour-hand", { name })}>
      ${hand.map((card, index) => html`<${Card} key=${card ?? index} code=${card ?? "back"} small />`)}
    </div>
  </section>`;
}
