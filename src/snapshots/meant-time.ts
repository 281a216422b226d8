/**
 * What a text that is no time is likely to mean, to be written out in full by whoever asks: clocks and calendars of people
 * leave open which time zone, day or month is meant, so that nothing is taken for granted (decision 2).
 */
import { counted } from "../memory/counted.js";
import { DAY, parseInstant, utcDay, utcSeconds } from "../memory/instant.js";
import { wallTimes } from "./wall-times.js";

/** Longer texts are no times. */
const MAX_LENGTH = 100;

/** Seconds by unit. Months and years, which differ in length, are left out. */
const UNITS: Readonly<Record<string, number>> = { s: 1, sec: 1, second: 1, min: 60, minute: 60, h: 3600, hr: 3600 };
const LONG_UNITS: Readonly<Record<string, number>> = { hour: 3600, d: 86_400, day: 86_400, w: 604_800, week: 604_800 };
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/**
 * @param zone of the machine, where it has one with a name.
 * @returns what to write instead, as an imperative sentence; undefined where nobody can tell.
 */
export function meantTime(text: string, now: Date, zone: string | undefined): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = inAscii(text);
  if (/^(now|today|current|latest|head)$/i.test(plain)) return "Leave the time out to get the present state";
  if (isTime(plain)) return `Write ${plain}`;
  return sinceEpoch(plain) ?? duration(plain, now) ?? wallTime(plain, now, zone);
}

function isTime(text: string): boolean {
  return parseInstant(text)?.dateOnly === false;
}

/** Digits of other scripts, which locales print, and typographic signs as those of a keyboard. */
function inAscii(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** The ten digits of a script stand in one row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

function sinceEpoch(text: string): string | undefined {
  const [, seconds, milliseconds = ""] = /^@?(\d{9,10})(\d{3})?$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  const what = milliseconds === "" ? "seconds" : "milliseconds";
  return `Write ${utcSeconds(Number(seconds) * 1000)} if it counts ${what} since 1970`;
}

/** `5d`, `1.5 days ago`, `2 days, 3 hours ago`, `1 month ago`, `last week`. */
function duration(text: string, now: Date): string | undefined {
  const words = text.toLowerCase();
  if (words === "yesterday")
    return `Write 1 day ago, or the time itself, such as ${utcDay(now.getTime() - DAY)}T12:00:00Z`;
  const [, written, plainUnit = ""] = /^(last|\d{1,3}|an?|one) (week|month|year)s?(?: ago)?$/.exec(words) ?? [];
  if (written !== undefined) {
    const count = /^\d/.test(written) ? Number(written) : 1;
    if (plainUnit === "week") return `Write ${counted(count, "week")} ago`;
    const days = count * (plainUnit === "month" ? 30 : 365);
    return `Months and years differ in length: write days, such as ${days} days ago`;
  }
  const body = words.replace(/ ago$/, "");
  let seconds = 0;
  const rest = body.replace(
    /(\d{1,6}(?:[.,]\d{1,3})?) ?([a-z]+?)s?(?![a-z])(?:,? and |, ?| |$)/g,
    (whole, count: string, unit: string) => {
      const each = UNITS[unit] ?? LONG_UNITS[unit];
      if (each === undefined) return whole;
      seconds += Number(count.replace(",", ".")) * each;
      return "";
    },
  );
  if (rest !== "" || seconds <= 0 || !Number.isInteger(seconds)) return undefined;
  const [size, name] = (
    [
      [86_400, "day"],
      [3600, "hour"],
      [60, "minute"],
      [1, "second"],
    ] as const
  ).find(([each]) => seconds % each === 0) ?? [1, "second"];
  return `Write ${counted(seconds / size, name)} ago`;
}

/** A day and a time of day, in whatever order and form, with or without a time zone. */
function wallTime(text: string, now: Date, zone: string | undefined): string | undefined {
  const parts = new Parts(text);
  const days = daysIn(parts, now);
  if (!days) return undefined;
  const clock = clockIn(parts);
  const named = zoneIn(parts);
  // What is left may be the weekday of a date, and words between the parts.
  if (
    !/^(?:[\s,T]|\bat\b|\bon\b|\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\b)*$/i.test(parts.rest)
  )
    return undefined;
  if (named?.offset !== undefined) {
    const texts = days.map((day) => `${day}T${clock ?? "00:00:00"}${named.offset ?? ""}`).filter(isTime);
    return texts.length === 0 ? undefined : `Write ${texts.join(" or ")}`;
  }
  const local = days.map((day) => `${day}T${clock ?? "00:00:00"}`).filter((each) => isTime(`${each}Z`));
  if (local.length === 0) return undefined;
  if (named?.zone !== undefined) return inZone(local, named.zone);
  const utc = `Write ${local.map((each) => `${each}Z`).join(" or ")} if it is UTC`;
  const here = zone === undefined || zone === "UTC" ? undefined : inZoneOfMachine(local, zone);
  return here === undefined ? `${utc}, else its offset in place of the Z, such as +02:00` : utc + here;
}

/** The end of a sentence; undefined where nothing is known of the zone. */
function inZoneOfMachine(local: readonly string[], zone: string): string | undefined {
  const all = local.map((each) => wallTimes(each, zone));
  if (all.includes(undefined)) return undefined;
  const texts = all.flatMap((each) => each ?? []);
  if (texts.length === 0) return `, else its own offset: in ${zone}, the zone of this machine, ${LEFT_OUT}`;
  const twice = texts.length > local.length ? ", where it came twice" : "";
  return `, ${texts.join(" or ")} if it is the time of this machine (${zone}${twice}), else its own offset`;
}

const LEFT_OUT = "the clocks were put forward over it, and there was no such time";

function inZone(local: readonly string[], zone: string): string | undefined {
  const all = local.map((each) => wallTimes(each, zone));
  if (all.includes(undefined)) return undefined;
  const texts = all.flatMap((each) => each ?? []);
  if (texts.length === 0) return `Name a time before or after it, with its offset: in ${zone} ${LEFT_OUT}`;
  const why = texts.length > local.length ? `It came twice in ${zone}, where the clocks were put back: write` : "Write";
  return `${why} ${texts.join(" or ")}`;
}

/** A text of which parts are taken one after the other. */
class Parts {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  take(pattern: RegExp): readonly (string | undefined)[] | undefined {
    const match = pattern.exec(this.rest);
    if (match) this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`;
    return match?.slice(1);
  }
}

/** `2026-11-24`, in each way to read the text; undefined where it names no day. */
function daysIn(parts: Parts, now: Date): readonly string[] | undefined {
  const yearFirst = parts.take(/(?<!\d)(\d{4})([./-]?)(\d{1,2})\2(\d{1,2})(?!\d)/);
  if (yearFirst) return [dayOf(yearFirst[0], yearFirst[2], yearFirst[3])];
  const yearLast = parts.take(/(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/);
  if (yearLast) {
    const [first, sign, second, year] = yearLast;
    const dayFirst = dayOf(year, second, first);
    return sign === "." ? [dayFirst] : [...new Set([dayFirst, dayOf(year, first, second)])];
  }
  const worded =
    parts.take(/(?<!\d)(\d{1,2})\.? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?![a-z])/i) ??
    parts
      .take(/(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d)/i)
      ?.toReversed();
  if (worded) {
    const [day, month = ""] = worded;
    // Git writes the year behind the time.
    const [year] = parts.take(/(?<![\d:+-])(\d{4})(?![\d:])/) ?? [utcDay(now).slice(0, 4)];
    return [dayOf(year, String(MONTHS.indexOf(month.toLowerCase().slice(0, 3)) + 1), day)];
  }
  if (parts.take(/(?<![a-z])(yesterday)(?![a-z])/i)) return [utcDay(now.getTime() - DAY)];
  const [weekday] = parts.take(/(?<![a-z])(?:last |this |on )?(sun|mon|tue|wed|thu|fri|sat)[a-z]*/i) ?? [];
  if (weekday === undefined) return undefined;
  const back = (now.getUTCDay() - WEEKDAYS.indexOf(weekday.toLowerCase()) + 6) % 7;
  return [utcDay(now.getTime() - (back + 1) * DAY)];
}

function dayOf(year = "", month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** `12:00:00`; undefined where no time of day is named. */
function clockIn(parts: Parts): string | undefined {
  if (parts.take(/(?<![a-z])(?:12 )?(noon|midday)(?![a-z])/i)) return "12:00:00";
  if (parts.take(/(?<![a-z])(midnight)(?![a-z])/i)) return "00:00:00";
  const found =
    parts.take(/(?<![\d:+-])(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?([ap])\.?m\b\.?)?/i) ??
    parts.take(/(?<![\d:+-])(\d{1,2})()() ?([ap])\.?m\b\.?/i) ??
    parts.take(/T(\d{2})(\d{2})(\d{2})(?!\d)/);
  if (!found) return undefined;
  const [hours = "", minutes, seconds, half] = found;
  const ofHalf = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return [String(ofHalf), minutes ?? "", seconds ?? ""].map((each) => each.padStart(2, "0")).join(":");
}

interface NamedZone {
  /** `Z`, `+05:30`. */
  readonly offset?: string;
  /** `Asia/Kolkata`. */
  readonly zone?: string;
}

/** An offset wins over the name of a zone beside it. Abbreviations such as CST stand for several zones each. */
function zoneIn(parts: Parts): NamedZone | undefined {
  const [zone] = parts.take(/\[?(?<![a-z])([A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_+-]*\d{0,2}){1,2})\]?/) ?? [];
  const [, sign, hours, minutes] = parts.take(/(?<![a-z\d])(UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?(?!\d)/i) ?? [];
  if (sign !== undefined && hours !== undefined)
    return { offset: `${sign}${hours.padStart(2, "0")}:${minutes ?? "00"}` };
  if (parts.take(/(?<![A-Za-z])(Z|UTC|GMT)(?![A-Za-z])/i)) return { offset: "Z" };
  return zone === undefined ? (parts.take(/(?<![A-Za-z])([A-Z]{3,5})$/) ? {} : undefined) : { zone };
}
