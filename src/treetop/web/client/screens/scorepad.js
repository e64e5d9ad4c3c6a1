import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { keepWords, t } from "../words.js";
import { ArboretumPad } from "./scorepad/arboretum.js";
import { Notebook } from "./scorepad/home.js";
import { SocietyPad } from "./scorepad/society.js";

const AREAS = ["core", "web", "scorepad", "arboretum", "tree-society"];

/** The score pad: for people with the printed cards. @param {{ parameters: import("../router.js").Parameters }} props */
export default function ScorePad({ parameters }) {
  const [game, id] = (parameters.rest ?? "").split("/");
  useEffect(() => {
    keepWords(AREAS);
    document.title = t("scorepad-page");
  }, []);
  if (game === "arboretum") return html`<${ArboretumPad} id=${id} />`;
  if (game === "tree-society") return html`<${SocietyPad} id=${id} />`;
  return html`<${Notebook} />`;
}
