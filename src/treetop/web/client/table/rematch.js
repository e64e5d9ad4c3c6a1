import { useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { salt } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { post } from "../service.js";
import { t } from "../words.js";

/** Asks for a new game of the same people. @param {{ table: import("./facts.js").Table, kind?: string }} props */
export function Rematch({ table, kind }) {
  const [busy, setBusy] = useState(false);
  return html`<button type="button" class=${kind} disabled=${busy} onClick=${again}>
    <${Icon} name="play" />${t("web-final-rematch")}
  </button>`;

  async function again() {
    setBusy(true);
    await post(`/tables/${table.id}/rematch`, { salt: salt() }).then(
      ({ table: next }) => navigate(`/t/${next.id}`),
      tellRefusal,
    );
    setBusy(false);
  }
}
