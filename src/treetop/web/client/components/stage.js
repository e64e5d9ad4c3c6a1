import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { draw } from "../sprite.js";
import { style } from "../styles.js";
import { load, t } from "../words.js";
import { Skeleton } from "./skeleton.js";

/**
 * Loads a screen's module, words and style sheets, then shows it.
 * @param {{ screen: import("../screens.js").Screen, parameters: import("../router.js").Parameters }} props
 */
export function Stage({ screen, parameters }) {
  const [Screen, show] = useState(/** @type {any} */ (null));
  const [failed, fail] = useState(false);
  useEffect(() => {
    let here = true;
    if (!screen.plain) ["arboretum", "tree-society"].forEach(draw);
    Promise.all([screen.load(), load(...screen.areas), ...screen.styles.map(style)]).then(
      ([module]) => here && show(() => module.default),
      () => here && fail(true),
    );
    return () => {
      here = false;
    };
  }, [screen]);
  if (failed) return html`<p class="message">${t("web-offline")}</p>`;
  if (!Screen) return html`<${Skeleton} />`;
  return html`<${Screen} parameters=${parameters} />`;
}
