/** Every rule shows itself: its bad example has exactly its finding at exactly the place, its good example has none. */
import { describe, expect, it } from "vitest";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../src/rules/examples.js";
import { RULES } from "../../src/rules/registry.js";
import type { Example } from "../../src/rules/rule.js";
import { checkFiles, places, type Files } from "../support/check-files.js";

describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  it("finds its bad example, at its place, once", async () => {
    const found = places(await run(rule.bad)).filter((place) => place.startsWith(`${id} `));
    expect(found).toEqual([`${id} ${rule.bad.at}`]);
  });

  it("says nothing of its good example, and neither does any other rule", async () => {
    expect(places(await run(rule.good))).toEqual([]);
  });
});

function run(example: Example) {
  const base = example.bare === true ? {} : EXAMPLE_BASE;
  return checkFiles(
    { ...laid(base, example.files), ...example.oddFiles },
    {
      ...(example.before && { before: laid(base, example.before) }),
      ...(example.conflicts && { conflicts: example.conflicts }),
      gate: { layout: { name: example.layout ?? "company-brain" } },
      now: EXAMPLE_NOW,
    },
  );
}

function laid(base: Files, files: Readonly<Record<string, string | null>>): Files {
  const all: [string, Files[string] | null][] = Object.entries({ ...base, ...files });
  return Object.fromEntries(all.filter((entry): entry is [string, Files[string]] => entry[1] !== null));
}
