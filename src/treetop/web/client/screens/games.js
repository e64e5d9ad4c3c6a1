import { useEffect, useState } from "preact/hooks";
import { useAnswer } from "../use-answer.js";
import { Icon } from "../components/icon.js";
import { Skeleton } from "../components/skeleton.js";
import { TableList } from "../components/table-list.js";
import { gameName, offer } from "../games.js";
import { html } from "../html.js";
import { tellRefusal } from "../refused.js";
import { get } from "../service.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

const RESULTS = ["", "true", "false"];

/** Somebody's finished games, searched and exported. @param {{ parameters: { person: string } }} props */
export default function Games({ parameters: { person } }) {
  useTitle(t("people-games"));
  const { answer: offered } = useAnswer(offer, []);
  const [wanted, setWanted] = useState({ opponent: "", game: "", won: "", from: "", to: "" });
  const [games, setGames] = useState(/** @type {any[] | null} */ (null));
  const [next, setNext] = useState(/** @type {string | null} */ (null));
  const query = queryOf(wanted, offered?.games ?? []);
  useEffect(() => {
    let here = true;
    get(`/people/${person}/games?${query}`).then(
      (page) => here && (setGames(page.games), setNext(page.next)),
      tellRefusal,
    );
    return () => {
      here = false;
    };
  }, [person, query]);
  return html`<section class="page narrow">
    <h1>${t("people-games")}</h1>
    <form
      class="panel stack games-search"
      role="search"
      onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}
    >
      <div class="field">
        <label for="opponent">${t("people-games-opponent")}</label>
        <input id="opponent" type="search" maxlength="24" value=${wanted.opponent} onInput=${set("opponent")} />
      </div>
      <div class="row">
        <div class="field">
          <label for="game">${t("people-games-game")}</label>
          <select id="game" onChange=${set("game")}>
            <option value="">${t("people-games-all")}</option>
            ${(offered?.games ?? []).map(
              (one) => html`<option key=${one.name} value=${one.name}>${gameName(one.name)}</option>`,
            )}
          </select>
        </div>
        <div class="field">
          <label for="won">${t("people-games-result")}</label>
          <select id="won" onChange=${set("won")}>
            ${RESULTS.map(
              (value) => html`<option key=${value} value=${value}>${t(`people-games-won-${value || "any"}`)}</option>`,
            )}
          </select>
        </div>
        <div class="field">
          <label for="from">${t("people-games-from")}</label>
          <input id="from" type="date" value=${wanted.from} onInput=${set("from")} />
        </div>
        <div class="field">
          <label for="to">${t("people-games-to")}</label>
          <input id="to" type="date" value=${wanted.to} onInput=${set("to")} />
        </div>
      </div>
      <div>
        <a class="button quiet" download href=${`/api/people/${person}/games.jsonl?${query}`}>
          <${Icon} name="download" />${t("people-games-export")}
        </a>
      </div>
    </form>
    ${games ? html`<${TableList} tables=${games} empty=${t("people-games-none")} />` : html`<${Skeleton} />`}
    ${next && html`<div><button type="button" onClick=${more}>${t("people-games-more")}</button></div>`}
  </section>`;

  /** @param {string} name */
  function set(name) {
    return (/** @type {any} */ event) => setWanted({ ...wanted, [name]: event.currentTarget.value });
  }

  async function more() {
    await get(`/people/${person}/games?${query}&after=${next}`).then((page) => {
      setGames([...(games ?? []), ...page.games]);
      setNext(page.next);
    }, tellRefusal);
  }
}

/**
 * As the service reads it. A bot's name is known here only, in the reader's language.
 * @param {Record<string, string>} wanted
 * @param {import("../games.js").Game[]} games
 */
function queryOf({ opponent, game, won, from, to }, games) {
  const sought = opponent.trim().toLowerCase();
  const bot =
    sought &&
    games.flatMap((one) => one.players).find(({ name }) => t(`players-${name}-name`).toLowerCase().includes(sought));
  const facts = {
    opponent: bot ? bot.name : sought,
    game,
    won,
    since: from && String(new Date(`${from}T00:00`).getTime()),
    before: to && String(new Date(`${to}T00:00`).getTime() + 86_400_000),
  };
  return new URLSearchParams(Object.entries(facts).filter(([, value]) => value)).toString();
}
