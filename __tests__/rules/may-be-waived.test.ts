/** The law of what may be waived: what keys tell is what asking each waiver tells. */
import { expect, it } from "vitest";
import { isExpired, type Waiver } from "../../src/memory/baseline-and-waivers.js";
import { mayBeWaived, PARSE_RULES } from "../../src/rules/may-be-waived.js";
import fc from "../support/fast-check.js";

const RULES = ["change/deleted-record", "parse/invalid-syntax", "parse/", "change/renamed-id"] as const;
const SUBJECTS: readonly string[] = ["tool:a", "graph/a.yaml", '","', "", "undefined"];
const TIMES = ["2026-06-30T00:00:00Z", "2026-07-01T00:00:00Z"].map((time) => new Date(time));

const waiver: fc.Arbitrary<Waiver> = fc
  .record({
    rule: fc.constantFrom(...RULES),
    subject: fc.constantFrom(...SUBJECTS),
    expires: fc.constantFrom("2026-06-29", "2026-06-30", "2026-07-02", "soon"),
  })
  .map((given) => ({ ...given, detail: undefined, actor: "user:a", reason: "agreed", path: "w.yaml", pointer: [] }));

it("a waiver counts for the rule and the subjects that it names until it expires, and a parse rule for all of them", () => {
  const asked = fc.constantFrom(RULES[0], RULES[3], PARSE_RULES);
  const subjects = fc.array(fc.constantFrom(undefined, ...SUBJECTS), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(waiver, { maxLength: 4 }), asked, subjects, (waivers, rule, named) => {
      const isMeant = (of: string) => (rule === PARSE_RULES ? of.startsWith(rule) : of === rule);
      for (const now of TIMES) {
        const counts = waivers.some(
          (given) => isMeant(given.rule) && named.includes(given.subject) && !isExpired(given, now),
        );
        expect(mayBeWaived(rule, named, { waivers, now })).toBe(counts);
      }
    }),
    { numRuns: 3000 },
  );
});
