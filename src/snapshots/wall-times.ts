/** Times of a day as clocks of a time zone show them. */
import { parseInstant } from "../memory/instant.js";

const MINUTE = 60_000;

/** Farther than any clock is from UTC, or is ever put at once. */
const FAR = 36 * 60 * MINUTE;

/**
 * @param local `2026-10-25T02:30:00`.
 * @param zone `Europe/Berlin`, by the IANA's names.
 * @returns it with its offset, earliest first: two where the clocks were put back over it, none where they were put forward over it;
 *   undefined where there is no such zone.
 */
export function wallTimes(local: string, zone: string): readonly string[] | undefined {
  const time = parseInstant(`${local}Z`)?.time;
  const offsetAt = offsetsOf(zone);
  if (time === undefined || !offsetAt) return undefined;
  const offsets = [...new Set([offsetAt(time - FAR), offsetAt(time), offsetAt(time + FAR)])];
  return offsets
    .filter((offset) => offsetAt(time - offset) === offset)
    .sort((a, b) => b - a)
    .map((offset) => local + offsetText(offset));
}

/** @returns milliseconds ahead of UTC at an instant, undefined where there is no such zone. */
function offsetsOf(zone: string): ((time: number) => number) | undefined {
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      ...fields,
      timeZone: zone,
      hourCycle: "h23",
      calendar: "gregory",
    });
    return (time) => {
      const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
      const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
      const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
      return shown - Math.floor(time / MINUTE) * MINUTE;
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, "0"));
  return `${offset < 0 ? "-" : "+"}${hours ?? ""}:${rest ?? ""}`;
}
