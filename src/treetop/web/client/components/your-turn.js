import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { person } from "../person.js";
import { tellRefusal } from "../refused.js";
import { get, post, put } from "../service.js";
import { t } from "../words.js";
import { CurrentPassword, TextField, useField } from "./field.js";

/**
 * @typedef {{
 *   by_push: boolean, by_email: boolean, email: string | null, browsers: string[], push_key: string,
 *   sends_email: boolean, codes: number
 * }} Contact
 */

/** How somebody wants to hear of their turn, and recovery codes. */
export function YourTurn() {
  const [contact, setContact] = useState(/** @type {Contact | null} */ (null));
  /** Where this browser can be reached, if it has been asked for notifications, by whomever. */
  const [endpoint, setEndpoint] = useState(/** @type {string | null} */ (null));
  const id = person.value?.id;
  const canPush = "serviceWorker" in navigator && "PushManager" in window;
  useEffect(() => {
    setContact(null);
    if (id) get("/me/contact").then(setContact, () => {});
    if (canPush) subscription().then((made) => setEndpoint(made?.endpoint ?? null), () => {});
  }, [id]);
  if (!contact) return null;
  return html`<section class="panel stack your-turn">
    <h2>${t("away-title")}</h2>
    <p class="muted">${t("away-about")}</p>
    ${canPush &&
    html`<label class="row">
      <input
        type="checkbox"
        checked=${contact.by_push && contact.browsers.includes(endpoint ?? "")}
        onChange=${(/** @type {any} */ event) => turnPush(event.currentTarget)}
      />
      ${t("away-push")}
    </label>`}
    ${contact.sends_email && html`<${EmailForm} contact=${contact} onChange=${setContact} />`}
    ${person.value?.kind === "account" && html`<${Codes} left=${contact.codes} />`}
  </section>`;

  /** @param {HTMLInputElement} box */
  async function turnPush(box) {
    const on = box.checked;
    try {
      if (on) await turnOn();
      else await turnOff();
    } catch (refusal) {
      // Nothing has changed, here or in other browsers.
      box.checked = !on;
      if (refusal instanceof NotAllowed) notify(t("away-push-denied"), { tone: "warning" });
      else tellRefusal(refusal);
    }
  }

  async function turnOn() {
    const browser = await subscribed(/** @type {Contact} */ (contact).push_key);
    const changed = await post("/me/subscriptions", browser);
    setEndpoint(browser.endpoint ?? null);
    setContact(changed);
  }

  /** In this browser only. */
  async function turnOff() {
    setContact(await post("/me/subscriptions/delete", { endpoint }));
    await (await subscription().catch(() => null))?.unsubscribe().catch(() => {});
  }
}

/** @param {{ contact: Contact, onChange: (contact: Contact) => void }} props */
function EmailForm({ contact, onChange }) {
  const email = useField(contact.email ?? "");
  const [wanted, setWanted] = useState(contact.by_email);
  const password = useField();
  const isNew = email.value !== "" && email.value !== contact.email;
  return html`<form class="stack" onSubmit=${save}>
    <${TextField} id="email" words="away-email" type="email" maxlength="254" autocomplete="email" ...${email} />
    ${isNew &&
    person.value?.kind === "account" &&
    html`<${CurrentPassword} id="email-password" name=${person.value.name} ...${password} />`}
    <label class="row">
      <input
        type="checkbox"
        checked=${wanted}
        onChange=${(/** @type {any} */ event) => setWanted(event.currentTarget.checked)}
      />
      ${t("away-by-email")}
    </label>
    <div><button type="submit">${t("away-save")}</button></div>
  </form>`;

  /** @param {Event} event */
  async function save(event) {
    event.preventDefault();
    const wish = { email: email.value || null, by_email: wanted, password: password.value };
    await put("/me/contact", wish).then((changed) => {
      password.onValue("");
      onChange(changed);
      notify(t("away-saved"));
    }, tellRefusal);
  }
}

/** @param {{ left: number }} props */
function Codes({ left }) {
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const password = useField();
  return html`<form class="stack" onSubmit=${ask}>
    ${codes.length === 0
      ? html`<p class="muted">${t("away-codes-about", { count: left })}</p>`
      : html`<p>${t("away-codes-once")}</p>
        <ul class="codes">${codes.map((code) => html`<li key=${code}><code>${code}</code></li>`)}</ul>`}
    <${CurrentPassword} id="codes-password" name=${person.value?.name ?? ""} ...${password} />
    <div><button type="submit">${t("away-codes")}</button></div>
  </form>`;

  /** @param {Event} event */
  async function ask(event) {
    event.preventDefault();
    await post("/me/recovery-codes", { password: password.value }).then((answer) => {
      setCodes(answer.codes);
      password.onValue("");
    }, tellRefusal);
  }
}

/** The browser says no. */
class NotAllowed extends Error {}

/** What this browser has, if it has been asked for notifications. */
async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

/** Ask the browser for notifications. @param {string} key */
async function subscribed(key) {
  try {
    if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  } catch {
    throw new NotAllowed();
  }
}
