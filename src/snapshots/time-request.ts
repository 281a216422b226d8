/** The instant that a request for `ref-at-time` means (decision 2): absolute, or so long ago. */
import { parseInstant } from "../memory/instant.js";
import { UserError } from "../memory/user-error.js";

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };

const NUMBERS = ["a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/**
 * @param text `2026-05-08T12:00:00Z`, `2 days ago`, `two days ago`.
 * @returns milliseconds since 1970.
 * @throws UserError where it is no instant, may be several, or lies before 1970.
 */
export function requestedTime(text: string, now: Date): number {
  const time = absolute(text) ?? ago(text, now);
  if (time === undefined) {
    refuseWithoutZone(text);
    throw new UserError(
      `${JSON.stringify(text.slice(0, 100))} is not a time.`,
      "Write a time with its offset, such as 2026-05-08T12:00:00Z, or how long ago: 2 days ago, 36 hours ago",
    );
  }
  if (time < 0) {
    throw new UserError(
      `${JSON.stringify(text.slice(0, 100))} lies before 1970, and no memory is that old.`,
      "Check its year, or how long ago it is",
    );
  }
  return time;
}

/** A time as people write it: of which time zone it is would be a guess. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?$/;

/** @throws UserError where a time zone is all that the text lacks, with the text that has UTC's. */
function refuseWithoutZone(text: string): void {
  const [, day, minute, second = ":00"] = LOCAL.exec(text) ?? [];
  const whole = `${day ?? ""}T${minute ?? ""}${second}Z`;
  if (!parseInstant(whole)) return;
  throw new UserError(
    `${JSON.stringify(text)} says no time zone, and is another time in each.`,
    `Write ${whole} if it is UTC, else its offset in place of the Z, such as +02:00`,
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
  const [, count = "", unit = ""] = /^(\d{1,6}|[a-z]{1,6}) (second|minute|hour|day|week)s? ago$/i.exec(text) ?? [];
  const word = count.toLowerCase();
  const number = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word === "an" || word === "one" ? "a" : word) + 1;
  const seconds = SECONDS[unit.toLowerCase()];
  if (seconds === undefined || (number === 0 && word !== "0")) return undefined;
  return now.getTime() - number * seconds * 1000;
}
