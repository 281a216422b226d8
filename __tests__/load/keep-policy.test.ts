/** Which problems of a file count as accepted together, where more of them are found than are listed. */
import { describe, expect, it } from "vitest";
import type { Gate } from "../../src/load/gate.js";
import { keepPolicyOf } from "../../src/load/keep-policy.js";
import { meantBy, type Waiver } from "../../src/memory/baseline-and-waivers.js";
import type { Problem } from "../../src/memory/finding.js";

const SECRET = `ms1:secret-assignment:${"0".repeat(32)}`;

function waiver(members: Partial<Waiver>): Waiver {
  return {
    ...{ rule: "graph/dangling-edge", subject: "graph/a.yaml", detail: undefined, expires: "2026-07-01" },
    ...{ actor: "user:ann", reason: "agreed upon", path: "memory-steward.waivers.yaml", pointer: [] },
    ...members,
  };
}

function problem(members: Partial<Problem>): Problem {
  return { rule: "graph/dangling-edge", message: "A problem.", at: { path: "graph/a.yaml" }, ...members };
}

function policy(waivers: readonly Waiver[]) {
  const secrets = new Map([[SECRET, { fingerprint: SECRET, rule: "secret/assigned-value", path: "notes/b.md" }]]);
  const baseline = { findings: new Map<string, string>(), secrets, salt: "salt" };
  return keepPolicyOf({ keptProblems: 10, baseline, waivers } as unknown as Gate);
}

describe("an accepted secret", () => {
  it("accepts its problems, wherever they stand", () => {
    const found = problem({ rule: "secret/assigned-value", subject: SECRET, at: { path: "other.md" } });
    expect(policy([]).acceptedWith(found)).toEqual({ secret: SECRET });
  });

  it("accepts neither another secret nor what a record writes like its fingerprint", () => {
    const other = problem({ rule: "secret/assigned-value", subject: SECRET.replace("0", "1") });
    expect(policy([]).acceptedWith(other)).toBeUndefined();
    expect(policy([]).acceptedWith(problem({ subject: SECRET }))).toBeUndefined();
  });
});

describe("a waiver", () => {
  it("accepts what it names, and nothing else", () => {
    const own = waiver({});
    expect(policy([own]).acceptedWith(problem({ subject: "tool:x" }))).toEqual({ waiver: meantBy(own) });
    expect(policy([own]).acceptedWith(problem({ rule: "record/stale" }))).toBeUndefined();
    expect(policy([own]).acceptedWith(problem({ at: { path: "graph/b.yaml" } }))).toBeUndefined();
  });

  it("is the one that holds longest, in whatever order they stand", () => {
    const [whole, narrow] = [waiver({}), waiver({ detail: "tool:x", expires: "2026-08-01" })];
    const renewed = waiver({ expires: "2026-09-01" });
    const found = problem({ subject: "tool:x" });
    for (const waivers of [
      [whole, narrow],
      [narrow, whole],
    ])
      expect(policy(waivers).acceptedWith(found)).toEqual({ waiver: meantBy(narrow) });
    for (const waivers of [
      [renewed, whole, narrow],
      [narrow, whole, renewed],
    ])
      expect(policy(waivers).acceptedWith(found)).toEqual({ waiver: meantBy(renewed) });
  });
});
