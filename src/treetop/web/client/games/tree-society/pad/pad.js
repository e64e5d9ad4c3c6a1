import { useEffect, useState } from "preact/hooks";
import { gameName } from "../../../games.js";
import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { Frame } from "../../../screens/scorepad/frame.js";
import { opensOnResult } from "../../../screens/scorepad/notebook.js";
import { DeckOpener } from "./deck-opener.js";
import { deckOf } from "./decks.js";
import { PlayerPanel } from "./player.js";
import { Result } from "./result.js";
import { open, session, table } from "./session.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {import("./decks.js").Deck} Deck */

/** The pad for one table of Tree Society, once its deck is known. @param {{ entered: Entered }} props */
export function Pad({ entered }) {
  const [deck, setDeck] = useState(/** @type {Deck | null | undefined} */ (undefined));
  useEffect(() => {
    deckOf(entered.deck).then(setDeck);
  }, [entered.id]);
  if (deck === undefined) return null;
  return deck
    ? html`<${Table} entered=${entered} deck=${deck} />`
    : html`<${DeckMissing} entered=${entered} onDeck=${setDeck} />`;
}

/** @param {{ entered: Entered, onDeck: (deck: Deck) => void }} props */
function DeckMissing({ entered, onDeck }) {
  const [other, setOther] = useState("");
  return html`<h1>${gameName("tree-society")}</h1>
    <p>${t("tree-society-scorepad-deck-missing", { name: entered.deckName })}</p>
    <${DeckOpener}
      onDeck=${(/** @type {Deck} */ deck) => (deck.hash === entered.deck ? onDeck(deck) : setOther(deck.name))}
    />
    ${other &&
    html`<p class="pad-warning" role="alert">${t("tree-society-scorepad-deck-other", { name: other })}</p>`}`;
}

/** @param {{ entered: Entered, deck: Deck }} props */
function Table({ entered, deck }) {
  const [shown, setShown] = useState(
    /** @type {import("../../../screens/scorepad/frame.js").Tab} */ (opensOnResult(entered) ? "result" : 0),
  );
  useEffect(() => open(entered), [entered.id]);
  const current = table.value;
  if (!current || current.id !== entered.id) return null;
  return html`<${Frame} session=${session} shown=${shown} show=${setShown}>
    ${shown === "result"
      ? html`<${Result} show=${setShown} />`
      : html`<${PlayerPanel} key=${shown} seat=${shown} deck=${deck} />`}
  <//>`;
}
