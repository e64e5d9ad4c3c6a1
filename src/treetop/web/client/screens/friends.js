import { useState } from "preact/hooks";
import { useAnswer } from "../use-answer.js";
import { Icon } from "../components/icon.js";
import { TableList } from "../components/table-list.js";
import { gameName, offer } from "../games.js";
import { html } from "../html.js";
import { openTable } from "../opening.js";
import { becomeSomebody, person } from "../person.js";
import { reason, tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { get, post, remove } from "../service.js";
import { share } from "../share.js";
import { forOthers } from "../site.js";
import { personName } from "../table/names.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

/** Friends, by name or by link, and where they play. @param {{ parameters: { link?: string } }} props */
export default function Friends({ parameters: { link } }) {
  useTitle(t("people-friends"));
  const [name, setName] = useState("");
  const { answer, refusal, again } = useAnswer(circle, [person.value?.id], { every: 20_000 });
  if (refusal) return html`<p class="message">${reason(refusal)}</p>`;
  if (!answer) return null;
  return html`<section class="page narrow">
    <h1>${t("people-friends")}</h1>
    ${link &&
    html`<div class="panel stack">
      <p>${t("people-friend-link")}</p>
      <div>
        <button
          type="button"
          class="primary"
          onClick=${() => act(post("/friends", { link }).then(() => navigate("/friends", { replace: true })))}
        >
          ${t("people-friend-yes")}
        </button>
      </div>
    </div>`}
    ${answer.asking.map(
      (/** @type {any} */ one) =>
        html`<div key=${one.id} class="panel spread">
          <span>${t("people-friend-asks", { name: personName(one) })}</span>
          <span class="row">
            <button type="button" class="primary" onClick=${() => act(post("/friends", { person: one.id }))}>
              ${t("people-friend-yes")}
            </button>
            <button type="button" onClick=${() => act(remove(`/friends/${one.id}`))}>${t("people-friend-no")}</button>
          </span>
        </div>`,
    )}
    ${answer.friends.length === 0 && html`<p class="muted">${t("people-friends-none")}</p>`}
    ${answer.friends.map(
      (/** @type {any} */ one) => html`<section key=${one.person.id} class="panel stack friend">
        <div class="spread">
          <a href=${`/people/${one.person.id}`}><strong>${personName(one.person)}</strong></a>
          <button type="button" class="quiet" onClick=${() => act(remove(`/friends/${one.person.id}`))}>
            ${t("people-friend-remove")}
          </button>
        </div>
        <div class="row">
          ${answer.games.map(
            (/** @type {string} */ game) => html`<button
              key=${game}
              type="button"
              onClick=${() => challenge(one, game)}
            >
              <${Icon} name="play" />${t("people-challenge", { game: gameName(game) })}
            </button>`,
          )}
        </div>
        ${one.tables.length > 0 &&
        html`<p class="small muted">${t("people-friend-plays")}</p><${TableList} tables=${one.tables} />`}
      </section>`,
    )}
    ${answer.asked.length > 0 &&
    html`<p class="muted">${t("people-friends-asked", { names: answer.asked.map(personName).join(", ") })}</p>`}
    <form class="panel stack" onSubmit=${ask}>
      <div class="field">
        <label for="friend-name">${t("people-friend-name")}</label>
        <div class="row">
          <input
            id="friend-name"
            required
            maxlength="24"
            autocomplete="off"
            value=${name}
            onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)}
          />
          <button type="submit">${t("people-friend-ask")}</button>
        </div>
      </div>
      <div>
        <button
          type="button"
          class="primary"
          onClick=${() =>
            share({
              title: "Treetop",
              text: t("people-friend-share"),
              url: forOthers(`/friends/${answer.link}`),
            })}
        >
          <${Icon} name="share" />${t("people-friend-give-link")}
        </button>
      </div>
    </form>
  </section>`;

  /** @param {any} friend @param {string} game */
  function challenge(friend, game) {
    openTable({ game, seats: ["me", `friend:${friend.person.id}`] }).catch(tellRefusal);
  }

  /** Friends, and the games that two can play. */
  async function circle() {
    await becomeSomebody();
    const [found, { games }] = await Promise.all([get("/friends"), offer()]);
    return { ...found, games: games.filter(({ seats }) => seats.includes(2)).map(({ name }) => name) };
  }

  /** @param {Event} event */
  function ask(event) {
    event.preventDefault();
    act(post("/friends", { name }).then(() => setName("")));
  }

  /** @param {Promise<unknown>} doing */
  function act(doing) {
    doing.then(again, tellRefusal);
  }
}
