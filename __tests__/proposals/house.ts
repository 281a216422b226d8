/** A memory on the stand-in for GitHub to which the steward has proposed updates: people close, merge and push. */
import type { TestContext } from "vitest";
import { createHash } from "node:crypto";
import { proposals, type ProposalsResult } from "../../src/commands/propose/proposals.js";
import { reindex, type ReindexResult } from "../../src/commands/reindex/reindex.js";
import { makePullClone, type PullClone } from "../../src/git/pull-clone.js";
import type { Forge } from "../../src/memory/forge.js";
import { writeTrailers } from "../../src/memory/proposal.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { connected, standInFor } from "../forge/support.js";
import { client } from "../github/for-test.js";
import type { StandIn } from "../github/stand-in.js";
import type { Issue, Repository } from "../github/state.js";
import type { Token } from "../github/tokens.js";

const NAME = "acme/agent-memory";
const AT = { owner: "acme", repo: "agent-memory" };
export const BOT = "github-actions[bot]";

export type Files = Readonly<Record<string, string | undefined>>;

export const TEXT = `Warm the shared cache before the install jobs start, since the mirror limits each address.

The job reads the lockfile and asks for each package once. It needs 15 minutes and keeps 200 connections open.`;

export interface RunbookOptions {
  readonly title?: string;
  readonly body?: string;
  readonly status?: string;
  readonly updatedAt?: string;
  readonly more?: string;
}

export function runbook(name: string, options: RunbookOptions = {}): string {
  const {
    title = "Warm the shared cache before the nightly builds",
    body = TEXT,
    status = "draft",
    more = "",
  } = options;
  return `---
id: runbook:${name}
kind: Runbook
title: ${title}
status: ${status}
owners: [team:build]
updatedAt: "${options.updatedAt ?? "2026-05-03T08:20:00Z"}"
${more}---

${body}
`;
}

const TEAM = `nodeKind: Team
id: team:build
attributes: { title: Build, status: approved, owners: [team:build], updatedAt: "2026-05-03T08:20:00Z" }
`;

const WORDS = "### Accept\n\nNothing known says this.\n";

export function branchOf(run: string, kind: "update" | "import" = "update"): string {
  return `memory/${kind}/acme-checkout-${run}`;
}

/** What the message of the steward's commits ends with. */
export function trailersOf(run: string, kind: "update" | "import" = "update"): string {
  const digest = `sha256:${createHash("sha256").update(run).digest("hex")}`;
  return writeTrailers({
    kind,
    decision: "accept",
    digest,
    idempotencyKey: digest,
    source: { repository: "acme/checkout", id: run },
    run: { id: 7, attempt: 1 },
  });
}

export class House {
  readonly #job: Token;

  private constructor(
    readonly standIn: StandIn,
    readonly repository: Repository,
    public forge: Forge,
    public clone: PullClone,
    job: Token,
    readonly log: string[],
  ) {
    this.#job = job;
  }

  /** Ann and Ben may write, Rex may only read. */
  static async open(context: TestContext, files: Files = {}, config = ""): Promise<House> {
    const standIn = await standInFor(context);
    const { server } = await standIn.listen();
    const repository = await standIn.createRepository(NAME, {
      files: {
        "memory-steward.yml": `layout: company-brain\nstaleAfterDays: 36500\n${config}`,
        "graph/team.yaml": TEAM,
        ...Object.fromEntries(
          Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
        ),
      },
    });
    for (const login of ["ann", "ben", BOT]) standIn.grant(repository, login, "write");
    standIn.grant(repository, "rex", "read");
    repository.workflowSettings.mayApprove = true;
    const job = standIn.jobToken(repository, { contents: "write", pull_requests: "write" });
    const { forge } = connected(standIn, job);
    const clone = await makePullClone({ url: `${server}/${NAME}.git`, token: job.value, directory: "" });
    const house = new House(standIn, repository, forge, clone, job, []);
    context.onTestFinished(() => house.clone.close());
    return house;
  }

  /** As the steward proposes: a branch of its own, a commit, a pull request and a comment by its own identity. */
  async propose(run: string, files: Files, words = WORDS, kind: "update" | "import" = "update"): Promise<number> {
    const branch = branchOf(run, kind);
    const trailers = trailersOf(run, kind);
    await this.standIn.commit(this.repository, branch, files, { by: BOT, message: `Update ${run}\n\n${trailers}` });
    const { data } = await client(this.standIn, this.#job).rest.pulls.create({
      ...AT,
      head: branch,
      base: "main",
      title: `Update ${run}`,
      body: "A proposal.",
    });
    if (words === "") return data.number;
    const { sha: head } = data.head;
    const comment = { subject: "proposal", body: words, head, run: { id: 7, attempt: 1 }, own: head } as const;
    await this.forge.upsertComment(data.number, comment, () => Promise.resolve());
    return data.number;
  }

  async proposals(): Promise<ProposalsResult> {
    return await proposals({
      forge: this.forge,
      source: this.clone,
      gate: {},
      root: "",
      overlay: overlayOf(this.clone.repository),
      now: new Date("2026-06-10T00:00:00Z"),
      onSecret: () => undefined,
      server: "https://github.com",
    });
  }

  /** Another job: it knows nothing of what the one before it read. */
  async nextJob(): Promise<void> {
    await this.clone.close();
    this.forge = connected(this.standIn, this.#job).forge;
    this.clone = await makePullClone({
      url: `${this.standIn.urls.server}/${NAME}.git`,
      token: this.#job.value,
      directory: "",
    });
  }

  /** @returns what brings back all that is there now: pull requests, comments, labels and branches. */
  async keep(): Promise<() => Promise<void>> {
    const { issues, comments, labels, signed, git } = this.repository;
    const kept = { issues: [...issues.values()].map(copyOf), comments: [...comments], labels: [...labels] };
    const texts = new Map([...comments].map(([id, { body }]) => [id, body]));
    const [own, refs] = [[...signed], await git.refs("refs/")];
    return async () => {
      for (const issue of kept.issues) issues.set(issue.number, copyOf(issue));
      comments.clear();
      for (const [id, comment] of kept.comments) comments.set(id, { ...comment, body: texts.get(id) ?? "" });
      labels.clear();
      for (const [name, label] of kept.labels) labels.set(name, label);
      signed.clear();
      for (const commit of own) signed.add(commit);
      for (const { name, oid } of refs) await git.text(["update-ref", name, oid]);
    };
  }

  /** The proposal's one comment. */
  comment(number: number): string {
    const [comment, ...others] = [...this.repository.comments.values()].filter(({ issue }) => issue === number);
    if (!comment || others.length > 0) throw new Error(`pull request ${number} has ${others.length + 1} comments`);
    return comment.body;
  }

  issue(number: number): Issue {
    const issue = this.repository.issues.get(number);
    if (!issue) throw new Error(`there is no pull request ${number}`);
    return issue;
  }

  labels(number: number): string[] {
    return this.issue(number)
      .labels.map(({ name }) => name)
      .sort();
  }

  person(login: string) {
    return client(this.standIn, this.standIn.personalToken(login)).rest;
  }

  async say(number: number, login: string, body: string): Promise<void> {
    await this.person(login).issues.createComment({ ...AT, issue_number: number, body });
  }

  async close(number: number, login: string): Promise<void> {
    await this.person(login).pulls.update({ ...AT, pull_number: number, state: "closed" });
  }

  async merge(number: number, login = "ann"): Promise<void> {
    await this.person(login).pulls.merge({ ...AT, pull_number: number, merge_method: "squash" });
  }

  async push(files: Files, branch = "main", by = "ann"): Promise<string> {
    return await this.standIn.commit(this.repository, branch, files, { by });
  }

  async reindex(): Promise<ReindexResult> {
    return await reindex({
      forge: this.forge,
      source: this.clone,
      gate: {},
      root: "",
      branch: "main",
      log: (line) => this.log.push(line),
      overlay: overlayOf(this.clone.repository),
    });
  }

  async head(branch = "main"): Promise<string> {
    return (await this.repository.git.ref(`refs/heads/${branch}`)) ?? "";
  }

  /** Undefined where there is no such file. */
  async read(path: string, branch = "main"): Promise<string | undefined> {
    const [entry] = await this.repository.git.tree(await this.head(branch), { path });
    return entry && (await this.repository.git.text(["cat-file", "blob", entry.oid]));
  }

  /** Calls of the API that something makes, those of Git left out. */
  async callsOf(run: () => Promise<unknown>): Promise<string[]> {
    this.standIn.calls.length = 0;
    await run();
    return this.standIn.calls.map(({ operation }) => operation).filter((operation) => operation !== "git");
  }
}

function copyOf(issue: Issue): Issue {
  const { pull } = issue;
  return {
    ...issue,
    labels: [...issue.labels],
    pull: pull && { ...pull, head: { ...pull.head }, base: { ...pull.base } },
  };
}
