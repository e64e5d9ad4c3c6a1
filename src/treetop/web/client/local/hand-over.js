import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { t } from "../words.js";
import { isOnDevice } from "./ids.js";

/**
 * Who is to have the device now: nobody, if one person plays, or if it is in the right hands.
 * @param {import("../table/facts.js").Table} table
 * @param {string | null} holder the id of the person who last said so
 */
export function nextHolder(table, holder) {
  if (!isOnDevice(table.id) || table.state !== "playing") return null;
  const people = table.seats.filter(({ kind }) => kind === "person");
  const acting = table.seats.find(({ seat }) => seat === table.seat_to_act);
  if (people.length < 2 || !acting?.person || acting.person.id === holder) return null;
  return acting.person;
}

/**
 * Nobody sees the next hand until its owner says that they have the device.
 * @param {{
 *   connection: import("../table/connection.js").Connection, person: { id: string, name: string },
 *   onTaken: (id: string) => void
 * }} props
 */
export function HandOver({ connection, person, onTaken }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [person.id]);
  return html`<section class="page narrow lost hand-over">
    <h1>${t("local-hand-over", { name: person.name })}</h1>
    <p>${t("local-hand-over-how")}</p>
    <p>
      <button ref=${button} type="button" class="primary large" onClick=${take}>
        <${Icon} name="person" />${t("local-hand-over-taken", { name: person.name })}
      </button>
    </p>
    <p>
      <a class="button quiet large" href="/">${t("web-to-home")}</a>
    </p>
  </section>`;

  async function take() {
    const { table } = await import("./house.js");
    (await table(connection.id)).handTo(person.id);
    connection.startAfresh();
    onTaken(person.id);
  }
}
