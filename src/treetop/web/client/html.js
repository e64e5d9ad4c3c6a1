import htm from "htm";
import { h } from "preact";

/** Templates that make Preact elements. */
export const html = htm.bind(h);
