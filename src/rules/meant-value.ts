/** What a value of the wrong type was meant for, where its text tells. */
import type { Suggestion } from "../memory/finding.js";
import type { Pointer } from "../memory/place.js";
import { meantTimes } from "./meant-times.js";

/** No address: a comma may stand in one. */
const ID = /^[a-z][a-z0-9-]*:(?!\/\/)[^\s,;]+$/;
const SEPARATORS = /[,;\n]/;
const SENTENCES = /[.!?]\s+\S/;
/** Before an item of a list that is numbered as in Markdown. */
const NUMBER = /(?:^|\s+)\d{1,2}[.)]\s+/;

/** Items of a list that is written for somebody: a text of a megabyte holds more than a person looks through. */
const MAX_WRITTEN = 100;

/**
 * A text where a list belongs is a list of one, unless it is a list that somebody wrote as one text. Of ids that is
 * certain, since none holds a comma or a blank; of other words it is likely. A text in brackets was meant to be a list of
 * YAML, and what stands in it is for a person to say.
 */
export function listFor(value: string, at: Pointer): Suggestion | undefined {
  if (/^\s*[[{]/.test(value)) return undefined;
  const numbered = numberedItems(value);
  const items = numbered ?? itemsOf(value);
  const isShort = items.length <= MAX_WRITTEN;
  // Lines without signs of a list between them are read as one text: each sentence may have been meant for an item.
  const isOneText = !SEPARATORS.test(value) && !SENTENCES.test(value) && !value.split(/\s+/).some(isId);
  return {
    message: `Write a list of ${items.length === 1 ? "one" : items.length}`,
    certain: !numbered && isShort && (isOneText || items.every(isId)),
    ...(isShort && { edit: { kind: "set", pointer: at, value: items } }),
  };
}

/** What stands behind the numbers of a text such as `1. Read the log. 2. Start again.`; undefined where it is none. */
function numberedItems(value: string): string[] | undefined {
  const [before = "", ...items] = value.split(NUMBER);
  return before === "" && items.length > 0 ? items.map((item) => item.trim()) : undefined;
}

/** The parts of a text that is a list by its form; else the text itself. */
function itemsOf(value: string): string[] {
  const words = value.trim().split(/\s+/);
  if (words.every(isId)) return words;
  const parts = value.split(SEPARATORS).flatMap((part) => part.trim() || []);
  const addresses = parts.filter((part) => part.includes("://")).length;
  // Words with blanks between them and a comma may be a sentence, and an address goes on behind a comma.
  const isList = parts.every((part) => /^\S+$/.test(part)) && (addresses === 0 || addresses === parts.length);
  return isList && parts.length > 0 ? parts : [value];
}

function isId(text: string): boolean {
  return ID.test(text);
}

const WORDS: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, on: true },
  ...{ false: false, no: false, off: false },
};
/** Digits that a number keeps. */
const NUMERAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;

type Plain = string | number | boolean;

/** The number or the truth value that a text says, and the only text of a list, where that is what belongs there. */
export function plainValue(value: unknown, types: readonly unknown[]): Plain | undefined {
  if (Array.isArray(value)) {
    const [only, ...more] = value as readonly unknown[];
    return types.includes("string") && typeof only === "string" && more.length === 0 ? only : undefined;
  }
  if (typeof value !== "string" || types.includes("string")) return undefined;
  const text = value.trim();
  if (types.includes("boolean") && Object.hasOwn(WORDS, text.toLowerCase())) return WORDS[text.toLowerCase()];
  const number = NUMERAL.test(text) ? Number(text) : undefined;
  if (number === undefined) return undefined;
  return types.includes("number") || (types.includes("integer") && Number.isInteger(number)) ? number : undefined;
}

/** Whether a value can be written in one line. */
export function isPlain(value: unknown): value is Plain {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Whether examples are times, or dates. */
export function isTime(like: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(like);
}

/**
 * The time that a text of another form means.
 * @param like how times are written there, by examples: with a time of day, without, or both.
 */
export function suggestTime(value: unknown, like: string | undefined, at: Pointer): Suggestion | undefined {
  if (typeof value !== "string" || like === undefined || !isTime(like)) return undefined;
  const { texts } = meantTimes(value);
  const isDay = !like.includes(":") || (!value.includes(":") && /\d(?: or |$)/.test(like));
  const [text, ...others] = [...new Set(texts.map((each) => (isDay ? each.slice(0, DAY) : each)))];
  if (text === undefined) return undefined;
  return {
    message: `Did you mean ${[text, ...others].join(" or ")}?`,
    certain: false,
    ...(others.length === 0 && { edit: { kind: "set", pointer: at, value: text } }),
  };
}

const DAY = "2026-06-03".length;
