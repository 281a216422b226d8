/**
 * Runs the committed Action as the Actions runner starts a JavaScript action: an environment built from nothing, inputs
 * with the defaults of action.yml, file commands read after exit, both output streams searched for workflow commands.
 * Stricter than the runner: what action.yml does not declare, and what an action should never do, is an error of the test.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { captured } from "../support/captured.js";
import { BARE_CONTEXT, githubVariables, type GithubContext } from "./github-context.js";
import { LogReader } from "./log-reader.js";
import { StepFiles } from "./step-files.js";
import type { WorkflowCommand } from "./workflow-commands.js";

export const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

export interface ActionRun {
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly eventName: string;
  readonly event?: unknown;
  /** Folder that holds action.yml and dist/; the project unless told. */
  readonly action?: string;
  /** The rest of the job's context, and the token that `github.token` means. */
  readonly github?: Partial<GithubContext>;
  /** Further variables, as `env:` of a workflow sets them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Masked in the log, beside the token. */
  readonly secrets?: readonly string[];
}

export interface ActionResult {
  readonly conclusion: "success" | "failure";
  readonly exitCode: number;
  readonly annotations: readonly WorkflowCommand[];
  /** Those that the runner keeps: 10 of each level, cut and masked. */
  readonly shown: readonly WorkflowCommand[];
  /** Commands that are not annotations: an action that prints one of these unasked was steered. */
  readonly otherCommands: readonly WorkflowCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Masked, as the runner stores it. */
  readonly log: string;
  readonly warnings: readonly string[];
}

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly main: string };
}

interface Prepared {
  readonly metadata: Metadata;
  readonly files: StepFiles;
  readonly log: LogReader;
  readonly program: readonly string[];
  readonly options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv };
  readonly secrets: readonly string[];
}

/** Blocks this process until the action ends: not for actions that speak to a server in it. */
export function runAction(run: ActionRun): ActionResult {
  const prepared = prepare(run);
  try {
    const child = spawnSync(process.execPath, prepared.program, {
      ...prepared.options,
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
    });
    prepared.log.write("out", child.stdout);
    prepared.log.write("err", child.stderr);
    return conclude(prepared, child.status ?? -1);
  } finally {
    prepared.files.remove();
  }
}

/** Ends the action: at once, or by a signal that it may answer. */
export type Kill = (signal?: NodeJS.Signals) => void;

/** Leaves this process free to answer. @param onStart gets a function that ends the action */
export async function runActionAsync(run: ActionRun, onStart?: (kill: Kill) => void): Promise<ActionResult> {
  const prepared = prepare(run);
  try {
    const child = spawn(process.execPath, prepared.program, { ...prepared.options, stdio: ["ignore", "pipe", "pipe"] });
    onStart?.((signal = "SIGKILL") => void child.kill(signal));
    for (const [name, stream] of [
      ["out", child.stdout],
      ["err", child.stderr],
    ] as const) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        prepared.log.write(name, chunk);
      });
    }
    const exitCode = await new Promise<number>((resolve, reject) => {
      child.on("error", reject).on("close", (code) => {
        resolve(code ?? -1);
      });
    });
    return conclude(prepared, exitCode);
  } finally {
    prepared.files.remove();
  }
}

/** The last that runs in this process. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The Action of the sources in this process, without a program and the bundle for it: a third of the time, for stories of many
 * steps. One at a time, since the variables and the output of a process are those of all that it does. The working directory stays
 * what it is: paths that a step names must be absolute.
 */
export async function runActionHere(run: ActionRun): Promise<ActionResult> {
  const result = last.then(async () => await actHere(run));
  last = result.catch(() => undefined);
  return await result;
}

async function actHere(run: ActionRun): Promise<ActionResult> {
  const prepared = prepare(run);
  const [{ runInActions }, { context }] = await Promise.all([import("../../src/action.js"), import("@actions/github")]);
  const { env } = process;
  process.env = { ...prepared.options.env };
  try {
    // It is made of the variables once, as its module is loaded.
    Object.assign(context, new (context.constructor as new () => typeof context)());
    const { code, stdout, stderr } = await captured(runInActions);
    prepared.log.write("out", stdout);
    prepared.log.write("err", stderr);
    return conclude(prepared, code);
  } finally {
    process.env = env;
    prepared.files.remove();
  }
}

function prepare(run: ActionRun): Prepared {
  const action = run.action ?? PROJECT;
  const metadata = parse(readFileSync(join(action, "action.yml"), "utf8")) as Metadata;
  for (const name of Object.keys(run.inputs ?? {})) {
    if (!Object.hasOwn(metadata.inputs, name)) throw new Error(`action.yml declares no input "${name}"`);
  }
  const context: GithubContext = { ...BARE_CONTEXT, ...run.github, eventName: run.eventName, event: run.event };
  const files = new StepFiles(run.event);
  const inputs = Object.fromEntries(
    Object.entries(metadata.inputs).map(([name, input]) => [
      `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
      run.inputs?.[name] ?? evaluated(input.default ?? "", context),
    ]),
  );
  const secrets = [context.token, ...(run.secrets ?? [])].filter((secret) => secret !== "");
  return {
    metadata,
    files,
    log: new LogReader(secrets),
    program: [join(action, metadata.runs.main)],
    options: {
      cwd: run.workspace,
      env: {
        PATH: process.env["PATH"],
        ...githubVariables(context),
        ...files.variables(),
        GITHUB_ACTION: "__self",
        GITHUB_ACTION_PATH: action,
        GITHUB_ACTION_REF: "",
        GITHUB_ACTION_REPOSITORY: "",
        GITHUB_WORKSPACE: run.workspace,
        RUNNER_WORKSPACE: join(run.workspace, ".."),
        ...run.env,
        ...inputs,
      },
    },
    secrets,
  };
}

/** Defaults may hold one expression: the job's token. */
function evaluated(text: string, context: GithubContext): string {
  const value = text.replace(/\$\{\{\s*github\.token\s*\}\}/g, context.token);
  if (value.includes("${{")) throw new Error(`the harness does not evaluate the default ${text}`);
  return value;
}

function conclude({ metadata, files, log, secrets }: Prepared, exitCode: number): ActionResult {
  log.end();
  const outcome = files.read();
  const outputs = { ...outcome.outputs, ...log.outputs };
  for (const name of Object.keys(outputs)) {
    if (!Object.hasOwn(metadata.outputs, name)) throw new Error(`action.yml declares no output "${name}"`);
  }
  if (Object.keys(outcome.variables).length > 0) throw new Error("the action wrote GITHUB_ENV");
  if (outcome.paths.length > 0) throw new Error("the action wrote GITHUB_PATH");
  if (outcome.errors.length > 0) throw new Error(outcome.errors.join("\n"));
  for (const [name, text] of Object.entries({ ...outputs, summary: outcome.summary })) {
    if (secrets.some((secret) => text.includes(secret))) throw new Error(`a secret stands in clear text in ${name}`);
  }
  const annotations = new Set(log.annotations);
  return {
    conclusion: exitCode === 0 && log.failure === undefined ? "success" : "failure",
    exitCode,
    annotations: log.annotations,
    shown: log.shown,
    otherCommands: log.commands.filter((command) => !annotations.has(command)),
    outputs: { ...outputs, ...readFiles(outputs) },
    state: { ...outcome.state, ...log.state },
    summary: outcome.summary,
    log: log.log,
    warnings: log.warnings,
  };
}

/** The files that outputs name go with the temporary folder: their text stands under `<name>:text`. */
function readFiles(outputs: Readonly<Record<string, string>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, path] of Object.entries(outputs)) {
    if (name.endsWith("-path")) texts[`${name}:text`] = readFileSync(path, "utf8");
  }
  return texts;
}
