import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { Lesson } from "./lesson.js";

/** Something small to try beside a rule. @param {{ game: string, rule: import("./rules.js").Rule }} props */
export function Example({ game, rule }) {
  if (rule.example) return html`<${rule.example} ...${rule.given} />`;
  return html`<${LessonExample} key=${rule.number} game=${game} name=${rule.lesson} />`;
}

/** A lesson's position, opened on demand. @param {{ game: string, name?: string }} props */
function LessonExample({ game, name }) {
  const [open, setOpen] = useState(false);
  return html`<div class="learn-try">
    <button type="button" aria-expanded=${open} onClick=${() => setOpen(!open)}>${t("learn-example")}</button>
    ${open && html`<${Lesson} game=${game} name=${name} small />`}
  </div>`;
}
