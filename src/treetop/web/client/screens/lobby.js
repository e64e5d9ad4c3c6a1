import { useEffect, useState } from "preact/hooks";
import { Radios } from "../components/radios.js";
import { useAnswer } from "../use-answer.js";
import { Switch } from "../components/field.js";
import { Icon } from "../components/icon.js";
import { TableList } from "../components/table-list.js";
import { gameName, offer } from "../games.js";
import { html } from "../html.js";
import { becomeSomebody, person, salt } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate, query } from "../router.js";
import { get, post, remove } from "../service.js";
import { personName } from "../table/names.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

const LOOK_AGAIN = 5_000;
const WAIT = 15;
/** Minutes for each, and seconds more after each turn. */
const CLOCKS = [
  { minutes: 5, increment: 5 },
  { minutes: 15, increment: 10 },
  { minutes: 30, increment: 15 },
];

/** Who waits for somebody to play with. */
export default function Lobby() {
  useTitle(t("people-lobby"));
  const { answer, again } = useAnswer(() => get("/lobby"), [person.value?.id], { every: LOOK_AGAIN });
  return html`<section class="page narrow">
    <h1>${t("people-lobby")}</h1>
    <${Stranger} />
    <section class="stack">
      <h2>${t("people-waiting")}</h2>
      ${answer?.seeks.length === 0 && html`<p class="muted">${t("people-waiting-nobody")}</p>`}
      <ul class="table-list">
        ${(answer?.seeks ?? []).map(
          (/** @type {any} */ seek) => html`<${Seek} key=${seek.person.id} seek=${seek} onGone=${again} />`,
        )}
      </ul>
    </section>
    ${answer?.tables.length > 0 &&
    html`<section class="stack">
      <h2>${t("web-home-open-tables")}</h2>
      <${TableList} tables=${answer.tables} ratings=${answer.ratings} />
    </section>`}
    <p class="row"><a class="button" href="/friends"><${Icon} name="people" />${t("people-friends")}</a>
      <a class="button" href="/new?duplicate"><${Icon} name="copy" />${t("web-duplicate")}</a>
    </p>
  </section>`;
}

/** Somebody who waits. @param {{ seek: any, onGone: () => void }} props */
function Seek({ seek, onGone }) {
  const [busy, setBusy] = useState(false);
  return html`<li class="table-row seek">
    <${Icon} name="person" />
    <span class="table-row-words">
      <strong>${personName(seek.person)} <span class="number">${seek.rating}</span></strong>
      <span class="muted small">
        ${gameName(seek.game)} · ${clockWords(seek.clock)} · ${t(seek.rated ? "people-rated" : "people-unrated")}
      </span>
    </span>
    <button type="button" class="primary" disabled=${busy} onClick=${accept}>${t("people-accept")}</button>
  </li>`;

  async function accept() {
    setBusy(true);
    await becomeSomebody();
    await post(`/seek/${seek.person.id}/accept`, { salt: salt() }).then(
      ({ table }) => navigate(`/t/${table.id}`),
      (problem) => {
        tellRefusal(problem);
        onGone();
      },
    );
    setBusy(false);
  }
}

/** Play a stranger at once, or as soon as somebody comes. */
function Stranger() {
  const { answer } = useAnswer(offer, []);
  const [game, setGame] = useState(query.value.get("game") ?? "");
  const [clock, setClock] = useState(1);
  const [rated, setRated] = useState(true);
  const [bot, setBot] = useState(true);
  const [waiting, setWaiting] = useState(/** @type {{ bot_at: number | null } | null} */ (null));
  const games = (answer?.games ?? []).filter((one) => one.seats.includes(2));
  const chosen = games.find((one) => one.name === game) ?? games[0];
  useEffect(() => {
    if (!waiting) return;
    let here = true;
    look();
    return () => {
      here = false;
      remove("/seek").then(({ table }) => table && navigate(`/t/${table}`), () => {});
    };

    async function look() {
      while (here) {
        const found = await get(`/seek?wait=${WAIT}`).catch((problem) => problem);
        if (!here) return;
        if (found.table) return navigate(`/t/${found.table}`);
        if (found instanceof Error) {
          tellRefusal(found);
          return setWaiting(null);
        }
      }
    }
  }, [Boolean(waiting)]);
  if (!chosen) return null;
  if (waiting)
    return html`<div class="panel stack seeking" role="status">
      <p>${t("people-seeking", { game: gameName(chosen.name) })}</p>
      ${waiting.bot_at !== null && html`<p class="muted">${t("people-seeking-bot")}</p>`}
      <div><button type="button" onClick=${() => setWaiting(null)}>${t("people-stop")}</button></div>
    </div>`;
  return html`<form class="panel stack stranger" onSubmit=${go}>
    <h2>${t("people-stranger")}</h2>
    <${Radios}
      name="game"
      label=${t("web-home-which-game")}
      values=${games.map(({ name }) => name)}
      value=${chosen.name}
      words=${gameName}
      onValue=${setGame}
    />
    <${Radios}
      name="clock"
      label=${t("web-new-clock")}
      values=${[...CLOCKS.keys()]}
      value=${clock}
      words=${(/** @type {number} */ index) => t("people-clock", CLOCKS[index])}
      onValue=${setClock}
    />
    <${Switch} words="web-home-rated" name="rated" value=${rated} onValue=${setRated} />
    <${Switch} words="people-bot-after" name="bot" value=${bot} onValue=${setBot} />
    <div><button type="submit" class="primary large"><${Icon} name="play" />${t("people-find")}</button></div>
  </form>`;

  /** @param {Event} event */
  async function go(event) {
    event.preventDefault();
    try {
      await becomeSomebody();
      const { commitment } = await post("/promises");
      const { minutes, increment } = CLOCKS[clock];
      const wish = {
        game: chosen.name,
        rated,
        bot,
        clock: { kind: "bank", seconds: minutes * 60, increment },
        salt: salt(),
        commitment,
      };
      const found = await post("/seek", wish);
      if (found.table) navigate(`/t/${found.table}`);
      else setWaiting(found);
    } catch (problem) {
      tellRefusal(problem);
    }
  }
}

/** @param {any} clock */
function clockWords({ kind, seconds = 0, increment = 0, days = 0 }) {
  if (kind === "bank") return t("people-clock", { minutes: Math.round(seconds / 60), increment });
  return kind === "days" ? t("web-rules-clock-days", { days }) : t("web-rules-clock-move", { seconds });
}
