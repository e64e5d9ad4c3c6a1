// @ts-check
// The browser's side of treetop.locales: the same Fluent files, the same functions, the same words.
import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { keepAssets } from "./offline.js";

/** @typedef {{ id: string, arguments?: Record<string, unknown> }} Message */

const PSEUDO = "en-XA";
export const LANGUAGES = told("languages").filter((code) => code !== PSEUDO);
/** The file that holds what the first screens of most visits say; every page has it. */
const FIRST = "first";
/** The file with the rest of what many screens say: its areas, joined by `+`. */
const SHARED = told("words")[1];
const REMEMBERED = "treetop-language";

/** Several values: shown as a list in the reader's language. @extends {FluentType<unknown[]>} */
class Listing extends FluentType {
  /** @param {any} scope */
  toString(scope) {
    return join(this.value, scope.bundle.locales[0], "conjunction");
  }
}

/** With a minus sign, not a hyphen. */
class BelowZero extends FluentNumber {
  /** @param {any} [scope] */
  toString(scope) {
    return super.toString(scope).replace("-", "−");
  }
}

/** @type {Set<string>} */
const areas = new Set([FIRST]);
/** @type {Map<string, Promise<void>>} language and areas being loaded */
const loading = new Map();
/** @type {Map<string, { bundle: FluentBundle, files: Set<string> }>} */
const known = new Map();

/** The language that is shown. Change it with `speak`. */
export const language = signal(document.documentElement.lang);
const edition = signal(0);
/** The language that was chosen last, whose words may still be on their way. */
let wanted = language.peek();

const bundle = computed(() => {
  edition.value;
  return known.get(language.value)?.bundle ?? null;
});

/** What the page says about words; `early.js` has chosen the language already. @param {string} name */
function told(name) {
  return document.querySelector(`meta[name="treetop-${name}"]`)?.getAttribute("content")?.split(" ") ?? [];
}

/**
 * Load the words of more areas. Await it once before a screen's first sentence.
 * @param {...string} more
 */
export async function load(...more) {
  for (const area of more) areas.add(area);
  await fetchWords(language.peek());
}

/**
 * Switch to another language at once, everywhere, and remember it.
 * @param {string} code
 */
export async function speak(code) {
  wanted = code;
  await fetchWords(code);
  if (wanted !== code) return;
  try {
    localStorage.setItem(REMEMBERED, code);
  } catch {
    // A browser without storage speaks the chosen language until it is closed.
  }
  document.documentElement.lang = code;
  language.value = code;
}

/** @param {string} code */
async function fetchWords(code) {
  const words = known.get(code) ?? { bundle: newBundle(code), files: new Set() };
  known.set(code, words);
  const files = [...new Set([...areas].map(fileOf))];
  await Promise.all(files.filter((file) => !words.files.has(file)).map((file) => fetchFile(code, file, words)));
}

/**
 * @param {string} code
 * @param {string} file
 * @param {{ bundle: FluentBundle, files: Set<string> }} words
 */
function fetchFile(code, file, words) {
  const url = address(code, file);
  if (!loading.has(url)) loading.set(url, fetchInto(url, file, words).finally(() => loading.delete(url)));
  return loading.get(url);
}

/** @param {string} area */
function fileOf(area) {
  return SHARED.split("+").includes(area) ? SHARED : area;
}

/** @param {string} code @param {string} file */
function address(code, file) {
  return new URL(`../words/${code}/${file}.ftl`, import.meta.url).href;
}

/**
 * @param {string} url
 * @param {string} file
 * @param {{ bundle: FluentBundle, files: Set<string> }} words
 */
async function fetchInto(url, file, words) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  words.bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  words.files.add(file);
  edition.value += 1;
}

/**
 * Keep some areas in every language, for when there is no connection.
 * @param {string[]} kept
 */
export function keepWords(kept) {
  const files = [...new Set([FIRST, ...kept.map(fileOf)])];
  return keepAssets(LANGUAGES.flatMap((code) => files.map((file) => address(code, file))));
}

/** @param {string} code */
function newBundle(code) {
  const locale = localeOf(code);
  const made = new FluentBundle(locale, { useIsolating: false, functions: functions(locale, lookUp) });
  return made;

  /** @type {(id: string, attribute: string | undefined, args: Record<string, any>) => string} */
  function lookUp(id, attribute, args) {
    const entry = made.getMessage(id);
    const pattern = (attribute && entry?.attributes[attribute]) || entry?.value;
    return pattern ? made.formatPattern(pattern, args) : id;
  }
}

/**
 * @param {string} locale
 * @param {(id: string, attribute: string | undefined, args: Record<string, any>) => string} lookUp
 * @returns {Record<string, (positional: any[], named: any) => any>}
 */
function functions(locale, lookUp) {
  /** @type {(value: any, render: (one: unknown) => string) => string} */
  const each = (value, render) =>
    value instanceof Listing
      ? join(value.value.map(render), locale, "conjunction")
      : render(value.valueOf());
  /** @type {(family: string, key: any, form: any, args: Record<string, any>) => string} */
  const word = (family, key, form, args) =>
    each(key, (one) => lookUp(`${family}-${one}`, form?.valueOf(), args));
  return {
    WORD: ([family, key, count], { form }) =>
      word(family.valueOf(), key, form, count === undefined ? {} : { count }),
    CARD: ([family, notation], { form }) =>
      each(notation, (one) => {
        const [, code, rank] = /** @type {RegExpExecArray} */ (/^(.*?)(\d*)$/.exec(String(one)));
        const name = word(family.valueOf(), code, undefined, {});
        return lookUp("core-card", undefined, { name: capital(word(family.valueOf(), code, form, {}), name), rank });
      }),
    LIST: ([value], { type }) =>
      join(
        value instanceof Listing ? value.value : [value.valueOf()],
        locale,
        type?.valueOf() === "or" ? "disjunction" : "conjunction",
      ),
    DE: ([name]) => de(String(name.valueOf())),
    AD: ([name]) => ad(String(name.valueOf())),
    LOWER: ([sentence]) => uncapitalised(String(sentence.valueOf())),
  };
}

/**
 * A card's name keeps its capitals in any form: "la quercia" is a tree, "la Quercia 3" and "Вербу 3" are cards.
 * @param {string} form
 * @param {string} name
 */
function capital(form, name) {
  const words = form.split(" ");
  const names = name.split(" ");
  const before = words.length - names.length;
  return words.map((word, at) => (/^\p{Lu}/u.test(names[at - before] ?? "") ? begun(word) : word)).join(" ");
}

/** With a capital, behind an elided article: l’Érable. @param {string} word */
function begun(word) {
  const noun = word.lastIndexOf("’") + 1;
  return word.slice(0, noun) + word.charAt(noun).toUpperCase() + word.slice(noun + 1);
}

/**
 * For French: "de Léa", "d’Anna", "du joueur 2". An h may be silent or not: it is left alone.
 * @param {string} name
 */
function de(name) {
  if (/^Joueur \d+$/.test(name)) return `du j${name.slice(1)}`;
  return /^([aeiouœæ]|y[^aeiou])/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}

/** For Italian: "a Léa", "ad Anna". @param {string} name */
function ad(name) {
  return /^a/i.test(name.normalize("NFD")) ? `ad ${name}` : `a ${name}`;
}

/**
 * @param {unknown[]} items
 * @param {string} locale
 * @param {"conjunction" | "disjunction"} type
 */
function join(items, locale, type) {
  const number = new Intl.NumberFormat(locale);
  const shown = items.map((/** @type {any} */ item) =>
    typeof item.valueOf() === "number" ? number.format(item).replace("-", "−") : String(item),
  );
  return new Intl.ListFormat(locale, { type, style: "long" }).format(shown);
}

/** @param {any} value @returns {any} */
function argument(value) {
  if (Array.isArray(value)) return new Listing(value.map(argument));
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number" && value < 0) return new BelowZero(value);
  if (typeof value === "object" && typeof value.id === "string") return say(value);
  return value;
}

/**
 * A message in the language that is shown; reading it inside a component subscribes to the language.
 * @param {string} id
 * @param {Record<string, unknown>} [args]
 */
export function t(id, args = {}) {
  return format(bundle.value?.getMessage(id)?.value, args) ?? id;
}

/**
 * @param {import("@fluent/bundle").Message["value"] | undefined} pattern
 * @param {Record<string, unknown>} args
 */
function format(pattern, args) {
  const words = bundle.value;
  if (!words || !pattern) return null;
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
  return words.formatPattern(pattern, given, []);
}

/**
 * A message as the server sends it.
 * @param {Message} message
 * @returns {string}
 */
export function say(message) {
  return t(message.id, message.arguments);
}

/**
 * A message about the reader's own doing: its `.you`, where it has one.
 * @param {Message} message
 * @returns {string}
 */
export function sayToYou(message) {
  const attributes = bundle.value?.getMessage(message.id)?.attributes;
  return format(attributes?.you, message.arguments ?? {}) ?? say(message);
}

/** An action's words inside a sentence. @param {string} words */
export function uncapitalised(words) {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/**
 * Is there such a message? For words that exist only for some values.
 * @param {string} id
 */
export function has(id) {
  return bundle.value?.hasMessage(id) ?? false;
}

/**
 * @param {Date | number} moment
 * @param {Intl.DateTimeFormatOptions} [options]
 */
export function date(moment, options = { dateStyle: "medium", timeStyle: "short" }) {
  return new Intl.DateTimeFormat(locale(), options).format(moment);
}

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function number(value, options) {
  return new Intl.NumberFormat(locale(), options).format(value).replace("-", "−");
}

/** @param {unknown[]} items @param {"conjunction" | "disjunction"} [type] */
export function list(items, type = "conjunction") {
  return join(items, locale(), type);
}

/** The tag that `Intl` understands. */
export function locale() {
  return localeOf(language.value);
}

/** Our English is British: 16 Nov 2026, and no comma before “and”. @param {string} code */
function localeOf(code) {
  return code === "en" || code === PSEUDO ? "en-GB" : code;
}
