import { expect, it, vi } from "vitest";
import { DAY, LAST_TIME, parseInstant, timeOfText, usualTime, utcDay, utcSeconds } from "../../src/memory/instant.js";

it.each([
  ["2026-05-08T12:00:00Z", "2026-05-08T12:00:00.000Z"],
  ["2026-05-08T12:00:00+23:59", "2026-05-07T12:01:00.000Z"],
  ["2026-05-08T12:00:00.25-00:30", "2026-05-08T12:30:00.250Z"],
  // A leap second, told as the second behind it.
  ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"],
  ["2016-12-31T23:59:60.5Z", "2017-01-01T00:00:00.500Z"],
  ["2017-01-01T05:29:60+05:30", "2017-01-01T00:00:00.000Z"],
  // Not 1926.
  ["0026-05-02T00:00:00Z", "0026-05-02T00:00:00.000Z"],
  ["0026-05-02", "0026-05-02T00:00:00.000Z"],
])("%s is %s", (text, instant) => {
  expect(new Date(parseInstant(text)?.time ?? NaN).toISOString()).toBe(instant);
});

it.each([
  "2026-05-08T12:00:00+99:99",
  "2026-05-08T12:00:00+24:00",
  "2026-05-08T12:00:00+00:60",
  "2026-05-08T12:00:00-00:60",
  "2026-05-08T12:00:60Z",
  "2026-05-08T23:59:60Z",
  "2026-05-31T23:59:60+01:00",
  "2026-05-31T23:59:61Z",
  "2026-02-29T00:00:00Z",
  "0026-02-29",
  "2026-05-08T24:00:00Z",
])("%s is no time", (text) => {
  expect(parseInstant(text)).toBeUndefined();
});

it.each([
  ["2026-01-01T12:00:00", "2026-01-01T12:00:00.000Z"],
  ["2026-01-01 12:00", "2026-01-01T12:00:00.000Z"],
  ["2026-01-01", "2026-01-01T00:00:00.000Z"],
  ["2026-1-5", "2026-01-05T00:00:00.000Z"],
  ["04-05-2026", "2026-04-05T00:00:00.000Z"],
  ["May 4, 2026", "2026-05-04T00:00:00.000Z"],
  ["2026-01-01T12:00+02:00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T12:00:00.5+0200", "2026-01-01T10:00:00.500Z"],
  ["Mon, 04 May 2026 08:20:00 GMT", "2026-05-04T08:20:00.000Z"],
])("reads %s without the time zone of the machine", (text, instant) => {
  for (const zone of ["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"]) {
    vi.stubEnv("TZ", zone);
    expect(new Date(timeOfText(text)).toISOString()).toBe(instant);
  }
});

it.each(["", "soon", "2026-13-01"])("%j is no time that was written", (text) => {
  expect(timeOfText(text)).toBeNaN();
});

it.each([
  [Date.UTC(2026, 4, 8, 12, 0, 0, 999), "2026-05-08T12:00:00Z", "2026-05-08"],
  [new Date("2026-05-08T23:59:59.5-02:00"), "2026-05-09T01:59:59Z", "2026-05-09"],
  [LAST_TIME, "+275760-09-13T00:00:00Z", "+275760-09-13"],
])("writes %s as a second and a day of UTC", (time, second, day) => {
  expect([utcSeconds(time), utcDay(time)]).toEqual([second, day]);
});

it("reads the commonest form as `Date` counts, on the days that each month of 10,000 years has and on no other", () => {
  const bytes = Buffer.from("0000-00-00T23:59:58Z");
  for (let year = 0; year < 10_000; year++) {
    bytes.write(String(year).padStart(4, "0"), 0);
    for (let month = 0; month <= 13; month++) {
      bytes.write(String(month).padStart(2, "0"), 5);
      for (const day of [0, 1, 28, 29, 30, 31, 32]) {
        bytes.write(String(day).padStart(2, "0"), 8);
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        const isThere = date.getUTCDate() === day && date.getUTCMonth() === month - 1;
        const expected = isThere ? date.getTime() + DAY - 2000 : NaN;
        const time = usualTime(bytes, 0, bytes.length);
        // `expect` for each would take half a minute.
        if (!Object.is(time, expected)) expect([bytes.toString(), time]).toEqual([bytes.toString(), expected]);
      }
    }
  }
});

it.each(["2026-05-08t12:00:00Z", "2026-05-08T12:00:00z", "2026-05-08T24:00:00Z", "2016-12-31T23:59:60Z"])(
  "leaves %s to who reads all forms",
  (text) => {
    expect(usualTime(Buffer.from(text, "latin1"), 0, text.length)).toBeNaN();
  },
);

it("takes no wide digit for one of ASCII", () => {
  // Their lowest eight bits are those of a digit.
  expect(parseInstant("2026-05-08T12:00:00Z".replace("2", "\u0132"))).toBeUndefined();
});
