import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { shippedDeck } from "../scorepad/society/decks.js";
import { CostExample } from "./cost-example.js";
import { DealExample } from "./deal-example.js";
import { GuildExample } from "./guild-example.js";
import { GuildsExample } from "./guilds-example.js";
import { Lesson } from "./lesson.js";
import { PointsExample } from "./points-example.js";
import { PriceExample } from "./price-example.js";
import { PurseExample } from "./purse-example.js";
import { SocietyDealExample } from "./society-deal-example.js";
import { TableExample } from "./table-example.js";

/** @type {Record<string, any>} what is touched with the cards of the shipped deck */
const WITH_DECK = { cost: CostExample, guild: GuildExample, guilds: GuildsExample, points: PointsExample, price: PriceExample, purse: PurseExample };

/** Something small to touch beside a rule. @param {{ game: string, rule: import("./rulebook.js").Rule }} props */
export function Example({ game, rule }) {
  if (rule.deal) return game === "arboretum" ? html`<${DealExample} />` : html`<${SocietyDealExample} />`;
  if (rule.table) return html`<${TableExample} table=${rule.table} />`;
  if (rule.cards) return html`<${DeckExample} touched=${WITH_DECK[rule.cards]} />`;
  return html`<${LessonExample} key=${rule.number} game=${game} name=${rule.lesson} />`;
}

/** @param {{ touched: any }} props */
function DeckExample({ touched: Touched }) {
  const [deck, know] = useState(/** @type {import("../scorepad/society/decks.js").Deck | null} */ (null));
  useEffect(() => {
    shippedDeck().then(know);
  }, []);
  return deck && html`<${Touched} deck=${deck} />`;
}

/** A lesson's position, opened when it is wanted. @param {{ game: string, name?: string }} props */
function LessonExample({ game, name }) {
  const [opened, open] = useState(false);
  return html`<div class="learn-try">
    <button type="button" aria-expanded=${opened} onClick=${() => open(!opened)}>${t("learn-example")}</button>
    ${opened && html`<${Lesson} game=${game} name=${name} small />`}
  </div>`;
}
