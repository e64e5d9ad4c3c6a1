import { useAnswer } from "../use-answer.js";
import { choiceWords, optionWords } from "../components/option-field.js";
import { offer, partOf } from "../games.js";
import { html } from "../html.js";
import { load, t } from "../words.js";

/** @typedef {import("../games.js").Option} Option */
/** @typedef {import("./facts.js").ClockKind} ClockKind */

/**
 * What is not as usual at this table: whoever sits down knows what is played.
 * @param {{ table: import("./facts.js").Table }} props
 */
export function TableRules({ table }) {
  const { answer } = useAnswer(
    () => Promise.all([offer(), partOf(table.game, "options"), load(table.game)]),
    [table.game],
  );
  if (!answer) return null;
  const [{ games }, own] = answer;
  const options = games.find((game) => game.name === table.game)?.options ?? [];
  const chosen = options.filter((option) => String(table.options[option.name]) !== String(option.default));
  const lines = chosen.map((option) => lineOf(table.game, option, table.options[option.name], own));
  if (table.clock.kind !== "none") lines.push(clockLine(table.clock));
  if (table.clock.kind !== "none" && table.clock.at_zero === "lose") lines.push(t("web-rules-lose"));
  if (table.rated) lines.push(t("web-rules-rated"));
  if (table.hints) lines.push(t("web-rules-hints"));
  return html`<section class="table-rules">
    <h2>${t("web-rules")}</h2>
    ${lines.length === 0
      ? html`<p class="muted">${t("web-rules-usual")}</p>`
      : html`<ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`}
  </section>`;
}

/**
 * @param {string} game
 * @param {Option} option
 * @param {any} value
 * @param {any} own what the game says of its own kinds
 */
function lineOf(game, { name, kind }, value, own) {
  const words = optionWords(game, name);
  if (own?.lines[kind]) return own.lines[kind](value, words);
  if (kind === "flag") return value ? t(words) : t("web-rules-without", { rule: t(words) });
  return t("web-rules-chosen", { rule: t(words), choice: t(choiceWords(words, value)) });
}

/** @param {ClockKind} clock */
function clockLine({ kind, seconds = 0, increment = 0, days = 0 }) {
  if (kind === "bank") return t("web-rules-clock-bank", { minutes: Math.round(seconds / 60), increment });
  return kind === "days" ? t("web-rules-clock-days", { days }) : t("web-rules-clock-move", { seconds });
}
