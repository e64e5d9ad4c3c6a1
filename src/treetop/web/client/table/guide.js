import { useState } from "preact/hooks";
import { store, storedList } from "../device-storage.js";
import { html } from "../html.js";
import { has, t } from "../words.js";

/** Whoever skips the first steps is not shown any on this device again. */
const SKIPPED = "skipped";
const GOAL = "goal";

/**
 * First steps in somebody's first game: the goal, then each phase when it first comes. What a game has no words for is
 * passed over.
 * @param {{ game: string, phase: string, mine: boolean }} props
 */
export function Guide({ game, phase, mine }) {
  const [seen, setSeen] = useState(storedList("guide"));
  const step = seen.includes(`${game}-${GOAL}`) ? (mine ? phase : "") : GOAL;
  const key = `${game}-${step}`;
  const words = `${game}-guide-${step}`;
  if (seen.includes(SKIPPED) || seen.includes(key) || !has(words)) return null;
  return html`<aside class="guide" aria-label=${t("web-guide")}>
    <p>${t(words)}</p>
    <button type="button" class="primary" onClick=${() => add(key)}>${t("web-guide-next")}</button>
    <button type="button" class="quiet" onClick=${() => add(SKIPPED)}>${t("web-guide-skip")}</button>
  </aside>`;

  /** @param {string} key */
  function add(key) {
    const all = [...seen, key];
    setSeen(all);
    store("guide", all);
  }
}
