import { useAsked } from "../asked.js";
import { offer } from "../games.js";
import { html } from "../html.js";
import { list, load, t } from "../words.js";

/** @typedef {import("../games.js").Option} Option */
/** @typedef {import("./facts.js").ClockKind} ClockKind */

/** What is not as usual at this table: whoever sits down knows what is played. @param {{ table: import("./facts.js").Table }} props */
export function TableRules({ table }) {
  const { answer } = useAsked(() => Promise.all([offer(), load(table.game)]), [table.game]);
  if (!answer) return null;
  const [{ games }] = answer;
  const options = games.find((game) => game.name === table.game)?.options ?? [];
  const chosen = options.filter((option) => String(table.options[option.name]) !== String(option.default));
  const lines = chosen.map((option) => lineOf(table.game, option, table.options[option.name]));
  if (table.clock.kind !== "none") lines.push(clockLine(table.clock));
  if (table.hints) lines.push(t("web-rules-hints"));
  return html`<section class="table-rules">
    <h2>${t("web-rules")}</h2>
    ${lines.length === 0 ? html`<p class="muted">${t("web-rules-usual")}</p>` : html`<ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`}
  </section>`;
}

/** @param {string} game @param {Option} option @param {any} value */
function lineOf(game, { name, kind }, value) {
  const words = `web-option-${game}-${name.replaceAll("_", "-")}`;
  if (kind === "flag") return value ? t(words) : t("web-rules-without", { rule: t(words) });
  if (kind === "guilds") return t("web-rules-guilds", { names: list(value.map((/** @type {string} */ guild) => t(`tree-society-guild-${guild}`))) });
  if (kind === "species") return t("web-rules-species", { names: list(value.map((/** @type {string} */ code) => t(`arboretum-tree-${code}`))) });
  return t("web-rules-chosen", { rule: t(words), choice: kind === "deck" ? value.split(":")[0] : t(`${words}-${value}`) });
}

/** @param {ClockKind} clock */
function clockLine({ kind, seconds = 0, increment = 0, days = 0 }) {
  if (kind === "bank") return t("web-rules-clock-bank", { minutes: Math.round(seconds / 60), increment });
  return kind === "days" ? t("web-rules-clock-days", { days }) : t("web-rules-clock-move", { seconds });
}
