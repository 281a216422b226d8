/** What a time is likely to mean that is not written as RFC 3339 wants it. */
import { parseInstant } from "../memory/instant.js";

export interface MeantTimes {
  /** RFC 3339, likeliest first; none where nobody can tell. */
  readonly texts: readonly string[];
  /** Whether there is one, and the text can mean nothing else. */
  readonly certain: boolean;
}

/** Quotes that are none to YAML stay in the text. */
const QUOTES = /^["'`\u2018-\u201F\u00AB\u00BB]+|(?<!["'`\u2018-\u201F\u00AB\u00BB])["'`\u2018-\u201F\u00AB\u00BB]+$/g;
const DATE_AND_TIME = /^([\d./-]{8,10})(?:(?:[Tt]| {1,4})(\S.{0,40}))?$/;
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const TIME = /^(\d{1,2}):(\d{2})(:\d{2}(?:\.\d{1,9})?)? {0,4}(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * Reads what people write instead: `2026-1-5`, `2026/01/05 8:20`, `05.01.2026`, `2026-01-05 08:20 +0200`. A date alone is
 * midnight in UTC, as one that is well written is; a time without an offset may be any zone's, and UTC is a guess. With the
 * year behind, day and month are told apart where one of them is above 12.
 */
export function meantTimes(text: string): MeantTimes {
  const [, date = "", clock] = DATE_AND_TIME.exec(text.trim().replace(QUOTES, "")) ?? [];
  const time = clock === undefined ? { text: "00:00:00Z", certain: true } : readTime(clock);
  if (!time) return { texts: [], certain: false };
  const all = datesOf(date).map((each) => `${each}T${time.text}`);
  const texts = [...new Set(all)].filter((each) => parseInstant(each) !== undefined);
  return { texts, certain: time.certain && texts.length === 1 };
}

/** `2026-01-05`, in each way to read the digits. */
function datesOf(date: string): readonly string[] {
  const [, year, , month, day] = YEAR_FIRST.exec(date) ?? [];
  if (year !== undefined) return [`${year}-${twoDigits(month)}-${twoDigits(day)}`];
  const [, first, , second, last] = YEAR_LAST.exec(date) ?? [];
  if (last === undefined) return [];
  return [`${last}-${twoDigits(second)}-${twoDigits(first)}`, `${last}-${twoDigits(first)}-${twoDigits(second)}`];
}

function readTime(clock: string): { readonly text: string; readonly certain: boolean } | undefined {
  const match = TIME.exec(clock.trimStart());
  if (!match) return undefined;
  const [, hours, minutes = "", seconds = ":00", zone = ""] = match;
  return { text: `${twoDigits(hours)}:${minutes}${seconds}${offsetOf(zone)}`, certain: zone !== "" };
}

function offsetOf(zone: string): string {
  const [, hours, minutes = "00"] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === undefined ? "Z" : `${hours}:${minutes}`;
}

function twoDigits(digits = ""): string {
  return digits.padStart(2, "0");
}
