import { useEffect, useState } from "preact/hooks";
import { CardFace, cardName } from "../card.js";
import { html } from "../../../html.js";
import { ask } from "../../../kernel/kernel.js";
import { t } from "../../../words.js";
import { Picture } from "../pad/grid.js";

/** A little table whose cards can be put aside; the kernel itself says what that does. @param {{ table: any }} props */
export function TableExample({ table }) {
  const [aside, setAside] = useState(/** @type {string[]} */ ([]));
  const [sheet, setSheet] = useState(/** @type {any} */ (null));
  useEffect(() => {
    ask("treetop.web.arboretum.pad", "sheet", without(table, aside)).then(setSheet);
  }, [table, aside]);
  return html`<div class="learn-try">
    ${table.players.map(
      (/** @type {any} */ player, /** @type {number} */ seat) =>
        html`<${Player}
          key=${seat}
          player=${player}
          seat=${seat}
          named=${table.shows !== "path"}
          aside=${aside}
          toggle=${toggle}
          path=${path(seat)}
        />`,
    )}
    ${sheet && html`<p role="status" class="learn-verdict">${words(table, sheet)}</p>`}
    <p class="muted small">
      ${t("learn-example-how")}${" "}
      ${aside.length > 0 &&
      html`<button type="button" class="quiet" onClick=${() => setAside([])}>
        ${t("arboretum-learn-example-reset")}
      </button>`}
    </p>
  </div>`;

  /** @param {string} card */
  function toggle(card) {
    setAside(aside.includes(card) ? aside.filter((one) => one !== card) : [...aside, card]);
  }

  /** @param {number} seat */
  function path(seat) {
    return sheet?.species.find((/** @type {any} */ line) => line.code === table.code)?.paths[seat] ?? null;
  }
}

/**
 * @param {{
 *   player: any, seat: number, named: boolean, aside: string[], toggle: (card: string) => void, path: any
 * }} props
 */
function Player({ player, seat, named, aside, toggle, path }) {
  const name = t("arboretum-learn-example-player", { seat: seat + 1 });
  const cards = [...player.hand, ...player.planted.map((/** @type {any} */ [card]) => card)];
  if (cards.length === 0 && !named) return null;
  const standing = player.planted.filter((/** @type {any} */ [card]) => !aside.includes(card));
  return html`<div class="learn-example-player">
    ${named && html`<span class="small muted">${name}</span>`}
    <div class="learn-cards" role="group" aria-label=${name}>
      ${cards.map(
        (card) => html`<button
          key=${card}
          type="button"
          class=${`card small ${aside.includes(card) ? "aside" : ""}`}
          aria-pressed=${!aside.includes(card)}
          aria-label=${cardName(card)}
          onClick=${() => toggle(card)}
        >
          <${CardFace} code=${card} small=${true} />
        </button>`,
      )}
    </div>
    ${standing.length > 0 && html`<${Picture} planted=${standing} path=${path} label=${name} />`}
  </div>`;
}

/** @param {any} table @param {string[]} aside */
function without(table, aside) {
  const players = table.players.map((/** @type {any} */ player) => ({
    ...player,
    hand: player.hand.filter((/** @type {string} */ card) => !aside.includes(card)),
    planted: player.planted.filter((/** @type {any} */ [card]) => !aside.includes(card)),
  }));
  return { ...table, players };
}

/** @param {any} table @param {any} sheet */
function words(table, sheet) {
  const line = sheet.species.find((/** @type {any} */ one) => one.code === table.code);
  const name = (/** @type {number} */ seat) => t("arboretum-learn-example-player", { seat });
  if (table.shows === "path") {
    const path = line.paths[0];
    return path
      ? t("arboretum-learn-example-path", { species: table.code, cards: path.cards, count: path.points })
      : t("arboretum-learn-example-no-path", { species: table.code });
  }
  if (table.shows === "winner") {
    return sheet.winners.length > 1
      ? t("arboretum-learn-example-shared")
      : t("learn-example-winner", { name: name(sheet.winners[0]) });
  }
  return line.values
    .map((/** @type {number} */ value, /** @type {number} */ seat) =>
      t(line.right.includes(seat + 1) ? "arboretum-learn-example-scores" : "arboretum-learn-example-value", {
        name: name(seat + 1),
        value,
      }),
    )
    .join(" · ");
}
