import { Icon } from "../../components/icon.js";
import { gameName } from "../../games.js";
import { html } from "../../html.js";
import { notify } from "../../notices.js";
import { date, t } from "../../words.js";

/**
 * Send the result on: as a picture, as text, as a link that opens the entered game.
 * @param {{ file: string, picture: () => Promise<Blob>, text: () => string, link: () => string }} props
 */
export function Share({ file, picture, text, link }) {
  return html`<button type="button" onClick=${() => sharePicture(file, picture)}>
    <${Icon} name="share" /> ${t("scorepad-share-picture")}
  </button>
    <button type="button" onClick=${() => copy(text())}><${Icon} name="copy" /> ${t("scorepad-share-text")}</button>
    <button type="button" onClick=${() => copy(link())}><${Icon} name="link" /> ${t("scorepad-share-link")}</button>`;
}

/** @param {string} name @param {() => Promise<Blob>} picture */
async function sharePicture(name, picture) {
  const file = new File([await picture()], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  notify(t("scorepad-picture-saved"));
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
