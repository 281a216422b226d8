/** What a workflow file says, as far as `doctor` looks: triggers, permissions, and the steps that run the steward. */
import { isMapping, valueAt } from "../../memory/plain-data.js";
import { DEFAULT_LIMITS } from "../../memory/document.js";
import { parseFile } from "../../parse/parse-file.js";

export interface WorkflowFacts {
  readonly path: string;
  /** Undefined where GitHub shows the path instead. */
  readonly name: string | undefined;
  /** Names of events. */
  readonly triggers: ReadonlyMap<string, unknown>;
  /** Whether the top of the file says what jobs get that say nothing themselves. */
  readonly hasTopPermissions: boolean;
  readonly jobs: readonly JobFacts[];
}

export interface JobFacts {
  /** As a required check names it. */
  readonly name: string;
  /** Scope to level; undefined where neither the job nor the file says anything. */
  readonly permissions: Readonly<Record<string, string>> | undefined;
  /** Inputs of the steps that run the steward, by their names in small letters: GitHub takes them in any. */
  readonly stewards: readonly Readonly<Record<string, string>>[];
  /** What the steps run, as written: `owner/name@ref`, `./path`, `docker://image`. */
  readonly uses: readonly string[];
  /** Inputs of the steps that check a repository out. */
  readonly checkouts: readonly Readonly<Record<string, string>>[];
}

/** Letter case does not count where GitHub looks for an action. */
export const STEWARD = /^memory-steward\/memory-steward(?:@|$)/i;
/** Of a copy in an organization of one's own too, as on a GitHub Enterprise Server that reaches no other. */
const STEWARD_OR_COPY = /^[^/@.]+\/memory-steward(?:@|$)/i;
const CHECKOUT = /^actions\/checkout(?:@|$)/i;

/** Undefined where the file is no workflow that can be read. */
export function workflowFacts(path: string, bytes: Uint8Array): WorkflowFacts | undefined {
  const { documents, problems } = parseFile(path, "yaml", bytes, DEFAULT_LIMITS);
  const workflow = documents[0]?.value;
  if (problems.some(({ severity }) => severity !== "warning") || !isMapping(workflow)) return undefined;
  const top = permissionsOf(workflow["permissions"]);
  const jobs = isMapping(workflow["jobs"]) ? Object.entries(workflow["jobs"]) : [];
  return {
    path,
    name: text(workflow["name"]),
    triggers: triggersOf(workflow["on"]),
    hasTopPermissions: top !== undefined,
    jobs: jobs.map(([id, job]) => jobFacts(id, job, top)),
  };
}

/** Whether the events of pull requests that start it are their ends, when nothing is checked any more. */
export function isForClosedAlone(triggers: WorkflowFacts["triggers"]): boolean {
  const list = typesOf(triggers);
  return triggers.has("pull_request") && list.length > 0 && list.every((type) => type === "closed");
}

/** Whether a pull request that gets another base branch starts it: GitHub does not unless told. */
export function hearsOfOtherBases(triggers: WorkflowFacts["triggers"]): boolean {
  return typesOf(triggers).includes("edited");
}

function typesOf(triggers: WorkflowFacts["triggers"]): readonly unknown[] {
  const types = valueAt(triggers.get("pull_request"), ["types"]);
  return Array.isArray(types) ? types : [types];
}

/** Whether a job of the workflow judges pull requests as they come and change. */
export function checksPullRequests({ triggers }: WorkflowFacts, { stewards }: JobFacts): boolean {
  const checks = stewards.some(({ command = "check" }) => command === "check" || command === "auto");
  return checks && triggers.has("pull_request") && !isForClosedAlone(triggers);
}

/** Names of the workflows whose runs start it, as written. */
export function followedNames(triggers: WorkflowFacts["triggers"]): readonly string[] {
  const names = valueAt(triggers.get("workflow_run"), ["workflows"]);
  return (Array.isArray(names) ? names : [names]).filter((name) => typeof name === "string");
}

/** Whether it follows runs on pull requests, after which `auto` publishes; of a workflow that is not there nobody knows. */
export function followsPullRequests({ triggers }: WorkflowFacts, all: readonly WorkflowFacts[]): boolean {
  const names = followedNames(triggers);
  return names.some((name) => {
    const followed = all.filter((one) => (one.name ?? one.path) === name);
    return followed.length === 0 || followed.some((one) => one.triggers.has("pull_request"));
  });
}

/** Whether a job of the workflow writes check runs, those about the report and about approvals, for each head of a pull request. */
export function writesCheckRuns({ triggers, jobs }: WorkflowFacts): boolean {
  const isReport = triggers.has("workflow_run");
  if (!isReport && (!triggers.has("pull_request") || isForClosedAlone(triggers))) return false;
  return jobs.some(({ stewards }) =>
    stewards.some(({ command, "check-run": wanted = String(isReport) }) => {
      return (command === "auto" || command === "publish") && wanted === "true";
    }),
  );
}

function jobFacts(id: string, job: unknown, top: JobFacts["permissions"]): JobFacts {
  const written = valueAt(job, ["steps"]);
  const steps: readonly unknown[] = Array.isArray(written) ? written : [];
  const inputsOf = (action: RegExp) =>
    steps
      .filter((step) => action.test(text(valueAt(step, ["uses"])) ?? ""))
      .map((step) => texts(valueAt(step, ["with"])))
      .map((inputs) => Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key.toLowerCase(), value])));
  return {
    name: text(valueAt(job, ["name"])) ?? id,
    permissions: permissionsOf(valueAt(job, ["permissions"])) ?? top,
    stewards: inputsOf(STEWARD_OR_COPY),
    uses: steps.flatMap((step) => text(valueAt(step, ["uses"])) ?? []),
    checkouts: inputsOf(CHECKOUT),
  };
}

/** `on: push`, `on: [push]` and `on: { push: … }` mean the same. */
function triggersOf(on: unknown): ReadonlyMap<string, unknown> {
  if (typeof on === "string") return new Map([[on, null]]);
  if (Array.isArray(on)) return new Map(on.filter((name) => typeof name === "string").map((name) => [name, null]));
  return new Map(isMapping(on) ? Object.entries(on) : []);
}

const ALL_SCOPES = ["contents", "pull-requests", "checks", "security-events", "actions", "issues"];

function permissionsOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (value === "read-all" || value === "write-all") {
    return Object.fromEntries(ALL_SCOPES.map((scope) => [scope, value.slice(0, -"-all".length)]));
  }
  return isMapping(value) ? texts(value) : undefined;
}

function texts(value: unknown): Readonly<Record<string, string>> {
  if (!isMapping(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) =>
      typeof member === "string" || typeof member === "number" || typeof member === "boolean"
        ? [[key, String(member)]]
        : [],
    ),
  );
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
