import htm from "htm";
import { h } from "preact";
import { onHost } from "./site.js";

/** Templates that make Preact elements; their links are addresses of the site. */
export const html = htm.bind(element);

/** @param {any} type @param {any} props @param {any[]} children */
function element(type, props, ...children) {
  const inside = type === "a" && props?.href?.startsWith("/");
  return h(type, inside ? { ...props, href: onHost(props.href) } : props, ...children);
}
