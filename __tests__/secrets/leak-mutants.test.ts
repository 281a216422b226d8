import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MUTANTS } from "../../scripts/leak-mutants/mutants.js";

const top = join(import.meta.dirname, "../..");

describe("a mutant of the leak tests", () => {
  it.each(Object.entries(MUTANTS))("takes away what stands in the sources: %s", (_name, { file, from }) => {
    expect(readFileSync(join(top, file), "utf8").split(from)).toHaveLength(2);
  });
});
