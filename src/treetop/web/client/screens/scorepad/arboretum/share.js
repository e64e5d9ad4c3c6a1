import { Icon } from "../../../components/icon.js";
import { html } from "../../../html.js";
import { notify } from "../../../notices.js";
import { date, t } from "../../../words.js";
import { fragment } from "./link.js";
import { drawPicture } from "./picture.js";
import { rightWords } from "./reasons.js";
import { sheet, table } from "./session.js";

/** Send the result on: as a picture, as text, as a link that opens the entered game. */
export function Share() {
  return html`<button type="button" onClick=${sharePicture}><${Icon} name="share" /> ${t("scorepad-share-picture")}</button>
    <button type="button" onClick=${shareText}><${Icon} name="copy" /> ${t("scorepad-share-text")}</button>
    <button type="button" onClick=${shareLink}><${Icon} name="link" /> ${t("scorepad-share-link")}</button>`;
}

async function sharePicture() {
  if (!table.value || !sheet.value) return;
  const picture = await drawPicture(table.value, sheet.value);
  const file = new File([picture], "arboretum.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  notify(t("scorepad-picture-saved"));
}

async function shareText() {
  await copy(resultText());
}

async function shareLink() {
  if (table.value) await copy(`${location.origin}/scorepad/arboretum/open#${fragment(table.value)}`);
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard.writeText(text);
  notify(t("scorepad-copied"));
}

/** The whole count in sentences. */
export function resultText() {
  const entered = table.value;
  const counted = sheet.value;
  if (!entered || !counted) return "";
  const totals = entered.players
    .map((player, seat) => ({ name: player.name, count: counted.scores[seat], wins: counted.winners.includes(seat + 1) }))
    .sort((one, other) => other.count - one.count)
    .map(({ name, count, wins }) => t(wins ? "scorepad-text-winner" : "scorepad-text-player", { name, count }));
  const lines = counted.species.map((row) => {
    const scored = entered.players
      .map((player, seat) => t("scorepad-text-player", { name: player.name, count: row.points[seat] }))
      .filter((_, seat) => row.points[seat] > 0);
    return [rightWords(row, entered.players), ...scored].join(" ");
  });
  return [t("scorepad-text-title", { date: date(entered.played, { dateStyle: "long" }) }), ...totals, "", ...lines].join("\n");
}
