import { useState } from "preact/hooks";
import { usePart } from "../../games.js";
import { html } from "../../html.js";
import { notify } from "../../notices.js";
import { tellRefusal } from "../../refused.js";
import { navigate } from "../../router.js";
import { tell } from "../../table/tell.js";
import { number, t } from "../../words.js";

/**
 * A decision that gave something away: what was done, what was better (also in notation), and why.
 * @typedef {{
 *   step: number, seat: number, action: any, best: any, notation: string, loss: number, why: any
 * }} Mistake
 */

/**
 * The mistakes of a game to step through; the one that is shown is drawn beside what was better.
 * @param {{
 *   here: import("preact").RefObject<HTMLElement>, id: string, game: string, mistakes: Mistake[], frame: any,
 *   played: string | undefined, names: string[], step: number, onGo: (step: number) => void
 * }} props `played` is what was done at this step, in notation
 */
export function Mistakes({ here, id, game, mistakes, frame, played, names, step, onGo }) {
  const now = mistakes.findIndex((mistake) => mistake.step === step);
  const before = mistakes.findLast((mistake) => mistake.step < step);
  const after = mistakes.find((mistake) => mistake.step > step);
  return html`<section ref=${here} class="mistakes panel stack" aria-label=${t("web-replay-mistakes")}>
    <div class="mistakes-steps">
      ${button("web-replay-mistake-back", "Shift+ArrowLeft", before)}
      <span class="number">${now < 0 ? "–" : now + 1} / ${mistakes.length}</span>
      ${button("web-replay-mistake-on", "Shift+ArrowRight", after)}
    </div>
    ${now >= 0 &&
    html`<${Shown} game=${game} mistake=${mistakes[now]} frame=${frame} played=${played} names=${names} />
      <${Try} key=${step} id=${id} game=${game} step=${step} />`}
  </section>`;

  /** @param {string} words @param {string} keys @param {Mistake | undefined} to */
  function button(words, keys, to) {
    return html`<button
      type="button"
      class="quiet"
      aria-keyshortcuts=${keys}
      disabled=${!to}
      onClick=${() => to && onGo(to.step)}
    >
      ${t(words)}
    </button>`;
  }
}

/** @param {{ game: string, mistake: Mistake, frame: any, played: string | undefined, names: string[] }} props */
function Shown({ game, mistake: { step, seat, action, best, notation, loss, why }, frame, played, names }) {
  const { part: Action } = usePart(game, "action");
  const facts = frame.views?.[seat - 1] ?? frame.view;
  const isHere = frame.step === step;
  return html`<p role="status">
      ${t("web-replay-gave-away", { name: names[seat - 1], loss: number(loss, { style: "percent" }) })}
      ${why ? ` ${tell(why, names)}` : ""}
    </p>
    <div class="mistakes-pair">
      ${one("played", action, played)} ${one("better", best, notation)}
    </div>`;

  /** @param {string} kind @param {any} words @param {string | undefined} done */
  function one(kind, words, done) {
    return html`<figure class=${`mistakes-${kind}`}>
      <figcaption><strong>${t(`web-replay-${kind}`)}</strong> ${tell(words, names)}</figcaption>
      ${Action && isHere && done && html`<${Action} view=${facts} seat=${seat} action=${done} />`}
    </figure>`;
  }
}

/** @param {{ id: string, game: string, step: number }} props */
function Try({ id, game, step }) {
  const [busy, setBusy] = useState(false);
  return html`<div class="row">
    <button type="button" disabled=${busy} onClick=${open}>${t("web-replay-try")}</button>
    <p class="muted small mistakes-try">${t("web-replay-try-about")}</p>
  </div>`;

  async function open() {
    setBusy(true);
    try {
      const { tryFrom } = await import("../../local/house.js");
      navigate(`/t/${await tryFrom(game, id, step)}`);
      notify(t("web-trial-about"));
    } catch (refusal) {
      tellRefusal(refusal);
      setBusy(false);
    }
  }
}
