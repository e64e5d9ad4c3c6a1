import { Skeleton } from "../components/skeleton.js";
import { html } from "../html.js";
import { get } from "../service.js";
import { useTitle } from "../title.js";
import { useAnswer } from "../use-answer.js";
import { language, t } from "../words.js";

/** What the server stores and for how long, as it says itself. */
export default function Privacy() {
  useTitle(t("privacy-title"));
  const { answer } = useAnswer(() => get(`/privacy?language=${language.value}`), [language.value]);
  return html`<section class="page narrow">
    <h1>${t("privacy-title")}</h1>
    <p>${t("privacy-about")}</p>
    <p>${t("privacy-yours")}</p>
    ${answer
      ? html`<${Stored} stored=${answer.stored} /><${Kept} retention=${answer.retention} />`
      : html`<${Skeleton} />`}
  </section>`;
}

/** @param {{ stored: { name: string, about: string, columns: string[] }[] }} props */
function Stored({ stored }) {
  return html`<dl class="panel stack">
    ${stored.map(
      ({ name, about, columns }) =>
        html`<div key=${name}>
          <dt>${about}</dt><dd class="muted small"><code>${name}: ${columns.join(", ")}</code></dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {{ retention: Record<string, number> }} props */
function Kept({ retention }) {
  const lines = [
    t("privacy-kept-open-tables", { days: retention.open_tables }),
    t("privacy-kept-guests", { days: retention.guests }),
    t("privacy-kept-chat", { days: retention.chat }),
    t("privacy-kept-reports", { days: retention.reports }),
  ];
  return html`<div class="panel">
    <h2>${t("privacy-kept")}</h2>
    <ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
  </div>`;
}
