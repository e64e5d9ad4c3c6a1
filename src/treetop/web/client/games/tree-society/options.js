import { Choice, Several, choiceWords } from "../../components/option-field.js";
import { html } from "../../html.js";
import { list, t } from "../../words.js";

/** @typedef {import("../../components/option-field.js").FieldProps} FieldProps */

/** Kinds of option that only Tree Society has: a field for the form, and a line for the rules of a table. */
export default {
  fields: { guilds: GuildsField, deck: DeckField },
  lines: {
    guilds: (/** @type {string[]} */ guilds) => t("web-rules-guilds", { names: list(guilds.map(guildName)) }),
    deck: (/** @type {string} */ deck, /** @type {string} */ rule) =>
      t("web-rules-chosen", { rule: t(rule), choice: deck.split(":")[0] }),
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
  const { words, option } = props;
  if (option.choices?.length === 1) return null;
  const name = (/** @type {string} */ deck) => (deck === option.default ? t(choiceWords(words, deck)) : deck);
  return html`<${Choice} ...${props} name=${name} />`;
}

/** @param {string} guild */
function guildName(guild) {
  return t(`tree-society-guild-${guild}`);
}
