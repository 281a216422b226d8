/** A text that is no time is refused with the text that is one, whatever time zone and calendar whoever asks lives by. */
import { describe, expect, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { refusedFuture, requestedTime } from "../../src/snapshots/time-request.js";

/** A Sunday. */
const NOW = new Date("2026-11-29T13:00:00Z");

function refusal(text: string, zone = "UTC"): UserError {
  try {
    requestedTime(text, NOW, zone);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error(`${text} is taken`);
}

const advice = (text: string, zone?: string) => refusal(text, zone).advice;

describe("a text that is no time", () => {
  it.each([
    ["2026-11-24 12:00:00 +0530", "Write 2026-11-24T12:00:00+05:30"],
    ["Tue Nov 24 12:00:00 2026 -0330", "Write 2026-11-24T12:00:00-03:30"],
    ["Tue, 24 Nov 2026 12:00:00 GMT", "Write 2026-11-24T12:00:00Z"],
    ["2026-11-24T12:00Z", "Write 2026-11-24T12:00:00Z"],
    ["20261124T120000Z", "Write 2026-11-24T12:00:00Z"],
    [
      "\u0662\u0660\u0662\u0666-\u0661\u0661-\u0662\u0664T\u0661\u0662:\u0660\u0660:\u0660\u0660Z",
      "Write 2026-11-24T12:00:00Z",
    ],
    ["2026-11-24T12:00:00\u221205:00", "Write 2026-11-24T12:00:00-05:00"],
    ["2026-11-24 12:30 AM +01:00", "Write 2026-11-24T00:30:00+01:00"],
    ["2026-11-24 12:30 p.m. +01:00", "Write 2026-11-24T12:30:00+01:00"],
    ["4/5/2026 9 pm UTC", "Write 2026-05-04T21:00:00Z or 2026-04-05T21:00:00Z"],
    ["2026-11-24T12:00:00[Asia/Kolkata]", "Write 2026-11-24T12:00:00+05:30"],
    ["2026-11-24 12:00 America/St_Johns", "Write 2026-11-24T12:00:00-03:30"],
    ["@1795521600", "Write 2026-11-24T12:00:00Z if it counts seconds since 1970"],
    ["1795521600000", "Write 2026-11-24T12:00:00Z if it counts milliseconds since 1970"],
    ["5d", "Write 5 days ago"],
    ["1.5 days ago", "Write 36 hours ago"],
    ["2 days, 3 hours ago", "Write 51 hours ago"],
    ["last week", "Write 1 week ago"],
    ["2 months ago", "Months and years differ in length: write days, such as 60 days ago"],
    ["now", "Leave the time out to get the present state"],
    ["2026-10-31T24:00:00Z", "Write 2026-11-01T00:00:00Z"],
  ])("%s is refused with what works", (text, says) => {
    expect(advice(text)).toBe(says);
    for (const [time] of says.matchAll(/\d{4}-\S+|\d+ (?:day|hour|week)s? ago/g)) {
      expect(requestedTime(time, NOW), time).toBeGreaterThan(0);
    }
  });

  it.each(["noon last Tuesday", "last Tuesday at noon", "Tue 12:00", "24.11.2026 12:00", "24 November 2026, 12 pm"])(
    "%s may be of several zones",
    (text) => {
      expect(advice(text)).toBe(
        "Write 2026-11-24T12:00:00Z if it is UTC, else its offset in place of the Z, such as +02:00",
      );
    },
  );

  it.each(["vor 2 Tagen", "2026-W48-2", "noon", "x".repeat(99_999), "1,".repeat(49), "2026-11-24 12:00:00 Mars/Base"])(
    "%.20s means nothing that can be told",
    (text) => {
      expect(advice(text)).toBe(
        "Write a time with its offset, such as 2026-05-08T12:00:00Z, or how long ago: 2 days ago, 36 hours ago",
      );
    },
  );
});

describe("a time without a zone", () => {
  it.each([
    ["Asia/Kolkata", "2026-11-24T12:00:00+05:30"],
    ["America/St_Johns", "2026-11-24T12:00:00-03:30"],
    ["Europe/Berlin", "2026-11-24T12:00:00+01:00"],
  ])("is named with that of the machine, and never taken for it", (zone, whole) => {
    const { message, advice: says } = refusal("2026-11-24 12:00", zone);
    expect(message).toBe('"2026-11-24 12:00" says no time zone, and is another time in each.');
    expect(says).toBe(
      `Write 2026-11-24T12:00:00Z if it is UTC, ${whole} if it is the time of this machine (${zone}), else its own offset`,
    );
  });

  it.each([
    ["Europe/Berlin", "2026-10-25 02:30", "2026-10-25T02:30:00+02:00 or 2026-10-25T02:30:00+01:00"],
    ["America/New_York", "2026-11-01 01:30", "2026-11-01T01:30:00-04:00 or 2026-11-01T01:30:00-05:00"],
    ["Australia/Lord_Howe", "2026-04-05 01:45", "2026-04-05T01:45:00+11:00 or 2026-04-05T01:45:00+10:30"],
  ])("came twice where clocks of %s were put back", (zone, text, both) => {
    expect(advice(text, zone)).toContain(`${both} if it is the time of this machine (${zone}, where it came twice)`);
    expect(advice(`${text} ${zone}`)).toBe(`It came twice in ${zone}, where the clocks were put back: write ${both}`);
  });

  it.each([
    ["Europe/Berlin", "2026-03-29 02:30"],
    ["America/New_York", "2026-03-08 02:30"],
    ["Pacific/Apia", "2011-12-30 12:00"],
  ])("did not come where clocks of %s were put forward", (zone, text) => {
    const said = `in ${zone}, the zone of this machine, the clocks were put forward over it`;
    expect(advice(text, zone)).toContain(said);
    expect(advice(`${text} ${zone}`)).toMatch(/^Name a time before or after it, with its offset: in .* no such time$/);
  });
});

it("tells a day and a time that do not exist", () => {
  expect(refusal("2026-02-30T12:00:00Z").message).toBe('"2026-02-30T12:00:00Z" names a day that does not exist.');
  expect(refusal("2026-11-24T12:61:00Z").message).toBe('"2026-11-24T12:61:00Z" names a time that does not exist.');
});

it("knows years of the Buddhist calendar where they would lie in the future", () => {
  const future = (text: string) => refusedFuture(Date.parse(text), NOW, "").advice;
  expect(future("2569-11-24T12:00:00Z")).toBe("Write 2026-11-24T12:00:00Z if its year is one of the Buddhist calendar");
  for (const other of ["2026-12-24T12:00:00Z", "2569-12-24T12:00:00Z", "2500-01-01T00:00:00Z"])
    expect(future(other), other).toBe("Name a time that has passed");
});

it("takes blanks around and inside for what they are", () => {
  expect(requestedTime(" 2026-11-24T12:00:00Z\n", NOW)).toBe(Date.parse("2026-11-24T12:00:00Z"));
  expect(requestedTime("2  days  ago", NOW)).toBe(Date.parse("2026-11-27T13:00:00Z"));
});
