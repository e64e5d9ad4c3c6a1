import { useEffect, useState } from "preact/hooks";
import { html } from "../../../html.js";
import { ask } from "../../../kernel/kernel.js";
import { t } from "../../../words.js";
import { Counter } from "../../../screens/scorepad/counter.js";

/** @typedef {import("../pad/decks.js").Deck} Deck */

const MOST = 20;

/** Coins at the end of a turn; the kernel says what is left of them. @param {{ deck: Deck }} props */
export function PurseExample({ deck }) {
  const [pouch, setPouch] = useState(5);
  const [chest, setChest] = useState(2);
  const [left, setLeft] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    ask("treetop.web.tree_society.examples", "purse", { deck, pouch, chest }).then(setLeft);
  }, [deck, pouch, chest]);
  return html`<div class="learn-try">
    <${Counter}
      label=${t("tree-society-learn-example-pouch")}
      symbol="coin"
      value=${pouch}
      most=${MOST}
      set=${setPouch}
    />
    <${Counter}
      label=${t("tree-society-learn-example-chest")}
      symbol="coin"
      value=${chest}
      most=${MOST}
      set=${setChest}
    />
    ${left !== null &&
    html`<p role="status" class="learn-verdict">${t("tree-society-learn-example-purse", { count: left })}</p>`}
  </div>`;
}
