import { useEffect, useState } from "preact/hooks";
import { html } from "../../../html.js";
import { shippedDeck } from "../pad/decks.js";

/** An example that needs the cards of the shipped deck. @param {any} Example */
export function withDeck(Example) {
  return function DeckExample() {
    const [deck, setDeck] = useState(/** @type {import("../pad/decks.js").Deck | null} */ (null));
    useEffect(() => {
      shippedDeck().then(setDeck, () => {});
    }, []);
    return deck && html`<${Example} deck=${deck} />`;
  };
}
