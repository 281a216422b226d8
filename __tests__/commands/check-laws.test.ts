/** Laws of a check: the order of files never matters; a check against a base says of the head what a full check says. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import type { Finding } from "../../src/memory/finding.js";
import type { Tree } from "../../src/memory/tree.js";
import { renderJson } from "../../src/report/json.js";
import { checkFiles, treeOf } from "../support/check-files.js";
import { share } from "../support/sample.js";

const KINDS = [
  ["Tool", "tool"],
  ["Service", "service"],
  ["Team", "team"],
  ["Gadget", "gadget"],
] as const;

const record = fc.record({
  number: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom(...KINDS),
  status: fc.constantFrom("draft", "approved", "deprecated", "archived", "Approved"),
  owner: fc.constantFrom("team:0", "team:9", "somebody"),
  edges: fc.array(
    fc.tuple(
      fc.constantFrom("depends_on", "supersedes", "owned_by", "mention"),
      fc.constantFrom("tool", "service", "team"),
      fc.integer({ min: 0, max: 9 }),
    ),
    { maxLength: 3 },
  ),
  minute: fc.integer({ min: 10, max: 59 }),
});
type Draft = typeof record extends fc.Arbitrary<infer T> ? T : never;

const memory = fc.dictionary(
  fc.constantFrom("a", "b", "c", "d", "e", "f").map((name) => `graph/${name}.yaml`),
  fc.array(record, { minLength: 1, maxLength: 3 }).map((drafts) => drafts.map(text).join("---\n")),
  { noNullPrototype: true, minKeys: 1 },
);

function text({ number, kind: [kind, prefix], status, owner, edges, minute }: Draft): string {
  const byKind = new Map<string, string[]>();
  for (const [name, target, id] of edges) byKind.set(name, [...(byKind.get(name) ?? []), `${target}:${id}`]);
  const lines = [...byKind].map(
    ([name, targets]) => `  ${name}: [${targets.map((id) => `{ target: "${id}" }`).join(", ")}]\n`,
  );
  return `nodeKind: ${kind}
id: ${prefix}:${number}
attributes:
  title: Number ${number}
  status: ${status}
  owners: ["${owner}"]
  updatedAt: "2026-06-03T08:${minute}:00Z"
${lines.length > 0 ? `edges:\n${lines.join("")}` : ""}`;
}

/** Delivers files in an order of its own. */
function shuffled(tree: Tree, seed: number): Tree {
  return {
    label: tree.label,
    entries: () => tree.entries(),
    async read(entries, visit) {
      const order = [...entries].sort((a, b) => mix(a.path, seed) - mix(b.path, seed));
      await tree.read(order, visit);
    },
  };
}

function mix(path: string, seed: number): number {
  let hash = seed;
  for (const character of path) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash;
}

const common = { root: "", gate: { layout: { name: "company-brain" } }, now: new Date("2026-07-01T00:00:00Z") };

describe("check", () => {
  it("gives the same bytes for any order of files", { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(memory, fc.integer(), async (files, seed) => {
        const tree = treeOf(files);
        const plain = await check({ ...common, subject: { tree } });
        const other = await check({ ...common, subject: { tree: shuffled(tree, seed) } });
        expect(renderJson(other.report)).toBe(renderJson(plain.report));
      }),
      { numRuns: share(60) },
    );
  });

  it(
    "says against a base what a full check says of the head, and what the change did beside it",
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(memory, memory, async (before, changed) => {
          const kept = Object.entries(before).filter(([path]) => path <= "graph/d");
          const after = { ...Object.fromEntries(kept), ...changed };
          fc.pre(Object.keys(after).length > 0);
          const full = await checkFiles(after);
          const compared = await checkFiles(after, { before });
          const blamed = new Set(
            compared.report.findings.filter(isChange).flatMap(({ related }) => related.map(placeOf)),
          );
          // What a deletion broke is listed by the deletion: one cause, one finding.
          const expected = full.report.findings.filter(
            (finding) => !(BROKEN.has(finding.rule) && blamed.has(placeOf(finding))),
          );
          const found = compared.report.findings.filter((finding) => !isChange(finding));
          expect(found.map(identity).sort()).toEqual(expected.map(identity).sort());
        }),
        { numRuns: share(60) },
      );
    },
  );
});

const BROKEN: ReadonlySet<string> = new Set(["graph/dangling-edge", "record/invalid-owner"]);

function isChange({ rule }: Finding): boolean {
  return rule.startsWith("change/") || rule === "status/forbidden-transition";
}

function placeOf({ path, range }: Pick<Finding, "path" | "range">): string {
  return `${path}:${range.start.line}:${range.start.column}`;
}

/** A duplicate id is blamed on the declaration that the change touches, so its place is left out. */
function identity(finding: Finding): string {
  const place = finding.rule === "record/duplicate-id" ? "" : placeOf(finding);
  return `${finding.rule} ${place} ${finding.severity} ${finding.message}`;
}
