import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemoryUpdate } from "../../src/generated/types/memory-update.js";
import { runExtractor } from "../../src/terminal/run-extractor.js";
import { run } from "../commands/command-line.js";
import type { Run } from "../support/captured.js";
import { commit, makeRepository } from "../git/fixture.js";
import { extractor, MEMORY } from "./extractor.js";

const folder = mkdtempSync(join(tmpdir(), "update-from-"));
let memory = "";
let count = 0;

beforeAll(() => {
  memory = makeRepository();
  commit(memory, "Start", {
    "memory-steward.yml": "layout: company-brain\n",
    "runbooks/known.md":
      '---\nid: runbook:known\nkind: Runbook\ntitle: Known\nstatus: approved\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\n---\nWarm the cache.\n',
    "runbooks/scored.md":
      '---\nid: runbook:scored\nkind: Runbook\ntitle: Scored\nstatus: approved\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\nscore: 90\n---\n\nKeep the limit at 50.\n',
    "pages/prefer.md": preference("prefer-lint", "lint", "prefer", "approved", 0.9),
    "pages/maybe.md": preference("avoid-deep", "deep-review", "avoid", "draft", 0.7),
    "graph/team.yaml":
      'nodeKind: Team\nid: team:build\nattributes:\n  title: Build\n  status: approved\n  owners: [team:build]\n  updatedAt: "2026-06-03T08:20:00Z"\n',
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function preference(name: string, target: string, wish: string, status: string, confidence: number): string {
  return `---\nid: agent-practice:${name}\nkind: AgentPractice\ntitle: ${name}\nstatus: ${status}\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\ntarget_type: skill\ntarget: ${target}\npreference: ${wish}\nconfidence: ${confidence}\n---\nSince it helps.\n`;
}

async function drafted(...more: string[]): Promise<Run & { readonly update: MemoryUpdate | undefined; file: string }> {
  const file = join(folder, `update-${count++}.json`);
  const named = ["--memory", "acme/memory", "--run", "run-42", "--source", "acme/checkout", "--dir", memory];
  const result = await run("update", "new", ...named, "--owner", "team:build", "--output", file, ...more);
  const update = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as MemoryUpdate) : undefined;
  return { ...result, update, file };
}

function written(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
}

describe("update new --memories", () => {
  it("makes records of the memory's layout, which the memory takes", async () => {
    const zh = { ...MEMORY, type: "decision", title: "缓存先预热", tags: [], files: [], status: "candidate" };
    const working = { ...MEMORY, type: "working", title: "Mirror moves this week", created: "2026-06-01" };
    const { code, stderr, update, file } = await drafted(
      "--memories",
      written("memories.json", { memories: [MEMORY, zh, working] }),
      "--kind",
      "gotcha=Runbook",
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining("memories[0] asks for the status active")]);
    const [gotcha, decision, passing] = update?.changes ?? [];
    expect(gotcha).toMatchObject({ path: "runbooks/the-mirror-limits-each-address.md" });
    expect(gotcha?.content).toMatch(/^---\nid: runbook:the-mirror-limits-each-address\nkind: Runbook\n/);
    expect(gotcha?.content).toMatch(/status: draft\n[^]*path_scope:\n\s+- src\/install\/\*\*\n---/);
    expect(decision?.path).toMatch(/^decisions\/[0-9a-f]{12}\.md$/);
    expect(passing?.content).toContain("expires: 2026-06-08");
    const verdict = await run("update", "validate", file, "--dir", memory);
    expect([verdict.code, verdict.stdout]).toEqual([0, expect.stringContaining("runbooks/")]);
  });

  it("keeps a summary whole that begins with a rule", async () => {
    const memories = [{ ...MEMORY, summary: "---\nThe mirror answers 429.", detail: "---\nWarm the cache." }];
    const { code, update } = await drafted(
      "--memories",
      written("rule.json", { memories }),
      "--kind",
      "gotcha=Runbook",
    );
    expect(code).toBe(0);
    expect(update?.changes[0]?.content).toMatch(/\n---\n\n---\nThe mirror answers 429\.\n\n---\nWarm the cache\.\n$/);
  });

  it.each([
    ["no JSON", "{", /memories is not valid JSON from line 1, column \d on\n/],
    ["text", "We learned a lot.\n", "memories is not valid JSON from line 1, column 1 on\n"],
    ["a byte-order mark", '\uFEFF{"memories": []}', "memories begins with a byte-order mark: save it as UTF-8 without"],
    [
      "a number of many digits",
      '{"memories": [{"score": 12345678901234567890}]}',
      "memories holds a number with more digits than programs keep: write it as a text",
    ],
    ["a member twice", '{"memories": [], "memories": []}', "memories names a member twice in one object\n"],
    ["deep nesting", `{"memories": ${"[".repeat(99)}${"]".repeat(99)}}`, "memories nests or holds too many values\n"],
    ["a bare list", [MEMORY], "memories must be a mapping of names to values"],
    ["an unpaired surrogate", String.raw`{"memories": [{"title": "\ud800"}]}`, "an unpaired surrogate"],
    ["names that pollute", '{"memories": [{"__proto__": {"a": 1}}]}', "a name that is not allowed"],
    [
      "bad entries",
      { memories: [MEMORY, { ...MEMORY, type: "rumour" }, 7] },
      /memories\[1\] "type" [^]*memories\[2\] /,
    ],
    ["a time that is none", { memories: [{ ...MEMORY, created: "soon" }] }, 'memories[0] "created" must match'],
    ["a kind that is not there", { memories: [{ ...MEMORY, type: "goal" }] }, "memories[0] is of the type goal"],
  ])("names %s by its place, and writes nothing", async (name, value, says) => {
    const file = written(`${name}.json`, value);
    const { code, stderr, update } = await drafted("--memories", file, "--kind", "goal=Wish");
    expect([code, update]).toEqual([1, undefined]);
    expect(stderr).toMatch(says);
    expect(stderr).toContain(`\nMend ${file} and call again; https://`);
    expect(stderr).toMatch(/docs\/updates\.md#from-an-extractor shows the form\.\n$/);
  });

  it("says which file is missing, and what such a file holds", async () => {
    const { code, stderr } = await drafted("--memories", join(folder, "nowhere.json"));
    expect(code).toBe(2);
    expect(stderr).toMatch(/There is no file .*nowhere\.json\.\n {2}Name a file with the memories of a run, as https:/);
  });

  it("writes nothing where there is nothing to keep", async () => {
    const { code, stderr, update } = await drafted("--memories", written("none.json", { memories: [] }));
    expect([code, update]).toEqual([0, undefined]);
    expect(stderr).toContain("nothing to propose");
  });
});

describe("update new --extract", () => {
  const text = written("run.txt", "What the nightly run said.");

  it("proposes what an extractor answers, which gets no environment but what is named", async () => {
    expect((await drafted("--extract", text, "--", extractor(folder, "good"))).update?.changes).toHaveLength(1);
    process.env["UPDATE_FROM_TEST"] = "named";
    const { update } = await drafted(
      ...["--extract", text, "--extractor-env", "UPDATE_FROM_TEST", "--"],
      ...[extractor(folder, "environment"), "$HOME; `id`", "*"],
    );
    expect(update?.changes[0]?.content).toContain('{"UPDATE_FROM_TEST":"named"}');
    expect(update?.changes[0]?.content).toContain("$HOME; `id`|*");
  });

  it.each([
    ["fenced", "its answer cannot be used"],
    ["bare", "its answer cannot be used"],
    ["wrong", "its answer cannot be used"],
    ["failing", "it ended with exit code 3"],
  ] as const)("falls back where its answer is %s, and says so", async (name, why) => {
    const program = extractor(folder, name);
    const alone = await drafted("--extract", text, "--", program);
    expect([alone.code, alone.update]).toEqual([1, undefined]);
    expect(alone.stderr).toContain(
      `The extractor gave nothing, since ${name === "failing" ? "it failed: " : ""}${why}`,
    );
    expect(alone.stderr).not.toContain("secret");
    if (name === "wrong") expect(alone.stderr).toMatch(/memories\[1\] [^]*memories\[2\] /);
    const local = written("local.json", { memories: [MEMORY] });
    const fallback = await drafted("--extract", text, "--memories", local, "--", program);
    expect([fallback.code, fallback.update?.changes.length]).toEqual([0, 1]);
    expect(fallback.stderr).toContain("is taken instead");
  });

  it("takes a program that is not there, or no program, for what it is", async () => {
    expect((await drafted("--extract", text, "--", "no-such-program-here")).stderr).toContain("was not found");
    expect((await drafted("--extract", text)).stderr).toContain("There is no extractor");
    expect((await drafted("--", extractor(folder, "good"))).stderr).toContain("needs the text of a run");
  });

  it("ends what hangs, with all that it started, and what floods", { timeout: 20_000 }, async () => {
    const call = { prompt: "x".repeat(1e6), environment: [], maxBytes: 1e6 };
    const hanging = [extractor(folder, "hanging")];
    expect(await runExtractor({ ...call, command: hanging, timeoutSeconds: 1 })).toEqual({
      failure: "it took longer than 1 s",
    });
    const chatty = [extractor(folder, "chatty")];
    expect(await runExtractor({ ...call, command: chatty, timeoutSeconds: 15 })).toEqual({
      failure: "it printed more than 1000000 bytes",
    });
  });
});

describe("update new --failures", () => {
  const boost = {
    kind: "violated_memory",
    description: "The run opened 200 connections again.",
    suggestedAction: "boost_score",
    relatedMemoryFile: "runbooks/scored.md",
  };
  const rewrite = { ...boost, suggestedAction: "rewrite_memory", draftContent: "Keep the limit at 40, not at 50." };

  it("boosts by counters alone, writes a rewrite beside the old text, and extracts a candidate", async () => {
    const fresh = {
      kind: "new_failure",
      description: "The lockfile was read before it was written. It happened twice.",
      suggestedAction: "extract_new",
      draftContent: "Wait for the job that writes the lockfile before the warm-up begins.",
    };
    const file = written("failures.json", [
      boost,
      boost,
      { ...boost, relatedMemoryFile: "agent-practice:prefer-lint" },
      fresh,
    ]);
    const { code, update, file: artifact } = await drafted("--failures", file);
    expect([code, update?.changes.length]).toEqual([0, 3]);
    const [candidate, scored, practice] = update?.changes ?? [];
    expect(candidate?.content).toMatch(/title: The lockfile was read before it was written\nstatus: draft\n/);
    expect(scored?.record).toEqual({
      id: "runbook:scored",
      hit_count: 1,
      score: 100,
      counted_events: [expect.stringMatching(/^[0-9a-f]{12}$/)],
    });
    expect(scored?.body).toBeUndefined();
    expect(practice?.record).toMatchObject({ id: "agent-practice:prefer-lint", hit_count: 1 });
    expect((await run("update", "validate", artifact, "--dir", memory)).code).toBe(0);

    const rewritten = await drafted("--failures", written("rewrite.json", [rewrite]));
    expect(rewritten.update?.changes[0]?.body).toBe(
      "\nKeep the limit at 50.\n\n## Proposed rewrite\n\nKeep the limit at 40, not at 50.\n",
    );
    expect((await run("update", "validate", rewritten.file, "--dir", memory)).code).toBe(0);
  });

  it.each([
    [
      "an unknown record",
      { ...boost, relatedMemoryFile: "runbooks/elsewhere.md" },
      'names as relatedMemoryFile "runbooks/elsewhere.md" a record that the memory does not have. Give the id of a record, or the path of its file in the memory',
    ],
    [
      "a path that is nearly one",
      { ...boost, relatedMemoryFile: "runbooks/scoerd.md" },
      '"runbooks/scoerd.md" a record that the memory does not have. Did you mean runbooks/scored.md? Give the id',
    ],
    [
      "an id that is nearly one",
      { ...boost, relatedMemoryFile: "agent-practice:prefer-lnit" },
      "Did you mean agent-practice:prefer-lint? Give the id",
    ],
    ["an action of the other kind", { ...boost, suggestedAction: "extract_new" }, '"suggestedAction" must be'],
    ["no record", { ...boost, relatedMemoryFile: undefined }, "lacks the member"],
    [
      "a candidate without text",
      { kind: "new_failure", description: "It failed.", suggestedAction: "extract_new" },
      "lacks the member",
    ],
    ["a rewrite of what has no text", { ...rewrite, relatedMemoryFile: "team:build" }, "has no text below its fields"],
  ])("names %s by its place, and writes nothing", async (name, event, says) => {
    const { code, stderr, update } = await drafted("--failures", written(`f-${name}.json`, [boost, event]));
    expect([code, update]).toEqual([1, undefined]);
    expect(stderr).toMatch(/events\[1\] /);
    expect(stderr).toContain(says);
  });
});

describe("update new --feedback", () => {
  it("moves what is clear, proposes one avoidance for each target, and leaves the rest to a person", async () => {
    const events = [
      { type: "skill_followed", skill: "lint", signal_strength: 0.5 },
      { type: "skill_followed", skill: "lint" },
      { type: "workflow_success", workflow: "nightly" },
      { type: "skill_rejected_by_user", skill: "big-bang", notes: "Too slow for a small change." },
      { type: "workflow_failure", skill: "big-bang", signal_strength: 0.5 },
      { type: "skill_rejected_by_user", skill: "deep-review" },
      { type: "skill_rejected_by_user", skill: "lint" },
      { type: "skill_ignored", skill: "lint" },
      { type: "workflow_too_heavy", notes: "too short" },
      { type: "skill_rejected_by_user", skill: "x", signal_strength: 0.3 },
      { type: "routing_conflict_escalated", notes: "Two skills at once." },
    ];
    const lines = events.map((event) => JSON.stringify(event)).join("\n");
    const { code, stderr, update, file } = await drafted("--feedback", written("feedback.jsonl", lines));
    expect([code, update?.changes.length]).toEqual([0, 3]);
    const [lint, deep, avoid] = update?.changes ?? [];
    expect(lint?.record).toMatchObject({ id: "agent-practice:prefer-lint", confidence: 0.96 });
    expect(deep?.record).toMatchObject({ id: "agent-practice:avoid-deep", confidence: 0.76 });
    expect(avoid?.content).toMatch(/status: draft\n[^]*target: big-bang\npreference: avoid\nconfidence: 0.87\n/);
    expect(update?.rationale).toContain("4 of its events wait for a person");
    for (const line of [
      "events[0] pending_review: its strength 0.5 is below 0.55",
      "events[2] skipped: a workflow alone moves nothing",
      "events[6] pending_review: a preference speaks for it",
      "events[7] pending_review: skill_ignored is a reminder",
      "events[8] skipped: it names no target",
      "events[9] skipped: its strength 0.3 is below 0.35",
      "events[10] pending_review:",
    ])
      expect(stderr).toContain(line);
    expect((await run("update", "validate", file, "--dir", memory)).code).toBe(0);
  });

  it("counts an event once, however often its file comes", async () => {
    const events = written("again.json", [{ type: "skill_followed", skill: "lint" }]);
    const { update } = await drafted("--feedback", events);
    const keys = update?.changes[0]?.record?.["counted_events"] as string[];
    const page = preference("prefer-lint", "lint", "prefer", "approved", 0.96);
    commit(memory, "Merge", {
      "pages/prefer.md": page.replace("confidence:", `counted_events: [${keys.join(", ")}]\nconfidence:`),
    });
    const again = await drafted("--feedback", events);
    expect([again.code, again.update]).toEqual([0, undefined]);
    expect(again.stderr).toContain("events[0] was counted before");
  });

  it("names an unknown type by its place", async () => {
    const file = written("unknown.json", [{ type: "skill_followed", skill: "lint" }, { type: "skill_liked" }]);
    expect((await drafted("--feedback", file)).stderr).toMatch(/events\[1\] "type" must be one of skill_followed, /);
    expect((await drafted("--feedback", written("broken.jsonl", '{"type": "skill_ignored"}\n{'))).stderr).toContain(
      "events[1] is not one JSON object on one line",
    );
  });

  it("names an unknown member where its name is a plain word, and no text of the sender's", async () => {
    const event = { type: "skill_followed", skill: "lint" };
    const said = async (members: object) =>
      (await drafted("--feedback", written("members.json", [{ ...event, ...members }]))).stderr;
    expect(await said({ "signal-strength": 1 })).toContain(
      'events[0] has an unknown member "signal-strength"; did you mean "signal_strength"?',
    );
    expect(await said({ colour: 1 })).toContain('events[0] has an unknown member "colour"\n');
    const secretive = await said({ "hunter-2 says": 1 });
    expect(secretive).toContain("events[0] has an unknown member, whose name is no plain word\n");
    expect(secretive).not.toContain("hunter");
  });
});
