/** The law of the incremental check: by the base's index a change gets the report that reading everything gives. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check, type CheckResult } from "../../src/commands/check.js";
import { reindex } from "../../src/commands/reindex.js";
import { renderJson } from "../../src/report/json.js";
import { storedTreeOf } from "../support/stored-tree.js";

type Files = Readonly<Record<string, string>>;

const GATE = { layout: { name: "company-brain" } };
const RUNS = Number(process.env["INCREMENTAL_RUNS"] ?? 200);
const INDEXED_AT = new Date("2026-06-05T00:00:00Z");
const NOW = new Date("2026-07-01T00:00:00Z");

async function withIndex(files: Files): Promise<Files> {
  const { files: index } = await reindex({ tree: storedTreeOf(files), gate: GATE, now: INDEXED_AT });
  return { ...files, ...Object.fromEntries(index) };
}

async function checkBothWays(before: Files, after: Files): Promise<{ incremental: CheckResult; whole: CheckResult }> {
  const target = storedTreeOf(before, "base");
  const judged = storedTreeOf(after, "head");
  const input = {
    subject: {
      comparison: {
        target,
        head: judged,
        storedHead: judged,
        judged,
        changeBase: target,
        mergeBase: "base",
        conflicts: [],
      },
    },
    root: "",
    gate: GATE,
    now: NOW,
  };
  return { incremental: await check(input), whole: await check({ ...input, useIndex: false }) };
}

const ONTOLOGY = {
  "ontology/edge-kinds.yaml": `edgeKinds:
  - { name: depends_on, purpose: Needs, acyclic: true, example: {} }
  - { name: supersedes, purpose: Replaces, acyclic: true, example: {} }
  - { name: owned_by, purpose: Answers for, to: [Team], example: {} }
  - { name: applies_to_repo, purpose: Holds in, to: [Tool, Service], example: {} }
  - { name: contains, purpose: Holds, inverse: part_of, example: {} }
  - { name: part_of, purpose: Belongs to, inverse: contains, example: {} }
  - { name: beside, purpose: Stands near, symmetric: true, example: {} }
  - { name: led_by, purpose: Has one, cardinality: "N:1", example: {} }
  - { name: sole, purpose: Has one, cardinality: "1:1", example: {} }
  - { name: derived_from, purpose: Taken from, example: {} }
  - { name: outside, purpose: Leads out, external: true, example: {} }
  - { name: old, purpose: Was used, deprecated: { use: depends_on }, example: {} }
`,
  "ontology/validation-rules.yaml": `staleAfterDays: 20
externalNamespaces: [user, ticket]
`,
};

const EDGES = [
  "depends_on",
  "supersedes",
  "owned_by",
  "contains",
  "part_of",
  "beside",
  "led_by",
  "sole",
  "outside",
  "old",
  "made_up",
];
const target = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom("tool", "service", "team"), fc.integer({ min: 0, max: 6 }))
      .map(([prefix, n]) => `${prefix}:n${n}`),
  },
  { weight: 1, arbitrary: fc.constantFrom("user:n1", "ticket:n1", "tool:N1", "nowhere:n1", "https://example.org/n1") },
);

const record = fc
  .record({
    number: fc.integer({ min: 0, max: 6 }),
    upper: fc.boolean(),
    kind: fc.constantFrom(
      ["Tool", "tool"],
      ["Service", "service"],
      ["Team", "team"],
      ["Gadget", "tool"],
      ["Tool", "ticket"],
    ),
    status: fc.constantFrom("draft", "approved", "approved", "deprecated", "archived", "Approved"),
    owner: fc.constantFrom("team:n0", "team:n1", "team:n9", "user:n1", "somebody"),
    edges: fc.array(fc.tuple(fc.constantFrom(...EDGES), target), { maxLength: 4 }),
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.constantFrom(5, 6, 7, 8),
  })
  .map(({ number, upper, kind: [kind, prefix], status, owner, edges, day, month }) => {
    const byKind = new Map<string, string[]>();
    for (const [name, id] of edges) byKind.set(name, [...(byKind.get(name) ?? []), `{ target: "${id}" }`]);
    const lines = [...byKind].map(([name, targets]) => `  ${name}: [${targets.join(", ")}]\n`);
    return `nodeKind: ${kind}
id: ${prefix}:${upper && number === 1 ? "N" : "n"}${number}
attributes:
  title: Number ${number}
  status: ${status}
  owners: ["${owner}"]
  updatedAt: "2026-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T08:00:00Z"
${lines.length > 0 ? `edges:\n${lines.join("")}` : ""}`;
  });

const note = fc
  .record({
    link: fc.constantFrom("a.md", "../graph/b.yaml", "../graph/sub", "../nowhere.md"),
    id: fc.option(fc.constantFrom("n1", "n2")),
  })
  .map(({ link, id }) => `---\ntitle: A note\n${id === null ? "" : `id: note:${id}\n`}---\nSee [this](${link}).\n`);

const content = fc.oneof(
  { weight: 12, arbitrary: fc.array(record, { minLength: 1, maxLength: 2 }).map((texts) => texts.join("---\n")) },
  { weight: 1, arbitrary: fc.constantFrom("a: [\n", "plain words\n", "") },
);

const PATHS = [
  "graph/a.yaml",
  "graph/b.yaml",
  "graph/c.yaml",
  "graph/d.yaml",
  "graph/sub/e.yaml",
  "graph/sub/f.yaml",
  "graph/A.yaml",
  "graph/g.yml",
  "notes/a.md",
  "notes/b.md",
];
const memory = fc
  .dictionary(fc.constantFrom(...PATHS), fc.tuple(content, note), { noNullPrototype: true, minKeys: 2 })
  .map((files) =>
    Object.fromEntries(
      Object.entries(files).map(([path, [yaml, markdown]]) => [path, path.endsWith(".md") ? markdown : yaml]),
    ),
  );

/** Few files differ, as in most changes. */
const history = fc
  .tuple(memory, memory, fc.array(fc.constantFrom(...PATHS), { minLength: 1, maxLength: 3 }))
  .map(([before, other, paths]) => {
    const after: Record<string, string> = { ...before };
    for (const path of paths) {
      const text = other[path];
      if (text === undefined) Reflect.deleteProperty(after, path);
      else after[path] = text;
    }
    return { before, after };
  })
  .filter(({ after }) => Object.keys(after).length > 0);

describe("a check of a change by the index of its base", () => {
  it("reports what reading everything reports, to the byte", { timeout: 300_000 }, async () => {
    let byIndex = 0;
    await fc.assert(
      fc.asyncProperty(history, async ({ before, after }) => {
        const base = await withIndex({ ...ONTOLOGY, ...before });
        const kept = Object.fromEntries(Object.entries(base).filter(([path]) => path.startsWith("indexes/")));
        const { incremental, whole } = await checkBothWays(base, { ...ONTOLOGY, ...after, ...kept });
        if (incremental.readAllBecause === undefined) byIndex++;
        expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
      }),
      { numRuns: RUNS, seed: Number(process.env["INCREMENTAL_SEED"] ?? 20261122) },
    );
    // The rest changes what is judged as a whole, such as paths that collide.
    expect(byIndex).toBeGreaterThan(RUNS / 4);
  });
});
