/** What recovery proposes is what it writes, and nothing stays half-made wherever the forge refuses. */
import { execFile } from "node:child_process";
import { chmodSync, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { answerWith } from "../github/faults.js";
import { standInForTest } from "../github/for-test.js";
import { commit, filesOf, folderOf, git, run, write } from "./command-line.js";
import { EVERY } from "../support/sample.js";

const tool = (name: string, title = name) => `nodeKind: Tool
id: tool:${name}
attributes:
  title: ${title}
  status: approved
  owners: [user:ada]
  updatedAt: "2026-06-01T08:00:00Z"
`;

const START = {
  "memory-steward.yml": "layout: company-brain\n",
  "README.md": "# Memory\n",
  "graph/edited.yaml": tool("edited"),
  "graph/gone.yaml": tool("gone"),
  "graph/many.yaml": ["m1", "m2", "m3"].map((name) => tool(name)).join("---\n"),
  "graph/run.yaml": tool("run"),
};
const REASON = "The owner was taken from a stale export.";

/** A change that touches everything a change can, and a later one of the same files. */
function tell(folder: string, inFolder: string): string {
  const below = (path: string) => join(inFolder, path);
  write(folder, {
    [below("graph/edited.yaml")]: tool("edited", "Bad"),
    [below("graph/came.yaml")]: tool("came"),
    [below("graph/many.yaml")]: `${tool("m1")}---\n${tool("m2", "Bad")}---\n${tool("m3")}`,
  });
  rmSync(join(folder, below("graph/gone.yaml")));
  chmodSync(join(folder, below("graph/run.yaml")), 0o755);
  commit(folder);
  const bad = git(folder, "rev-parse", "HEAD").trim();
  write(folder, { [below("graph/many.yaml")]: `${tool("m1", "Later")}---\n${tool("m2", "Bad")}---\n${tool("m3")}` });
  commit(folder);
  return bad;
}

/** A clone of a repository on the forge with that history. @param inFolder of the memory: empty or `a/b`. */
async function scene(inFolder: string) {
  const standIn = await standInForTest();
  const files = Object.fromEntries(Object.entries(START).map(([path, text]) => [join(inFolder, path), text]));
  const repository = await standIn.createRepository("acme/agent-memory", { files });
  const { server, api } = await standIn.listen();
  const token = standIn.installationToken(repository, { contents: "write", pull_requests: "write" }).value;
  vi.stubEnv("GITHUB_TOKEN", token);
  vi.stubEnv("GITHUB_API_URL", api);
  vi.stubEnv("GITHUB_REPOSITORY", "acme/agent-memory");
  const folder = join(folderOf(), "clone");
  const remote = async (...args: string[]) => (await promisify(execFile)("git", args, { cwd: folder })).stdout;
  const url = `${server.replace("://", `://x-access-token:${token}@`)}/acme/agent-memory.git`;
  await promisify(execFile)("git", ["clone", "--quiet", url, folder]);
  const bad = tell(folder, inFolder);
  await remote("push", "--quiet", "origin", "HEAD:main");
  return { standIn, repository, folder, remote, bad };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** Each with when the calls of the forge fail: an answer that is lost after the effect is the harder case. */
const CALLS = {
  revert: { callOf: (bad: string) => ["revert", bad, "--reason", REASON], phase: "after" },
  "known-bad add": {
    callOf: (bad: string) => ["known-bad", "add", "--from", bad, "--reason", REASON, "--record", "tool:edited"],
    phase: "before",
  },
} as const;

/** Modes, paths and contents; the time of a proposal aside. */
function listed(folder: string, tree: string): string {
  const [modes, text] = [
    git(folder, "ls-tree", "-r", "--format=%(objectmode) %(path)", tree),
    git(folder, "diff", "4b825dc642cb6eb9a060e54bf8d69288fbee4904", tree, "--no-renames"),
  ];
  return `${modes}\n${text.replace(/^index .*\n/gm, "").replace(/20\d\d-\d\d-\d\dT[\d:]+Z/g, "TIME")}`;
}

/** The tree that the command writes in a working directory of its own. */
async function locally({ folder }: Scene, call: readonly string[], inFolder: string): Promise<string> {
  const copy = folderOf();
  cpSync(folder, copy, { recursive: true });
  await run(...call, "--dir", join(copy, inFolder), "--write");
  commit(copy);
  return listed(copy, "HEAD");
}

/** The trees of the steward's branches, and the open pull requests from them. */
async function onForge({ folder, remote, repository }: Scene) {
  await remote("fetch", "--quiet", "--prune", "origin");
  const branches = git(folder, "branch", "--remotes", "--format=%(refname)", "--list", "origin/memory/*");
  return {
    trees: branches
      .split("\n")
      .filter(Boolean)
      .map((branch) => listed(folder, branch)),
    pulls: [...repository.issues.values()].length,
  };
}

describe.each(Object.entries(CALLS))("%s --propose", (_, { callOf, phase }) => {
  it.each(["", "docs/memory"])("proposes what --write writes, in the folder %j", async (inFolder) => {
    const told = await scene(inFolder);
    const call = callOf(told.bad);
    const before = filesOf(told.folder);
    const expected = await locally(told, call, inFolder);
    const { code, stderr } = await run(...call, "--dir", join(told.folder, inFolder), "--propose");
    expect([code, stderr]).toEqual([0, ""]);
    expect(await onForge(told)).toEqual({ trees: [expected], pulls: 1 });
    expect(filesOf(told.folder)).toEqual(before);
  });

  it(`leaves nothing half-made where a call fails ${phase} its effect`, { timeout: 120_000 }, async () => {
    const told = await scene("");
    const call = [...callOf(told.bad), "--dir", told.folder, "--propose"];
    const expected = await locally(told, callOf(told.bad), "");
    for (let after = 0; ; after += EVERY) {
      const { standIn, repository, remote } = told;
      standIn.faults.clear();
      const struck = standIn.faults.struck.length;
      standIn.faults.add({ operation: "*", after, times: 1, phase, effect: answerWith(403, "Refused for a test.") });
      const { code, stderr } = await run(...call);
      const hit = standIn.faults.struck[struck];
      standIn.faults.clear();
      if (hit === undefined) break;
      const state = await onForge(told);
      const said = `${hit} (call ${after}): ${stderr}`;
      expect(stderr, said).not.toContain("    at ");
      expect(code === 0 ? stderr : code, said).toEqual(code === 0 ? "" : 2);
      expect(state.trees, said).toEqual(state.trees.length === 0 ? [] : [expected]);
      expect(state.pulls, said).toBeLessThanOrEqual(state.trees.length);

      expect((await run(...call)).code, said).toBe(0);
      expect(await onForge(told), said).toEqual({ trees: [expected], pulls: 1 });
      repository.issues.clear();
      const [branch = ""] = git(told.folder, "branch", "--remotes", "--list", "origin/memory/*").trim().split("\n");
      await remote("push", "--quiet", "--delete", "origin", branch.trim().replace("origin/", ""));
    }
  });
});
