import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemoryUpdate } from "../../src/generated/types/memory-update.js";
import { runExtractor } from "../../src/terminal/run-extractor.js";
import { run, type Run } from "../commands/command-line.js";
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
    "graph/team.yaml":
      'nodeKind: Team\nid: team:build\nattributes:\n  title: Build\n  status: approved\n  owners: [team:build]\n  updatedAt: "2026-06-03T08:20:00Z"\n',
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

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
    const { code, stdout, update, file } = await drafted(
      "--memories",
      written("memories.json", { memories: [MEMORY, zh, working] }),
      "--kind",
      "gotcha=Runbook",
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining("memories[0] asks for the status active")]);
    const [gotcha, decision, passing] = update?.changes ?? [];
    expect(gotcha).toMatchObject({ path: "runbooks/the-mirror-limits-each-address.md" });
    expect(gotcha?.content).toMatch(/^---\nid: runbook:the-mirror-limits-each-address\nkind: Runbook\n/);
    expect(gotcha?.content).toMatch(/status: draft\n[^]*path_scope:\n\s+- src\/install\/\*\*\n---/);
    expect(decision?.path).toMatch(/^decisions\/[0-9a-f]{12}\.md$/);
    expect(passing?.content).toContain("expires: 2026-06-08");
    const verdict = await run("update", "validate", file, "--dir", memory);
    expect([verdict.code, verdict.stdout]).toEqual([0, expect.stringContaining("runbooks/")]);
  });

  it.each([
    ["no JSON", "{", "memories is not valid JSON"],
    ["a bare list", [MEMORY], "memories must be object"],
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
  });

  it("writes nothing where there is nothing to keep", async () => {
    const { code, stdout, update } = await drafted("--memories", written("none.json", { memories: [] }));
    expect([code, update]).toEqual([0, undefined]);
    expect(stdout).toContain("nothing to propose");
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
