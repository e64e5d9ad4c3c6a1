import { useEffect, useState } from "preact/hooks";
import { announce } from "../announcer.js";
import { gameName } from "../games.js";
import { html } from "../html.js";
import { sitDown } from "../opening.js";
import { tellRefusal } from "../refused.js";
import { post } from "../service.js";
import { NameQuestion, isNamed } from "../table/name-question.js";
import { t } from "../words.js";
import { Icon } from "./icon.js";

/** @typedef {import("../table/facts.js").Table} Table */

/**
 * Somebody challenges the reader, or wants a rematch.
 * @param {{ table: Table, onAnswer: () => void }} props
 */
export function Invitation({ table, onAnswer }) {
  const [accepted, setAccepted] = useState(false);
  const words = invitationWords(table);
  useEffect(() => announce(words), [table.id]);
  if (accepted)
    return html`<${NameQuestion} onClose=${() => setAccepted(false)} onName=${() => act(sitDown(table.id))} />`;
  return html`<aside class="invited" aria-label=${words}>
    <${Icon} name="people" />
    <p>${words}</p>
    <button type="button" class="primary" onClick=${() => (isNamed() ? act(sitDown(table.id)) : setAccepted(true))}>
      ${t("people-invitation-accept")}
    </button>
    <button type="button" onClick=${() => act(post(`/tables/${table.id}/decline`))}>
      ${t("people-invitation-decline")}
    </button>
  </aside>`;

  /** @param {Promise<unknown>} doing */
  function act(doing) {
    doing.catch(tellRefusal).then(onAnswer);
  }
}

/** @param {Table} table */
function invitationWords(table) {
  const name = table.seats.find((seat) => seat.person?.id === table.host)?.person?.name ?? "";
  return t(table.rematch_of ? "people-invitation-again" : "people-invitation", { name, game: gameName(table.game) });
}
