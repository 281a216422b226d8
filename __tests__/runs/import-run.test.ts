import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { renderImportJson } from "../../src/report/import-run.js";
import {
  codes,
  FACTS,
  filesOf,
  flatRun,
  importFormatRun,
  importInto,
  MEMORY,
  merged,
  sdkRun,
  withPolicy,
  type Facts,
  type TextFiles,
} from "./run-kit.js";

const DIALECTS = { sdk: sdkRun, import: importFormatRun, flat: flatRun };

function schema(name: string) {
  const text = readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), "utf8");
  return new Ajv2020({ strict: false }).compile(JSON.parse(text) as object);
}

describe("a run in each dialect", () => {
  it.each(Object.entries(DIALECTS))("%s becomes records that pass the check", async (dialect, write) => {
    const result = await importInto(MEMORY, write(FACTS));
    expect([result.outcome, result.refusals, result.findings]).toEqual(["import", [], []]);
    expect(Object.keys(filesOf(result))).toEqual([
      `babysitter/runs/${FACTS.id}/import.json`,
      `babysitter/runs/${FACTS.id}/run.yaml`,
      `babysitter/runs/${FACTS.id}/tasks/nightly-build.yaml`,
      `babysitter/runs/${FACTS.id}/tasks/rewrite-references.yaml`,
      `babysitter/sessions/2026/05/10/${FACTS.id}.md`,
    ]);
    expect(result.manifest).toMatchObject({ dialect, runStatus: "completed", retentionTier: "summary-only" });
  });

  const text = fc
    .string({ unit: fc.constantFrom("a", "b", "e", "x", "ä", " ", "3", ".", "日"), minLength: 1, maxLength: 30 })
    .map((s) => `T${s}`);
  const task = fc.record({
    taskId: fc.stringMatching(/^[a-z]{1,8}(?:[-.][a-z0-9]{1,4})?$/),
    effectId: fc.stringMatching(/^01[A-Z]{6}[0-9]{4}$/),
    title: text,
    status: fc.constantFrom("ok" as const, "error" as const),
    summary: text,
    evidence: fc.array(text, { maxLength: 2 }),
  });
  const facts: fc.Arbitrary<Facts> = fc.record({
    id: fc.stringMatching(/^[A-Z0-9]{1,6}(?:[-._][a-z0-9]{1,4})?$/),
    process: fc.stringMatching(/^[a-z]{1,8}(?:\/[a-z]{1,8})?$/),
    start: fc.nat(80_000),
    tasks: fc
      .uniqueArray(task, { maxLength: 3, selector: ({ taskId }) => taskId })
      .filter((tasks) => new Set(tasks.map(({ effectId }) => effectId)).size === tasks.length),
    question: fc.option(text, { nil: undefined }),
    end: fc.constantFrom("completed" as const, "failed" as const, "halted" as const),
  });

  it("gives equal records where the facts are equal", async () => {
    const memory = withPolicy("  tier: curated-journal\n");
    await fc.assert(
      fc.asyncProperty(facts, async (told) => {
        const [first, ...others] = await Promise.all(
          Object.values(DIALECTS).map(async (write) => recordsOf(filesOf(await importInto(memory, write(told))))),
        );
        expect(Object.keys(first ?? {}).length).toBeGreaterThan(2);
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 12 },
    );
  });

  /** Where a fact was read is what dialects differ in. */
  function recordsOf(files: TextFiles): TextFiles {
    const records = Object.entries(files).filter(([path]) => !path.endsWith("/import.json"));
    return Object.fromEntries(
      records.map(([path, content]) => [path, content.replace(/^ *source(?:Digest|Path): .*\n/gm, "")]),
    );
  }
});

describe("what is published of an import", () => {
  it("follows its schemas and holds no text of the run", async () => {
    const result = await importInto(MEMORY, sdkRun(FACTS));
    const manifest: unknown = JSON.parse(filesOf(result)[`babysitter/runs/${FACTS.id}/import.json`] ?? "");
    const validate = schema("run-import");
    expect([validate(manifest), validate.errors]).toEqual([true, null]);
    expect(manifest).toEqual(result.manifest);
    const printed = renderImportJson(result);
    const validateResult = schema("run-import-result");
    expect([validateResult(JSON.parse(printed)), validateResult.errors]).toEqual([true, null]);
    expect(printed).not.toContain("41 references");
  });
});

describe("the page of the memory's runs", () => {
  const PAGE = "babysitter/MEMORY.md";
  const marked = "# Runs\n\n- Ask first.\n\n<!-- memory-steward:runs -->\n<!-- /memory-steward:runs -->\n\nBelow.\n";

  it("lists the run between its marks and leaves all else as it is", async () => {
    const first = await importInto({ ...MEMORY, [PAGE]: marked }, sdkRun({ ...FACTS, end: "failed" }));
    const page = filesOf(first)[PAGE] ?? "";
    const line = `- 2026-05-10T07:00:08Z [${FACTS.id}](sessions/2026/05/10/${FACTS.id}.md): failed\n`;
    expect(page).toBe(marked.replace("runs -->\n", `runs -->\n${line}`));
    const again = await importInto({ ...MEMORY, [PAGE]: page }, sdkRun(FACTS));
    expect(filesOf(again)[PAGE]).toBe(page.replace("failed", "completed"));
  });

  it("lists the run in a page with line ends of Windows", async () => {
    const crlf = (text: string) => text.replaceAll("\n", "\r\n");
    const first = await importInto({ ...MEMORY, [PAGE]: crlf(marked) }, sdkRun({ ...FACTS, end: "failed" }));
    const page = filesOf(first)[PAGE] ?? "";
    const line = `- 2026-05-10T07:00:08Z [${FACTS.id}](sessions/2026/05/10/${FACTS.id}.md): failed\n`;
    expect(page).toBe(crlf(marked.replace("runs -->\n", `runs -->\n${line}`)));
    const again = await importInto({ ...MEMORY, [PAGE]: page }, sdkRun(FACTS));
    expect(filesOf(again)[PAGE]).toBe(page.replace("failed", "completed"));
  });

  it.each([
    ["no marks", "# Runs\n"],
    ["one mark", marked.replace("<!-- /memory-steward:runs -->\n", "")],
    ["two pairs of them", marked + marked],
  ])("is left alone where it has %s", async (_, text) => {
    const result = await importInto({ ...MEMORY, [PAGE]: text }, sdkRun(FACTS));
    expect([result.outcome, filesOf(result)[PAGE]]).toEqual(["import", undefined]);
  });
});

describe("importing again", () => {
  it("does nothing where the source is the same", async () => {
    const memory = merged(MEMORY, await importInto(MEMORY, sdkRun(FACTS)));
    const again = await importInto(memory, sdkRun(FACTS));
    expect([again.outcome, again.files, again.manifest?.phase]).toEqual(["present", [], "Merged"]);
    expect(again.manifest?.conditions.every(({ status }) => status === "True")).toBe(true);
  });

  it("brings what is missing where an import was stopped before its manifest, which is written last", async () => {
    const whole = await importInto(MEMORY, sdkRun(FACTS));
    const written = filesOf(whole);
    const missing = Object.keys(written).filter((path) => /import\.json$|sessions\//.test(path));
    expect(missing).toHaveLength(2);
    const rest = Object.entries(written).filter(([path]) => !missing.includes(path));
    const again = await importInto({ ...MEMORY, ...Object.fromEntries(rest) }, sdkRun(FACTS));
    expect([again.outcome, Object.keys(filesOf(again)).sort()]).toEqual(["import", missing.sort()]);
  });

  it.each([
    ["another tier", "artifact-manifest-only", FACTS] as const,
    ["another source", "summary-only", { ...FACTS, process: "x" }] as const,
  ])("finishes an update that was stopped when the manifest was still that of %s", async (_, tier, facts) => {
    const old = merged(MEMORY, await importInto(MEMORY, sdkRun(facts), { tier }));
    const path = `babysitter/runs/${FACTS.id}/run.yaml`;
    const update = filesOf(await importInto(old, sdkRun(FACTS), { tier: "summary-only" }));
    const stopped = { ...old, [path]: update[path] ?? "" };
    const again = await importInto(stopped, sdkRun(FACTS), { tier: "summary-only" });
    expect(again.outcome).toBe("import");
    expect(merged(stopped, again)).toEqual({ ...old, ...update });
  });

  it("shows a conflict where the source is another, and keeps events and what people decided", async () => {
    const policy = withPolicy("  tier: curated-journal\n");
    const first = merged(policy, await importInto(policy, sdkRun({ ...FACTS, end: "failed" })));
    const path = `babysitter/runs/${FACTS.id}/run.yaml`;
    const memory = { ...first, [path]: first[path]?.replace("status: draft", "status: approved") ?? "" };
    const again = await importInto(memory, sdkRun(FACTS));
    expect(again.outcome).toBe("import");
    expect(again.conflicts).toContainEqual({ path, resolution: "replaced" });
    expect(again.conflicts).toContainEqual({
      path: `babysitter/runs/${FACTS.id}/journal/000008.yaml`,
      resolution: "kept",
    });
    expect(filesOf(again)[path]).toMatch(/status: approved[^]*runStatus: completed/);
    expect(Object.keys(filesOf(again)).filter((name) => name.includes("/journal/"))).toEqual([]);
  });
});

describe("what is not imported", () => {
  it("is a run that may go on, unless the policy permits its summary", async () => {
    const { [`journal/000008.01KT000008.json`]: _end, ...running } = sdkRun(FACTS);
    expect(codes(await importInto(MEMORY, running))).toEqual(["ACTIVE_RUN"]);
    const permitted = await importInto(withPolicy("  allowActive: true\n  tier: curated-journal\n"), running);
    expect([permitted.outcome, permitted.manifest?.retentionTier]).toEqual(["import", "summary-only"]);
  });

  it("is a tier that nobody approved", async () => {
    const run = importFormatRun(FACTS);
    expect(codes(await importInto(MEMORY, run, { tier: "full-journal-redacted" }))).toEqual(["TIER_NOT_APPROVED"]);
    const approved = withPolicy("  approvedTiers: [full-journal-redacted]\n");
    expect(codes(await importInto(approved, run, { tier: "full-journal-redacted" }))).toEqual(["JOURNAL_GAP"]);
    const whole = await importInto(approved, sdkRun({ ...FACTS, question: undefined, end: "completed" }), {
      tier: "artifact-manifest-only",
    });
    expect(Object.keys(filesOf(whole))).toEqual([
      `babysitter/runs/${FACTS.id}/import.json`,
      `babysitter/runs/${FACTS.id}/run.yaml`,
    ]);
  });
});
