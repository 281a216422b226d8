/** Every rule shows itself: its bad example has exactly its finding at exactly the place, its good example has none. */
import { describe, expect, it } from "vitest";
import { RULES } from "../../src/rules/registry.js";
import type { Example } from "../../src/rules/rule.js";
import { checkFiles, places } from "../support/check-files.js";
import { exampleInputs } from "../support/example-inputs.js";

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
  return checkFiles(...exampleInputs(example));
}
