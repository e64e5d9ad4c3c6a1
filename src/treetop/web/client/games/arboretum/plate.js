import { html } from "../../html.js";
import { CardFace } from "./card.js";

const CARDS = ["ja1", "oa4", "ma8"];

/** Three cards, for whoever chooses a game. */
export default function Plate() {
  return CARDS.map((code) => html`<span key=${code} class="card"><${CardFace} code=${code} /></span>`);
}
