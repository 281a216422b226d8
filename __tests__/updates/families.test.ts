/** Updates of memories whose layouts call ids, kinds and files in their own ways: skills, procedures, RepoBrain, RFC 15A. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { folderOf, repositoryOf, run } from "../commands/command-line.js";
import { git } from "../git/fixture.js";
import { PROJECT } from "../runner/run-action.js";
import { after, codes, judgeIn, REASON, updateOn } from "./update-kit.js";

const NAMES = ["--memory", "acme/memory", "--run", "run-42", "--source", "acme/app"];
const FAMILIES = ["agent-skills", "procedures", "repobrain", "rfc-15a"] as const;
type Family = (typeof FAMILIES)[number];

const folders = {} as Record<Family, string>;
const bases = {} as Record<Family, string>;

beforeAll(() => {
  for (const family of FAMILIES) {
    const folder = repositoryOf({ "a.txt": "a\n" });
    cpSync(join(PROJECT, "examples", family), folder, { recursive: true });
    git(folder, "add", "-A");
    git(folder, "commit", "-qm", "memory");
    folders[family] = folder;
    bases[family] = git(folder, "rev-parse", "HEAD").trim();
  }
});

interface Drafted {
  readonly changes: readonly { readonly record: Record<string, unknown>; readonly content?: string }[];
}

async function draftIn(folder: string, ...more: string[]): Promise<{ readonly file: string; readonly draft: Drafted }> {
  const file = join(folderOf(), "update.json");
  const { code, stderr } = await run("update", "new", ...NAMES, "--dir", folder, "--output", file, ...more);
  expect([code, stderr]).toEqual([0, expect.stringContaining("Wrote ")]);
  return { file, draft: JSON.parse(readFileSync(file, "utf8")) as Drafted };
}

const proposed = (family: Family, ...changes: object[]) =>
  judgeIn(
    folders[family],
    updateOn(bases[family], { changes: changes.map((each) => ({ action: "upsert", reason: REASON, ...each })) }),
  );

describe("update new", () => {
  it.each<[Family, string[], object, string]>([
    ["agent-skills", [], { id: "replace-me", kind: "Skill", description: "Replace me" }, "skills/replace-me/SKILL.md"],
    [
      "procedures",
      [],
      {
        ...{
          id: "replace-me",
          kind: "Procedure",
          title: "Replace me",
          status: "candidate",
          trigger_text: "Replace me",
        },
        ...{ created_by: "Replace me", steps: ["Replace me"] },
        ...{ success_criteria: ["Replace me"], evidence_refs: ["Replace me"] },
      },
      "state/procedures/replace-me.md",
    ],
    [
      "repobrain",
      ["--kind", "goal"],
      {
        ...{ id: "goals/replace-me.md", type: "goal", title: "Replace me", status: "candidate" },
        ...{ date: expect.stringMatching(/Z$/) as string, summary: "Replace me" },
        importance: "Replace me: one of high, medium, low",
      },
      ".brain/goals/replace-me.md",
    ],
    [
      "rfc-15a",
      ["--kind", "working"],
      expect.objectContaining({
        id: "replace-me",
        type: "working",
        confidence: "Replace me: a number",
        payload: {
          thread_id: "Replace me",
          state: "Replace me: one of planning, executing, blocked, waiting, done",
          kind: "working",
        },
      }) as object,
      "memory/records/replace-me.json",
    ],
  ])("begins in %s with what its schema asks for, in the file that is meant", async (family, kind, record, path) => {
    const { file, draft } = await draftIn(folders[family], ...kind);
    expect(draft.changes[0]?.record).toEqual(record);
    const { stdout } = await run("update", "validate", file, "--dir", folders[family]);
    expect(stdout).toMatch(new RegExp(`^add +${path.replaceAll(".", "\\.")}\n`));
    expect(stdout).not.toMatch(/lacks|does not allow|not read here|record\/missing-field/);
  });

  it("drafts a fact, and nothing of another payload", async () => {
    const { draft } = await draftIn(folders["rfc-15a"], "--kind", "semantic");
    expect(Object.keys(draft.changes[0]?.record["payload"] as object).sort()).toEqual([
      "kind",
      "object",
      "predicate",
      "revision",
      "subject",
      "validity",
    ]);
  });

  it.each([
    [
      "memory_profile",
      /^memory-steward: The layout "markitect" takes a memory_profile from any folder \(\*\*\/.*, so no place is/,
    ],
    [
      "claim",
      /^memory-steward: A new claim has no file of its own: it is an item of the list "nodes" in another record's file\./,
    ],
  ])("says why a %s has no place", async (kind, why) => {
    const folder = repositoryOf({ "memory-steward.yml": "layout: markitect\n", "a.profile.yaml": "id: a\n" });
    const { code, stderr } = await run("update", "new", ...NAMES, "--dir", folder, "--kind", kind);
    expect([code, stderr]).toEqual([2, expect.stringMatching(why)]);
  });

  it.each<[Family, string, string]>([
    ["agent-skills", "Skill", "replace-me"],
    ["procedures", "Procedure", "replace-me"],
    ["repobrain", "pattern", "patterns/replace-me.md"],
    ["rfc-15a", "episodic", "replace-me"],
  ])("begins the first record of %s as well", async (family, kind, id) => {
    const brain = family === "repobrain" ? { ".brain/config.yaml": "a: 1\n" } : {};
    const folder = repositoryOf({ "memory-steward.yml": `layout: ${family}\n`, ...brain });
    const { draft } = await draftIn(folder, "--kind", kind);
    expect(draft.changes[0]?.record).toMatchObject({ id });
  });
});

describe("an update", () => {
  it("brings a procedure by its slug, and changes it by its slug alone", async () => {
    const record = {
      ...{ kind: "Procedure", title: "Rescue", trigger_text: "a build fails", created_by: "operator" },
      ...{ steps: ["Warm the cache."], success_criteria: ["Green."], evidence_refs: ["run:1"] },
    };
    const body = "Use when installs fail in bursts.\n";
    const brought = await proposed("procedures", { record: { id: "build.cache_rescue.v1", ...record }, body });
    expect(codes(brought)).toEqual([]);
    const [[path, text] = []] = Object.entries(after(brought));
    expect([path, text]).toEqual([
      "state/procedures/build.cache_rescue.v1.md",
      expect.stringMatching(/^---\nslug: build\.cache_rescue\.v1\ntitle: Rescue\n/),
    ]);
    const changed = await proposed("procedures", {
      record: { id: "build.mirror_throttle_rescue.v1", kind: "Procedure", title: "Rescue a build" },
    });
    expect(codes(changed)).toEqual([]);
    expect(Object.values(after(changed))[0]).not.toMatch(/^(?:id|kind):/m);
    expect(Object.values(after(changed))[0]).toContain("title: Rescue a build\n");
  });

  it("brings a skill beside the others, in a folder of its name", async () => {
    const record = { id: "warm-twice", kind: "Skill", description: "Warms twice. Use when once is not enough." };
    const result = await proposed("agent-skills", { record, body: "Run the job that warms the cache twice.\n" });
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual({
      "skills/warm-twice/SKILL.md": `---\nname: warm-twice\ndescription: ${record.description}\n---\n\nRun the job that warms the cache twice.\n`,
    });
    expect(codes(await proposed("agent-skills", { record: { ...record, id: "a/../../b" } }))).toEqual(["NO_PLACE"]);
    expect(codes(await proposed("agent-skills", { record: { ...record, id: ".." } }))).toEqual(["UNSAFE_PATH"]);
  });

  it("brings a memory below a hidden root, and none in a hidden folder there", async () => {
    const record = {
      type: "pattern",
      title: "Warm first",
      summary: "Warm before.",
      importance: "low",
      date: "2026-07-01",
    };
    const body = "One job warms the shared cache, all others wait for it.\n";
    const result = await proposed("repobrain", {
      record: { id: "patterns/warm-first.md", status: "candidate", ...record },
      body,
    });
    expect(codes(result)).toEqual([]);
    const text = after(result)[".brain/patterns/warm-first.md"];
    expect(text).toMatch(/^---\nstatus: candidate\ntype: pattern\n/);
    expect(codes(await proposed("repobrain", { record: { id: "patterns/../../x.md", ...record }, body }))).toEqual([
      "UNSAFE_PATH",
    ]);
    expect(codes(await proposed("repobrain", { record: { id: ".hidden/x.md", ...record }, body }))).toEqual([
      "UNSAFE_PATH",
    ]);
    expect(codes(await proposed("repobrain", { record: { id: "runtime/x.md", ...record }, body }))).toEqual([
      "NOT_PROPOSABLE",
    ]);
  });

  it("names the kind of a new record as its file does, or as the memory does", async () => {
    const record = { id: "preferences/pref-skill-lint.md", target_type: "skill", target: "lint", preference: "prefer" };
    const body = "It finds what the compiler does not, in a second.\n";
    const result = await proposed("repobrain", { record: { ...record, kind: "routing_preference" }, body });
    expect(codes(result)).toEqual([]);
    const { kind: _, ...memory } = {
      kind: 1,
      type: undefined,
      title: "T",
      summary: "S.",
      importance: "low",
      date: "2026-07-01",
    };
    const named = await proposed("repobrain", { record: { ...memory, id: "patterns/a.md", kind: "pattern" }, body });
    expect(after(named)[".brain/patterns/a.md"]).toContain("type: pattern\n");
  });
});

describe("update new from what a run left", () => {
  const files = {
    "m.json": JSON.stringify({
      memories: [
        {
          ...{ type: "gotcha", importance: "high", title: "The mirror limits each address", tags: ["ci"] },
          summary: "The registry mirror answers 429 when one address opens too many connections.",
          detail: "Nightly installs open 200 connections at once. Warm the shared cache first.",
          files: ["src/install/mirror.ts"],
        },
      ],
    }),
    "f.json": JSON.stringify([
      {
        ...{ kind: "violated_memory", suggestedAction: "rewrite_memory", description: "It was opened again." },
        relatedMemoryFile: "gotchas/2026-06-03-mirror-throttles-parallel-installs-082000000.md",
        draftContent: "Keep to four parallel installs.",
      },
      {
        ...{ kind: "new_failure", suggestedAction: "extract_new" },
        description: "The lockfile was read before it was written by the job before.",
        draftContent: "Wait for the job that writes the lockfile before the warm-up begins.",
      },
    ]),
    "b.json": JSON.stringify([
      { type: "skill_rejected_by_user", skill: "deep-review", notes: "Too slow for a small change." },
    ]),
  };

  it.each([
    ["--memories", "m.json", ".brain/gotchas/the-mirror-limits-each-address.md"],
    ["--failures", "f.json", ".brain/gotchas/the-lockfile-was-read"],
    ["--feedback", "b.json", ".brain/preferences/avoid-the-skill-deep-review.md"],
  ])("writes %s as memories of RepoBrain, which have no owners", async (option, name, path) => {
    const { file } = await draftIn(folders.repobrain, option, join(folderOf(files), name));
    const { code, stdout } = await run("update", "validate", file, "--dir", folders.repobrain);
    expect([code, stdout]).toEqual([0, expect.stringContaining(path)]);
    expect(stdout).not.toMatch(/^error/m);
  });
});
