import { describe, expect, it } from "vitest";
import { scanBytes } from "../../src/secrets/scan.js";
import { scanText } from "./scan-text.js";

const OPTIONS = { salt: "salt of the test", path: "runbooks/deploy.md" };
/** GitLab's form, joined here so that no file holds it. */
const TOKEN = ["glpat", "x7Kd-9mPqRs_2vWzTb4N"].join("-");
const KEY_ID = ["AKIA", "Q3EGR5TY7WVXB2MN"].join("");

describe("a token between other characters", () => {
  const contexts: readonly (readonly [string, string])[] = [
    [" ", " "],
    ["", "."],
    ["", ","],
    ["(", ")"],
    ["`", "`"],
    ["**", "**"],
    ["|", "|"],
    ["<", ">"],
    ["&k=", "&"],
    [":", ":"],
    ["[", "]"],
    ["/", "/"],
    ['\\"', '\\"'],
    ["<b>", "</b>"],
    ["-", " - "],
    ["«", "»"],
    ["_", "_"],
    ["__", "__"],
  ];
  it.each(contexts)("is found behind %j and before %j", (before, after) => {
    const { matches, incomplete } = scanText(`see ${before}${TOKEN}${after} end`, OPTIONS);
    expect(matches).toMatchObject([{ format: "gitlab-token", tier: 1, length: TOKEN.length }]);
    expect(matches[0]?.views).toContain("raw");
    expect(incomplete).toBeUndefined();
  });

  it("is not cut out of a longer run of letters and digits", () => {
    const tiers = [`x${TOKEN}`, `${TOKEN}x`, `${KEY_ID}7`, KEY_ID.slice(0, -1)].flatMap((text) =>
      scanText(text, OPTIONS).matches.map(({ tier }) => tier),
    );
    expect(tiers).not.toContain(1);
  });
});

it("two tokens in one run of characters are two findings", () => {
  for (const [first, second] of [
    [TOKEN, KEY_ID],
    [KEY_ID, TOKEN],
  ] as const) {
    const { matches } = scanText(`see ${first}.${second} here`, OPTIONS);
    expect(matches.map(({ tier, length }) => [tier, length])).toEqual([first, second].map(({ length }) => [1, length]));
  }
});

describe("a match", () => {
  it("is placed by the offsets of the bytes", () => {
    const text = `Zugänge: ${KEY_ID}`;
    expect(scanText(text, OPTIONS).matches).toMatchObject([{ start: 10, end: 30, length: 20 }]);
  });

  it("hands its value out in the forms in which an output may repeat it, and keeps none", () => {
    const forms: string[] = [];
    const { matches } = scanText(KEY_ID, { ...OPTIONS, onValue: (_match, found) => forms.push(...found) });
    expect(forms).toContain(KEY_ID);
    expect(forms).toContain(Buffer.from(KEY_ID).toString("hex"));
    for (const prefix of ["", "a", "ab"]) {
      const wrapped = Buffer.from(`${prefix}${KEY_ID}and more`).toString("base64");
      expect(forms.some((form) => wrapped.includes(form))).toBe(true);
    }
    expect(JSON.stringify(matches)).not.toContain(KEY_ID.slice(4, 12));
  });

  it("has the same fingerprint wherever its value stands, another with another salt or value", () => {
    const [first] = scanText(`a ${KEY_ID}`, OPTIONS).matches;
    const [moved] = scanText(`on another\nline: ${KEY_ID}`, { ...OPTIONS, path: "other.md" }).matches;
    const [salted] = scanText(KEY_ID, { ...OPTIONS, salt: "another" }).matches;
    const [other] = scanText(KEY_ID.replace("Q", "R"), OPTIONS).matches;
    expect(first?.fingerprint).toMatch(/^ms1:[a-z-]+:[0-9a-f]{32}$/);
    expect(moved?.fingerprint).toBe(first?.fingerprint);
    expect(new Set([first, salted, other].map((match) => match?.fingerprint)).size).toBe(3);
  });
});

describe("bytes of any kind", () => {
  it("are scanned without a throw", () => {
    const bytes = Uint8Array.from({ length: 512 }, (_, index) => (index * 197) & 255);
    expect(scanBytes(bytes, OPTIONS).matches).toEqual([]);
  });
});
