import { Icon } from "../../components/icon.js";
import { IconButton } from "../../components/icon-button.js";
import { gameName } from "../../games.js";
import { html } from "../../html.js";
import { notify } from "../../notices.js";
import { date, number, t } from "../../words.js";
import { forget, games, statistics } from "./notebook.js";

const ONE_DIGIT = { maximumFractionDigits: 1 };

/** The games scored on this device, and how everybody did. @param {{ games: string[] }} props those that have a pad */
export function Notebook({ games: scored }) {
  return html`<div class="page pad-page">
    <h1>${t("scorepad-page")}</h1>
    <p class="pad-lead">${t("scorepad-lead")}</p>
    <div class="row">
      ${scored.map(
        (
          game,
          index,
        ) => html`<a key=${game} class=${`button large ${index ? "" : "primary"}`} href=${`/scorepad/${game}`}>
          <${Icon} name="plus" /> ${t("scorepad-new", { game: gameName(game) })}
        </a>`,
      )}
    </div>
    ${games.value.length > 0 &&
    html`<${Games} />${scored.map((game) => html`<${Statistics} key=${game} game=${game} />`)}`}
  </div>`;
}

function Games() {
  return html`<section class="stack">
    <h2>${t("scorepad-history")}</h2>
    <ul class="stack">
      ${games.value.map((kept) => html`<${Game} key=${kept.id} kept=${kept} />`)}
    </ul>
  </section>`;
}

/** @param {{ kept: import("./notebook.js").Kept }} props */
function Game({ kept }) {
  const { id, game, played, players, result } = kept;
  const when = date(played, { dateStyle: "medium" });
  return html`<li class="panel pad-kept">
    <a class="pad-kept-link" href=${`/scorepad/${game}/${id}`}>
      <span class="small muted">${gameName(game)} · ${when}</span>
      <span class="pad-kept-names">
        ${players.map(
          ({ name }, seat) => html`<span key=${seat} class=${result?.winners.includes(seat + 1) ? "pad-won" : ""}>
            ${name}${result && html` <b class="number">${number(result.scores[seat])}</b>`}
          </span>`,
        )}
      </span>
      ${!result && html`<span class="small muted">${t("scorepad-unfinished")}</span>`}
    </a>
    <${IconButton} icon="trash" quiet label=${t("scorepad-forget", { date: when })} onClick=${remove} />
  </li>`;

  function remove() {
    const bringBack = forget(id);
    notify(t("scorepad-forgotten", { date: when }), { action: { text: t("scorepad-undo"), act: bringBack } });
  }
}

/** @param {{ game: string }} props */
function Statistics({ game }) {
  const rows = statistics(games.value.filter((kept) => kept.game === game));
  if (rows.length === 0) return null;
  return html`<section class="stack">
    <h2>${t("scorepad-statistics")} <span class="muted small">${gameName(game)}</span></h2>
    <div class="pad-table-frame" tabindex="0" role="region" aria-label=${t("scorepad-statistics")}>
      <table class="pad-table pad-statistics">
        <thead>
          <tr>
            ${["name", "games", "wins", "average", "best"].map(
              (column) => html`<th key=${column} scope="col">${t(`scorepad-column-${column}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`<tr key=${row.name}>
              <th scope="row">${row.name}</th>
              <td class="number">${number(row.games)}</td>
              <td class="number">${number(row.wins)}</td>
              <td class="number">${number(row.average, ONE_DIGIT)}</td>
              <td class="number">${number(row.best)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
