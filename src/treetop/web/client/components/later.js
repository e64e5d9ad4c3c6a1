import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";

/**
 * A component that is fetched when it is first needed; the other props are its own.
 * @param {{ load: () => Promise<any>, [prop: string]: any }} props
 */
export function Later({ load, ...props }) {
  const [Component, setComponent] = useState(/** @type {any} */ (null));
  useEffect(() => {
    load().then((component) => setComponent(() => component));
  }, [load]);
  return Component ? html`<${Component} ...${props} />` : null;
}
