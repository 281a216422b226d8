/** What rules say about `fix` holds: of their bad examples, and on broken data nobody thought of. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { fix, type FixResult } from "../../src/commands/fix/fix.js";
import { overlayTree } from "../../src/git/overlay-tree.js";
import type { Finding } from "../../src/memory/finding.js";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../src/rules/examples.js";
import { RULES } from "../../src/rules/registry.js";
import { checkFiles, treeOf, type Files } from "../support/check-files.js";

function fixFiles(files: Files, layout: string, onTry?: () => void): Promise<FixResult> {
  return fix({
    tree: treeOf(files),
    root: "",
    gate: { layout: { name: layout } },
    now: new Date(EXAMPLE_NOW),
    overlay: (base, changes) => {
      onTry?.();
      return overlayTree(
        base,
        changes.map((change) => ({ action: "upsert", ...change })),
        "sha1",
      );
    },
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

describe("fix behind many mends that are refused", () => {
  const service = (name: string, tag: string, status = "approved") =>
    `nodeKind: Service\nid: service:${name}\nattributes:\n  title: T\n  status: ${status}\n  owners: [team:build]\n  tags: [${tag}]\n  updatedAt: "2026-06-03T08:20:00Z"\n`;
  const vocabulary = {
    ...EXAMPLE_BASE,
    "ontology/controlled-vocabulary.yaml": "tags: { names: [cache], closed: true }\n",
  };

  function services(count: number, status?: string): Record<string, string> {
    const names = Array.from({ length: count }, (_, number) => `a${number + 100}`);
    return Object.fromEntries(names.map((name) => [`graph/${name}.yaml`, service(name, "true", status)]));
  }

  async function triesOf(files: Files, layout = "company-brain"): Promise<FixResult & { readonly tries: number }> {
    let tries = 0;
    const result = await fixFiles(files, layout, () => tries++);
    return { ...result, tries };
  }

  const textOf = ({ files }: FixResult, path: string) =>
    Buffer.from(files.find((file) => file.path === path)?.after ?? "").toString("utf8");

  it.each([
    [40, 16],
    [160, 20],
  ])("makes the one that does no harm behind %i files, in %i tries at most", async (count, most) => {
    const last = { "graph/zz.yaml": service("zz", "cache", "Approved") };
    const result = await triesOf({ ...vocabulary, ...services(count), ...last });
    expect(result.files.map(({ path }) => path)).toEqual(["graph/zz.yaml"]);
    expect(textOf(result, "graph/zz.yaml")).toBe(service("zz", "cache"));
    expect([...result.refused.keys()]).toEqual(Object.keys(services(count)));
    expect([...new Set(result.refused.values())]).toEqual([
      expect.stringContaining("its mend would bring a new error, record/unknown-tag:"),
    ]);
    expect(result.tries).toBeLessThanOrEqual(most);
  });

  it("makes those of the same files that do no harm", async () => {
    const result = await triesOf({ ...vocabulary, ...services(40, "Approved") });
    expect(result.files).toHaveLength(40);
    expect(textOf(result, "graph/a139.yaml")).toBe(service("a139", "true"));
    expect(result.refused.size).toBe(40);
    expect(result.tries).toBeLessThanOrEqual(24);
  });

  it("makes that of the last record of a file", async () => {
    const graph = (last: string) => [...Object.values(services(40)), last].join("---\n");
    const files = { ...vocabulary, "graph/all.yaml": graph(service("zz", "cache", "Approved")) };
    const result = await triesOf(files);
    expect(textOf(result, "graph/all.yaml")).toBe(graph(service("zz", "cache")));
    expect([...result.refused.keys()]).toEqual(["graph/all.yaml"]);
    expect(result.tries).toBeLessThanOrEqual(24);
  });

  it("makes one of each two that do harm together alone", async () => {
    const part = (name: string, other: string) => `${service(name, "cache")}edges:\n  depends-on: [service:${other}]\n`;
    const pairs = Array.from({ length: 12 }, (_, number) => [`a${number}`, `b${number}`] as const);
    const circles = pairs.flatMap(([a, b]) => [
      [`graph/${a}.yaml`, part(a, b)] as const,
      [`graph/${b}.yaml`, part(b, a)] as const,
    ]);
    const result = await triesOf({ ...vocabulary, ...services(40), ...Object.fromEntries(circles) });
    expect(result.files).toHaveLength(12);
    expect(result.refused.size).toBe(52);
    expect(result.tries).toBeLessThanOrEqual(32);
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
