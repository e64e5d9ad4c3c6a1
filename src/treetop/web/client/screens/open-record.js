import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { openRecord, sharedText } from "../local/record-file.js";
import { notify } from "../notices.js";
import { reason } from "../refused.js";
import { navigate, query } from "../router.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

/** Look at a game from a record file: chosen, dropped here, or shared with the installed app. */
export default function OpenRecord() {
  useTitle(t("local-record-title"));
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (query.value.has("shared")) sharedText().then((text) => (text ? open(text) : undefined));
  }, []);
  return html`<section class="page narrow stack" onDragOver=${allow} onDrop=${drop}>
    <h1>${t("local-record-title")}</h1>
    <div class="panel stack record-drop">
      <p>${t("local-record-about")}</p>
      <input ref=${input} type="file" accept=".json,.jsonl,application/json" hidden onChange=${choose} />
      <div>
        <button type="button" class="primary large" disabled=${busy} onClick=${() => input.current?.click()}>
          <${Icon} name="replay" />${t("local-record-choose")}
        </button>
      </div>
      <p role="alert">${problem}</p>
    </div>
  </section>`;

  /** @param {DragEvent} event */
  function allow(event) {
    event.preventDefault();
  }

  /** @param {DragEvent} event */
  function drop(event) {
    event.preventDefault();
    read(event.dataTransfer?.files[0]);
  }

  /** @param {Event} event */
  function choose(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    read(field.files?.[0]);
    field.value = "";
  }

  /** @param {File | undefined} file */
  async function read(file) {
    if (file) open(await file.text());
  }

  /** @param {string} text */
  async function open(text) {
    setBusy(true);
    try {
      const { id, count } = await openRecord(text);
      navigate(`/replay/${id}`);
      if (count > 1) notify(t("local-record-several", { count }));
    } catch (refusal) {
      setProblem(reason(refusal));
    }
    setBusy(false);
  }
}
