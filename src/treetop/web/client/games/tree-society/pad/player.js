import { useState } from "preact/hooks";
import { Icon } from "../../../components/icon.js";
import { IconButton } from "../../../components/icon-button.js";
import { html } from "../../../html.js";
import { say, t } from "../../../words.js";
import { build, changed, FRUIT, owners } from "./entered.js";
import { Counter } from "../../../screens/scorepad/counter.js";
import { change, table } from "./session.js";

/** @typedef {import("./decks.js").Deck} Deck */

const LEVELS = [1, 2, 3];
const MOST_FOUND = 12;
const MOST_ONGOING = 3;

/** One player's houses by search, fruit and coins by number. @param {{ seat: number, deck: Deck }} props */
export function PlayerPanel({ seat, deck }) {
  const entered = table.value;
  const player = entered?.players[seat];
  if (!entered || !player) return null;
  const ongoing = player.houses.filter(({ level }) => level < 3).length;
  return html`<div class="pad-player">
    <${Search} seat=${seat} deck=${deck} />
    <ul class="pad-houses" aria-label=${t("tree-society-scorepad-houses")}>
      ${player.houses.map(
        ({ card, level }) =>
          html`<${House}
            key=${card}
            seat=${seat}
            card=${card}
            level=${level}
            deck=${deck}
            full=${ongoing >= MOST_ONGOING}
          />`,
      )}
    </ul>
    <${Fruit} seat=${seat} kind="sold" counts=${player.sold} />
    <${Fruit} seat=${seat} kind="unsold" counts=${player.unsold} />
    <div class="pad-counters">
      <${Counter}
        label=${t("tree-society-scorepad-coins")}
        symbol="coin"
        value=${player.coins}
        set=${(/** @type {number} */ coins) => change(changed(entered, seat, { coins }))}
      />
      ${countsMarket(deck) &&
      html`<${Counter}
        label=${t("tree-society-scorepad-market-types")}
        symbol="tag"
        value=${entered.market}
        most=${FRUIT.length}
        set=${(/** @type {number} */ market) => change({ ...entered, market })}
      />`}
    </div>
  </div>`;
}

/** Does any card count the fruit in the market? @param {Deck} deck */
function countsMarket({ cards }) {
  return Object.values(cards).some(({ levels }) =>
    levels.some(({ formula }) => formula?.arguments.term === "market-types"),
  );
}

/** @param {{ seat: number, deck: Deck }} props */
function Search({ seat, deck }) {
  const [wanted, setWanted] = useState("");
  const entered = table.value;
  if (!entered) return null;
  const owned = owners(entered);
  const text = plain(wanted);
  const found = text
    ? Object.entries(deck.cards)
        .map(([key, card]) => ({ key, card, name: say(card.name), guild: t(`tree-society-guild-${card.guild}`) }))
        .filter(
          ({ key, name, guild }) => !owned.has(key) && (plain(name).includes(text) || plain(guild).startsWith(text)),
        )
        .slice(0, MOST_FOUND)
    : [];
  return html`<div class="pad-search">
    <label>
      <span class="small muted">${t("tree-society-scorepad-search")}</span>
      <input
        type="search"
        autocomplete="off"
        value=${wanted}
        placeholder=${t("tree-society-scorepad-search-example")}
        onInput=${(/** @type {InputEvent} */ event) => setWanted(/** @type {HTMLInputElement} */ (event.target).value)}
      />
    </label>
    <ul class="pad-found" aria-live="polite">
      ${found.map(
        ({ key, card, name, guild }) => html`<li key=${key}>
          <button type="button" class=${`guild-${card.guild}`} onClick=${() => add(key)}>
            <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#guild-${card.guild}`} /></svg>
            <span>${name} <span class="muted small">${guild}</span></span>
            <${Icon} name="plus" />
          </button>
        </li>`,
      )}
      ${text && found.length === 0 && html`<li class="muted small">${t("tree-society-scorepad-search-none")}</li>`}
    </ul>
  </div>`;

  /** @param {string} key */
  function add(key) {
    if (table.value) change(build(table.value, seat, key, 3));
    setWanted("");
  }
}

/** @param {string} words without accents and capitals */
function plain(words) {
  return words
    .trim()
    .toLocaleLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "");
}

/** @param {{ seat: number, card: string, level: number, deck: Deck, full: boolean }} props */
function House({ seat, card, level, deck, full }) {
  const facts = deck.cards[card];
  if (!facts) return null;
  const name = say(facts.name);
  return html`<li class=${`panel pad-house guild-${facts.guild}`}>
    <svg viewBox="0 0 120 168" aria-hidden="true"><use href=${`#house-${level}`} /></svg>
    <div class="pad-house-words">
      <strong>${name}</strong>
      <div class="pad-levels" role="radiogroup" aria-label=${t("tree-society-scorepad-level-of", { card: name })}>
        ${LEVELS.map(
          (one) => html`<button
            key=${one}
            type="button"
            role="radio"
            aria-checked=${one === level}
            disabled=${one < 3 && level === 3 && full}
            onClick=${() => set(one)}
          >
            ${one === 3 ? t("tree-society-scorepad-level-done") : t("tree-society-scorepad-level", { level: one })}
          </button>`,
        )}
      </div>
    </div>
    <${IconButton}
      icon="trash"
      quiet
      label=${t("tree-society-scorepad-house-remove", { card: name })}
      onClick=${() => set(0)}
    />
  </li>`;

  /** @param {number} to */
  function set(to) {
    if (table.value) change(build(table.value, seat, card, to));
  }
}

/** @param {{ seat: number, kind: "sold" | "unsold", counts: number[] }} props */
function Fruit({ seat, kind, counts }) {
  return html`<fieldset class="stack">
    <legend class="small muted">${t(`tree-society-scorepad-fruit-${kind}`)}</legend>
    <div class="pad-counters">
      ${FRUIT.map(
        (type, index) =>
          html`<${Counter}
            key=${type}
            label=${t(`tree-society-fruit-${type}`)}
            symbol=${`fruit-${type}`}
            value=${counts[index]}
            set=${(/** @type {number} */ count) =>
              table.value && change(changed(table.value, seat, { [kind]: counts.with(index, count) }))}
          />`,
      )}
    </div>
  </fieldset>`;
}
