import { Choice, Several, choiceWords } from "../../components/option-field.js";
import { html } from "../../html.js";
import { has, list, t } from "../../words.js";

/** @typedef {import("../../components/option-field.js").FieldProps} FieldProps */

/** Kinds of option that only Tree Society has: a field for the form, and a line for the rules of a table. */
export default {
  fields: { guilds: GuildsField, deck: DeckField },
  lines: {
    guilds: (/** @type {string[]} */ guilds) =>
      t("tree-society-table-rules-guilds", { names: list(guilds.map(guildName)) }),
    deck: (/** @type {string} */ deck, /** @type {string} */ rule) =>
      t("web-rules-chosen", { rule: t(rule), choice: deckName(rule, deck.split(":")[0]) }),
  },
};

/** Exactly as many guilds as the game needs. @param {FieldProps} props */
function GuildsField({ words, option, value, onChoose }) {
  return html`<fieldset>
    <legend>${t(words)}</legend>
    <${Several}
      choices=${option.choices ?? []}
      value=${value}
      needed=${option.pick}
      symbol=${(/** @type {string} */ guild) => `guild-${guild}`}
      name=${guildName}
      onChoose=${onChoose}
    />
  </fieldset>`;
}

/** The server's decks, where it has more than one. @param {FieldProps} props */
function DeckField(props) {
  if (props.option.choices?.length === 1) return null;
  return html`<${Choice} ...${props} name=${(/** @type {string} */ deck) => deckName(props.words, deck)} />`;
}

/** Decks that come with Treetop have words of their own. @param {string} words @param {string} deck */
function deckName(words, deck) {
  const known = choiceWords(words, deck);
  return has(known) ? t(known) : deck;
}

/** @param {string} guild */
function guildName(guild) {
  return t(`tree-society-guild-${guild}`);
}
