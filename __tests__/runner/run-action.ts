/**
 * Runs the committed Action as the Actions runner starts a JavaScript action: an environment built from nothing, inputs
 * with the defaults of action.yml, file commands read after exit, both output streams searched for workflow commands.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { readFileCommands } from "./file-commands.js";
import { readCommands, type WorkflowCommand } from "./workflow-commands.js";

export const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

export interface ActionRun {
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly eventName: string;
  readonly event?: unknown;
  /** Folder that holds action.yml and dist/; the project unless told. */
  readonly action?: string;
}

export interface ActionResult {
  readonly conclusion: "success" | "failure";
  readonly exitCode: number;
  readonly annotations: readonly WorkflowCommand[];
  /** Commands that are not annotations: an action that prints one of these unasked was steered. */
  readonly otherCommands: readonly WorkflowCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly log: string;
}

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly main: string };
}

const ANNOTATIONS = new Set(["error", "warning", "notice"]);
const SUMMARY_LIMIT = 1024 * 1024;

export function runAction(run: ActionRun): ActionResult {
  const action = run.action ?? PROJECT;
  const metadata = parse(readFileSync(join(action, "action.yml"), "utf8")) as Metadata;
  for (const name of Object.keys(run.inputs ?? {})) {
    if (!Object.hasOwn(metadata.inputs, name)) throw new Error(`action.yml declares no input "${name}"`);
  }
  const temp = mkdtempSync(join(tmpdir(), "runner-"));
  try {
    const paths = Object.fromEntries(
      ["OUTPUT", "STATE", "ENV", "PATH", "STEP_SUMMARY"].map((name) => [
        `GITHUB_${name}`,
        join(temp, name.toLowerCase()),
      ]),
    );
    for (const path of Object.values(paths)) writeFileSync(path, "");
    const eventPath = join(temp, "event.json");
    writeFileSync(eventPath, JSON.stringify(run.event ?? {}));
    mkdirSync(join(temp, "home"));
    const inputs = Object.fromEntries(
      Object.entries(metadata.inputs).map(([name, input]) => [
        `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
        run.inputs?.[name] ?? input.default ?? "",
      ]),
    );
    const child = spawnSync(process.execPath, [join(action, metadata.runs.main)], {
      cwd: run.workspace,
      env: {
        PATH: process.env["PATH"],
        HOME: join(temp, "home"),
        CI: "true",
        GITHUB_ACTIONS: "true",
        GITHUB_EVENT_NAME: run.eventName,
        GITHUB_EVENT_PATH: eventPath,
        GITHUB_WORKSPACE: run.workspace,
        RUNNER_TEMP: temp,
        ...paths,
        ...inputs,
      },
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
    });
    const log = child.stdout + child.stderr;
    const commands = [...readCommands(child.stdout), ...readCommands(child.stderr)];
    const outputs = readFileCommands(readFileSync(join(temp, "output"), "utf8"));
    for (const name of Object.keys(outputs)) {
      if (!Object.hasOwn(metadata.outputs, name)) throw new Error(`action.yml declares no output "${name}"`);
    }
    for (const name of ["env", "path"]) {
      if (readFileSync(join(temp, name), "utf8") !== "")
        throw new Error(`the action wrote GITHUB_${name.toUpperCase()}`);
    }
    const summary = readFileSync(join(temp, "step_summary"), "utf8");
    if (Buffer.byteLength(summary) > SUMMARY_LIMIT) throw new Error("the runner would drop a summary above 1 MiB");
    const exitCode = child.status ?? -1;
    return {
      conclusion: exitCode === 0 ? "success" : "failure",
      exitCode,
      annotations: commands.filter(({ name }) => ANNOTATIONS.has(name)),
      otherCommands: commands.filter(({ name }) => !ANNOTATIONS.has(name)),
      outputs: { ...outputs, ...readFiles(outputs) },
      summary,
      log,
    };
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/** The files that outputs name go with the temporary folder: their text stands under `<name>:text`. */
function readFiles(outputs: Readonly<Record<string, string>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, path] of Object.entries(outputs)) {
    if (name.endsWith("-path")) texts[`${name}:text`] = readFileSync(path, "utf8");
  }
  return texts;
}
