import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../../../components/icon-button.js";
import { html } from "../../../html.js";
import { HAS_SERVER } from "../../../site.js";
import { t } from "../../../words.js";
import { called, NameFields } from "../../../screens/scorepad/names.js";
import { DeckOpener } from "./deck-opener.js";
import { forgetDeck, keepDeck, ownDecks, shippedDeck } from "./decks.js";
import { newTable } from "./entered.js";

/** @typedef {import("./decks.js").Deck} Deck */

/**
 * Who played, in turn order, with which deck.
 * @param {{ onStart: (table: import("./entered.js").Entered) => void }} props
 */
export function Setup({ onStart }) {
  const [count, setCount] = useState(2);
  const [names, setNames] = useState(["", "", "", ""]);
  const [shipped, setShipped] = useState(/** @type {Deck | null} */ (null));
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    shippedDeck().then(setShipped);
  }, []);
  if (!shipped) return null;
  const decks = [shipped, ...ownDecks().filter(({ hash }) => hash !== shipped.hash)];
  const deck = decks.find(({ hash }) => hash === chosen) ?? shipped;
  return html`<form class="stack pad-setup" onSubmit=${start}>
    <${NameFields} count=${count} setCount=${setCount} names=${names} setNames=${setNames} />
    <p class="small muted">${t("tree-society-scorepad-turn-order")}</p>
    <fieldset class="panel stack">
      <legend class="heard">${t("tree-society-scorepad-deck")}</legend>
      <h2 aria-hidden="true">${t("tree-society-scorepad-deck")}</h2>
      ${decks.map(
        (one) => html`<div key=${one.hash} class="pad-deck">
          <label class="choice">
            <input type="radio" name="deck" checked=${one === deck} onChange=${() => setChosen(one.hash)} />
            ${one === shipped ? t("tree-society-scorepad-deck-shipped", { name: one.name }) : one.name}
          </label>
          ${one !== shipped &&
          html`<${IconButton}
            icon="trash"
            quiet
            label=${t("tree-society-scorepad-deck-forget", { name: one.name })}
            onClick=${() => forgetDeck(one.hash)}
          />`}
        </div>`,
      )}
      ${HAS_SERVER &&
      html`<p class="small muted">
          ${t("tree-society-scorepad-deck-own")}${" "}
          <a href="/api/decks/heartwood.toml" download>${t("tree-society-scorepad-deck-example")}</a>
        </p>
        <${DeckOpener} onDeck=${(/** @type {Deck} */ opened) => setChosen(opened.hash)} />`}
    </fieldset>
    <button class="primary large">${t("scorepad-start")}</button>
  </form>`;

  /** @param {SubmitEvent} event */
  function start(event) {
    event.preventDefault();
    keepDeck(deck);
    onStart(newTable(called(names, count), deck));
  }
}
