/** A memory on the stand-in for GitHub whose changes are proposed, reviewed, merged and snapshot. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "vitest";
import { indexSource } from "../../src/commands/reindex/index-source.js";
import { makeIndex } from "../../src/commands/reindex/make-index.js";
import { snapshot } from "../../src/commands/snapshot/snapshot.js";
import type { SnapshotReport } from "../../src/memory/snapshot-report.js";
import { resolve } from "../../src/commands/snapshot/resolve.js";
import type { SnapshotManifest } from "../../src/generated/types/snapshot.js";
import type { GitRepository } from "../../src/git/repository.js";
import type { Forge } from "../../src/memory/forge.js";
import type { SnapshotSource } from "../../src/memory/repository.js";
import type { Resolution } from "../../src/memory/resolution.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { readTagText } from "../../src/snapshots/manifest.js";
import { connected, standInFor } from "../forge/support.js";
import { git, makeFolder, open } from "../git/fixture.js";
import { init } from "../git/make-commits.js";
import { client } from "../github/for-test.js";
import type { StandIn } from "../github/stand-in.js";
import type { Pull, Repository } from "../github/state.js";
import { indexTexts } from "../support/index-texts.js";

const NAME = "acme/agent-memory";
const AT = { owner: "acme", repo: "agent-memory" };

type Files = Readonly<Record<string, string | undefined>>;
type Method = "merge" | "squash" | "rebase";

export function tool(name: string, owner = "team:platform"): string {
  return `nodeKind: Tool
id: tool:${name}
attributes: { title: ${name}, status: approved, owners: [${owner}], updatedAt: "2026-05-01T00:00:00Z" }
`;
}

export function attestation(...entries: readonly { commit: string; history?: true }[]): string {
  const lines = entries.map(({ commit, history }) => {
    return `  - { commit: ${commit}${history ? ", history: true" : ""}, reason: looked at line by line, actor: user:ann }\n`;
  });
  return `attestations:\n${lines.join("")}`;
}

export class ForgeStory {
  #branches = 0;

  private constructor(
    readonly standIn: StandIn,
    readonly repository: Repository,
    readonly forge: Forge,
    readonly dir: string,
    readonly clone: GitRepository,
    readonly directory: string,
  ) {}

  /** Ann proposes, Ben and Cora may write, Rex may only read. @param directory where the memory is, if not at the top. */
  static async open(
    context: TestContext,
    files: Readonly<Record<string, string>> = {},
    config = "snapshots: {}",
    directory = "",
  ): Promise<ForgeStory> {
    const standIn = await standInFor(context);
    const own = { "memory-steward.yml": `layout: company-brain\n${config}\n`, "graph/a.yaml": tool("a") };
    const repository = await standIn.createRepository(NAME, {
      files: { ...(directory === "" && own), ...files },
    });
    for (const login of ["ann", "ben", "cora", "steward-bot[bot]"]) standIn.grant(repository, login, "write");
    standIn.grant(repository, "rex", "read");
    const { forge } = connected(standIn, standIn.jobToken(repository, { contents: "write", pull_requests: "read" }));
    const dir = makeFolder();
    init(dir, "none");
    mkdirSync(join(dir, directory), { recursive: true });
    return new ForgeStory(standIn, repository, forge, dir, await open(join(dir, directory)), directory);
  }

  /** With an attestation of the history so far that Ben approved, and the first snapshot. */
  static async adopted(
    context: TestContext,
    files: Readonly<Record<string, string>> = {},
    config?: string,
  ): Promise<ForgeStory> {
    const story = await ForgeStory.open(context, files, config);
    await story.adopt();
    return story;
  }

  async adopt(): Promise<SnapshotReport> {
    const path = "snapshots/attestations.yaml";
    await this.approved({ [path]: attestation({ commit: await this.tip(), history: true }) });
    return await this.snapshot();
  }

  /** Another run's: a clone and a connection of its own. */
  async another(): Promise<ForgeStory> {
    const token = this.standIn.jobToken(this.repository, { contents: "write", pull_requests: "read" });
    const { forge } = connected(this.standIn, token);
    const dir = makeFolder();
    init(dir, "none");
    return new ForgeStory(this.standIn, this.repository, forge, dir, await open(dir), this.directory);
  }

  pull(number: number): Pull {
    const pull = this.repository.issues.get(number)?.pull;
    if (!pull) throw new Error(`there is no pull request ${number}`);
    return pull;
  }

  branchOf(number: number): string {
    return this.pull(number).head.branch;
  }

  mergedAt(number: number): string {
    return this.pull(number).mergedAt ?? "";
  }

  async tip(): Promise<string> {
    return (await this.repository.git.ref("refs/heads/main")) ?? "";
  }

  /** @returns the number of the pull request. */
  async propose(files: Files, by = "ann"): Promise<number> {
    const branch = `change-${++this.#branches}`;
    await this.commit(files, { branch, by });
    const { data } = await client(this.standIn, this.standIn.personalToken(by)).rest.pulls.create({
      ...AT,
      head: branch,
      base: "main",
      title: `Change ${branch}`,
    });
    return data.number;
  }

  /** A push: to main unless told. */
  async commit(files: Files, { branch = "main", by = "ann" } = {}): Promise<string> {
    return await this.standIn.commit(this.repository, branch, files, { by });
  }

  async review(
    number: number,
    by: string,
    event: "APPROVE" | "REQUEST_CHANGES" | "COMMENT" = "APPROVE",
  ): Promise<number> {
    const octokit = client(this.standIn, this.standIn.personalToken(by));
    const { data } = await octokit.rest.pulls.createReview({ ...AT, pull_number: number, event, body: "x" });
    return data.id;
  }

  /** @returns the commit that it gave. */
  async merge(number: number, method: Method = "squash", by = "cora"): Promise<string> {
    const octokit = client(this.standIn, this.standIn.personalToken(by));
    const { data } = await octokit.rest.pulls.merge({ ...AT, pull_number: number, merge_method: method });
    return data.sha;
  }

  /** Proposed by Ann, approved by Ben, merged by Cora. */
  async approved(files: Files, method: Method = "squash"): Promise<string> {
    const number = await this.propose(files);
    await this.review(number, "ben");
    return await this.merge(number, method);
  }

  /** The index commit that the bot would make, with other files of its own. */
  async reindex(beside: Readonly<Record<string, string>> = {}, judgeDigest?: string): Promise<string> {
    await this.source().fetchSnapshots("main");
    const stored = await this.clone.commitTree(await this.tip());
    const own = Object.entries(beside).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
    const tree = await overlayOf(this.clone)(stored, own);
    const source = {
      ...(await indexSource(this.clone, stored, {}, new Date(0))),
      ...(judgeDigest !== undefined && { judgeDigest }),
    };
    const made = await makeIndex({ tree, root: "", gate: {}, source });
    return await this.commit({ ...beside, ...Object.fromEntries(await indexTexts(made)) }, { by: "steward-bot[bot]" });
  }

  async snapshot(options: { now?: Date; isDryRun?: boolean } = {}): Promise<SnapshotReport> {
    return await snapshot({
      forge: this.forge,
      source: this.source(),
      options: {},
      directory: this.directory,
      now: new Date(this.standIn.now),
      isDryRun: false,
      ...options,
    });
  }

  async resolve(at: string): Promise<Resolution> {
    const { clone } = this;
    await this.source().fetchSnapshots("main");
    git(this.dir, "update-ref", "refs/remotes/origin/main", await this.tip());
    const request = { mode: "ref-at-time", at, requireApprovedCommit: true } as const;
    const now = new Date(this.standIn.now);
    const rest = { prefix: "", gate: {}, request, branch: "main", now };
    return await resolve({ repository: clone, history: clone.history(), ...rest });
  }

  async manifest(tag: string): Promise<SnapshotManifest> {
    await this.source().fetchSnapshots("main");
    const read = readTagText(`${git(this.dir, "cat-file", "tag", `refs/tags/${tag}`)}\n`);
    if (typeof read === "string") throw new Error(read);
    return read.manifest;
  }

  /** The clone that is filled from the stand-in's repository without its server. */
  source(): SnapshotSource {
    const { clone, dir } = this;
    const from = this.repository.git.folder;
    return {
      repository: clone,
      history: clone.history(),
      fetchSnapshots: (branch) => {
        const tags = "+refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*";
        git(dir, "fetch", "--quiet", "--prune", "--no-tags", from, `+refs/heads/${branch}:refs/steward/base`, tags);
        return Promise.resolve(git(dir, "rev-parse", "refs/steward/base"));
      },
      fetch: (branch, numbers) => {
        const refs = numbers.map((number) => `+refs/pull/${number}/head:refs/steward/pull/${number}`);
        git(dir, "fetch", "--quiet", "--no-tags", from, `+refs/heads/${branch}:refs/steward/base`, ...refs);
        return Promise.resolve({ base: git(dir, "rev-parse", "refs/steward/base"), heads: new Map() });
      },
    };
  }
}
