import { notify } from "./notices.js";
import { t } from "./words.js";

/**
 * A few words and a link; where the device has no way to share, both are copied.
 * @param {{ title: string, text: string, url: string }} what
 */
export async function shareText(what) {
  try {
    if (navigator.share) await navigator.share(what);
    else {
      await navigator.clipboard.writeText(`${what.text}\n${what.url}`);
      notify(t("web-copied"));
    }
  } catch (problem) {
    if (/** @type {Error} */ (problem).name !== "AbortError") notify(what.text);
  }
}

/**
 * The device's own way to share; where it has none, the link is copied.
 * @param {{ title: string, text: string, url: string }} what
 */
export async function share(what) {
  try {
    if (navigator.share) {
      await navigator.share(what);
      return;
    }
    await navigator.clipboard.writeText(what.url);
    notify(t("web-copied"));
  } catch (problem) {
    if (/** @type {Error} */ (problem).name !== "AbortError") notify(what.url);
  }
}

/**
 * A picture, by the device's own way to share; where it has none, it is saved.
 * @param {string} name of its file
 * @param {() => Promise<Blob>} picture
 * @param {string} saved what is said then
 */
export async function sharePicture(name, picture, saved) {
  const file = new File([await picture()], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  notify(t(saved));
}
