import { describe, expect, test } from "vitest";
import type { SecretMatch } from "../../src/memory/secret.js";
import { FORMATS } from "../../src/secrets/formats/index.js";
import { scanText } from "./scan-text.js";
import { ASSIGNMENTS, VALUES } from "./key-values.js";
import { HONEST, MISTAKES } from "./near-misses.js";
import { Random } from "./random.js";
import { SEED } from "../support/seed.js";
import { sample } from "./samples.js";

/** In which a token stands in Markdown: the text before it and behind it. */
const CONTEXTS: Readonly<Record<string, readonly [string, string]>> = {
  space: ["the value ", " was seen"],
  period: ["it is ", ". Then"],
  comma: ["it is ", ", and"],
  parenthesis: ["it (", ") is"],
  "inline code": ["it is `", "` now"],
  bold: ["it is **", "** now"],
  "table bar": ["|", "|"],
  "angle bracket": ["it is <", "> now"],
  ampersand: ["a=b&x=", "&c=d"],
  colon: ["it:", ": now"],
  "square bracket": ["it [", "] is"],
  slash: ["it is /", "/ now"],
  "escaped quote": ['{"a":"\\"', '\\""}'],
  "HTML tag": ["<td>", "</td>"],
  dash: ["it - ", "- now"],
  guillemet: ["it is «", "» now"],
};

describe("tokens of providers", () => {
  const random = new Random(SEED);
  const cases = FORMATS.flatMap((format) =>
    format.shapes.flatMap((shape) => [0, 1].map(() => ({ format, token: sample(format, shape, random) }))),
  );

  test("are found in 99 of 100 cases", () => {
    const missed = cases.filter(({ format, token }) => {
      const text = `The ${format.needsContext?.[0] ?? "value"} ${token} was seen.`;
      return !isFound(text, token, format.tier);
    });
    expect(cases.length).toBeGreaterThanOrEqual(300);
    expect(missed.map(({ format }) => format.id).length).toBeLessThanOrEqual(cases.length / 100);
  });

  test.each(Object.entries(CONTEXTS))("are found in 93 of 100 cases beside: %s", (_name, [before, after]) => {
    const telling = cases.filter(({ format }) => !format.needsContext);
    const missed = telling.filter(({ format, token }) => !isFound(before + token + after, token, format.tier));
    expect(missed.map(({ format }) => format.id).length).toBeLessThanOrEqual(telling.length * 0.07);
  });
});

test("values of secret keys are found in 93 of 100 cases", () => {
  const random = new Random(SEED);
  const cases = Object.entries(ASSIGNMENTS).flatMap(([place, write]) =>
    Object.entries(VALUES).flatMap(([kind, draw]) => [0, 1].map(() => ({ place, kind, write, value: draw(random) }))),
  );
  const missed = cases.filter(({ write, value }) => !isFound(write(value), value, 2));
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(missed.map(({ place, kind }) => `${place}: ${kind}`).length).toBeLessThanOrEqual(cases.length * 0.07);
});

describe("what is no secret", () => {
  const random = new Random(SEED);
  const honest = Object.entries(HONEST).flatMap(([name, write]) =>
    Array.from({ length: 6 }, () => ({ name, text: write(random) })),
  );
  const mistakes = Object.entries(MISTAKES).flatMap(([name, write]) =>
    FORMATS.flatMap((format) => {
      const text = write(format, random);
      return text ? [{ name: `${name}: ${format.id}`, text }] : [];
    }),
  );

  test("is in tiers 1 and 2 in 2 of 100 cases at most", () => {
    const cases = [...honest, ...mistakes];
    const wrong = cases.filter(({ text }) => matches(text).some(({ tier }) => tier < 3));
    expect(cases.length).toBeGreaterThanOrEqual(300);
    expect(wrong.map(({ name }) => name).length).toBeLessThanOrEqual(cases.length / 50);
  });
});

function isFound(text: string, value: string, tier: number): boolean {
  const start = Buffer.byteLength(text.slice(0, text.indexOf(value)));
  const end = start + value.length;
  // A trailing sign may be taken for punctuation of the text.
  return matches(text).some((match) => match.tier <= tier && match.start <= start + 1 && match.end >= end - 1);
}

function matches(text: string): readonly SecretMatch[] {
  return scanText(text, { salt: "salt", path: "notes.md" }).matches;
}
