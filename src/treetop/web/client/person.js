import { signal } from "@preact/signals";
import { get, post } from "./service.js";

/** @typedef {{ id: string, name: string, kind: "guest" | "account" | "bot", language?: string }} Person */

/** Who is reading; null before they have done anything that needs a name.
 * @type {import("@preact/signals").Signal<Person | null>} */
export const person = signal(null);

export async function recognise() {
  person.value = (await get("/me")).person;
  return person.value;
}

/**
 * Somebody who sits down needs to be somebody; a guest gets a made-up name.
 * @returns {Promise<Person>}
 */
export async function becomeSomebody() {
  person.value ??= (await post("/me", { language: document.documentElement.lang })).person;
  return /** @type {Person} */ (person.value);
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
