import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useAnswer } from "../use-answer.js";
import { Icon } from "../components/icon.js";
import { IconButton } from "../components/icon-button.js";
import { Later } from "../components/later.js";
import { LoadFailed } from "../components/load-failed.js";
import { Skeleton } from "../components/skeleton.js";
import { WithoutServer } from "../components/without-server.js";
import { FIRST_GAME, usePart } from "../games.js";
import { html } from "../html.js";
import { DeleteGame } from "../local/delete-game.js";
import { isOnDevice } from "../local/ids.js";
import { saveRecord } from "../local/record.js";
import { reason, tellRefusal } from "../refused.js";
import { navigate, query } from "../router.js";
import { get } from "../service.js";
import { share } from "../share.js";
import { seatNames } from "../table/names.js";
import { tell } from "../table/tell.js";
import { useTitle } from "../title.js";
import { list, t } from "../words.js";
import { WhereItWasWon } from "./replay/where-it-was-won.js";

/** So many frames are fetched at once; the server's page asks for the first of them, in the same words. */
const PIECE = 12;

const mistakesPanel = () => import("./replay/mistakes.js").then(({ Mistakes }) => Mistakes);

/** A finished game, step by step, from any seat or with open cards. @param {{ parameters: { table: string } }} props */
export default function Replay({ parameters: { table: id } }) {
  const eyes = query.value.get("eyes") ?? "open";
  const step = Number(query.value.get("step") ?? 0);
  const { frames, facts, refusal } = useFrames(id, eyes, step);
  const shown = useRef(/** @type {any} */ (null));
  const mistakesHere = useRef(/** @type {HTMLElement | null} */ (null));
  const [judged, setJudged] = useState(/** @type {import("./replay/mistakes.js").Mistake[]} */ ([]));
  useEffect(() => setJudged([]), [id]);
  const { part: Scene, failed } = usePart(facts?.table.game ?? FIRST_GAME, "scene");
  useTitle(t("web-final-replay"));
  // Before anybody sees the step that the next key goes on from.
  useLayoutEffect(() => {
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  });
  if (refusal?.error === "offline") return html`<${WithoutServer} why=${reason(refusal)} />`;
  if (refusal) return html`<p class="message">${reason(refusal)}</p>`;
  if (failed) return html`<${LoadFailed} />`;
  const frame = frames.get(step) ?? shown.current;
  if (!facts || !frame || !Scene) return html`<${Skeleton} />`;
  // Until the next frames are there, this one stays: whoever drags the slider must not lose it.
  shown.current = frame;
  const names = seatNames(facts.table.seats);
  /** @type {number[]} */
  const turns = facts.turns;
  const mistakes = mistakesSeen();
  return html`<section class="replay">
    <header class="spread">
      <h1>${list(names)}</h1>
      <div class="row">
        <label class="heard" for="eyes">${t("web-replay-eyes")}</label>
        <select id="eyes" value=${eyes} onChange=${(/** @type {any} */ event) => go(step, event.currentTarget.value)}>
          <option value="open" selected=${eyes === "open"}>${t("web-replay-open")}</option>
          ${names.map(
            (/** @type {string} */ name, /** @type {number} */ index) =>
              html`<option key=${index} value=${String(index + 1)} selected=${eyes === String(index + 1)}>
                ${t("web-replay-from", { name })}
              </option>`,
          )}
          <option value="spectator" selected=${eyes === "spectator"}>${t("web-replay-spectator")}</option>
        </select>
        ${isOnDevice(id)
          ? html`${!facts.table.trial &&
              html`<${IconButton}
                icon="download"
                label=${t("web-replay-download")}
                onClick=${() => saveRecord(id).catch(tellRefusal)}
              />`}
              <${DeleteGame} id=${id} />`
          : html`<${IconButton}
            icon="link"
            label=${t("web-replay-link")}
            onClick=${() => share({ title: "Treetop", text: list(names), url: location.href })}
          />
            <a
              class="button round"
              download
              href=${`/api/tables/${id}/record`}
              aria-label=${t("web-replay-download")}
            >
              <${Icon} name="download" />
            </a>`}
      </div>
    </header>
    <p class="replay-words" role="status">
      ${frame.words.map((/** @type {any} */ message) => tell(message, names)).join(" ") || t("web-replay-start")}
    </p>
    ${mistakes.length > 0 &&
    html`<${Later}
      load=${mistakesPanel}
      here=${mistakesHere}
      id=${id}
      game=${facts.table.game}
      mistakes=${mistakes}
      frame=${frame}
      played=${frames.get(frame.step + 1)?.action}
      names=${names}
      step=${step}
      onGo=${go}
    />`}
    <${Scene} frame=${frame} names=${names} eyes=${eyes} />
    <div class="replay-controls">
      ${control("first", "web-replay-first", 0)} ${control("previous", "web-replay-previous", step - 1)}
      <label class="heard" for="step">${t("web-replay-step")}</label>
      <input
        id="step"
        type="range"
        min="0"
        max=${facts.steps}
        value=${step}
        aria-valuetext=${t("web-replay-at", { step, steps: facts.steps })}
        onInput=${(/** @type {any} */ event) => go(Number(event.currentTarget.value))}
      />
      ${control("next", "web-replay-next", step + 1)} ${control("last", "web-replay-last", facts.steps)}
    </div>
    <div class="row replay-turns">
      <button
        type="button"
        class="quiet"
        disabled=${step === 0}
        onClick=${() => go(turns.findLast((one) => one < step) ?? 0)}
      >
        ${t("web-replay-turn-back")}
      </button>
      <span class="number">${step} / ${facts.steps}</span>
      <button
        type="button"
        class="quiet"
        disabled=${step === facts.steps}
        onClick=${() => go(turns.find((one) => one > step) ?? facts.steps)}
      >
        ${t("web-replay-turn-on")}
      </button>
    </div>
    <${WhereItWasWon}
      id=${id}
      names=${names}
      step=${step}
      onGo=${go}
      table=${facts.table}
      onJudged=${setJudged}
      onMistake=${showMistake}
    />
  </section>`;

  /** Those of whoever's eyes one looks through; with open cards, everybody's. */
  function mistakesSeen() {
    return judged.filter(({ seat }) => !(Number(eyes) > 0) || seat === Number(eyes));
  }

  /** @param {number} to */
  function showMistake(to) {
    go(to);
    mistakesHere.current?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} icon @param {string} words @param {number} to */
  function control(icon, words, to) {
    return html`<${IconButton}
      icon=${icon}
      label=${t(words)}
      disabled=${to < 0 || to > facts.steps || to === step}
      onClick=${() => go(to)}
    />`;
  }

  /** @param {number} to @param {string} [seen] */
  function go(to, seen = eyes) {
    navigate(`/replay/${id}?step=${Math.max(0, Math.min(facts.steps, to))}&eyes=${seen}`, { replace: true });
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (
      !facts ||
      event.defaultPrevented ||
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLSelectElement
    )
      return;
    const steps = mistakesSeen().map((mistake) => mistake.step);
    const to = event.shiftKey
      ? { ArrowLeft: steps.findLast((one) => one < step), ArrowRight: steps.find((one) => one > step) }[event.key]
      : { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: facts.steps }[event.key];
    if (to !== undefined) go(to);
  }
}

/**
 * A frame with what its views have in common with all others.
 * @param {any} frame
 * @param {any} shared
 */
function whole(frame, shared) {
  const views = frame.views?.map((/** @type {any} */ view) => ({ ...shared, ...view }));
  return { ...frame, view: { ...shared, ...frame.view }, ...(views ? { views } : {}) };
}

/**
 * Frames are fetched in pieces: the one with the wanted step, and the one behind it before it is needed.
 * @param {string} id
 * @param {string} eyes
 * @param {number} step
 */
function useFrames(id, eyes, step) {
  const [frames, setFrames] = useState(/** @type {Map<number, any>} */ (new Map()));
  const [facts, setFacts] = useState(/** @type {any} */ (null));
  const asked = useMemo(() => new Map(), [id, eyes]);
  const here = Math.floor(step / PIECE);
  const soon = Math.floor((step + PIECE / 2) / PIECE);
  const { answer, refusal } = useAnswer(() => piece(here), [id, eyes, here]);
  const { answer: next } = useAnswer(() => piece(soon), [id, eyes, soon]);
  useEffect(() => setFrames(new Map()), [id, eyes]);
  useEffect(() => add(answer), [answer]);
  useEffect(() => add(next), [next]);
  return { frames, facts, refusal };

  /** @param {number} number @returns {Promise<any>} */
  function piece(number) {
    const from = number * PIECE;
    const found = asked.get(number) ?? get(`/tables/${id}/replay?eyes=${eyes}&from=${from}&to=${from + PIECE}`);
    asked.set(number, found);
    found.catch(() => asked.delete(number));
    return found;
  }

  /** @param {any} more */
  function add(more) {
    if (!more) return;
    setFacts({ table: more.table, steps: more.steps, turns: more.turns });
    setFrames(
      (known) =>
        new Map([
          ...known,
          ...more.frames.map((/** @type {any} */ frame) => [frame.step, whole(frame, more.shared)]),
        ]),
    );
  }
}
