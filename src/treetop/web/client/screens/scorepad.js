import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { keepWords, t } from "../words.js";
import { ArboretumPad } from "./scorepad/arboretum.js";
import { Notebook } from "./scorepad/home.js";

const AREAS = ["core", "web", "arboretum", "scorepad"];

/** The score pad: for people with the printed cards. @param {{ parameters: import("../router.js").Parameters }} props */
export default function ScorePad({ parameters }) {
  const [game, id] = (parameters.rest ?? "").split("/");
  useEffect(() => {
    keepWords(AREAS);
    document.title = t("scorepad-page");
  }, []);
  if (game === "arboretum") return html`<${ArboretumPad} id=${id} />`;
  return html`<${Notebook} />`;
}
