import { describe, expect, test } from "vitest";
import type { Part } from "../../src/secrets/format.js";
import { FORMATS } from "../../src/secrets/formats/index.js";
import { VERIFIERS } from "../../src/secrets/verifiers.js";
import { Random } from "./random.js";
import { SEED } from "../support/seed.js";
import { sample } from "./samples.js";

describe("the table of token formats", () => {
  test("covers sixty providers or more", () => {
    expect(new Set(FORMATS.map((format) => format.provider)).size).toBeGreaterThanOrEqual(60);
  });

  test("has each id once, in lower case", () => {
    const ids = FORMATS.map((format) => format.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$|^jwt$/.test(id))).toEqual([]);
  });

  test.each(FORMATS.map((format) => [format.id, format] as const))("%s is whole", (_id, format) => {
    expect(format.document).toMatch(/^https:\/\/[a-z0-9.-]+\//);
    expect(format.revoke).toMatch(/^[A-Z].*\.$/);
    expect(format.shapes.length).toBeGreaterThan(0);
    if (format.verify) expect(VERIFIERS).toHaveProperty(format.verify);
    for (const word of format.needsContext ?? []) expect(word).toBe(word.toLowerCase());
    for (const shape of format.shapes) {
      if (!startsFixed(shape[0])) expect(format.needsContext?.length).toBeGreaterThan(0);
      for (const part of shape) if (typeof part === "object" && "max" in part) expect(part.max).toBeLessThan(4096);
    }
  });
});

test("samples of formats pass their own checks, and fail them when cut", () => {
  const random = new Random(SEED);
  for (const format of FORMATS) {
    const verify = VERIFIERS[format.verify ?? ""];
    if (!verify) continue;
    for (const shape of format.shapes) {
      for (let round = 0; round < 20; round += 1) expect(verify(sample(format, shape, random)), format.id).toBe(true);
    }
  }
});

function startsFixed(part: Part | undefined): boolean {
  if (typeof part === "string") return part.length >= 3;
  return part !== undefined && "oneOf" in part && part.oneOf.every((text) => text.length >= 3);
}
