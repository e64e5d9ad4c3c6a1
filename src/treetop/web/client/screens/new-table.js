import { useState } from "preact/hooks";
import { Radios, playerCount } from "../components/radios.js";
import { store, storedList } from "../device-storage.js";
import { useAnswer } from "../use-answer.js";
import { ClockField, NO_CLOCK, clockOf } from "../components/clock-field.js";
import { Switch } from "../components/field.js";
import { GamePlate } from "../components/game-plate.js";
import { Icon } from "../components/icon.js";
import { OptionField } from "../components/option-field.js";
import { Skeleton } from "../components/skeleton.js";
import { WithoutServer } from "../components/without-server.js";
import { botDescription, botName, isLike, levelWords, middlePlayer, offer } from "../games.js";
import { html } from "../html.js";
import { openDuplicate, openShared, openTable } from "../opening.js";
import { reason, tellRefusal } from "../refused.js";
import { query } from "../router.js";
import { likeMe } from "../reviewed.js";
import { HAS_SERVER } from "../site.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

/** Somebody else with the same device. */
const HERE = "here";

/** Every option of every game, in plain words. */
export default function NewTable() {
  useTitle(t("web-new-title"));
  const { answer, refusal, again } = useAnswer(offer, []);
  if (refusal) return html`<${WithoutServer} why=${reason(refusal)} onAgain=${again} />`;
  return html`<section class="page narrow">
    <h1>${t("web-new-title")}</h1>
    ${answer ? html`<${Form} offer=${answer} />` : html`<${Skeleton} />`}
  </section>`;
}

/** @param {{ offer: import("../games.js").Offer }} props */
function Form({ offer: { games, clocks } }) {
  const [name, setName] = useState(query.value.get("game") ?? games[0].name);
  const game = games.find((one) => one.name === name) ?? games[0];
  const like = likeMe(game);
  const players = like ? [...game.players, like] : game.players;
  const usual = middlePlayer(game.players).name;
  const [others, setOthers] = useState([`bot:${usual}`]);
  const [names, setNames] = useState(() => storedList("names-here"));
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [isPublic, setIsPublic] = useState(false);
  const [spectators, setSpectators] = useState("yes");
  const [hints, setHints] = useState(false);
  const [clock, setClock] = useState(NO_CLOCK);
  const [atZero, setAtZero] = useState("lose");
  const [wantsRated, setWantsRated] = useState(HAS_SERVER ? /** @type {boolean | null} */ (null) : false);
  const [order, setOrder] = useState("lot");
  const [isDuplicate, setIsDuplicate] = useState(query.value.has("duplicate"));
  const [busy, setBusy] = useState(false);
  const seats = others.length + 1;
  // Families don't expect ratings: among those who are invited, the game is rated only if somebody says so.
  const rated = wantsRated ?? (isPublic || !others.includes("open"));
  const againstLike = others.some((wish) => isLike(wish.replace("bot:", "")));
  const mayBeRated = !hints && !againstLike && (clock.kind === "none" || atZero !== "abandon");
  const mayBeDuplicate = HAS_SERVER && others.every((wish) => wish.startsWith("bot:"));
  const asDuplicate = mayBeDuplicate && isDuplicate;
  return html`<form class="new-table" onSubmit=${submit}>
    <div class="plates" role="radiogroup" aria-label=${t("web-home-which-game")}>
      ${games.map(
        (one) =>
          html`<${GamePlate} key=${one.name} game=${one} chosen=${one === game} onChoose=${() => change(one)} />`,
      )}
    </div>
    <fieldset class="panel stack">
      <legend class="heard">${t("web-new-seats")}</legend>
      <h2 aria-hidden="true">${t("web-new-seats")}</h2>
      <${Radios} name="count" values=${game.seats} value=${seats} words=${playerCount} onValue=${resize} />
      <ol class="seat-choices">
        <li class="seat-choice">
          <${Icon} name="person" />
          ${others.includes(HERE) ? nameField(0) : html`<span>${t("web-new-you")}</span>`}
        </li>
        ${others.map(
          (wish, index) => html`<li key=${index} class="seat-choice">
            <${Icon} name=${wish === HERE ? "person" : wish === "open" ? "people" : "bot"} />
            <select
              aria-label=${t("web-new-seat", { number: index + 2 })}
              value=${wish}
              onChange=${(/** @type {any} */ event) => seat(index, event.currentTarget.value)}
            >
              ${HAS_SERVER && html`<option value="open" selected=${wish === "open"}>${t("web-new-friend")}</option>`}
              <option value=${HERE} selected=${wish === HERE}>${t("local-new-here")}</option>
              ${players.map(
                (one) =>
                  html`<option key=${one.name} value=${`bot:${one.name}`} selected=${wish === `bot:${one.name}`}>
                    ${t("web-new-bot", { name: botName(one.name) })} ·
                    ${isLike(one.name) ? t("players-like-choice") : levelWords(one)}
                  </option>`,
              )}
            </select>
            ${wish === HERE && nameField(index + 1)}
          </li>`,
        )}
      </ol>
      ${againstLike && like && html`<p class="muted small">${botDescription(like)}</p>`}
      ${!like && game.players.length > 2 && html`<p class="muted small">${t("players-like-unknown")}</p>`}
    </fieldset>
    <div class="panel stack">
      <h2>${t("web-new-rules")}</h2>
      ${game.options.map(
        (option) =>
          html`<${OptionField}
            key=${`${game.name}-${option.name}`}
            game=${game.name}
            option=${option}
            chosen=${options}
            seats=${seats}
            onChoose=${(/** @type {any} */ value) => setOptions({ ...options, [option.name]: value })}
          />`,
      )}
    </div>
    <div class="panel stack">
      <h2>${t("web-new-table")}</h2>
      ${HAS_SERVER && html`<${ClockField} kinds=${clocks} wish=${clock} onWish=${setClock} />`}
      ${clock.kind !== "none" && choice("web-new-zero", ["lose", "bot", "abandon"], atZero, setAtZero)}
      ${!asDuplicate && choice("web-new-order", ["lot", "seated"], order, setOrder)}
      ${HAS_SERVER &&
      !asDuplicate &&
      html`${choice("web-new-spectators", ["yes", "delayed", "no"], spectators, setSpectators)}
        <${Switch} words="web-new-public" value=${isPublic} onValue=${setIsPublic} />`}
      ${mayBeDuplicate &&
      html`<${Switch} words="web-new-duplicate" name="duplicate" value=${isDuplicate} onValue=${setIsDuplicate} />`}
      ${!asDuplicate &&
      html`<${Switch} words=${HAS_SERVER ? "web-new-hints" : "local-new-hints"} value=${hints} onValue=${setHints} />`}
      ${HAS_SERVER &&
      !asDuplicate &&
      html`<${Switch}
        words="web-new-rated"
        name="rated"
        disabled=${!mayBeRated}
        value=${rated && mayBeRated}
        onValue=${setWantsRated}
      />`}
    </div>
    <button type="submit" class="primary large" disabled=${busy}>
      ${others.includes("open") ? t("web-new-open") : t("web-new-begin")}
    </button>
  </form>`;

  /** Of somebody with this device. @param {number} seat */
  function nameField(seat) {
    return html`<input
      maxlength="24"
      autocomplete="off"
      aria-label=${t("local-name", { number: seat + 1 })}
      placeholder=${t("local-player", { number: seat + 1 })}
      value=${names[seat] ?? ""}
      onInput=${(/** @type {any} */ event) =>
        setNames(Object.assign([...names], { [seat]: event.currentTarget.value }))}
    />`;
  }

  /** @param {string} words @param {string[]} values @param {string} now @param {(value: string) => void} set */
  function choice(words, values, now, set) {
    return html`<fieldset>
      <legend>${t(words)}</legend>
      <${Radios}
        name=${words}
        values=${values}
        value=${now}
        words=${(/** @type {string} */ value) => t(`${words}-${value}`)}
        onValue=${set}
      />
    </fieldset>`;
  }

  /** @param {import("../games.js").Game} next */
  function change(next) {
    setName(next.name);
    setOptions({});
    setOthers(
      others.map((wish) => (wish === "open" || wish === HERE ? wish : `bot:${middlePlayer(next.players).name}`)),
    );
  }

  /** @param {number} count */
  function resize(count) {
    setOthers(Array.from({ length: count - 1 }, (_, index) => others[index] ?? others.at(-1) ?? `bot:${usual}`));
  }

  /** @param {number} index @param {string} wish */
  function seat(index, wish) {
    setOthers(others.map((one, at) => (at === index ? wish : one)));
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    setBusy(true);
    store("names-here", names);
    const wishes = {
      game: game.name,
      options,
      seats: ["me", ...others],
      public: isPublic,
      spectators,
      hints,
      rated: rated && mayBeRated,
      order,
      clock: { ...clockOf(clock), at_zero: atZero },
    };
    const open = asDuplicate ? openDuplicate : openTable;
    await (others.includes(HERE) ? openShared(wishes, HERE, names) : open(wishes)).catch(tellRefusal);
    setBusy(false);
  }
}
