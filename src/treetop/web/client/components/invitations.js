import { useEffect, useState } from "preact/hooks";
import { announce } from "../announcer.js";
import { gameName } from "../games.js";
import { html } from "../html.js";
import { sitDown } from "../opening.js";
import { person } from "../person.js";
import { tellRefusal } from "../refused.js";
import { path } from "../router.js";
import { get, post } from "../service.js";
import { NameQuestion, isNamed } from "../table/name-question.js";
import { useAnswer } from "../use-answer.js";
import { load, t } from "../words.js";
import { Icon } from "./icon.js";

/** @typedef {import("../table/facts.js").Table} Table */

const LOOK_AGAIN = 15_000;

/** Friends who challenge the reader, and rematches: shown wherever they are, until they answer. */
export function Invitations() {
  const { answer, again } = useAnswer(invitations, [person.value?.id], { every: LOOK_AGAIN });
  const [accepted, setAccepted] = useState(/** @type {string | null} */ (null));
  const latest = (answer ?? []).find((one) => ![one.id, one.rematch_of].includes(tableHere()));
  useEffect(() => {
    if (latest) announce(invitationWords(latest));
  }, [latest?.id]);
  if (accepted)
    return html`<${NameQuestion} onClose=${() => setAccepted(null)} onName=${() => act(sitDown(accepted))} />`;
  if (!latest) return null;
  return html`<aside class="invited" aria-label=${invitationWords(latest)}>
    <${Icon} name="people" />
    <p>${invitationWords(latest)}</p>
    <button
      type="button"
      class="primary"
      onClick=${() => (isNamed() ? act(sitDown(latest.id)) : setAccepted(latest.id))}
    >
      ${t("people-invitation-accept")}
    </button>
    <button type="button" onClick=${() => act(post(`/tables/${latest.id}/decline`))}>
      ${t("people-invitation-decline")}
    </button>
  </aside>`;

  /** @param {Promise<unknown>} doing */
  function act(doing) {
    doing.catch(tellRefusal).then(again);
  }
}

/** A table tells of its own rematch. */
function tableHere() {
  return path.value.startsWith("/t/") ? path.value.slice(3) : "";
}

/** @returns {Promise<Table[]>} */
async function invitations() {
  if (!navigator.onLine) return [];
  const { tables } = await get("/me/invitations");
  if (tables.length > 0) await load("people");
  return tables;
}

/** @param {Table} table */
function invitationWords(table) {
  const name = table.seats.find((seat) => seat.person?.id === table.host)?.person?.name ?? "";
  return t(table.rematch_of ? "people-invitation-again" : "people-invitation", { name, game: gameName(table.game) });
}
