/** Reads and writes times. What the present is, commands are told. */
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2}))?$/;

export interface Instant {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
  /** A date without a time, read as 00:00Z. */
  readonly dateOnly: boolean;
}

/** Milliseconds. */
export const DAY = 86_400_000;

/** The last time that a `Date` holds, in milliseconds. */
export const LAST_TIME = 8.64e15;

/** The text that was read last, and what it says: several rules ask of one record after the other. */
let lastText: string | undefined;
let lastInstant: Instant | undefined;

/** A time as the steward writes it, to the second: `2026-05-08T12:00:00Z`. @param time in milliseconds where it is a number. */
export function utcSeconds(time: Date | number): string {
  return `${new Date(time).toISOString().slice(0, -".000Z".length)}Z`;
}

/** The day of a time in UTC: `2026-05-08`. @param time in milliseconds where it is a number. */
export function utcDay(time: Date | number): string {
  return new Date(time).toISOString().slice(0, -"T00:00:00.000Z".length);
}

/**
 * Reads RFC 3339 with an offset, or a plain date; undefined for anything else: dates and offsets that cannot be, and a
 * second 60 elsewhere than at the end of a month in UTC, where leap seconds are put.
 */
export function parseInstant(text: string): Instant | undefined {
  if (text !== lastText) {
    lastInstant = readInstant(text);
    lastText = text;
  }
  return lastInstant;
}

/** Ends with a time zone, behind a time where it is told in digits: those of `04-05-2026` are a year. */
const ZONED = /(?:\dZ|UTC|GMT|:\d{2}(?:\.\d{1,9})? ?(?:UTC|GMT)?[+-]\d{2}:?\d{2})$/i;

/**
 * Milliseconds since 1970-01-01T00:00:00Z of a time that a person wrote in whatever form; NaN where it is none. What names no
 * time zone is UTC: `Date.parse` would take it for the time of the machine, and the verdict would be another on each.
 */
export function timeOfText(text: string): number {
  const written = text.trim();
  return parseInstant(written)?.time ?? Date.parse(ZONED.test(written) ? written : `${written}Z`);
}

/** Of a text that is written as `parseInstant` wants it and still names no instant, such as 2026-02-30: what there is no such of. */
export function impossiblePart(text: string): "day" | "time" | undefined {
  if (!RFC3339.test(text) || parseInstant(text)) return undefined;
  return parseInstant(text.slice(0, "2026-02-30".length)) ? "time" : "day";
}

function readInstant(text: string): Instant | undefined {
  const usual = usualInstant(text);
  if (usual) return usual;
  const match = RFC3339.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction, zone] = match;
  const dateOnly = hour === undefined;
  // `Date.UTC` takes the years 0 to 99 for those of the last century.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  if (dateOnly) return { time: date.getTime(), dateOnly };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const offset = offsetOf(zone ?? "Z");
  if (offset === undefined) return undefined;
  const clock = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
  const whole = date.getTime() + clock - offset;
  if (Number(second) === 60 && !isMonthStart(whole)) return undefined;
  const milliseconds = fraction === undefined ? 0 : Math.floor(Number(`0${fraction}`) * 1000);
  return { time: whole + milliseconds, dateOnly };
}

/** A leap second is told as the second behind it. */
function isMonthStart(time: number): boolean {
  return time % DAY === 0 && new Date(time).getUTCDate() === 1;
}

/** Where the digits of `2026-05-08T12:00:00Z` stand, and what separates them. */
const USUAL = Uint8Array.from("0000-00-00T00:00:00Z", (sign) => sign.charCodeAt(0));
const ZERO = 0x30;
const textBytes = new Uint8Array(USUAL.length);

function usualInstant(text: string): Instant | undefined {
  if (text.length !== USUAL.length) return undefined;
  for (let at = 0; at < USUAL.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) return undefined;
    textBytes[at] = unit;
  }
  const time = usualTime(textBytes, 0, USUAL.length);
  return Number.isNaN(time) ? undefined : { time, dateOnly: false };
}

const MONTH_DAYS = Uint8Array.of(31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);

/**
 * Milliseconds since 1970-01-01T00:00:00Z of a time in the commonest form by far, `2026-05-08T12:00:00Z` in ASCII, read
 * digit by digit; NaN of whatever is not plainly such a time, which `parseInstant` may still read.
 */
export function usualTime(bytes: Uint8Array, start: number, end: number): number {
  if (end - start !== USUAL.length) return NaN;
  for (let at = 0; at < USUAL.length; at++) {
    const byte = bytes[start + at] ?? 0;
    const wanted = USUAL[at] ?? 0;
    if (byte !== wanted && (wanted !== ZERO || byte < ZERO || byte > ZERO + 9)) return NaN;
  }
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
  const month = twoDigits(bytes, start + 5);
  const day = twoDigits(bytes, start + 8);
  const hour = twoDigits(bytes, start + 11);
  const minute = twoDigits(bytes, start + 14);
  const second = twoDigits(bytes, start + 17);
  if (day < 1 || day > (MONTH_DAYS[month - 1] ?? 0) || hour > 23 || minute > 59 || second > 59) return NaN;
  if (month === 2 && day === 29 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0))) return NaN;
  return daysTo(year, month, day) * DAY + (hour * 3600 + minute * 60 + second) * 1000;
}

function twoDigits(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) - ZERO) * 10 + (bytes[at + 1] ?? 0) - ZERO;
}

/** Days from 1970-01-01 in the Gregorian calendar, counted by years that begin in March: the day of a leap year is then the last. */
function daysTo(year: number, month: number, day: number): number {
  const years = month < 3 ? year - 1 : year;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  // The lengths from March on recur each five months, which have 153 days.
  return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + day - 719_469;
}

/** Milliseconds ahead of UTC; undefined for what no clock is set to. */
function offsetOf(zone: string): number | undefined {
  if (zone === "Z" || zone === "z") return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(4, 6))];
  if (hours > 23 || minutes > 59) return undefined;
  const ahead = (hours * 60 + minutes) * 60_000;
  return zone.startsWith("-") ? -ahead : ahead;
}
