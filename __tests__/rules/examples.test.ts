/** Every rule shows itself: its bad example has exactly its finding at exactly the place, its good example has none. */
import { describe, expect, it } from "vitest";
import { RULES } from "../../src/rules/registry.js";
import type { Example } from "../../src/rules/rule.js";
import { checkFiles, places } from "../support/check-files.js";
import { exampleInputs } from "../support/example-inputs.js";

/** Rules of these areas speak of a record: a waiver may name it, and a report lists it by its id. */
const OF_RECORDS = /^(?:record|status|graph|change|poison)\/|^path\/policy$/;

/** Of these the bad example has no record with an id, or what is wrong is the file's. */
const OF_FILES: ReadonlySet<string> = new Set([
  "record/empty-file",
  "record/missing-front-matter",
  "record/missing-title",
  "record/not-a-record",
  "record/outline",
  "change/journal-rewritten",
  "change/unmerged",
]);

/** Rules whose bad example weighs otherwise than the rule: a vocabulary is closed, a text hides in characters that show nothing. */
const HEAVIER: ReadonlySet<string> = new Set(["record/unknown-tag", "poison/hidden-characters"]);

describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  it("finds its bad example, at its place, once", async () => {
    const found = places(await run(rule.bad)).filter((place) => place.startsWith(`${id} `));
    expect(found).toEqual([`${id} ${rule.bad.at}`]);
  });

  it("weighs it as it says, and names its record", async () => {
    const { report } = await run(rule.bad);
    const finding = report.findings.find((each) => each.rule === id);
    expect(finding?.severity).toBe(HEAVIER.has(id) ? "error" : rule.severity);
    expect(finding?.record !== undefined).toBe(OF_RECORDS.test(id) && !OF_FILES.has(id));
  });

  it("says nothing of its good example, and neither does any other rule", async () => {
    expect(places(await run(rule.good))).toEqual([]);
  });
});

function run(example: Example) {
  return checkFiles(...exampleInputs(example));
}
