import { html } from "../../html.js";

/**
 * Moments of a game to go to, each said in a sentence.
 * @template {{ step: number }} Moment
 * @param {{
 *   moments: Moment[], step: number, said: (moment: Moment) => string, onGo: (step: number) => void
 * }} props
 */
export function Moments({ moments, step, said, onGo }) {
  return html`<ol class="review-swings">
    ${moments.map((moment) => {
      const now = moment.step === step ? "step" : undefined;
      return html`<li key=${moment.step}>
        <button type="button" class="quiet" aria-current=${now} onClick=${() => onGo(moment.step)}>
          ${said(moment)}
        </button>
      </li>`;
    })}
  </ol>`;
}
