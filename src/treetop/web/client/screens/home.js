import { useEffect, useState } from "preact/hooks";
import { Radios } from "../components/radios.js";
import { store, stored } from "../device-storage.js";
import { useAnswer } from "../use-answer.js";
import { Switch } from "../components/field.js";
import { Icon } from "../components/icon.js";
import { GamePlate } from "../components/game-plate.js";
import { OtherWays } from "../components/other-ways.js";
import { Skeleton } from "../components/skeleton.js";
import { TableList } from "../components/table-list.js";
import { botDescription, botName, isLike, levelWords, middlePlayer, offer, useGamesWith, usePart } from "../games.js";
import { html } from "../html.js";
import { DeviceTables } from "../local/device-tables.js";
import { prepare } from "../local/prepare.js";
import { openTable } from "../opening.js";
import { person } from "../person.js";
import { reason, tellRefusal } from "../refused.js";
import { likeMe } from "../reviewed.js";
import { get } from "../service.js";
import { HAS_SERVER } from "../site.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

const LOOK_AGAIN = 20_000;

/** Where everything starts. */
export default function Home() {
  useTitle("");
  const { answer, refusal } = useAnswer(offer, []);
  useEffect(prepare, []);
  // Nothing moves once it is shown.
  if (!answer && !refusal) return html`<div class="home"><${Skeleton} /></div>`;
  return html`<div class="home">
    <section class="welcome">
      <h1>${t("web-home-title")}</h1>
      <p class="muted">${t("web-home-subtitle")}</p>
      <${Ornament} />
    </section>
    ${answer ? html`<${QuickPlay} games=${answer.games} />` : html`<p class="message">${reason(refusal)}</p>`}
    <${DeviceTables} />
    ${HAS_SERVER && html`<${MyTables} /><${OpenTables} /><${LiveTables} />`}
    <${OtherWays} />
    <p class="muted small unofficial">${t("web-unofficial")}</p>
  </div>`;
}

/** @param {{ games: import("../games.js").Game[] }} props */
function QuickPlay({ games }) {
  const [name, setName] = useState(() => stored("game", games[0].name));
  const game = games.find((one) => one.name === name) ?? games[0];
  const [player, setPlayer] = useState(() => stored(`opponent-${game.name}`, ""));
  const [busy, setBusy] = useState(false);
  const [rated, setRated] = useState(() => HAS_SERVER && stored("rated", false));
  const like = likeMe(game);
  const opponents = like ? [...game.players, like] : game.players;
  const opponent =
    opponents.find(({ name }) => name === player || (isLike(name) && isLike(player))) ?? middlePlayer(game.players);
  return html`<section class="quick panel" aria-label=${t("web-home-quick")}>
    <div class="plates" role="radiogroup" aria-label=${t("web-home-which-game")}>
      ${games.map(
        (one) =>
          html`<${GamePlate} key=${one.name} game=${one} chosen=${one === game} onChoose=${() => setName(one.name)} />`,
      )}
    </div>
    <fieldset class="levels">
      <legend>${t("web-home-opponent")}</legend>
      <${Radios}
        name="opponent"
        values=${opponents.map(({ name }) => name)}
        value=${opponent.name}
        words=${(/** @type {string} */ name) => (isLike(name) ? t("players-like-choice") : botName(name))}
        onValue=${setPlayer}
      />
      <p class="muted small">${levelWords(opponent)} ${botDescription(opponent)}</p>
      ${!like && game.players.length > 2 && html`<p class="muted small">${t("players-like-unknown")}</p>`}
    </fieldset>
    <div class="quick-go">
      <button type="button" class="primary large" disabled=${busy} onClick=${() => go(["me", `bot:${opponent.name}`])}>
        <${Icon} name="play" />${t("web-home-play")}
      </button>
      ${HAS_SERVER &&
      html`<a class="button large" href=${`/lobby?game=${game.name}`}>
          <${Icon} name="people" />${t("web-home-stranger")}
        </a>
        <button type="button" class="large" disabled=${busy} onClick=${() => go(["me", "open"])}>
          <${Icon} name="link" />${t("web-home-invite")}
        </button>`}
      <a class="button quiet large" href=${`/new?game=${game.name}`}>${t("web-home-more")}</a>
    </div>
    ${HAS_SERVER && html`<${Switch} words="web-home-rated" name="rated" value=${rated} onValue=${setRated} />`}
  </section>`;

  /** @param {string[]} seats */
  async function go(seats) {
    setBusy(true);
    store("game", game.name);
    store(`opponent-${game.name}`, opponent.name);
    store("rated", rated);
    await openTable({
      game: game.name,
      seats,
      hints: !rated && !seats.includes("open"),
      rated: rated && !isLike(opponent.name),
    }).catch(tellRefusal);
    setBusy(false);
  }
}

/** Something for the eye, from the first game that brings it. */
function Ornament() {
  const [game] = useGamesWith("ornament");
  const { part: Picture } = usePart(game?.name, "ornament");
  return Picture ? html`<${Picture} />` : null;
}

function MyTables() {
  const who = person.value?.id;
  const { answer } = useAnswer(() => (who ? currentTables() : Promise.resolve([])), [who], { every: LOOK_AGAIN });
  if (!answer?.length) return null;
  return html`<section class="stack">
    <h2>${t("web-home-my-tables")}</h2>
    <${TableList} tables=${answer} />
  </section>`;
}

/**
 * All that are being played, then those that wait for people.
 * @returns {Promise<import("../table/facts.js").Table[]>}
 */
async function currentTables() {
  return (await Promise.all([allTables("playing"), allTables("open")])).flat();
}

/** Page by page. @param {string} state */
async function allTables(state) {
  const found = [];
  for (
    let page = await get(`/me/tables?state=${state}`);
    ;
    page = await get(`/me/tables?state=${state}&after=${page.next}`)
  ) {
    found.push(...page.tables);
    if (!page.next) return found;
  }
}

function OpenTables() {
  const { answer } = useAnswer(() => get("/tables"), [], { every: LOOK_AGAIN });
  const others = (answer?.tables ?? []).filter((/** @type {any} */ table) => table.my_seat === null);
  if (others.length === 0) return null;
  return html`<section class="stack">
    <h2>${t("web-home-open-tables")}</h2>
    <${TableList} tables=${others} />
  </section>`;
}

function LiveTables() {
  const { answer } = useAnswer(() => get("/tables/live"), [], { every: LOOK_AGAIN });
  const others = (answer?.tables ?? []).filter((/** @type {any} */ table) => table.my_seat === null).slice(0, 5);
  if (others.length === 0) return null;
  return html`<section class="stack">
    <h2>${t("web-home-live-tables")}</h2>
    <${TableList} tables=${others} />
  </section>`;
}
