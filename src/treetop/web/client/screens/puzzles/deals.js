// The deal of the day: everybody has the same cards and the same three bots, and one attempt.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../components/icon.js";
import { store, stored } from "../../device-storage.js";
import { gameName } from "../../games.js";
import { html } from "../../html.js";
import { changes, openDay } from "../../local/house.js";
import { storyOf } from "../../local/store.js";
import { tellRefusal } from "../../refused.js";
import { navigate } from "../../router.js";
import { shareText } from "../../share.js";
import { HAS_SERVER } from "../../site.js";
import { date, t } from "../../words.js";
import { dateOf } from "./day.js";
import { sharedResult } from "./picture.js";

const KEY = "deals";
const DAYS_SHOWN = 7;

/** @typedef {{ day: number, points: number, place: number, players: number, isGivenUp: boolean }} Played */

/** The ids of the tables, by game and day. @returns {Record<string, string>} */
function known() {
  return stored(KEY, {});
}

/** @param {{ game: string, today: number }} props */
export function DealOfTheDay({ game, today }) {
  const [played, setPlayed] = useState(/** @type {Played[]} */ ([]));
  useEffect(() => {
    playedDeals(game, today).then(setPlayed, () => {});
  }, [game, today, changes.value]);
  const now = played.find(({ day }) => day === today);
  return html`<h3>${t("puzzles-deal")}</h3>
    ${now
      ? html`<p>${outcome(now)}</p>
          <div class="row">
            ${!now.isGivenUp &&
            html`<button type="button" onClick=${share}><${Icon} name="share" /> ${t("puzzles-share")}</button>
              <button type="button" onClick=${picture}><${Icon} name="share" /> ${t("puzzles-picture")}</button>`}
            <button type="button" onClick=${() => open("mine")}>${t("puzzles-deal-look")}</button>
            <button type="button" onClick=${() => open("oak")}>
              ${t("puzzles-deal-oak", { name: t("players-search-name") })}
            </button>
          </div>`
      : html`<p class="muted small">${t("puzzles-deal-about")}</p>
          <button type="button" class="primary" onClick=${() => open("mine")}>${t("puzzles-deal-play")}</button>`}
    ${played.length > 0 &&
    html`<ul class="small">
      ${played.map(
        (one) =>
          html`<li key=${one.day}>
            ${dayName(one.day)} · ${outcome(one)}
            ${HAS_SERVER &&
            !one.isGivenUp &&
            html` · <a href=${`/puzzles/${game}/${dateOf(one.day)}`}>${t("puzzles-table")}</a>`}
          </li>`,
      )}
    </ul>`}`;

  /** @param {"mine" | "oak"} whose */
  async function open(whose) {
    try {
      const id = await openDay(game, dateOf(today), whose);
      if (whose === "mine") store(KEY, { ...known(), [`${game}/${today}`]: id });
      navigate(`/t/${id}`);
    } catch (refusal) {
      tellRefusal(refusal);
    }
  }

  function picture() {
    if (!now) return;
    const { points, place, players } = now;
    sharedResult({
      title: t("puzzles-deal"),
      about: `${gameName(game)}, ${dayName(today)}`,
      result: outcome(now),
      middle: String(points),
      rings: players,
      lit: players - place + 1,
    });
  }

  function share() {
    if (!now) return;
    const told = t("puzzles-deal-share", { game: gameName(game), day: dayName(today), ...words(now) });
    shareText({ title: "Treetop", text: told, url: new URL("/puzzles", location.href).href });
  }
}

/** @param {Played} played */
function outcome(played) {
  return played.isGivenUp ? t("puzzles-deal-given-up") : t("puzzles-deal-result", words(played));
}

/** @param {Played} played */
function words({ points, place, players }) {
  return { points, place, players };
}

/** @param {number} number */
export function dayName(number) {
  return date(new Date(dateOf(number)), { dateStyle: "medium", timeZone: "UTC" });
}

/** What came of the last days' deals, the newest first. @param {string} game @param {number} today */
async function playedDeals(game, today) {
  const days = Array.from({ length: DAYS_SHOWN }, (_, ago) => today - ago);
  const ids = known();
  const found = days.map(async (day) => {
    const id = ids[`${game}/${day}`];
    const card = id ? (await storyOf(id))?.card : null;
    return card?.result && card.my_seat ? [resultOf(day, card.result, card.my_seat - 1)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** @param {number} day @param {import("../../table/facts.js").Result} result @param {number} seat @returns {Played} */
function resultOf(day, { scores, forfeit }, seat) {
  const place = 1 + scores.filter((score) => score > scores[seat]).length;
  return { day, points: scores[seat], place, players: scores.length, isGivenUp: Boolean(forfeit) };
}

/**
 * What the reader did in a deal that they finished on this device, one command after another; null if there is none.
 * @param {string} game
 * @param {number} day
 * @returns {Promise<string[][] | null>}
 */
export async function commandsOf(game, day) {
  const id = known()[`${game}/${day}`];
  const story = id ? await storyOf(id) : null;
  const seat = story?.card?.my_seat;
  if (!story?.card?.result || story.card.result.forfeit || !seat) return null;
  const events = story.rows.map(([, , event]) => JSON.parse(event));
  return events.filter((event) => event.kind === "play" && event.seat === seat - 1).map(({ actions }) => actions);
}
