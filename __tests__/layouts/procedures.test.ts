/** The built-in layout of procedures: each thing that docs/record-families.md, section 6, promises, with good and bad files. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkFiles } from "../support/check-files.js";
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

const WHY = { change_reason: "It did not help.", changed_by: "ana" };

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
    [
      "with a counter of the database",
      { use_count: "3" },
      'error record/schema "use_count" is "3", which does not belong here. The registry',
    ],
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

test("each mistake of the other example is told", async () => {
  const folder = fileURLToPath(new URL("../../examples/procedures-mistakes/state/procedures/", import.meta.url));
  const name = "release.rotate_keys.v1.md";
  const files = { [`state/procedures/${name}`]: readFileSync(folder + name, "utf8") };
  const { report } = await checkFiles(files, { gate: { layout: { name: "procedures" } } });
  expect(report.findings.map(({ severity, rule, range: { start } }) => `${severity} ${rule} ${start.line}`)).toEqual([
    "warning path/missing-file 1",
    "error record/schema 2",
    "error record/other-name 2",
    "error record/out-of-order 13",
    "error record/schema 14",
  ]);
});

describe("an active procedure", () => {
  const active = (change: Record<string, string>) => told({ [PATH]: procedure({ status: "active", ...change }) });

  test("is approved: by the operator who wrote it, or by whoever is named", async () => {
    expect(await active({ created_by: "operator-seed" })).toEqual([]);
    expect(await active({ created_by: "codex", verified_by: "[claude]" })).toEqual([]);
    const why = "Agents apply what is active, so somebody has approved it";
    expect(await active({ created_by: "codex" })).toEqual([
      expect.stringContaining(`error record/schema The record lacks "verified_by". ${why}`),
    ]);
    expect(await active({ created_by: "codex", verified_by: "[]" })).toEqual([
      expect.stringContaining(`"verified_by" is a list, but must have 1 item or more. ${why}`),
    ]);
    expect(await told({ [PATH]: procedure({ created_by: "codex" }) })).toEqual([]);
  });
});

describe("a procedure", () => {
  test("says something, and ends after it begins", async () => {
    expect(await told({ [PATH]: procedure().replace("Use when installs fail in bursts.\n", "") })).toEqual([
      expect.stringContaining("error record/empty-body"),
    ]);
    const times = { valid_from: '"2026-06-03T08:20:00Z"', invalid_at: '"2026-06-01T08:20:00Z"' };
    expect(await told({ [PATH]: procedure(times) })).toEqual([expect.stringContaining("error record/out-of-order")]);
  });

  test("says why a field of the database does not belong in it", async () => {
    expect(await told({ [PATH]: procedure({ checksum: "abc" }) })).toEqual([
      'error record/schema "checksum" is "abc", which does not belong here. The registry\'s database computes it from the file, to see whether ' +
        "the two agree; in the file it would be part of what it is computed from.",
    ]);
  });

  test.each<[string, Record<string, string>, Record<string, string>, string | undefined]>([
    [
      "steps without a version",
      {},
      { steps: "[Warm it.]" },
      '"version" is to be 2, and "change_reason" and "changed_by" are to be told',
    ],
    [
      "steps with the version before",
      { version: "3" },
      { steps: "[Warm it.]", version: "3", ...WHY },
      '"version" is to be 4.',
    ],
    [
      "steps with a version too far",
      { version: "3" },
      { steps: "[Warm it.]", version: "5", ...WHY },
      '"version" is to be 4.',
    ],
    [
      "steps and nobody says why",
      { version: "3" },
      { steps: "[Warm it.]", version: "4", changed_by: "ana" },
      '"change_reason" is to be told.',
    ],
    ["steps with the next version", { version: "3" }, { steps: "[Warm it.]", version: "4", ...WHY }, undefined],
    ["its title alone", { version: "3" }, { version: "3", title: "Rescue" }, undefined],
    [
      "how its steps are written",
      {},
      { steps: '["Confirm the status.", {tool: ci, step: Warm the cache.}]' },
      undefined,
    ],
  ])("that changes %s", async (_, before, after, message) => {
    expect(await told({ [PATH]: procedure(after) }, { [PATH]: procedure(before) })).toEqual(
      message === undefined
        ? []
        : [expect.stringMatching(`^error change/revision .* says something else in its steps .*${message}`)],
    );
  });

  test("that changes its body counts it too", async () => {
    const text = procedure().replace("in bursts", "at night");
    expect(await told({ [PATH]: text }, { [PATH]: procedure() })).toEqual([
      expect.stringContaining("says something else in its body than before"),
    ]);
  });

  test.each([
    ["candidate", "warning"],
    ["active", "error"],
    ["deprecated", "error"],
    [undefined, "warning"],
  ])("of the status %s that is removed is told: %s", async (status, severity) => {
    const before = { [PATH]: procedure({ status }), "state/procedures/a.b.v1.md": procedure({ slug: "a.b.v1" }) };
    const { [PATH]: _, ...files } = before;
    const found = await told(files, before);
    expect(found.filter((each) => each.includes("change/kept-record"))).toEqual([
      expect.stringContaining(`${severity} change/kept-record`),
    ]);
  });
});

describe("what a reader of a procedure would ask", () => {
  test.each<[string, Record<string, string | undefined>, string[]]>([
    ["a tag that stands twice", { intent_tags: "[ci, ci]" }, ["warning record/schema"]],
    ["deprecated without saying since when", { status: "deprecated" }, ["warning record/schema"]],
    ["deprecated since a day", { status: "deprecated", invalid_at: "2026-06-03T08:20:00Z" }, []],
    ["a day that is none", { valid_from: "2026-02-30T08:20:00Z" }, ["error record/schema"]],
  ])("%s", async (_what, change, rules) => {
    const lines = await told({ [PATH]: procedure(change) });
    expect(lines.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(rules);
  });

  test("one finding where it no longer says its slug, or has no front matter", async () => {
    const before = { [PATH]: procedure({ status: "active" }) };
    const unnamed = procedure({ status: "active" }).replace("slug:", "slg:");
    expect(await told({ [PATH]: unnamed }, before)).toEqual([
      'error record/missing-field The required field "slug" is missing.',
    ]);
    const other = "state/procedures/build.other.v1.md";
    const kept = { [other]: procedure({ slug: "build.other.v1" }) };
    expect(await told({ [PATH]: "Words.\n", ...kept }, { ...before, ...kept })).toHaveLength(1);
    expect(await told(kept, { ...before, ...kept })).toEqual([
      `error change/kept-record "${SLUG}" is removed, which its layout rules out for a record that says what it said.`,
    ]);
  });
});
