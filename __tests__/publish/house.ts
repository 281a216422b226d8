/**
 * A memory repository on the stand-in for GitHub, and the committed Action run by the workflows that users copy: their inputs,
 * their permissions, the events that GitHub would send.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "vitest";
import { parse } from "yaml";
import { init } from "../git/make-commits.js";
import { filesOf } from "../github/example-files.js";
import { client } from "../github/for-test.js";
import { gitAs } from "../github/git-client.js";
import { payloadOf } from "../github/payloads.js";
import { StandIn } from "../github/stand-in.js";
import type { Comment, CheckRun, Repository, WorkflowRun } from "../github/state.js";
import type { Permissions, Scope, Token } from "../github/tokens.js";
import {
  PROJECT,
  runActionAsync,
  runActionHere,
  type ActionResult,
  type ActionRun,
  type Kill,
} from "../runner/run-action.js";

const NAME = "acme/agent-memory";

export const DANGLING = `nodeKind: Tool
id: tool:linter
attributes: { title: Linter, status: approved, owners: [team:platform], updatedAt: "2026-06-03T08:20:00Z" }
edges: { applies_to_repo: [{ target: "repository:gone" }] }
`;
export const CLEAN = DANGLING.replace(/edges.*\n/, "");
export const LINTER = "graph/tools/linter.yaml";

const RULES = `approvals:
  - { kinds: [Tool], count: 1 }
`;
const ACCOUNTS = `  accounts:
    team:platform: [acme/platform, reviewer]
`;

interface Job {
  readonly permissions: Readonly<Record<string, "read" | "write">>;
  readonly steps: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, string>> }[];
}

/** One job of a workflow of `examples/workflows`: what it may do, and what it asks of the Action. */
function jobOf(path: string): { permissions: Permissions; inputs: Readonly<Record<string, string>> } {
  const text = readFileSync(join(PROJECT, "examples/workflows", path), "utf8");
  const { jobs } = parse(text) as { jobs: Readonly<Record<string, Job>> };
  const [job] = Object.values(jobs);
  const step = job?.steps.find(({ uses }) => uses?.startsWith("memory-steward/"));
  const permissions: Partial<Record<Scope, "read" | "write">> = {};
  for (const [scope, level] of Object.entries(job?.permissions ?? {})) {
    permissions[scope.replace("-", "_") as Scope] = level;
  }
  return { permissions, inputs: step?.with ?? {} };
}

export interface RunOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly permissions?: Permissions;
  readonly env?: Readonly<Record<string, string>>;
  readonly onStart?: (kill: Kill) => void;
}

export interface Proposal {
  readonly number: number;
  readonly branch: string;
  readonly repository: Repository;
}

export interface HouseOptions {
  readonly private?: boolean;
  /** Runs the Action of the sources in this process, in place of the committed bundle (`runActionHere`). */
  readonly isHere?: boolean;
}

export class House {
  readonly #folders: string[] = [];
  readonly #run: (run: ActionRun, onStart?: (kill: Kill) => void) => Promise<ActionResult>;
  #runs = 0;

  private constructor(
    readonly standIn: StandIn,
    readonly repository: Repository,
    isHere: boolean,
  ) {
    this.#run = isHere ? runActionHere : runActionAsync;
  }

  static async open({ onTestFinished, expect }: TestContext, options: HouseOptions = {}): Promise<House> {
    const standIn = await StandIn.create();
    await standIn.listen();
    const { isHere = false, ...kind } = options;
    const repository = await standIn.createRepository(NAME, { files: filesOf("examples/company-brain"), ...kind });
    for (const login of ["author", "reviewer"]) standIn.grant(repository, login, "write");
    const house = new House(standIn, repository, isHere);
    onTestFinished(async () => {
      await standIn.close();
      for (const folder of house.#folders) rmSync(folder, { recursive: true, force: true });
      expect(standIn.violations).toEqual([]);
      for (const text of house.published) expect(text).not.toContain("forge-unset");
    });
    return house;
  }

  /** The ontology asks for approvals and knows accounts. */
  static async withApprovals(context: TestContext, options: HouseOptions = {}): Promise<House> {
    const house = await House.open(context, options);
    const { git } = house.repository;
    const main = (await git.ref("refs/heads/main")) ?? "";
    const text = async (path: string) => {
      const entry = (await git.tree(main, { recursive: true })).find((one) => one.path === path);
      return Buffer.from(await git.blob(entry?.oid ?? "")).toString("utf8");
    };
    const [rules, words] = ["ontology/validation-rules.yaml", "ontology/controlled-vocabulary.yaml"] as const;
    await house.standIn.commit(house.repository, "main", {
      [rules]: `${(await text(rules)).trimEnd()}\n${RULES}`,
      [words]: (await text(words)).replace(/owners:\n/, `owners:\n${ACCOUNTS}`),
    });
    return house;
  }

  /** Everything that was written for people to read. */
  get published(): string[] {
    return [
      ...this.comments.map(({ body }) => body),
      ...this.checkRuns.flatMap(({ title, summary, annotations }) => [
        title ?? "",
        summary ?? "",
        ...annotations.map(({ message }) => message),
      ]),
    ];
  }

  get comments(): readonly Comment[] {
    return [...this.repository.comments.values()];
  }

  get checkRuns(): readonly CheckRun[] {
    return [...this.repository.checks.values()];
  }

  /** Calls of the API since the last look, those of Git left out. */
  apiCalls(): string[] {
    const calls = this.standIn.calls.splice(0);
    return calls.map(({ operation }) => operation).filter((operation) => operation !== "git");
  }

  async propose(files: Readonly<Record<string, string | undefined>>, branch = "agent/x"): Promise<Proposal> {
    await this.standIn.commit(this.repository, branch, files, { by: "author" });
    return { number: await this.#openPull("author", branch), branch, repository: this.repository };
  }

  async proposeFromFork(files: Readonly<Record<string, string | undefined>>, branch = "agent/x"): Promise<Proposal> {
    const fork = await this.standIn.fork(this.repository, "contributor");
    await this.standIn.commit(fork, branch, files, { by: "contributor" });
    return { number: await this.#openPull("contributor", `contributor:${branch}`), branch, repository: fork };
  }

  async push({ repository, branch }: Proposal, files: Readonly<Record<string, string | undefined>>): Promise<string> {
    const by = repository === this.repository ? "author" : "contributor";
    return await this.standIn.commit(repository, branch, files, { by });
  }

  async headOf({ repository, branch }: Proposal): Promise<string> {
    return (await repository.git.ref(`refs/heads/${branch}`)) ?? "";
  }

  /** The check on `pull_request`. Of a fork the token can only read, whatever the workflow asks for. */
  async check(proposal: Proposal, workflow = "two-files/memory.yml", options: RunOptions = {}): Promise<ActionResult> {
    const job = jobOf(workflow);
    const isFork = proposal.repository !== this.repository;
    const granted = options.permissions ?? job.permissions;
    const token = this.standIn.jobToken(this.repository, isFork ? readOnly(granted) : granted);
    const event = this.#lastEvent("pull_request");
    const workspace = await this.#checkout(`refs/pull/${proposal.number}/head`, token);
    return await this.#act(workspace, "pull_request", event, token, {
      ...options,
      inputs: { ...job.inputs, ...options.inputs },
    });
  }

  /** The run of the check as GitHub records it. */
  async finished(proposal: Proposal, conclusion: string, event = "pull_request"): Promise<WorkflowRun> {
    const workflow = this.standIn.workflow(this.repository, ".github/workflows/memory.yml", "memory");
    return await this.standIn.workflowRun(this.repository, workflow, {
      event,
      branch: proposal.branch,
      sha: await this.headOf(proposal),
      head: proposal.repository,
      conclusion,
    });
  }

  /** The report on `workflow_run`, in a workspace without a checkout. */
  async report(
    finished: WorkflowRun,
    options: RunOptions & { readonly payload?: (event: Json) => Json } = {},
  ): Promise<ActionResult> {
    const job = jobOf("two-files/memory-report.yml");
    const token = this.standIn.jobToken(this.repository, options.permissions ?? job.permissions);
    const { workflowRunEvent } = await import("../github/events.js");
    workflowRunEvent(this.standIn, this.repository, finished, "completed");
    const event = this.#lastEvent("workflow_run");
    const payload = options.payload?.(event) ?? event;
    return await this.#act(this.#folder(), "workflow_run", payload, token, {
      ...options,
      inputs: { ...job.inputs, ...options.inputs },
    });
  }

  /** The count of approvals, after a review. */
  async reviewed(): Promise<ActionResult> {
    const job = jobOf("approvals/memory-approvals.yml");
    const token = this.standIn.jobToken(this.repository, job.permissions);
    const event = this.#lastEvent("pull_request_review");
    return await this.#act(this.#folder(), "pull_request_review", event, token, { inputs: job.inputs });
  }

  async #openPull(login: string, head: string): Promise<number> {
    const octokit = client(this.standIn, this.standIn.personalToken(login));
    const place = { owner: "acme", repo: "agent-memory" };
    const { data } = await octokit.rest.pulls.create({ ...place, head, base: "main", title: "A change" });
    this.standIn.calls.length = 0;
    return data.number;
  }

  #lastEvent(name: string): Json {
    const event = this.standIn.events.findLast((candidate) => candidate.name === name);
    if (!event) throw new Error(`no event ${name}`);
    return payloadOf(this.standIn, event);
  }

  async #act(
    workspace: string,
    eventName: string,
    event: Json,
    token: Token,
    options: RunOptions,
  ): Promise<ActionResult> {
    const { urls, repository } = this;
    return await this.#run(
      {
        workspace,
        eventName,
        event,
        inputs: options.inputs ?? {},
        ...(options.env && { env: options.env }),
        github: {
          repository: NAME,
          repositoryId: repository.id,
          repositoryOwnerId: repository.owner.id,
          runId: 5000 + ++this.#runs,
          serverUrl: urls.server,
          apiUrl: urls.api,
          graphqlUrl: urls.graphql,
          token: token.value,
        },
      },
      options.onStart,
    );
  }

  get urls() {
    return this.standIn.urls;
  }

  /** As actions/checkout with `fetch-depth: 0` and without persisted credentials leaves it. */
  async #checkout(ref: string, token: Token): Promise<string> {
    const folder = this.#folder();
    const address = `${this.urls.server}/${NAME}.git`;
    init(folder, "none");
    await gitAs(undefined, folder, "remote", "add", "origin", address);
    const refs = ["+refs/heads/*:refs/remotes/origin/*", `+${ref}:refs/remotes/pull/head`];
    await gitAs(token, folder, "fetch", "--quiet", "origin", ...refs);
    await gitAs(undefined, folder, "checkout", "--quiet", "--detach", "refs/remotes/pull/head");
    this.standIn.calls.length = 0;
    return folder;
  }

  #folder(): string {
    const folder = mkdtempSync(join(tmpdir(), "publish-"));
    this.#folders.push(folder);
    return folder;
  }
}

type Json = ReturnType<typeof payloadOf>;

function readOnly(permissions: Permissions): Permissions {
  return Object.fromEntries(Object.keys(permissions).map((scope) => [scope, "read"]));
}
