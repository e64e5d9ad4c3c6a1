import { Several } from "../../components/option-field.js";
import { html } from "../../html.js";
import { list, t } from "../../words.js";

/** Kinds of option that only Arboretum has: a field for the form, and a line for the rules of a table. */
export default {
  fields: { species: SpeciesField },
  lines: {
    species: (/** @type {string[]} */ codes) =>
      t("arboretum-table-rules-species", { names: list(codes.map(speciesName)) }),
  },
};

/**
 * At random, or exactly as many as the number of players needs.
 * @param {import("../../components/option-field.js").FieldProps} props
 */
function SpeciesField({ words, option, chosen, value, seats, onChoose }) {
  const species = /** @type {any} */ (option.choices)[chosen.edition ?? "renegade"];
  const needed = 2 * seats + 2;
  const named = Array.isArray(value);
  return html`<fieldset>
    <legend>${t(words)}</legend>
    <div class="choices">
      <label class="choice">
        <input type="radio" name=${words} checked=${!named} onChange=${() => onChoose("random")} />
        ${t("arboretum-table-option-random")}
      </label>
      <label class="choice">
        <input type="radio" name=${words} checked=${named} onChange=${() => onChoose(species.slice(0, needed))} />
        ${t("arboretum-table-option-chosen")}
      </label>
    </div>
    ${named &&
    html`<${Several}
      choices=${species}
      value=${value}
      needed=${needed}
      symbol=${(/** @type {string} */ code) => `species-${code}`}
      name=${speciesName}
      onChoose=${onChoose}
    />`}
  </fieldset>`;
}

/** @param {string} code */
function speciesName(code) {
  return t(`arboretum-tree-${code}`);
}
