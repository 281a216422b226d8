/** The instant that a request for `ref-at-time` means (decision 2): absolute, or so long ago. */
import { DAY, impossiblePart, parseInstant, utcSeconds } from "../memory/instant.js";
import { UserError } from "../memory/user-error.js";
import { meantTime } from "./meant-time.js";

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };

const NUMBERS = ["a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** As TZ or the system says; undefined where that is no zone with a name, whatever the types say. */
function machineZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * @param text `2026-05-08T12:00:00Z`, `2 days ago`, `two days ago`.
 * @param zone of which a time without one may be: what the text means does not depend on it, but the advice does.
 * @returns milliseconds since 1970.
 * @throws UserError where it is no instant, may be several, or lies before 1970.
 */
export function requestedTime(text: string, now: Date, zone = machineZone()): number {
  const trimmed = text.trim();
  const time = absolute(trimmed) ?? ago(trimmed, now);
  if (time === undefined) throw refused(trimmed, now, zone);
  if (time < 0) {
    throw new UserError(
      `${JSON.stringify(text.slice(0, 100))} lies before 1970, and no memory is that old.`,
      "Check its year, or how long ago it is",
    );
  }
  return time;
}

/** Whether a text tells day and minute, and no time zone. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?$/;

/** What is wrong with a text that means no instant, and what to write in its place. */
function refused(text: string, now: Date, zone: string | undefined): UserError {
  const shown = JSON.stringify(text.slice(0, 100));
  const meant = meantTime(text, now, zone);
  const [, day, minute, second = ":00"] = LOCAL.exec(text) ?? [];
  const isLocal = day !== undefined && minute !== undefined;
  const impossible = impossiblePart(isLocal ? `${day}T${minute}${second}Z` : text);
  if (impossible !== undefined) {
    const midnight = parseInstant(text.replace(/(?<=[Tt ])24:00(?=:00)/, "00:00"))?.time;
    const advice = midnight === undefined ? `Write one that exists, ${EXAMPLE}` : `Write ${utcSeconds(midnight + DAY)}`;
    return new UserError(`${shown} names a ${impossible} that does not exist.`, advice);
  }
  if (meant !== undefined && isLocal) {
    return new UserError(`${shown} says no time zone, and is another time in each.`, meant);
  }
  return new UserError(`${shown} is not a time.`, meant ?? `Write a time with its offset, ${EXAMPLE}`);
}

const EXAMPLE = "such as 2026-05-08T12:00:00Z, or how long ago: 2 days ago, 36 hours ago";

/**
 * @param time that lies in the future, in milliseconds.
 * @param nearest what there is near it: sentences, or empty.
 */
export function refusedFuture(time: number, now: Date, nearest: string): UserError {
  const text = utcSeconds(time);
  // As the locale of Thailand prints it.
  const [, year = "", rest = ""] = /^(\d{4})(.*)$/.exec(text) ?? [];
  const western = `${Number(year) - 543}${rest}`;
  const written = parseInstant(western)?.time ?? -1;
  const isBuddhist = written >= 0 && written <= now.getTime();
  return new UserError(
    `${text} lies in the future.${nearest}`,
    isBuddhist ? `Write ${western} if its year is one of the Buddhist calendar` : "Name a time that has passed",
  );
}

function absolute(text: string): number | undefined {
  const instant = parseInstant(text);
  if (instant?.dateOnly !== true) return instant?.time;
  throw new UserError(
    `${text} is a whole day, and the memory may have changed in its course.`,
    `Write the time as well, such as ${text}T00:00:00Z`,
  );
}

function ago(text: string, now: Date): number | undefined {
  const [, count = "", unit = ""] = /^(\d{1,6}|[a-z]{1,6})\s+(second|minute|hour|day|week)s?\s+ago$/i.exec(text) ?? [];
  const word = count.toLowerCase();
  const number = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word === "an" || word === "one" ? "a" : word) + 1;
  const seconds = SECONDS[unit.toLowerCase()];
  if (seconds === undefined || (number === 0 && word !== "0")) return undefined;
  return now.getTime() - number * seconds * 1000;
}
