/** The built-in layout of procedures: each thing that docs/record-families.md, section 6, promises, with good and bad files. */
import { describe, expect, test } from "vitest";
import { findingsOf } from "../support/findings-of.js";

const SLUG = "build.mirror_rescue.v1";
const PATH = `state/procedures/${SLUG}.md`;
const LINES = {
  slug: SLUG,
  title: "Rescue a throttled build",
  trigger_text: "nightly build fails with 429",
  created_by: "operator",
  steps: "[Confirm the status., { step: Warm the cache., tool: ci }]",
  success_criteria: "[The build is green.]",
  evidence_refs: ["https://example.org/1"],
};

function procedure(change: Record<string, string | undefined> = {}): string {
  const all: Record<string, string | readonly string[] | undefined> = { ...LINES, ...change };
  const lines = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${typeof value === "string" ? value : `[${value.join(", ")}]`}`],
  );
  return `---\n${lines.join("\n")}\n---\nUse when installs fail in bursts.\n`;
}

async function told(files: Record<string, string>, before?: Record<string, string>): Promise<string[]> {
  const found = [];
  for (const area of ["record/", "status/", "change/", "graph/"]) {
    found.push(...(await findingsOf(area, files, { layout: "procedures", ...(before && { before }) })));
  }
  return found.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);
}

describe("a procedure", () => {
  test("is right with what it must have, beside a README", async () => {
    expect(await told({ [PATH]: procedure(), "state/procedures/README.md": "# Procedures\n" })).toEqual([]);
    expect(await told({ [PATH]: procedure({ status: "active", confidence: "0.5", version: "2" }) })).toEqual([]);
  });

  test.each<[string, Record<string, string | undefined>, string]>([
    ["without a trigger", { trigger_text: undefined }, 'error record/schema The record lacks "trigger_text".'],
    ["without steps", { steps: "[]" }, "error record/schema"],
    ["with another slug than its file", { slug: "build.other.v1" }, "error record/other-name"],
    ["with a slug of another form", { slug: "build-rescue" }, "error record/invalid-id"],
    ["with an unknown status", { status: "approved" }, "error status/unknown"],
    ["with a counter of the database", { use_count: "3" }, 'error record/schema "use_count" is not read here.'],
    ["with too much confidence", { confidence: "1.5" }, "error record/schema"],
    ["with a time without an offset", { valid_from: '"2026-06-03T08:20:00"' }, "error record/schema"],
    ["with a run that is no UUID", { source_task_run_ids: "[run-1]" }, "error record/schema"],
    ["without evidence", { evidence_refs: undefined }, 'warning record/schema The record lacks "evidence_refs".'],
    ["without criteria", { success_criteria: "[]" }, "warning record/schema"],
    ["with a key that is none", { trigger: "x" }, "warning record/schema"],
  ])("is wrong %s", async (_, change, message) => {
    expect(await told({ [PATH]: procedure(change) })).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ["candidate", "active", true],
    ["active", "deprecated", true],
    ["active", "blocked", true],
    ["blocked", "candidate", true],
    ["active", "candidate", false],
    ["deprecated", "active", false],
    ["blocked", "active", false],
  ])("goes from %s to %s: %s", async (was, is, isRight) => {
    const found = await told({ [PATH]: procedure({ status: is }) }, { [PATH]: procedure({ status: was }) });
    expect(found.some((each) => each.startsWith("error status/forbidden-transition"))).toBe(!isRight);
  });

  test("keeps its slug", async () => {
    const files = { "state/procedures/build.other.v1.md": procedure({ slug: "build.other.v1" }) };
    expect(await told(files, { [PATH]: procedure() })).toEqual([expect.stringContaining("error change/renamed-id")]);
  });
});
