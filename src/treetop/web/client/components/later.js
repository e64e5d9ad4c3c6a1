import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { LoadFailed } from "./load-failed.js";

/**
 * A component that is fetched when it is first needed; the other props are its own.
 * @param {{ load: () => Promise<any>, [prop: string]: any }} props
 */
export function Later({ load, ...props }) {
  const [Component, setComponent] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (component) => setComponent(() => component),
      () => setFailed(true),
    );
  }, [load]);
  if (failed) return html`<${LoadFailed} />`;
  return Component ? html`<${Component} ...${props} />` : null;
}
