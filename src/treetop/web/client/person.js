import { signal } from "@preact/signals";
import { store, stored } from "./device-storage.js";
import { get, post } from "./service.js";

/** @typedef {{ id: string, name: string, kind: "guest" | "account" | "bot", language?: string }} Person */

/** Who is reading; null before they have done anything that needs a name.
 * @type {import("@preact/signals").Signal<Person | null>} */
export const person = signal(null);

/** Whether we know by now who is reading, somebody or nobody. */
export const recognised = signal(false);

/** Grows whenever the cookie comes to mean somebody else. */
export const identity = signal(0);

/** The guest that is being made. @type {Promise<void> | null} */
let becoming = null;

export async function recognise() {
  const before = identity.peek();
  const found = (await get("/me")).person;
  // Unless somebody has signed in or out meanwhile: the answer is about who was here before.
  if (before === identity.peek()) person.value = found;
  recognised.value = true;
  return person.value;
}

/**
 * Somebody who sits down needs to be somebody; a guest gets a made-up name.
 * @returns {Promise<Person>}
 */
export async function becomeSomebody() {
  becoming ??= introduce().finally(() => (becoming = null));
  await becoming;
  return /** @type {Person} */ (person.value);
}

async function introduce() {
  if (!person.value) become((await post("/me", { language: document.documentElement.lang })).person);
}

/** @param {Person | null} somebody */
export function become(somebody) {
  person.value = somebody;
  identity.value += 1;
}

/** A guest who logs in leaves everything to the account. @param {Person} account */
export function enter(account) {
  const before = person.value;
  if (before?.kind === "guest" && before.id !== account.id)
    store("adopted", { ...stored("adopted", {}), [before.id]: account.id });
  become(account);
}

/** Whoever somebody has become on this device. @param {string} id @returns {string} */
export function accountOf(id) {
  return stored("adopted", /** @type {Record<string, string>} */ ({}))[id] ?? id;
}

/** @param {{ name?: string, language?: string }} changes */
export async function rename(changes) {
  person.value = (await post("/me", changes)).person;
}

/** Our share of the chance in a deal (see docs/api.md, Fair deals). */
export function salt() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
