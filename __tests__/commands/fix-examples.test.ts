/** What rules say about `fix` holds: of their bad examples, and on broken data nobody thought of. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { fix, type FixResult } from "../../src/commands/fix/fix.js";
import { overlayTree } from "../../src/git/overlay-tree.js";
import type { Finding } from "../../src/memory/finding.js";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../src/rules/examples.js";
import { RULES } from "../../src/rules/registry.js";
import { checkFiles, treeOf, type Files } from "../support/check-files.js";

function fixFiles(files: Files, layout: string): Promise<FixResult> {
  return fix({
    tree: treeOf(files),
    root: "",
    gate: { layout: { name: layout } },
    now: new Date(EXAMPLE_NOW),
    overlay: (base, changes) =>
      overlayTree(
        base,
        changes.map((change) => ({ action: "upsert", ...change })),
        "sha1",
      ),
  });
}

const isCertain = ({ suggestion }: Finding) => suggestion?.certain === true;

/** Rules that `fix` mends in some cases, but not in their bad example: there, what was meant is a guess. */
const GUESSED_IN_EXAMPLE: ReadonlySet<string> = new Set([
  "graph/dangling-edge",
  "ontology/unknown-reference",
  "record/invalid-extension",
  "record/invalid-owner",
  "record/invalid-timestamp",
  "record/missing-field",
  "record/mistaken-key",
  "record/unknown-sensitivity",
  "record/unknown-tag",
  "record/unsafe-text",
]);

const examples = RULES.filter(({ bad }) => bad.before === undefined).map(({ id, mends, bad }) => {
  const all = { ...(bad.bare ? {} : EXAMPLE_BASE), ...bad.files };
  const files = Object.fromEntries(
    Object.entries(all).flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])),
  );
  const isMended = mends !== undefined && !GUESSED_IN_EXAMPLE.has(id);
  return { id, isMended, files: { ...files, ...bad.oddFiles }, layout: bad.layout ?? "company-brain" };
});

describe("fix of bad examples", () => {
  it.each(examples)("$id", async ({ id, isMended, files, layout }) => {
    const { report } = await checkFiles(files, { gate: { layout: { name: layout } }, now: EXAMPLE_NOW });
    const certain = report.findings.filter((finding) => finding.rule === id && isCertain(finding));
    const result = await fixFiles(files, layout);
    expect(result.refused.size).toBe(0);
    expect(result.waiting).toBe(0);
    if (isMended) {
      expect(certain).not.toEqual([]);
      const edited = certain.map(({ suggestion }) => suggestion?.edits[0]?.path);
      expect(result.files.map(({ path }) => path)).toEqual(expect.arrayContaining(edited));
      expect(result.report.findings.filter(({ rule }) => rule === id)).toEqual([]);
    } else {
      expect(certain).toEqual([]);
      expect(result.report.findings.map(({ rule }) => rule)).toContain(id);
    }
  });

  it("mends some of them", () => {
    expect(examples.filter(({ isMended }) => isMended).length).toBeGreaterThan(5);
    expect(RULES.filter(({ mends }) => mends !== undefined).length).toBeGreaterThan(10);
  });
});

describe("fix of any memory", () => {
  const line = fc.constantFrom(
    "status: Approved",
    "status: approved",
    "owners: team:build",
    "owners: [team:build]",
    "title: one: two",
    "title: plain",
    "updatedAt: 2026-06-03",
    'updatedAt: "2026-06-03T08:20:00Z"',
    "depends-on: [service:a]",
    "related: { depends-on: [decision:b] }",
    "related: { depends_on: [decision:a] }",
    "related: [decision:a]",
    "Kind: Decision",
    "kind: decision",
    "kind: Decision",
    "tags: a: b",
    "aliases: [x",
    "---",
    "",
  );
  const page = fc
    .tuple(fc.constantFrom("a", "b", "A"), fc.array(line, { maxLength: 7 }))
    .map(([id, lines]) => `---\nid: decision:${id}\n${lines.join("\n")}\n---\nText.\n`);

  it("never brings an error to what could be read, and has nothing to do twice", async () => {
    await fc.assert(
      fc.asyncProperty(page, page, async (first, second) => {
        const files = { ...EXAMPLE_BASE, "decisions/a.md": first, "decisions/b.md": second };
        const { report } = await checkFiles(files, { now: EXAMPLE_NOW });
        const result = await fixFiles(files, "company-brain");
        const errors = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === "error").length;
        const unreadable = report.findings.some(({ rule }) => rule.startsWith("parse/"));
        if (!unreadable) expect(errors(result.report.findings)).toBeLessThanOrEqual(errors(report.findings));
        const mended = Object.fromEntries(
          result.files.map(({ path, after }) => [path, Buffer.from(after).toString("utf8")]),
        );
        const again = await fixFiles({ ...files, ...mended }, "company-brain");
        if (result.waiting === 0) expect(again.files).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
