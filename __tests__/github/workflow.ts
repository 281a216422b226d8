/**
 * GitHub Actions as far as the product's workflows need it: the events of the stand-in start the workflow files of its
 * repositories, whose jobs run with tokens of the permissions that they ask for.
 */
import { settleTrials } from "./after-push.js";
import { contextOf } from "./context.js";
import { workflowRunEvent } from "./events.js";
import { holds, interpolate, type Status } from "./expressions.js";
import { githubObject, runJob, type JobOutcome, type StepRecord } from "./job.js";
import { isObject, member, plain, textAt, type Json, type JsonObject } from "./json.js";
import type { StandInEvent } from "./records.js";
import type { StandIn } from "./stand-in.js";
import { fullName, type CheckRun, type Repository, type WorkflowRun } from "./state.js";
import type { Permissions } from "./tokens.js";
import { jobsInOrder, permissionsOf, readWorkflow, starts, type WorkflowFile } from "./workflow-file.js";
import type { GithubContext } from "../runner/github-context.js";

export interface JobRecord {
  readonly id: string;
  readonly name: string;
  readonly result: "success" | "failure" | "skipped";
  readonly permissions: Permissions;
  readonly steps: readonly StepRecord[];
  readonly outputs: Readonly<Record<string, string>>;
}

export interface WorkflowRecord {
  readonly workflow: string;
  readonly path: string;
  /** Name of the event under which it ran. */
  readonly event: string;
  readonly run: WorkflowRun;
  readonly conclusion: "success" | "failure" | "skipped";
  /** Evaluated name of the concurrency group. */
  readonly concurrency: string | undefined;
  readonly jobs: readonly JobRecord[];
}

export interface ActionsOptions {
  /** Folder of the Action that our own slug means; the project unless told. */
  readonly action?: string;
  /** Runs the Action of the sources in this process, in place of one in a folder (`runActionHere`). */
  readonly isHere?: boolean;
  /** Withheld from the pull requests of forks. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Gets a function that kills each step which runs the Action. */
  readonly onAction?: (kill: () => void) => void;
  /** Laid over the permissions that a job asks for: undefined takes one away. */
  readonly withhold?: readonly (keyof Permissions)[];
}

/** `workflow_run` follows `workflow_run` at most that often. */
const CHAIN = 3;

/** Runs of the files as they stand on the default branch, whatever the event is about. */
const FROM_DEFAULT_BRANCH = new Set([
  "workflow_run",
  "issue_comment",
  "repository_dispatch",
  "pull_request_target",
  "schedule",
]);

export class Actions {
  #seen = 0;
  readonly #depth = new Map<number, number>();

  constructor(
    readonly standIn: StandIn,
    readonly options: ActionsOptions = {},
  ) {}

  /** Forgets the events until now: they start nothing. */
  passOver(): void {
    this.#seen = this.standIn.events.length;
  }

  /** Runs all that the events since the last call start, and what these runs start in turn. */
  async drain(): Promise<WorkflowRecord[]> {
    const records: WorkflowRecord[] = [];
    while (this.#seen < this.standIn.events.length) {
      const event = this.standIn.events[this.#seen++];
      if (event) records.push(...(await this.#react(event)));
    }
    return records;
  }

  async #react(event: StandInEvent): Promise<WorkflowRecord[]> {
    // Workflows of a fork are off until its owner turns them on.
    if (!event.startsRuns || event.repository.parent || !event.repository.workflowSettings.enabled) return [];
    const started = this.#depth.get(Number(member(event.overlay, "workflow_run", "id") ?? 0)) ?? 0;
    if (started >= CHAIN) return [];
    const names = event.name === "pull_request" ? ["pull_request", "pull_request_target"] : [event.name];
    const records: WorkflowRecord[] = [];
    for (const name of names) {
      for (const file of await this.#files(event, name)) {
        if (starts(file, event, name)) records.push(await this.#run(file, event, name, started + 1));
      }
    }
    return records;
  }

  async #files(event: StandInEvent, name: string): Promise<WorkflowFile[]> {
    const { git, defaultBranch } = event.repository;
    const number = member(event.overlay, "pull_request", "number");
    let treeish: string | undefined = `refs/heads/${defaultBranch}`;
    if (!FROM_DEFAULT_BRANCH.has(name) && number !== undefined) treeish = `refs/pull/${plain(number)}/merge`;
    else if (name === "push") treeish = textAt(event.overlay, "after");
    else if (name === "merge_group") treeish = textAt(event.overlay, "merge_group", "head_sha");
    await settleTrials(this.standIn, event.repository);
    const commit = treeish === undefined ? undefined : await git.commitOf(treeish);
    if (commit === undefined) return [];
    const entries = await git.tree(commit, { path: ".github/workflows/" });
    const files = entries.filter(({ path, type }) => type === "blob" && /\.ya?ml$/.test(path));
    return await Promise.all(
      files.map(async ({ path, oid }) => readWorkflow(path, (await git.blob(oid)).toString("utf8"))),
    );
  }

  async #run(file: WorkflowFile, event: StandInEvent, name: string, depth: number): Promise<WorkflowRecord> {
    const { standIn } = this;
    const { repository } = event;
    const context = await contextOf(standIn, event, name);
    const pull = repository.issues.get(Number(member(event.overlay, "pull_request", "number") ?? 0))?.pull;
    const isFork = name !== "pull_request_target" && pull !== undefined && pull.head.repository !== repository;
    const isHead = name.startsWith("pull_request") && name !== "pull_request_target" && pull;
    const run = await standIn.workflowRun(repository, standIn.workflow(repository, file.path, file.name), {
      event: name,
      branch: isHead ? pull.head.branch : context.ref.replace(/^refs\/(heads|tags)\//, ""),
      sha: isHead ? pull.head.sha : context.sha,
      ...(isHead && { head: pull.head.repository }),
      actor: event.actor,
    });
    this.#depth.set(run.id, depth);
    const github: GithubContext = {
      ...context,
      workflow: file.name,
      workflowPath: file.path,
      runId: run.id,
      runNumber: run.number,
    };
    const group = file.content["concurrency"];
    const groupText = typeof group === "string" ? group : textAt(group, "group");
    const jobs = await this.#jobs(file, event, github, run, isFork);
    const failed = jobs.some(({ result }) => result === "failure");
    const conclusion = failed ? "failure" : jobs.every(({ result }) => result === "skipped") ? "skipped" : "success";
    run.status = "completed";
    run.conclusion = conclusion;
    run.updatedAt = standIn.now;
    workflowRunEvent(standIn, repository, run, "completed");
    const concurrency =
      groupText === undefined ? undefined : interpolate(groupText, { github: githubObject(github) }, "success");
    return { workflow: file.name, path: file.path, event: name, run, conclusion, concurrency, jobs };
  }

  async #jobs(
    file: WorkflowFile,
    event: StandInEvent,
    bare: GithubContext,
    run: WorkflowRun,
    isFork: boolean,
  ): Promise<JobRecord[]> {
    const { standIn, options } = this;
    const { repository } = event;
    const records: JobRecord[] = [];
    for (const { id, job, needs } of jobsInOrder(file)) {
      if (job["strategy"] !== undefined || job["uses"] !== undefined)
        throw new Error(`job ${id}: matrices and reusable workflows are not emulated`);
      const needed = records.filter((record) => needs.includes(record.id));
      const context: JsonObject = Object.fromEntries(
        needed.map((record) => [record.id, { result: record.result, outputs: record.outputs }]),
      );
      const status: Status = needed.every(({ result }) => result === "success") ? "success" : "failure";
      const permissions = withhold(
        permissionsOf(job, file.content, repository.workflowSettings.permissions, isFork),
        options.withhold ?? [],
      );
      const token = standIn.jobToken(repository, permissions);
      const github: GithubContext = { ...bare, job: id, token: token.value };
      const name = textAt(job, "name") ?? id;
      const before = {
        github: githubObject(github),
        needs: context,
        inputs: member(event.overlay, "inputs") ?? {},
        vars: {},
      };
      let outcome: JobOutcome | undefined;
      if (holds(job["if"], before, status)) {
        outcome = await runJob({
          standIn,
          repository,
          run,
          github,
          job,
          env: file.content["env"],
          needs: context,
          inputs: inputsOf(event),
          secrets: isFork ? {} : (options.secrets ?? {}),
          action: options.action,
          isHere: options.isHere === true,
          onAction: options.onAction,
        });
      }
      token.revoked = true;
      records.push({
        id,
        name,
        result: outcome?.result ?? "skipped",
        permissions,
        steps: outcome?.steps ?? [],
        outputs: outcome?.outputs ?? {},
      });
      this.#check(repository, run, name, outcome);
    }
    return records;
  }

  /** Each job is a check run on the head, with the annotations of its log. */
  #check(repository: Repository, run: WorkflowRun, name: string, outcome: JobOutcome | undefined): void {
    const { standIn } = this;
    const levels: Readonly<Record<string, string>> = { error: "failure", warning: "warning", notice: "notice" };
    const check: CheckRun = {
      id: standIn.id(),
      suite: run.id,
      name,
      headSha: run.head.sha,
      status: "completed",
      conclusion: outcome?.result ?? "skipped",
      startedAt: standIn.now,
      completedAt: standIn.now,
      externalId: "",
      detailsUrl: `${standIn.urls.server}/${fullName(repository)}/actions/runs/${run.id}`,
      title: null,
      summary: null,
      text: null,
      annotations: (outcome?.steps ?? []).flatMap(({ action }) =>
        (action?.shown ?? []).map(({ name: level, properties, data }) => ({
          path: properties["file"] ?? ".github",
          start_line: Number(properties["line"] ?? 1),
          end_line: Number(properties["endLine"] ?? properties["line"] ?? 1),
          annotation_level: levels[level] ?? "notice",
          message: data,
          ...(properties["title"] !== undefined && { title: properties["title"] }),
        })),
      ),
      app: standIn.actionsApp,
    };
    repository.checks.set(check.id, check);
  }
}

function withhold(permissions: Permissions, scopes: readonly (keyof Permissions)[]): Permissions {
  return Object.fromEntries(
    Object.entries(permissions).filter(([scope]) => !scopes.some((withheld) => withheld === scope)),
  );
}

function inputsOf(event: StandInEvent): Json {
  const inputs = member(event.overlay, "inputs");
  return isObject(inputs) ? inputs : {};
}
