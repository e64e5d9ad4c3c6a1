import { useEffect, useState } from "preact/hooks";
import { moduleOf } from "../games.js";
import { html } from "../html.js";
import { draw } from "../sprite.js";

/** A game's little picture, in lists; ours, if it brings none. @param {{ game: string }} props */
export function GameMark({ game }) {
  const [mark, setMark] = useState("");
  useEffect(() => {
    draw("plates");
    moduleOf(game).then(
      (module) => setMark(module.mark ?? "logo"),
      () => {},
    );
  }, [game]);
  return html`<svg class=${mark} viewBox="0 0 100 100" aria-hidden="true">
    ${mark && html`<use href=${`#${mark}`} />`}
  </svg>`;
}
