import { CardFace, cardName } from "../card.js";
import { Icon } from "../../../components/icon.js";
import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { cell, chooseCell, removeChosen, removeFromHand, shown, waiting, where } from "./choice.js";
import { shift, treeAt } from "./entered.js";
import { Grid } from "./grid.js";
import { Picker } from "./picker.js";
import { change, sheet, table } from "./session.js";

const HAND = 7;

/** One player's hand and arboretum, with the cards to choose from below them. */
export function PlayerPanel() {
  const seat = shown.value;
  const player = seat === "result" ? undefined : table.value?.players[seat];
  if (!player || seat === "result") return null;
  const apart = sheet.value?.apart[seat] ?? [];
  return html`<div class="pad-player">
    <div class="pad-where" role="radiogroup" aria-label=${t("arboretum-scorepad-where")}>
      <${Where} kind="hand" count=${`${player.hand.length}/${HAND}`} />
      <${Where} kind="planted" count=${String(player.planted.length)} />
    </div>
    <p class="pad-prompt muted small" role="status">${prompt(player)}</p>
    ${where.value === "planted" && player.planted.length > 0 && html`<${Tools} player=${player} />`}
    ${
      where.value === "hand" ? html`<${Hand} hand=${player.hand} />` : html`<${Plot} player=${player} apart=${apart} />`
    }
    <${Picker} />
  </div>`;
}

/** @param {import("./entered.js").Player} player */
function prompt(player) {
  if (where.value === "hand") {
    if (player.hand.length >= HAND) return t("arboretum-scorepad-hand-full");
    return t("arboretum-scorepad-prompt-hand", { count: HAND - player.hand.length });
  }
  if (waiting.value) return t("arboretum-scorepad-prompt-cell", { card: waiting.value });
  if (cell.value && treeAt(player, cell.value.x, cell.value.y)) return t("arboretum-scorepad-prompt-move");
  if (cell.value) return t("arboretum-scorepad-prompt-card");
  return t("arboretum-scorepad-prompt-plant");
}

/** @param {{ kind: "hand" | "planted", count: string }} props */
function Where({ kind, count }) {
  return html`<button
    type="button"
    role="radio"
    aria-checked=${where.value === kind}
    onClick=${() => (where.value = kind)}
  >
    ${t(`arboretum-scorepad-where-${kind}`)} <span class="number">${count}</span>
  </button>`;
}

/** @param {{ hand: string[] }} props */
function Hand({ hand }) {
  const free = Math.max(0, HAND - hand.length);
  return html`<ul class="pad-hand" aria-label=${t("arboretum-scorepad-hand")}>
    ${[...hand].sort().map(
      (code) => html`<li key=${code}>
        <button
          type="button"
          class="card small"
          aria-label=${t("arboretum-scorepad-remove", { card: cardName(code) })}
          onClick=${() => removeFromHand(code)}
        >
          <${CardFace} code=${code} small=${true} />
        </button>
      </li>`,
    )}
    ${Array.from({ length: free }, (_, index) => html`<li key=${index} class="pad-slot" aria-hidden="true"></li>`)}
  </ul>`;
}

/** @param {{ player: import("./entered.js").Player, apart: string[] }} props */
function Plot({ player, apart }) {
  return html`<div class="pad-plot">
    <${Grid} planted=${player.planted} chosen=${cell.value} apart=${apart} onCell=${chooseCell} />
    ${apart.length > 0 &&
    html`<p class="pad-warning small">
      <${Icon} name="warning" /> ${t("arboretum-scorepad-apart", { cards: apart })}
    </p>`}
  </div>`;
}

/** @param {{ player: import("./entered.js").Player }} props */
function Tools({ player }) {
  const chosen = cell.value && treeAt(player, cell.value.x, cell.value.y);
  return html`<div class="pad-tools">
    <button type="button" disabled=${!chosen} onClick=${removeChosen}>
      <${Icon} name="trash" /> ${t("arboretum-scorepad-take-off")}
    </button>
    <span class="pad-shift" role="group" aria-label=${t("arboretum-scorepad-shift")}>
      ${[
        ["left", -1, 0],
        ["up", 0, 1],
        ["down", 0, -1],
        ["right", 1, 0],
      ].map(
        ([way, right, up]) => html`<button
          key=${way}
          type="button"
          class="round"
          aria-label=${t(`arboretum-scorepad-shift-${way}`)}
          onClick=${() => move(Number(right), Number(up))}
        >
          <svg class=${`icon pad-way-${way}`} viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-next" /></svg>
        </button>`,
      )}
    </span>
  </div>`;
}

/** @param {number} right @param {number} up */
function move(right, up) {
  if (table.value && shown.value !== "result") change(shift(table.value, shown.value, right, up));
}
