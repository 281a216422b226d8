/** The law of acceptance: what keys tell is what comparing each waiver with each problem tells. */
import fc from "../support/fast-check.js";
import { expect, it } from "vitest";
import { acceptanceBy } from "../../src/commands/check/acceptance.js";
import { meantBy, waysToWaive } from "../../src/memory/baseline-and-waivers.js";
import { isExpired, isSecret, type Waiver } from "../../src/memory/baseline-and-waivers.js";
import type { ProblemName } from "../../src/memory/finding.js";

const NOW = new Date("2026-07-01T00:00:00Z");
const SECRET = `ms1:assigned:${"0".repeat(32)}`;
const RULES = ["graph/dangling-edge", "secret/assigned-value", "record/stale"] as const;

const rule = fc.constantFrom(...RULES);
const name = fc.constantFrom("tool:a", "graph/a.yaml", "null", "");
// A record may write what reads like the key of another waiver.
const detail = fc.constantFrom(
  undefined,
  "null",
  "needs tool:a",
  SECRET,
  `["${SECRET}"]`,
  '["graph/dangling-edge","tool:a",null]',
);

const waiver: fc.Arbitrary<Waiver> = fc
  .record({
    rule,
    subject: name,
    detail,
    expires: fc.constantFrom("2026-06-30", "2026-07-02", "soon"),
    fingerprint: fc.option(fc.constant(SECRET), { nil: undefined, freq: 4 }),
  })
  .map(({ fingerprint, ...rest }) => ({
    ...rest,
    actor: "user:a",
    reason: "agreed upon",
    path: "memory-steward.waivers.yaml",
    pointer: [],
    ...(fingerprint !== undefined && { fingerprint }),
  }));

const problem: fc.Arbitrary<ProblemName> = fc
  .record({ rule, path: name, record: fc.option(name, { nil: undefined }), subject: detail })
  .map(({ path, record, subject, ...rest }) => ({
    ...rest,
    at: { path },
    ...(record !== undefined && { record }),
    ...(subject !== undefined && { subject }),
  }));

function concerns(given: Waiver, each: ProblemName): boolean {
  const { rule: of, record, at, subject } = each;
  if (given.fingerprint !== undefined) return given.fingerprint === subject && isSecret(each);
  if (given.rule !== of || (given.subject !== record && given.subject !== at.path)) return false;
  return given.detail === subject || (given.detail === undefined && !isSecret(each));
}

it("a waiver accepts the problems that it names until it expires, and no others", () => {
  fc.assert(
    fc.property(fc.array(waiver, { maxLength: 4 }), problem, (waivers, each) => {
      const ways = new Set(waysToWaive(each));
      for (const given of waivers) expect(ways.has(meantBy(given))).toBe(concerns(given, each));
      const baseline = { findings: new Map(), secrets: new Map(), salt: undefined };
      const accepted = acceptanceBy({ baseline, waivers }, NOW)({ problem: each, fingerprint: "" });
      const isWaived = waivers.some((given) => concerns(given, each) && !isExpired(given, NOW));
      expect(accepted).toBe(isWaived ? "waived" : undefined);
    }),
    { numRuns: 5000 },
  );
});
