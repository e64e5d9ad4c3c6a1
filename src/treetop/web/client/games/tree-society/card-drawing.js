import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { draw } from "../../sprite.js";

/**
 * A guild card's own drawing; the card of a deck that isn't ours has its guild's emblem. The name beside it says all
 * that a screen reader needs.
 * @param {{ name: string, guild: string }} props
 */
export function CardDrawing({ name, guild }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const show = () => setReady(true);
    draw("tree-society-large")?.then(show, show);
  }, []);
  const own = `drawing-${name}`;
  return html`<svg class=${`card-drawing guild-${guild}`} viewBox="0 0 100 100" aria-hidden="true">
    ${ready && html`<use href=${document.getElementById(own) ? `#${own}` : `#guild-${guild}`} />`}
  </svg>`;
}
