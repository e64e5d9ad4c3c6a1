import { useRef, useState } from "preact/hooks";
import { Icon } from "../../../components/icon.js";
import { html } from "../../../html.js";
import { reason } from "../../../refused.js";
import { say, t } from "../../../words.js";
import { openDeck } from "./decks.js";

/** @typedef {import("./decks.js").Deck} Deck */

/** Opens a deck file, and says everything that is wrong with it. @param {{ onDeck: (deck: Deck) => void }} props */
export function DeckOpener({ onDeck }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [problems, setProblems] = useState(/** @type {string[]} */ ([]));
  return html`<div class="stack pad-deck-file">
    <input ref=${input} type="file" accept=".toml" hidden onChange=${read} />
    <div>
      <button type="button" onClick=${() => input.current?.click()}>
        <${Icon} name="plus" /> ${t("tree-society-scorepad-deck-open")}
      </button>
    </div>
    <div role="alert">
      ${problems.length > 0 &&
      html`<p class="pad-warning">
        <${Icon} name="warning" /> ${t("tree-society-scorepad-deck-faulty", { count: problems.length })}
      </p>
        <ul class="pad-problems small">${problems.map((words, index) => html`<li key=${index}>${words}</li>`)}</ul>`}
    </div>
  </div>`;

  /** @param {Event} event */
  async function read(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.files?.[0];
    field.value = "";
    if (!file) return;
    try {
      const { deck, problems: found } = await openDeck(file);
      setProblems(found.map((problem) => say(problem)));
      if (deck) onDeck(deck);
    } catch (problem) {
      setProblems([reason(problem)]);
    }
  }
}
