/** The only source of the present. Commands get one; rules get the instant. */
export interface Clock {
  now(): Date;
}

const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2}))?$/;

export interface Instant {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
  /** A date without a time, read as 00:00Z. */
  readonly dateOnly: boolean;
}

/** Reads RFC 3339 with an offset, or a plain date; undefined for anything else, impossible dates included. */
export function parseInstant(text: string): Instant | undefined {
  const match = RFC3339.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction, zone] = match;
  const dateOnly = hour === undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  if (dateOnly) return { time: date.getTime(), dateOnly };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const clock = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
  const milliseconds = fraction === undefined ? 0 : Math.floor(Number(`0${fraction}`) * 1000);
  return { time: date.getTime() + clock + milliseconds - offsetOf(zone ?? "Z"), dateOnly };
}

function offsetOf(zone: string): number {
  if (zone === "Z" || zone === "z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}
