import { useState } from "preact/hooks";
import { useAnswer } from "../use-answer.js";
import { Later } from "../components/later.js";
import { RatingPlot } from "../components/rating-plot.js";
import { Skeleton } from "../components/skeleton.js";
import { WithoutServer } from "../components/without-server.js";
import { TableList } from "../components/table-list.js";
import { html } from "../html.js";
import { identity, person as reader, rename } from "../person.js";
import { reason, tellRefusal } from "../refused.js";
import { get } from "../service.js";
import { personName } from "../table/names.js";
import { useTitle } from "../title.js";
import { date, t } from "../words.js";

const trend = () => import("../components/trend.js").then(({ Trend }) => Trend);

/** Somebody's rating over time, results and games. @param {{ parameters: { person: string } }} props */
export default function PersonScreen({ parameters: { person: id } }) {
  const { answer, refusal, again } = useAnswer(() => get(`/people/${id}`), [id, identity.value]);
  const { answer: games } = useAnswer(() => get(`/people/${id}/games`), [id]);
  useTitle(answer ? personName(answer.person) : "");
  if (refusal?.error === "offline") return html`<${WithoutServer} why=${reason(refusal)} />`;
  if (refusal) return html`<p class="message">${reason(refusal)}</p>`;
  if (!answer) return html`<${Skeleton} />`;
  const mine = reader.value?.id === id;
  return html`<section class="page narrow">
    <div>
      <h1>${personName(answer.person)}</h1>
      <p class="muted">
        ${t("web-person-since", { date: date(answer.since, { dateStyle: "long" }) })}${" "}
        ${t(mine ? "web-person-results" : "web-person-public", answer.results)}
      </p>
    </div>
    ${mine && html`<${NameForm} onDone=${again} />`}
    ${answer.ratings.map(
      (/** @type {any} */ rating) => html`<${RatingPlot} key=${`${rating.game}${rating.seats}`} rating=${rating} />`,
    )}
    ${mine && games && html`<${Later} load=${trend} games=${games} />`}
    ${answer.opponents.length > 0 &&
    html`<div class="panel stack">
      <h2>${t("web-person-opponents")}</h2>
      <ul class="opponents">
        ${answer.opponents.map(
          (/** @type {any} */ one) =>
            html`<li key=${one.person.id} class="spread">
              <a href=${`/people/${one.person.id}`}>${personName(one.person)}</a>
              <span class="muted">${t("web-person-results", { games: one.games, wins: one.wins })}</span>
            </li>`,
        )}
      </ul>
    </div>`}
    ${(mine || games?.games.length > 0) &&
    html`<div class="stack">
      <h2>${t("web-person-games")}</h2>
      ${games?.games.length > 0 && html`<p><a href=${`/people/${id}/games`}>${t("web-person-games-search")}</a></p>`}
      <${TableList} tables=${games?.games ?? []} empty=${t("web-person-no-games")} />
    </div>`}
  </section>`;
}

/** @param {{ onDone: () => void }} props */
function NameForm({ onDone }) {
  const [name, setName] = useState(reader.value?.name ?? "");
  return html`<form class="panel field" onSubmit=${save}>
    <label for="name">${t("web-person-name")}</label>
    <div class="row">
      <input
        id="name"
        value=${name}
        maxlength="24"
        required
        autocomplete="nickname"
        onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)}
      />
      <button type="submit">${t("web-save")}</button>
    </div>
  </form>`;

  /** @param {Event} event */
  async function save(event) {
    event.preventDefault();
    await rename({ name }).then(onDone, tellRefusal);
  }
}
