import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { load } from "../words.js";
import { LoadFailed } from "./load-failed.js";
import { Skeleton } from "./skeleton.js";

/**
 * Loads a screen's module and words, then shows it.
 * @param {{ screen: import("../screens.js").Screen, parameters: import("../router.js").Parameters }} props
 */
export function Stage({ screen, parameters }) {
  const [Screen, setScreen] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    Promise.all([screen.load(), load(...screen.areas)]).then(
      ([module]) => here && setScreen(() => module.default),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [screen]);
  if (failed) return html`<${LoadFailed} />`;
  if (!Screen) return html`<${Skeleton} />`;
  return html`<${Screen} parameters=${parameters} />`;
}
