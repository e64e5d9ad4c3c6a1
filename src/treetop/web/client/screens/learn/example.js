import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { DealExample } from "./deal-example.js";
import { Lesson } from "./lesson.js";
import { TableExample } from "./table-example.js";

/** Something small to touch beside a rule. @param {{ game: string, rule: import("./rulebook.js").Rule }} props */
export function Example({ game, rule }) {
  const [opened, open] = useState(false);
  useEffect(() => open(false), [rule.number]);
  if (rule.deal) return html`<${DealExample} />`;
  if (rule.table) return html`<${TableExample} table=${rule.table} />`;
  if (!rule.lesson) return null;
  return html`<div class="learn-try">
    <button type="button" aria-expanded=${opened} onClick=${() => open(!opened)}>${t("learn-example")}</button>
    ${opened && html`<${Lesson} game=${game} name=${rule.lesson} small />`}
  </div>`;
}
