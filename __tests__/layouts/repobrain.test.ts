/** The built-in layout `repobrain`: each promise of record families, section 3, by a file that keeps it and one that does not. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { git, repositoryOf, run, write } from "../commands/command-line.js";
import { PROJECT } from "../runner/run-action.js";

const EXAMPLE = join(PROJECT, "examples/repobrain");

const OLD = ".brain/decisions/2026-05-04-one-pull-through-cache-081500000.md";
const NEW = ".brain/decisions/2026-06-11-two-pull-through-caches-093000000.md";
const GOTCHA = ".brain/gotchas/2026-06-03-mirror-throttles-parallel-installs-082000000.md";
const GOAL = ".brain/goals/2026-06-12-nightly-builds-under-twenty-minutes-100000000.md";
const PREFERENCE = ".brain/preferences/pref-skill-bulk-install.md";

const FILES: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(EXAMPLE, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(md|ya?ml)$|\.gitignore$/.test(path))
    .map((path) => [path, readFileSync(join(EXAMPLE, path), "utf8")]),
);

function textOf(path: string): string {
  const text = FILES[path];
  if (text === undefined) throw new Error(`the example has no ${path}`);
  return text;
}

/** A file of the example with something else in the place of some text of it. */
function edited(path: string, ...edits: readonly (readonly [string | RegExp, string])[]): Record<string, string> {
  let text = textOf(path);
  for (const [from, to] of edits) {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${path} has no ${String(from)}`);
    text = next;
  }
  return { [path]: text };
}

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly path: string;
  readonly message: string;
}

async function check(folder: string, ...more: string[]): Promise<string[]> {
  const { stdout } = await run("check", folder, "--format", "json", ...more);
  const { findings } = JSON.parse(stdout) as { findings: Found[] };
  return findings.map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`);
}

function found(files: Readonly<Record<string, string>>): Promise<string[]> {
  return check(repositoryOf({ ...FILES, ...files }));
}

/** What a change of the example is told. */
function changed(files: Readonly<Record<string, string>>, before: Readonly<Record<string, string>> = {}) {
  const folder = repositoryOf({ ...FILES, ...before });
  write(folder, files);
  return check(folder, "--base", "HEAD");
}

describe("layout repobrain", () => {
  it("has nothing to say of the example", async () => {
    expect(await found({})).toEqual([]);
  });

  it("warns of scopes that are the whole repository, and says why", async () => {
    const told = await found(edited(GOTCHA, [/^path_scope: .*$/m, 'path_scope: [".ci/install", "**"]']));
    expect(told).toEqual([
      expect.stringMatching(
        /^warning record\/schema: "path_scope.1" is "\*\*", which does not belong here. It stands for the whole/,
      ),
    ]);
  });

  it("asks for required fields and known words", async () => {
    expect(await found(edited(GOTCHA, [/^summary: .*\n/m, ""], ["importance: high", "importance: hihg"]))).toEqual([
      'error record/schema: The record lacks "summary".',
      'error record/schema: "importance" is "hihg"; it must be one of high, medium, low.',
    ]);
    expect(await found(edited(GOTCHA, [/^title: .*\n/m, ""]))).toEqual([
      expect.stringMatching(/^error record\/missing-field: .*title/),
    ]);
    expect(await found(edited(GOTCHA, ["status: candidate", "status: proposed"]))).toEqual([
      expect.stringMatching(/^error status\/unknown: "proposed" is no status/),
    ]);
    const undated = await found(edited(GOTCHA, [/^date: .*$/m, "date: yesterday"]));
    expect(undated).toEqual([expect.stringMatching(/^error record\/invalid-timestamp: "yesterday" is neither a date/)]);
    const updated = await found(edited(GOTCHA, [/^date: .*$/m, 'date: yesterday\nupdated: "2026-06-04"']));
    expect(updated).toEqual([expect.stringMatching(/^error record\/schema: "date" is "yesterday"/)]);
  });

  it("asks for a list where one text stands, and `fix` writes it", async () => {
    const folder = repositoryOf({
      ...FILES,
      ...edited(GOTCHA, ["recommended_skills: [cache-warmup]", "recommended_skills: cache-warmup"]),
    });
    expect(await check(folder)).toEqual([
      'error record/schema: "recommended_skills" must be a list or empty, not text.',
    ]);
    await run("fix", folder, "--yes");
    expect(await check(folder)).toEqual([]);
  });

  it("takes an empty list in each of its spellings", async () => {
    expect(await found(edited(GOTCHA, ["tags: [ci, registry]", "tags:\nfiles: null\nrelated: []"]))).toEqual([]);
  });

  it("asks for the folder of the type", async () => {
    const text = textOf(GOTCHA);
    expect(await found({ ".brain/patterns/throttled.md": text })).toEqual([
      "error path/policy: A gotcha stands in gotchas/*.md, not here.",
    ]);
    expect(await found(edited(GOTCHA, ["type: gotcha", "type: gotchya"]))).toEqual([
      expect.stringMatching(/^error record\/unknown-kind: /),
    ]);
  });

  it("asks for a body", async () => {
    expect(await found(edited(GOTCHA, [/^\nEight[^]*$/m, "\n \n"]))).toEqual([
      "error record/empty-body: Nothing stands below the front matter of this record.",
    ]);
    expect(await found(edited(PREFERENCE, [/^\nIt starts[^]*$/m, ""]))).toEqual([
      "error record/empty-body: Nothing stands below the front matter of this record.",
    ]);
  });

  it("follows what supersedes what by the path from .brain/", async () => {
    const lost = await found(edited(NEW, ["081500000.md", "081500001.md"]));
    expect(lost).toContainEqual(expect.stringMatching(/^error graph\/dangling-edge: "supersedes" points at /));
    const oneSided = await found(edited(OLD, [/^superseded_by: .*\n/m, ""], ["status: superseded", "status: stale"]));
    expect(oneSided).toContainEqual(expect.stringMatching(/^error graph\/missing-inverse: .*"superseded_by"/));
    expect(oneSided).toHaveLength(2);
    const active = await found(edited(OLD, ["status: superseded", "status: active"]));
    expect(active).toEqual([expect.stringMatching(/^warning graph\/superseded-not-retired: .*still "active"/)]);
    const outside = await found(edited(NEW, ["decisions/2026-05", "../decisions/2026-05"]));
    expect(outside).toContainEqual(expect.stringMatching(/^error graph\/dangling-edge: /));
  });

  it("refuses a circle", async () => {
    const circle = {
      ...edited(OLD, ["stale: true", `stale: true\nsupersedes: ${NEW.slice(".brain/".length)}`]),
      ...edited(NEW, ["version: 2", `version: 2\nsuperseded_by: ${OLD.slice(".brain/".length)}`]),
    };
    expect(await found(circle)).toContainEqual(expect.stringMatching(/^error graph\/cycle: /));
  });

  it.each([
    ["absent", /^superseded_by: .*\n/m, ""] as const,
    ["null", /^superseded_by: .*$/m, "superseded_by: null"] as const,
  ])("refuses a superseded memory whose successor is %s", async (_, from, to) => {
    expect(await found(edited(OLD, [from, to]))).toContainEqual(
      expect.stringMatching(/^error record\/schema: .*"superseded_by"/),
    );
  });

  it("refuses a skill in two lists, whatever its letter case, and a window that ends before it begins", async () => {
    expect(
      await found(edited(GOTCHA, ["recommended_skills:", "required_skills: [Cache-Warmup]\nrecommended_skills:"])),
    ).toEqual(['error record/shared-item: "cache-warmup" stands in "required_skills" too; no item may stand in both.']);
    expect(await found(edited(OLD, ['valid_until: "2026-06-11"', 'valid_until: "2026-05-03"']))).toEqual([
      'error record/out-of-order: "valid_until" is "2026-05-03", which lies before "valid_from", "2026-05-04".',
    ]);
    expect(await found(edited(OLD, ['valid_from: "2026-05-04"', 'valid_from: "2026-06-11T10:00:00Z"']))).toEqual([]);
  });

  it("tells of files that belong to one checkout", async () => {
    const folder = repositoryOf({
      ...FILES,
      ".brain/.gitignore": "",
      ".brain/index.md": "# Index\n",
      ".brain/runtime/session-profile.json": "{}\n",
    });
    const local = (name: string) =>
      `path/local-file: Files of the class "${name}" belong to one checkout and are not committed.`;
    expect(await check(folder)).toEqual([`note ${local("tool-file")}`, `error ${local("session")}`]);
    git(folder, "rm", "-q", "-r", "--cached", ".brain/runtime", ".brain/index.md");
    write(folder, { ".brain/.gitignore": "runtime/\nindex.md\n" });
    expect(await check(folder)).toEqual([]);
  });

  it("reads preferences", async () => {
    expect(
      await found(edited(PREFERENCE, ["preference: avoid", "preference: ban"], ["confidence: 0.8", "confidence: 8"])),
    ).toEqual([
      'error record/schema: "preference" is "ban"; it must be one of prefer, avoid, require_review.',
      'error record/schema: "confidence" is "8", but must be at most 1.',
    ]);
    expect(await found(edited(PREFERENCE, [/^target: .*\n/m, ""]))).toEqual([
      expect.stringMatching(/^error record\/missing-field: .*target/),
    ]);
  });
});

describe("changes of a memory of repobrain", () => {
  it("may go from candidate to active, and a goal to done", async () => {
    const approved = {
      ...edited(GOTCHA, ["status: candidate", "status: active"], ["date:", 'updated: "2026-06-04"\ndate:']),
    };
    expect(await changed(approved)).toEqual([]);
    expect(await changed(edited(GOAL, ["status: active", 'status: done\nupdated: "2026-06-30"']))).toEqual([]);
  });

  it.each([
    [OLD, "superseded", "active"],
    [GOTCHA, "candidate", "done"],
    [NEW, "active", "done"],
    [NEW, "active", "candidate"],
  ])("of %s from %s to %s are refused", async (path, was, is) => {
    expect(await changed(edited(path, [`status: ${was}`, `status: ${is}`]))).toContainEqual(
      expect.stringMatching(`^error status/forbidden-transition: The status went from "${was}" to "${is}"`),
    );
  });

  it("do not begin with what is over", async () => {
    const text = textOf(GOTCHA).replace("status: candidate", "status: superseded");
    expect(await changed({ ".brain/gotchas/other.md": text })).toContainEqual(
      expect.stringMatching(/^error status\/forbidden-transition: A new record starts as /),
    );
  });

  it("leave the day of a memory as it is", async () => {
    expect(await changed(edited(NEW, [/^date: .*$/m, "date: 2026-01-01"]))).toContainEqual(
      expect.stringMatching(/^error change\/fixed-value: /),
    );
  });

  it("that count a hit are a note", async () => {
    expect(await changed(edited(NEW, ["version: 2", "version: 2\nhit_count: 4"]))).toEqual([
      expect.stringMatching(/^note change\/updated-at: /),
    ]);
  });
});

describe("what only a careful reader would see", () => {
  it.each<[string, Record<string, string>, string[]]>([
    ["a day that is none", edited(GOTCHA, ["2026-06-03T08:20:00Z", "2026-02-30"]), ["error"]],
    ["a time without an offset", edited(GOTCHA, ["2026-06-03T08:20:00Z", "2026-06-03T08:20:00"]), ["error"]],
    [
      "a scope that stands twice",
      edited(GOTCHA, ['path_scope: [".ci/install"]', "path_scope: [.ci, .ci]"]),
      ["warning"],
    ],
    [
      "files that are the whole repository",
      edited(GOTCHA, ['path_scope: [".ci/install"]', 'path_scope: [.ci]\nfiles: ["."]']),
      ["warning"],
    ],
    [
      "a skill that stands twice in a list",
      edited(GOTCHA, [/recommended_skills: .*/, "recommended_skills: [cache-warmup, cache-warmup]"]),
      ["warning"],
    ],
    ["skills of files", edited(GOTCHA, [/path_scope.*\n/, "files: [a.ts]\n"], [/skill_trigger_paths.*\n/, ""]), []],
    [
      "skills that nothing calls for",
      edited(GOTCHA, [/path_scope.*\n/, ""], [/skill_trigger_paths.*\n/, ""]),
      ["warning"],
    ],
    ["skills of a scope", edited(GOTCHA, [/skill_trigger_paths.*\n/, ""]), []],
    ["what is superseded and not said to be stale", edited(OLD, ["stale: true\n", ""]), ["warning"]],
  ])("%s", async (_what, files, severities) => {
    expect((await found(files)).map((line) => line.split(" ")[0])).toEqual(severities);
  });

  it("the file that is meant where one is named without folder or extension", async () => {
    const stem = "2026-05-04-one-pull-through-cache-081500000";
    for (const written of [stem, `${stem}.md`, `decisions/${stem}`, `goals/${stem}.md`]) {
      const folder = repositoryOf({ ...FILES, ...edited(NEW, [`decisions/${stem}.md`, written]) });
      const { stdout } = await run("check", folder);
      expect(stdout).toContain(`+ supersedes: decisions/${stem}.md`);
    }
  });

  it("one finding for a superseded memory that is put in force again, with the status that it keeps", async () => {
    expect(
      await changed(edited(OLD, ["status: superseded", "status: candidate"], ['"2026-06-11"', '"2026-06-12"'])),
    ).toEqual([
      'error status/forbidden-transition: The status went from "superseded" to "candidate"; nothing may follow "superseded".',
    ]);
  });

  it("where a file went that no class takes any more", async () => {
    const folder = repositoryOf({ ...FILES, [GOTCHA]: textOf(GOTCHA).replace("candidate", "active") });
    git(folder, "mv", GOTCHA, GOTCHA.replace(".md", ".markdown"));
    const { stdout } = await run("check", folder, "--base", "HEAD", "--format", "json");
    const { findings } = JSON.parse(stdout) as { findings: { rule: string; suggestion?: { message: string } }[] };
    const kept = findings.find(({ rule }) => rule === "change/kept-record");
    expect(kept?.suggestion?.message).toBe(`Move ${GOTCHA.replace(".md", ".markdown")} back to ${GOTCHA}`);
  });
});
