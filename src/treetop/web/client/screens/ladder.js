import { useState } from "preact/hooks";
import { Radios, playerCount } from "../components/radios.js";
import { useAnswer } from "../use-answer.js";
import { Skeleton } from "../components/skeleton.js";
import { WithoutServer } from "../components/without-server.js";
import { gameName, offer } from "../games.js";
import { html } from "../html.js";
import { get } from "../service.js";
import { personName } from "../table/names.js";
import { reason } from "../refused.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

/** Who plays best, by game and number of seats. */
export default function Ladder() {
  useTitle(t("web-way-ladder"));
  const { answer: offered } = useAnswer(offer, []);
  const [chosen, setChosen] = useState("");
  const [seats, setSeats] = useState(2);
  const game = chosen || offered?.games[0].name;
  const { answer, refusal, again } = useAnswer(
    () => (game ? get(`/ladder?game=${game}&seats=${seats}`) : offer().then(() => null)),
    [game, seats],
  );
  if (refusal) return html`<${WithoutServer} why=${reason(refusal)} onAgain=${again} />`;
  return html`<section class="page narrow">
    <h1>${t("web-way-ladder")}</h1>
    <p class="muted">${t("web-ladder-about")}</p>
    <${Radios}
      name="game"
      label=${t("web-home-which-game")}
      values=${(offered?.games ?? []).map(({ name }) => name)}
      value=${game}
      words=${gameName}
      onValue=${setChosen}
    />
    <${Radios}
      name="seats"
      label=${t("web-new-seats")}
      values=${[2, 3, 4]}
      value=${seats}
      words=${playerCount}
      onValue=${setSeats}
    />
    ${answer ? html`<${Rungs} ladder=${answer.ladder} />` : html`<${Skeleton} />`}
  </section>`;
}

/** @param {{ ladder: any[] }} props */
function Rungs({ ladder }) {
  if (ladder.length === 0) return html`<p class="panel muted">${t("web-ladder-empty")}</p>`;
  return html`<div class="panel sheet-scroll" tabindex="0" role="region" aria-label=${t("web-way-ladder")}>
    <table class="rungs">
      <thead>
        <tr>
          <th scope="col">${t("web-ladder-place")}</th>
          <th scope="col">${t("web-ladder-name")}</th>
          <th scope="col">${t("web-ladder-rating")}</th>
          <th scope="col">${t("web-ladder-games")}</th>
        </tr>
      </thead>
      <tbody>
        ${ladder.map(
          (one) =>
            html`<tr key=${one.person.id}>
              <td class="number">${one.place}</td>
              <td><a href=${`/people/${one.person.id}`}>${personName(one.person)}</a></td>
              <td><span class="number">${one.rating}</span> <span class="muted small">± ${one.uncertainty}</span></td>
              <td class="number">${one.games}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
