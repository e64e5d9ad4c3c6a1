// A duplicate game: friends play one deal, each from the same seat, and compare their points at the end.
import { useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { Skeleton } from "../components/skeleton.js";
import { WithoutServer } from "../components/without-server.js";
import { gameName } from "../games.js";
import { html } from "../html.js";
import { becomeSomebody, person } from "../person.js";
import { reason, tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { get, post } from "../service.js";
import { share } from "../share.js";
import { forOthers } from "../site.js";
import { NameQuestion, isNamed } from "../table/name-question.js";
import { personName } from "../table/names.js";
import { useTitle } from "../title.js";
import { useAnswer } from "../use-answer.js";
import { t } from "../words.js";
import Lost from "./lost.js";

const LOOK_AGAIN = 10_000;

/** @typedef {{ person: any, over: boolean, points: number | null, place: number | null, forfeit: boolean }} Attempt */

/** @param {{ parameters: import("../router.js").Parameters }} props */
export default function Duplicate({ parameters: { duplicate } }) {
  useTitle(t("web-duplicate"));
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const { answer, refusal, again } = useAnswer(
    () => get(`/duplicates/${duplicate}`),
    [duplicate, person.value?.id],
    { every: LOOK_AGAIN },
  );
  if (refusal?.error === "missing") return html`<${Lost} />`;
  if (refusal && !answer) return html`<${WithoutServer} why=${reason(refusal)} onAgain=${again} />`;
  if (!answer) return html`<${Skeleton} />`;
  const { game, mine, over, attempts } = answer;
  return html`<section class="page narrow">
    <h1>${t("web-duplicate")}</h1>
    <p class="muted">${gameName(game)}</p>
    <p>${t("web-duplicate-about")}</p>
    <p class="row">
      <button
        type="button"
        class="primary"
        disabled=${busy}
        onClick=${() => (mine || isNamed() ? play() : setAsks(true))}
      >
        <${Icon} name="play" />${t(over ? "web-duplicate-look" : mine ? "web-duplicate-go-on" : "web-duplicate-play")}
      </button>
      <button type="button" onClick=${invite}><${Icon} name="share" />${t("web-duplicate-invite")}</button>
    </p>
    <${Attempts} attempts=${attempts} />
    ${asks && html`<${NameQuestion} onClose=${() => setAsks(false)} onName=${play} />`}
  </section>`;

  async function play() {
    setBusy(true);
    try {
      await becomeSomebody();
      const { table } = await post(`/duplicates/${duplicate}/play`);
      navigate(`/t/${table.id}`);
    } catch (problem) {
      tellRefusal(problem);
    } finally {
      setBusy(false);
    }
  }

  function invite() {
    share({ title: "Treetop", text: t("web-duplicate-about"), url: forOthers(`/duplicate/${duplicate}`) });
  }
}

/** @param {{ attempts: Attempt[] }} props */
function Attempts({ attempts }) {
  return html`<div class="panel sheet-scroll" tabindex="0" role="region" aria-label=${t("web-duplicate-compare")}>
    <table class="rungs">
      <thead>
        <tr>
          <th scope="col">${t("web-duplicate-name")}</th>
          <th scope="col">${t("web-duplicate-points")}</th>
          <th scope="col">${t("web-duplicate-place")}</th>
        </tr>
      </thead>
      <tbody>
        ${attempts.map(
          ({ person: who, over, points, place, forfeit }) =>
            html`<tr key=${who.id} aria-current=${who.id === person.value?.id ? "true" : undefined}>
              <td>${personName(who)}</td>
              <td class=${points === null || forfeit ? "muted" : "number"}>
                ${forfeit
                  ? t("web-duplicate-given-up")
                  : (points ?? t(over ? "web-duplicate-done" : "web-duplicate-playing"))}
              </td>
              <td class="number">${place ?? ""}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
