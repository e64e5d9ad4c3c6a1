import { useEffect, useRef, useState } from "preact/hooks";
import { useAnswer } from "../use-answer.js";
import { Head } from "../components/head.js";
import { Icon } from "../components/icon.js";
import { botName, gameName, isLike, middlePlayer, offer } from "../games.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { sitDown } from "../opening.js";
import { person } from "../person.js";
import { tellRefusal } from "../refused.js";
import { likeMe } from "../reviewed.js";
import { navigate } from "../router.js";
import { get, post } from "../service.js";
import { share } from "../share.js";
import { forOthers, onHost } from "../site.js";
import { load, t } from "../words.js";
import { ConnectionLine } from "./connection-line.js";
import { NameQuestion, isNamed } from "./name-question.js";
import { personName, seatName } from "./names.js";
import { TableRules } from "./rules.js";

/**
 * A table that waits for people: who sits where, the link, and the picture of the link.
 * @param {{ connection: import("./connection.js").Connection, table: import("./facts.js").Table }} props
 */
export function Lobby({ connection, table }) {
  const link = forOthers(`/t/${table.id}`);
  const seated = table.my_seat !== null;
  const [busy, setBusy] = useState(false);
  const [sitting, setSitting] = useState(0);
  return html`<${Head} />
    ${sitting > 0 &&
    html`<${NameQuestion} onClose=${() => setSitting(0)} onName=${() => during(sitDown(table.id, sitting))} />`}
    <${ConnectionLine} connection=${connection} />
    <section class="page narrow lobby">
      <h1>${t("web-lobby-title", { game: gameName(table.game) })}</h1>
      <ul class="seats">
        ${table.seats.map(
          (seat) => html`<li key=${seat.seat} class=${`seat ${seat.kind}`}>
            <${Icon} name=${seat.kind === "open" ? "plus" : seat.kind === "bot" ? "bot" : "person"} />
            <span class="seat-name">
              ${seat.kind === "open" ? html`<${OpenSeat} seat=${seat} />` : seatName(seat)}
              ${seat.person && seat.person.id === person.value?.id
                ? html` <span class="muted">${t("web-seat-you")}</span>`
                : ""}
            </span>
            ${seat.kind === "open" &&
            !seated &&
            [undefined, person.value?.id].includes(seat.held_for) &&
            html`<button
              type="button"
              class="primary"
              disabled=${busy}
              onClick=${() => (isNamed() ? during(sitDown(table.id, seat.seat)) : setSitting(seat.seat))}
            >
              ${t("web-seat-take")}
            </button>`}
          </li>`,
        )}
      </ul>
      ${seated &&
      table.seats.some((seat) => seat.kind === "open" && !seat.held_for) &&
      html`<div class="panel invitation">
        <div class="stack">
          <h2>${t("web-lobby-invite")}</h2>
          <p class="muted">${t("web-lobby-invite-how")}</p>
          <input
            readonly
            value=${link}
            aria-label=${t("web-lobby-link")}
            onFocus=${(/** @type {any} */ event) => event.currentTarget.select()}
          />
          <button
            type="button"
            class="primary"
            onClick=${() =>
              share({
                title: t("web-lobby-share-title"),
                text: t("web-lobby-share", { game: gameName(table.game) }),
                url: link,
              })}
          >
            <${Icon} name="share" />${t("web-lobby-share-link")}
          </button>
        </div>
        <img
          class="qr"
          src=${onHost(`/api/tables/${table.id}/qr.svg`)}
          alt=${t("web-lobby-qr")}
          width="180"
          height="180"
        />
      </div>`}
      <${TableRules} table=${table} />
      <div class="row">
        ${table.host === person.value?.id &&
        html`<${Fill}
          table=${table}
          busy=${busy}
          onFill=${(/** @type {string} */ player) => during(post(`/tables/${table.id}/start`, { fill: player }))}
        />`}
        ${seated &&
        html`<button
          type="button"
          class="quiet"
          disabled=${busy}
          onClick=${() => during(post(`/tables/${table.id}/leave`).then(() => navigate("/")))}
        >
          ${t("web-lobby-leave")}
        </button>`}
      </div>
    </section>`;

  /** @param {Promise<unknown>} doing */
  async function during(doing) {
    setBusy(true);
    await doing.catch(tellRefusal);
    setBusy(false);
  }
}

/**
 * A free seat, or one that waits for somebody, who may decline.
 * @param {{ seat: import("./facts.js").Seat }} props
 */
function OpenSeat({ seat: { held_for: id } }) {
  const { answer } = useAnswer(() => (id ? nameOf(id) : Promise.resolve(null)), [id]);
  const before = useRef(/** @type {string | null} */ (null));
  useEffect(() => {
    if (!id && before.current) notify(t("people-invitation-declined", { name: before.current }));
    before.current = id ? answer : null;
  }, [id, answer]);
  return id && answer ? t("people-invitation-waits", { name: answer }) : t("web-seat-open");
}

/** @param {string} id */
async function nameOf(id) {
  const [found] = await Promise.all([get(`/people/${id}`), load("people")]);
  return personName(found.person);
}

/**
 * The host need not wait: bots take the open seats.
 * @param {{ table: import("./facts.js").Table, busy: boolean, onFill: (player: string) => void }} props
 */
function Fill({ table, busy, onFill }) {
  const { answer } = useAnswer(offer, []);
  const game = answer?.games.find((one) => one.name === table.game);
  const like = game && !table.rated && likeMe(game);
  const players = [...(game?.players ?? []), ...(like ? [like] : [])];
  const [chosen, setChosen] = useState("");
  const player = chosen || middlePlayer(game?.players ?? [])?.name;
  if (!player) return null;
  return html`<div class="row">
    <label class="heard" for="fill">${t("web-lobby-fill-with")}</label>
    <select id="fill" value=${player} onChange=${(/** @type {any} */ event) => setChosen(event.currentTarget.value)}>
      ${players.map(
        (one) =>
          html`<option key=${one.name} value=${one.name} selected=${one.name === player}>
            ${isLike(one.name) ? t("players-like-choice") : botName(one.name)}
          </option>`,
      )}
    </select>
    <button type="button" disabled=${busy} onClick=${() => onFill(player)}>
      <${Icon} name="bot" />${t("web-lobby-fill")}
    </button>
  </div>`;
}
