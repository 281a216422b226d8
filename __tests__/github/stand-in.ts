/** The stand-in for GitHub: its state, its two doors and the guard over both. README.md tells how to use it. */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { acceptPush, type RefChange } from "./after-push.js";
import { Faults } from "./faults.js";
import { GitStore, NO_OBJECT, type Signature } from "./git-store.js";
import { handle } from "./handle.js";
import { headCommitView } from "./events.js";
import { PRE_RECEIVE } from "./pre-receive.js";
import type {
  CommitOptions,
  RecordedCall,
  RepositoryOptions,
  StandInEvent,
  Urls,
  WorkflowRunOptions,
} from "./records.js";
import { serve } from "./server.js";
import {
  fullName,
  pullsOf,
  type Account,
  type App,
  type Artifact,
  type Repository,
  type Role,
  type Workflow,
  type WorkflowRun,
} from "./state.js";
import type { Permissions, Token } from "./tokens.js";

const PUBLIC_URLS: Urls = {
  server: "https://github.com",
  api: "https://api.github.com",
  graphql: "https://api.github.com/graphql",
};

/** The App that speaks with a job's token. */
const ACTIONS_APP_ID = 15368;

export class StandIn {
  readonly violations: string[] = [];
  readonly calls: RecordedCall[] = [];
  readonly events: StandInEvent[] = [];
  readonly faults = new Faults();
  readonly accounts = new Map<string, Account>();
  /** By lower-case full name. */
  readonly repositories = new Map<string, Repository>();
  readonly tokens = new Map<string, Token>();
  /** Requests used, by token. */
  readonly used = new Map<string, number>();
  /** One-use downloads, by their path. */
  readonly downloads = new Map<string, () => { readonly type: string; readonly bytes: Uint8Array }>();
  /** Reads of a pull request that answer `mergeable: null` after its head or base moved. */
  readsUntilMergeable = 1;
  /** What one createCommitOnBranch may carry; GitHub does not document its limit. */
  commitBytes = 37_500_000;
  urls: Urls = PUBLIC_URLS;
  #seconds: number;
  #nextId = 1000;
  #server: Server | undefined;
  readonly actionsApp: App;

  private constructor(
    readonly folder: string,
    now: string,
  ) {
    this.#seconds = Date.parse(now) / 1000;
    const owner: Account = { id: 9919, login: "github", type: "Organization" };
    this.actionsApp = { id: ACTIONS_APP_ID, slug: "github-actions", name: "GitHub Actions", owner };
    this.accounts.set(owner.login, owner);
    this.accounts.set("github-actions[bot]", { id: 41898282, login: "github-actions[bot]", type: "Bot" });
  }

  /** @param options.now first second of its clock, which each request moves on by one */
  static async create(options: { readonly now?: string } = {}): Promise<StandIn> {
    const folder = await mkdtemp(join(tmpdir(), "github-stand-in-"));
    await mkdir(join(folder, "hooks"));
    await writeFile(join(folder, "hooks/pre-receive"), PRE_RECEIVE, { mode: 0o755 });
    return new StandIn(folder, options.now ?? "2026-06-01T09:00:00Z");
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (server) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    for (const { git } of this.repositories.values()) git.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }

  /** The door without a socket: give it to Octokit as `request.fetch`. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { signal } = request;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => {
        reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
      });
    });
    const response = await Promise.race([handle(this, request), aborted]);
    const location = response.headers.get("location");
    if (location === null || response.status < 300 || response.status > 399 || request.redirect === "manual")
      return response;
    return await handle(this, new Request(location));
  };

  /** Opens the HTTP door on loopback: addresses are its own from now on. */
  async listen(port = 0): Promise<Urls> {
    this.#server = await serve(this, port);
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("the server has no port");
    const server = `http://127.0.0.1:${address.port}`;
    this.urls = { server, api: `${server}/api/v3`, graphql: `${server}/api/graphql` };
    return this.urls;
  }

  get now(): string {
    return new Date(this.#seconds * 1000).toISOString().replace(".000Z", "Z");
  }

  advance(seconds: number): void {
    this.#seconds += seconds;
  }

  id(): number {
    return this.#nextId++;
  }

  violate(text: string): void {
    this.violations.push(text);
  }

  /** Removes the violations that a test provoked on purpose. @throws Error when there is none */
  takeViolations(pattern: RegExp): string[] {
    const taken = this.violations.filter((text) => pattern.test(text));
    if (taken.length === 0) throw new Error(`no violation matches ${String(pattern)}: ${this.violations.join("; ")}`);
    this.violations.splice(0, this.violations.length, ...this.violations.filter((text) => !pattern.test(text)));
    return taken;
  }

  account(login: string, type: Account["type"] = "User"): Account {
    const known = this.accounts.get(login);
    if (known) return known;
    const account: Account = { id: this.id(), login, type };
    this.accounts.set(login, account);
    return account;
  }

  /** @param name full name; an owner that is not known yet becomes an organization */
  async createRepository(name: string, options: RepositoryOptions = {}): Promise<Repository> {
    const [login = "", short = ""] = name.split("/");
    const owner = this.account(login, "Organization");
    const defaultBranch = options.defaultBranch ?? "main";
    const git = GitStore.create(join(this.folder, owner.login, `${short}.git`), defaultBranch);
    const repository = this.#remember({
      owner,
      name: short,
      defaultBranch,
      git,
      private: options.private ?? false,
      parent: undefined,
    });
    await this.commit(repository, defaultBranch, options.files ?? { "README.md": `# ${short}\n` }, {
      message: "First commit",
    });
    return repository;
  }

  async fork(parent: Repository, login: string, name = parent.name): Promise<Repository> {
    const owner = this.account(login);
    const { defaultBranch } = parent;
    const git = await GitStore.copy(parent.git, join(this.folder, owner.login, `${name}.git`), defaultBranch);
    return this.#remember({
      owner,
      name,
      defaultBranch,
      git,
      private: parent.private,
      parent,
    });
  }

  repository(name: string): Repository {
    const found = this.repositories.get(name.toLowerCase());
    if (!found) throw new Error(`the stand-in has no repository ${name}`);
    return found;
  }

  grant(repository: Repository, login: string, role: Role): Account {
    const account = this.account(login);
    repository.roles.set(login, role);
    return account;
  }

  /** The GITHUB_TOKEN of a job with these `permissions:`. */
  jobToken(repository: Repository, permissions: Permissions): Token {
    const account = this.account("github-actions[bot]", "Bot");
    return this.#issue("ghs", { account, kind: "job", app: this.actionsApp, repository, permissions });
  }

  installationToken(repository: Repository, permissions: Permissions, slug = "steward-app"): Token {
    const account = this.account(`${slug}[bot]`, "Bot");
    const app: App = { id: account.id, slug, name: slug, owner: repository.owner };
    return this.#issue("ghs", { account, kind: "installation", app, repository, permissions });
  }

  personalToken(login: string): Token {
    return this.#issue("ghp", {
      account: this.account(login),
      kind: "personal",
      app: undefined,
      repository: undefined,
      permissions: {},
    });
  }

  /** A commit on a branch as a push brings it: events and pull requests follow. An undefined file is deleted. */
  async commit(
    repository: Repository,
    branch: string,
    files: Readonly<Record<string, string | Uint8Array | undefined>>,
    options: CommitOptions = {},
  ): Promise<string> {
    const ref = `refs/heads/${branch}`;
    const before = await repository.git.ref(ref);
    const parent = before ?? (await repository.git.ref(`refs/heads/${options.from ?? repository.defaultBranch}`));
    const written = await Promise.all(
      Object.entries(files).map(async ([path, content]) => ({
        path,
        oid: content === undefined ? undefined : await repository.git.writeBlob(content),
      })),
    );
    const pusher = options.token?.account ?? this.account(options.by ?? repository.owner.login);
    const author = this.signature(pusher);
    const oid = await repository.git.writeCommit({
      tree: await repository.git.writeTree(parent, written),
      parents: parent === undefined ? [] : [parent],
      author,
      committer: author,
      message: options.message ?? `Change ${Object.keys(files).join(", ")}`,
    });
    // A bot that commits does it through the API.
    if (pusher.type === "Bot") repository.signed.add(oid);
    await this.moveRefs(repository, [{ ref, before: before ?? NO_OBJECT, after: oid }], pusher, options.token);
    return oid;
  }

  /** Writes refs and lets follow what a push causes. @throws GitFailure when a ref does not stand at `before` */
  async moveRefs(repository: Repository, changes: readonly RefChange[], pusher: Account, token?: Token): Promise<void> {
    for (const { ref, before, after } of changes) {
      if (after === NO_OBJECT) await repository.git.deleteRef(ref);
      else await repository.git.updateRef(ref, after, before);
    }
    await acceptPush(this, repository, changes, pusher, token);
  }

  /** Whether a branch takes changes through pull requests alone. */
  needsPullRequest(repository: Repository, branch: string): boolean {
    return (repository.protections.get(branch)?.requiredApprovals ?? 0) > 0;
  }

  /** Refs that Git itself has moved over HTTP. */
  async pushed(repository: Repository, changes: readonly RefChange[], token: Token): Promise<void> {
    await acceptPush(this, repository, changes, token.account, token);
  }

  /** Registers a workflow, as GitHub does when its file reaches the default branch. */
  workflow(repository: Repository, path: string, name: string): Workflow {
    const known = repository.workflows.get(path);
    if (known?.name === name) return known;
    const workflow: Workflow = { id: known?.id ?? this.id(), name, path };
    repository.workflows.set(path, workflow);
    return workflow;
  }

  /** A run of a workflow; of a fork's head it names no pull request, as on GitHub. */
  async workflowRun(repository: Repository, workflow: Workflow, options: WorkflowRunOptions): Promise<WorkflowRun> {
    const head = { repository: options.head ?? repository, branch: options.branch, sha: options.sha };
    const pulls = pullsOf(repository).filter(
      ({ state, pull }) =>
        state === "open" && pull.head.repository === repository && pull.head.branch === options.branch,
    );
    const run: WorkflowRun = {
      id: this.id(),
      number: repository.runs.size + 1,
      workflow,
      event: options.event,
      head,
      headCommit: headCommitView(await head.repository.git.commit(options.sha)),
      actor: options.actor ?? head.repository.owner,
      status: options.conclusion === undefined ? "in_progress" : "completed",
      conclusion: options.conclusion ?? null,
      pulls: head.repository === repository ? pulls.map(({ number }) => number) : [],
      createdAt: this.now,
      updatedAt: this.now,
    };
    repository.runs.set(run.id, run);
    return run;
  }

  /** Stores what a workflow's upload leaves; `bytes` are what the download delivers. */
  artifact(repository: Repository, run: WorkflowRun, name: string, bytes: Uint8Array): Artifact {
    const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
    const artifact: Artifact = { id: this.id(), run: run.id, name, bytes, digest, createdAt: this.now, expired: false };
    repository.artifacts.set(artifact.id, artifact);
    return artifact;
  }

  /** A commit's signature by an account, at the stand-in's own time. */
  signature(account: Account): Signature {
    this.advance(1);
    return { name: account.login, email: `${account.id}+${account.login}@users.noreply.github.com`, date: this.now };
  }

  #issue(prefix: string, token: Omit<Token, "value" | "revoked">): Token {
    const issued: Token = {
      ...token,
      value: `${prefix}_standin${String(this.id()).padStart(12, "0")}`,
      revoked: false,
    };
    this.tokens.set(issued.value, issued);
    return issued;
  }

  #remember(basics: Pick<Repository, "owner" | "name" | "defaultBranch" | "git" | "private" | "parent">): Repository {
    const repository: Repository = {
      ...basics,
      id: this.id(),
      createdAt: this.now,
      pushedAt: this.now,
      roles: new Map(),
      issues: new Map(),
      comments: new Map(),
      checks: new Map(),
      statuses: [],
      labels: new Map(),
      sarifs: new Map(),
      artifacts: new Map(),
      workflows: new Map(),
      runs: new Map(),
      protections: new Map(),
      rules: new Map(),
      workflowSettings: { permissions: "read", mayApprove: false, enabled: true },
      codeScanning: true,
      allowsAutoMerge: false,
      signed: new Set(),
    };
    this.repositories.set(fullName(repository).toLowerCase(), repository);
    return repository;
  }
}
