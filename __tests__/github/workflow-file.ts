/** A workflow file: read by GitHub's own parser for its grammar, and whether an event starts it. */
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { parse } from "yaml";
import { isList, isObject, listAt, member, plain, textAt, textsAt, type Json, type JsonObject } from "./json.js";
import type { StandInEvent } from "./records.js";
import type { Permissions, Scope } from "./tokens.js";

export interface WorkflowFile {
  readonly path: string;
  readonly name: string;
  readonly content: JsonObject;
}

/** Actions that start a workflow which names no `types`. */
const DEFAULT_TYPES: Readonly<Record<string, readonly string[]>> = {
  pull_request: ["opened", "synchronize", "reopened"],
  pull_request_target: ["opened", "synchronize", "reopened"],
};

const SCOPES: readonly Scope[] = [
  "actions",
  "checks",
  "contents",
  "issues",
  "pull_requests",
  "security_events",
  "statuses",
];

/** @throws Error with what GitHub's parser says */
export function readWorkflow(path: string, text: string): WorkflowFile {
  const { context } = parseWorkflow({ name: path, content: text }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (errors.length > 0) throw new Error(`${path} is no workflow: ${errors[0] ?? ""}`);
  const content = parse(text) as Json;
  if (!isObject(content)) throw new Error(`${path} is no workflow`);
  return { path, name: textAt(content, "name") ?? path, content };
}

/** Whether an event starts the workflow, as its `on` says; of `pull_request` events under that or another name. */
export function starts({ path, content }: WorkflowFile, event: StandInEvent, name = event.name): boolean {
  const filters = filtersOf(content["on"], name);
  if (filters === undefined) return false;
  // Somebody named the one file that was to run.
  if (name === "workflow_dispatch") return textAt(event.overlay, "workflow") === path;
  if (name === "schedule")
    return isList(filters) && filters.some((entry) => textAt(entry, "cron") === textAt(event.overlay, "schedule"));
  const types = member(filters, "types") === undefined ? DEFAULT_TYPES[name] : textsOf(filters, "types");
  if (types && event.action !== undefined && !types.includes(event.action)) return false;
  if (name === "workflow_run") {
    return textsOf(filters, "workflows").includes(textAt(event.overlay, "workflow_run", "name") ?? "");
  }
  if (name === "push") return pushed(filters, event);
  const branches = member(filters, "branches");
  const base =
    textAt(event.overlay, "pull_request", "base", "ref") ??
    textAt(event.overlay, "merge_group", "base_ref")?.replace("refs/heads/", "");
  return (
    branches === undefined || base === undefined || textsOf(filters, "branches").some((pattern) => fits(pattern, base))
  );
}

function pushed(filters: Json, event: StandInEvent): boolean {
  if (member(event.overlay, "deleted") === true) return false;
  const ref = textAt(event.overlay, "ref") ?? "";
  const isTag = ref.startsWith("refs/tags/");
  const name = ref.replace(/^refs\/(heads|tags)\//, "");
  const asked = member(filters, isTag ? "tags" : "branches");
  // A filter on the one kind shuts out the other.
  if (asked === undefined) return member(filters, isTag ? "branches" : "tags") === undefined;
  return textsOf(filters, isTag ? "tags" : "branches").some((pattern) => fits(pattern, name));
}

/** The filters of an event under `on`; null without any, undefined where the event is not named. */
function filtersOf(on: Json | undefined, name: string): Json | undefined {
  if (typeof on === "string") return on === name ? null : undefined;
  if (isList(on)) return on.includes(name) ? null : undefined;
  return member(on, name);
}

function textsOf(value: Json, name: string): string[] {
  const found = member(value, name);
  return isList(found) ? textsAt(value, name) : found === undefined || found === null ? [] : [plain(found)];
}

/** Branch patterns with `*` within one part and `**` across all. @throws Error on other wildcards */
function fits(pattern: string, name: string): boolean {
  if (/[?+[\]!]/.test(pattern)) throw new Error(`the stand-in does not read the pattern ${pattern}`);
  const source = pattern
    .replace(/[.$^(){}|\\]/g, "\\$&")
    .replace(/\*\*|\*/g, (star) => (star === "**" ? ".*" : "[^/]*"));
  return new RegExp(`^${source}$`).test(name);
}

/**
 * What a job's token may do: the job's own `permissions`, else the workflow's, else the repository's setting. A fork's pull
 * request never gets more than reading.
 */
export function permissionsOf(
  job: JsonObject,
  workflow: JsonObject,
  setting: "read" | "write",
  isFork: boolean,
): Permissions {
  const asked =
    job["permissions"] ?? workflow["permissions"] ?? (setting === "write" ? "write-all" : { contents: "read" });
  const granted: Partial<Record<Scope, "read" | "write">> = {};
  for (const scope of SCOPES) {
    const level = typeof asked === "string" ? asked.replace("-all", "") : textAt(asked, scope.replace("_", "-"));
    if (level === "read" || level === "write") granted[scope] = isFork ? "read" : level;
  }
  return granted;
}

/** Jobs in an order in which each comes after those that it needs. @throws Error on a circle */
export function jobsInOrder({
  content,
}: WorkflowFile): { readonly id: string; readonly job: JsonObject; readonly needs: readonly string[] }[] {
  const jobs = member(content, "jobs");
  const left = Object.entries(isObject(jobs) ? jobs : {}).flatMap(([id, job]) => {
    const needs = member(job, "needs");
    return isObject(job) ? [{ id, job, needs: typeof needs === "string" ? [needs] : textsAt(job, "needs") }] : [];
  });
  const ordered: typeof left = [];
  while (left.length > 0) {
    const next = left.findIndex(({ needs }) => needs.every((need) => ordered.some(({ id }) => id === need)));
    const [job] = next === -1 ? [] : left.splice(next, 1);
    if (!job) throw new Error("the jobs need each other in a circle");
    ordered.push(job);
  }
  return ordered;
}

export function stepsOf(job: JsonObject): JsonObject[] {
  return listAt(job, "steps").filter(isObject);
}
