import { Icon } from "../../components/icon.js";
import { gameName } from "../../games.js";
import { html } from "../../html.js";
import { notify } from "../../notices.js";
import { sharePicture } from "../../share.js";
import { date, t } from "../../words.js";

/**
 * Send the result on: as a picture, as text, as a link that opens the entered game.
 * @param {{ file: string, picture: () => Promise<Blob>, text: () => string, link: () => string }} props
 */
export function Share({ file, picture, text, link }) {
  return html`<button type="button" onClick=${() => sharePicture(file, picture, "scorepad-picture-saved")}>
    <${Icon} name="share" /> ${t("scorepad-share-picture")}
  </button>
    <button type="button" onClick=${() => copy(text())}><${Icon} name="copy" /> ${t("scorepad-share-text")}</button>
    <button type="button" onClick=${() => copy(link())}><${Icon} name="link" /> ${t("scorepad-share-link")}</button>`;
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard.writeText(text);
  notify(t("scorepad-copied"));
}

/** What stands above a result that is sent on. @param {{ game: string, played: number }} entered */
export function titleOf({ game, played }) {
  return t("scorepad-text-title", { game: gameName(game), date: date(played, { dateStyle: "long" }) });
}
