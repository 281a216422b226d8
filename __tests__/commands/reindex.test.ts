/** The index of the default branch, written through the stand-in for GitHub: whatever happens, one right index in the end. */
import { describe, it, type TestContext } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { indexChanges } from "../../src/commands/reindex/index-changes.js";
import { indexSource } from "../../src/commands/reindex/index-source.js";
import { makeIndex } from "../../src/commands/reindex/make-index.js";
import { reindex, type ReindexResult } from "../../src/commands/reindex/reindex.js";
import { INDEX_BRANCH } from "../../src/memory/branches.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { makePullClone } from "../../src/git/pull-clone.js";
import type { PullRequestSource } from "../../src/memory/repository.js";
import { connected, standInFor } from "../forge/support.js";
import { client } from "../github/for-test.js";
import { dropConnection, meanwhile } from "../github/faults.js";
import { EVERY } from "../support/sample.js";

const AT = { owner: "acme", repo: "agent-memory" };
const PREFIX = "memory/";
const NOW = "2026-07-01T00:00:00Z";

function record(name: string, target = "tool:t0", title = "A tool"): string {
  return `nodeKind: Tool
id: tool:${name}
attributes: { title: ${title}, status: approved, owners: [user:ada], updatedAt: "2026-06-01T08:00:00Z" }
edges: { depends_on: [${target}] }
`;
}

const CONFIG = "layout: company-brain\nindexes: { inline: 4 }\n";

async function house(context: TestContext) {
  const standIn = await standInFor(context);
  const { server } = await standIn.listen();
  const names = ["t0", "t1", "t2", "t3", "t4"];
  const files = {
    "README.md": "Not memory.\n",
    [`${PREFIX}memory-steward.yml`]: CONFIG,
    ...Object.fromEntries(names.map((name) => [`${PREFIX}graph/${name}.yaml`, record(name)])),
  };
  const repository = await standIn.createRepository("acme/agent-memory", { private: true, files });
  standIn.grant(repository, "author", "write");
  repository.workflowSettings.mayApprove = true;
  const job = standIn.jobToken(repository, { contents: "write", pull_requests: "write" });
  const clone = async () => {
    const url = `${server}/acme/agent-memory.git`;
    const made = await makePullClone({ url, token: job.value, directory: PREFIX.slice(0, -1) });
    context.onTestFinished(() => made.close());
    return made;
  };
  const { expect } = context;
  const own = await clone();
  return {
    standIn,
    repository,
    author: client(standIn, standIn.personalToken("author")),
    head: async (branch = "main") => (await repository.git.ref(`refs/heads/${branch}`)) ?? "",
    clone,
    git: own.repository,
    fetch: (pull: number) => own.fetch("main", [pull]),
    run: async (source: PullRequestSource = own): Promise<ReindexResult> => {
      const { forge } = connected(standIn, job);
      return await reindex({
        forge,
        source,
        gate: {},
        root: "memory",
        branch: "main",
        log: () => undefined,
        overlay: overlayOf(own.repository),
      });
    },
    push: (changes: Record<string, string | undefined>) =>
      standIn.commit(repository, "main", changes, { by: "author" }),
    /** The branch holds what a build of its head from nothing gives. */
    expectRight: async (branch = "main") => {
      const { repository: git } = own;
      const { base } = await own.fetch(branch, []);
      const tree = await git.commitTree(base);
      const source = await indexSource(git, tree, {}, new Date(0));
      const made = await makeIndex({ tree, root: "memory", gate: {}, source });
      expect(await indexChanges(tree, made)).toEqual([]);
      expect(source.commit).toBeDefined();
      return tree;
    },
  };
}

type House = Awaited<ReturnType<typeof house>>;

async function commitsSince({ repository }: House, since: string): Promise<string[]> {
  const log = await repository.git.text(["log", "--format=%s", `${since}..refs/heads/main`]);
  return log.split("\n").filter((line) => line !== "");
}

describe("reindex", () => {
  it.concurrent("writes one signed commit, and none the second time", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const head = await all.head();
    const first = await all.run();
    expect(first).toMatchObject({ outcome: "committed", head, commit: await all.head() });
    await all.expectRight();
    expect(await all.run()).toMatchObject({ outcome: "unchanged", head: await all.head() });
    const commit = await all.repository.git.commit(await all.head());
    expect(commit.parents).toEqual([head]);
    expect(commit.message).toMatch(/^Index the memory\n\nSource-Commit: [0-9a-f]{40}\nSource-Digest: sha256:/);
    // What is no source makes no new index.
    await all.push({ "README.md": "Still no memory.\n" });
    expect((await all.run()).outcome).toBe("unchanged");
    await all.push({ [`${PREFIX}graph/t1.yaml`]: undefined, [`${PREFIX}graph/t2.yaml`]: undefined });
    expect((await all.run()).outcome).toBe("committed");
    const paths = (await (await all.expectRight()).entries()).map(({ path }) => path);
    // Three records stand in the header: the shards are gone.
    expect(paths.filter((path) => path.startsWith("indexes/"))).toEqual([
      "indexes/graph-index.json",
      "indexes/ontology-report.json",
      "indexes/search-manifest.json",
    ]);
  });

  it.concurrent("two jobs race, and others push meanwhile: no commit is lost", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const start = await all.head();
    await Promise.all([all.run(), all.run(await all.clone())]);
    await all.expectRight();
    expect(await commitsSince(all, start)).toEqual(["Index the memory"]);
    let pushed = 0;
    all.standIn.faults.add({
      operation: "graphql",
      times: 2,
      effect: meanwhile(async () => {
        await all.push({ [`${PREFIX}graph/new${++pushed}.yaml`]: record(`new${pushed}`) });
      }),
    });
    await all.push({ [`${PREFIX}graph/t1.yaml`]: record("t1", "tool:t2") });
    expect((await all.run()).outcome).toBe("committed");
    expect(pushed).toBe(2);
    await all.expectRight();
    expect(await commitsSince(all, start)).toHaveLength(5);
  });

  it.concurrent("gives up after five lost races, and says so", async (context) => {
    const { expect } = context;
    const all = await house(context);
    let pushed = 0;
    const effect = meanwhile(async () => {
      await all.push({ [`${PREFIX}graph/new${++pushed}.yaml`]: record(`new${pushed}`) });
    });
    all.standIn.faults.add({ operation: "graphql", times: 9, effect });
    await expect(all.run()).rejects.toThrow("moved 5 times");
    all.standIn.faults.clear();
    await all.run();
    await all.expectRight();
  });

  it.concurrent(
    "is killed at any call: the next job ends with one right index",
    { timeout: 600_000 },
    async (context) => {
      const { expect } = context;
      const all = await house(context);
      for (const phase of ["before", "after"] as const) {
        for (let after = 0, struck = true; struck; after += EVERY) {
          await all.push({ [`${PREFIX}graph/t1.yaml`]: record("t1", "tool:t2", `Number ${phase} ${after}`) });
          const start = await all.head();
          all.standIn.faults.struck.length = 0;
          all.standIn.faults.add({ operation: "*", after, times: 1000, phase, effect: dropConnection() });
          const ended = await all.run().then(
            () => true,
            () => false,
          );
          struck = all.standIn.faults.struck.length > 0;
          expect(ended || struck).toBe(true);
          all.standIn.faults.clear();
          await all.run();
          await all.expectRight();
          expect(await commitsSince(all, start)).toEqual(["Index the memory"]);
        }
      }
    },
  );

  it.concurrent(
    "proposes the index where the branch is protected, again where the branch moved on",
    { timeout: 600_000 },
    async (context) => {
      const { expect } = context;
      const all = await house(context);
      all.repository.protections.set("main", { requiredChecks: [], requiredApprovals: 1 });
      const head = await all.head();
      expect(await all.run()).toMatchObject({ outcome: "proposed", pull: 1, written: "created" });
      expect(await all.head()).toBe(head);
      await all.expectRight(INDEX_BRANCH);
      expect(await all.run()).toMatchObject({ outcome: "proposed", pull: 1, written: "unchanged" });
      all.repository.protections.delete("main");
      // The same files on both sides: a merge would conflict in the index.
      await all.push({
        [`${PREFIX}graph/t1.yaml`]: record("t1", "tool:t3"),
        [`${PREFIX}indexes/graph-index.json`]: "{}\n",
      });
      all.repository.protections.set("main", { requiredChecks: [], requiredApprovals: 1 });
      expect(await all.run()).toMatchObject({ outcome: "proposed", pull: 1, written: "updated" });
      await all.expectRight(INDEX_BRANCH);
      all.repository.protections.delete("main");
      await all.author.rest.pulls.merge({ ...AT, pull_number: 1, merge_method: "squash" });
      await all.expectRight();
      expect((await all.run()).outcome).toBe("unchanged");
      all.repository.protections.set("main", { requiredChecks: [], requiredApprovals: 1 });
      all.repository.workflowSettings.mayApprove = false;
      all.repository.protections.delete("main");
      await all.push({ [`${PREFIX}graph/t1.yaml`]: record("t1") });
      all.repository.protections.set("main", { requiredChecks: [], requiredApprovals: 1 });
      await all.repository.git.run(["update-ref", "-d", `refs/heads/${INDEX_BRANCH}`]);
      await expect(all.run()).rejects.toThrow(/must be made through a pull request.*does not let workflows open pull/s);
    },
  );

  it.concurrent("forged index branch: what a workflow signed in the steward's name is judged, and made anew", async (context) => {
    const { expect } = context;
    const all = await house(context);
    all.repository.protections.set("main", { requiredChecks: [], requiredApprovals: 1 });
    await all.run();
    const path = `${PREFIX}indexes/graph-index.json`;
    const made = await all.repository.git.text(["show", `refs/heads/${INDEX_BRANCH}:${path}`]);
    const { message } = await all.repository.git.commit(await all.head(INDEX_BRANCH));
    for (const smuggled of [{}, { [`${PREFIX}graph/forged.yaml`]: record("forged") }]) {
      // Whoever may push a workflow can have its token commit, which GitHub signs: one commit, in the very words of the steward.
      const main = await all.head();
      const before = await all.head(INDEX_BRANCH);
      await all.standIn.moveRefs(
        all.repository,
        [{ ref: `refs/heads/${INDEX_BRANCH}`, before, after: main }],
        all.standIn.account("author"),
      );
      const forged = made.replace(/sha256:[0-9a-f]{8}/, "sha256:00000000");
      expect(forged).not.toBe(made);
      const by = "github-actions[bot]";
      await all.standIn.commit(all.repository, INDEX_BRANCH, { [path]: forged, ...smuggled }, { by, message });
      const { base, heads } = await all.fetch(1);
      const comparison = await all.git.compare(base, heads.get(1));
      const result = await check({ subject: { comparison }, root: "memory", gate: {}, now: new Date(NOW) });
      expect(result.report.verdict).toBe("fail");
      expect(result.report.findings.map(({ rule }) => rule)).toContain("index/hand-edited");
      expect(await all.run()).toMatchObject({ outcome: "proposed", pull: 1, written: "updated" });
      const tree = await all.expectRight(INDEX_BRANCH);
      expect((await tree.entries()).map((entry) => entry.path)).not.toContain("graph/forged.yaml");
      expect((await all.repository.git.commit(await all.head(INDEX_BRANCH))).parents).toEqual([main]);
    }
  });

  it.concurrent.for([
    ["indexes", "indexes is a file, where a folder is wanted"],
    ["indexes/graph-index.json/mine.md", "indexes/graph-index.json is a folder, where a file is wanted"],
    ["indexes/records", "indexes/records is a file, where a folder is wanted"],
    ["indexes/mine.md", undefined],
  ] as const)("takes the place of no file of somebody else: %s", async ([path, message], context) => {
    const { expect } = context;
    const all = await house(context);
    const head = await all.push({ [PREFIX + path]: "Mine.\n" });
    const outcome = await all.run().catch((error: unknown) => error);
    if (message === undefined) {
      expect(outcome).toMatchObject({ outcome: "committed" });
      await all.expectRight();
    } else {
      expect(outcome).toMatchObject({ message: `${PREFIX}${message}. Nothing was written.` });
      expect(await all.head()).toBe(head);
    }
  });

  it.concurrent("twenty pull requests merge in any order without a conflict", { timeout: 600_000 }, async (context) => {
    const { expect } = context;
    const all = await house(context);
    await all.run();
    const start = await all.head();
    const branches = Array.from({ length: 20 }, (_, n) => `agent/${n}`);
    for (const [n, branch] of branches.entries()) {
      const own = { [`${PREFIX}graph/own${n}.yaml`]: record(`own${n}`, `tool:t${n % 5}`) };
      const edit = { [`${PREFIX}graph/t${n}.yaml`]: record(`t${n}`, "tool:t0", `Edit ${n}`) };
      await all.standIn.commit(all.repository, branch, n < 5 ? { ...own, ...edit } : own, { by: "author" });
    }
    const states = new Set<string>();
    for (const seed of [1, 20, 300]) {
      const random = numbersFrom(seed);
      const change = { ref: "refs/heads/main", before: await all.head(), after: start };
      await all.standIn.moveRefs(all.repository, [change], all.standIn.account("author"));
      const indexed = new Set([5 + random(5), 12 + random(5)]);
      for (const [done, head] of shuffled(branches, random).entries()) {
        const { data } = await all.author.rest.pulls.create({ ...AT, head, base: "main", title: head });
        const merge_method = (["merge", "squash", "rebase"] as const)[random(3)] ?? "merge";
        const merged = await all.author.rest.pulls.merge({ ...AT, pull_number: data.number, merge_method });
        expect(merged.data.merged).toBe(true);
        if (indexed.has(done)) expect((await all.run()).outcome).toBe("committed");
      }
      await all.run();
      await all.expectRight();
      states.add(await all.repository.git.text(["rev-parse", `refs/heads/main:${PREFIX}graph`]));
      states.add(await all.repository.git.text(["rev-parse", `refs/heads/main:${PREFIX}indexes/records`]));
    }
    // The same sources and the same shards, whatever the order.
    expect(states.size).toBe(2);
  });
});

/** Numbers below a limit that look random and are the same in each run. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function shuffled<T>(items: readonly T[], random: (limit: number) => number): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random(rest.length), 1));
}
