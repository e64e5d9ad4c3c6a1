import { useEffect } from "preact/hooks";
import { useGamesWith } from "../games.js";
import { html } from "../html.js";
import { keepAssets } from "../offline.js";
import { keepWords, t } from "../words.js";
import { Notebook } from "./scorepad/home.js";
import { PadPage } from "./scorepad/pad-page.js";

const AREAS = ["core", "web", "scorepad"];

/**
 * The score pad: for people with the printed cards.
 * @param {{ parameters: import("../router.js").Parameters }} props
 */
export default function ScorePad({ parameters }) {
  const [game, id] = (parameters.rest ?? "").split("/");
  const games = useGamesWith("pad");
  useEffect(() => {
    document.title = t("scorepad-page");
  }, []);
  useEffect(() => {
    keepWords([...AREAS, ...games.flatMap(({ module }) => module.pad?.areas ?? [])]);
    keepAssets(games.flatMap(({ module }) => module.pad?.kept ?? []));
  }, [games]);
  return game
    ? html`<${PadPage} game=${game} id=${id} />`
    : html`<${Notebook} games=${games.map(({ name }) => name)} />`;
}
