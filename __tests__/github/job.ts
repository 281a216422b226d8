/** Runs one job: its steps in order, in a workspace of its own. Five kinds of steps are known, any other is an error. */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { githubVariables, type GithubContext } from "../runner/github-context.js";
import { LogReader } from "../runner/log-reader.js";
import { runActionAsync, runActionHere, type ActionResult, type ActionRun } from "../runner/run-action.js";
import { StepFiles } from "../runner/step-files.js";
import { holds, interpolate, texts, type Status } from "./expressions.js";
import { holdsUnset } from "./fill.js";
import { git, GitFailure } from "./git-store.js";
import { isObject, parseJson, textAt, type Json, type JsonObject } from "./json.js";
import type { StandIn } from "./stand-in.js";
import type { Repository, WorkflowRun } from "./state.js";
import { stepsOf } from "./workflow-file.js";
import { readZip, writeZip } from "./zip.js";

export interface StepRecord {
  readonly name: string;
  readonly result: "success" | "failure" | "skipped";
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  /** Of steps that run the Action. */
  readonly action: ActionResult | undefined;
}

export interface JobSetting {
  readonly standIn: StandIn;
  readonly repository: Repository;
  readonly run: WorkflowRun;
  readonly github: GithubContext;
  readonly job: JsonObject;
  /** `env` of the workflow. */
  readonly env: Json | undefined;
  /** The `needs` context. */
  readonly needs: JsonObject;
  readonly inputs: Json | undefined;
  readonly secrets: Readonly<Record<string, string>>;
  /** Folder of the Action that our own slug means; the project unless told. */
  readonly action: string | undefined;
  /** Whether the Action of the sources runs in this process instead. */
  readonly isHere: boolean;
  /** Gets a function that kills the step which runs the Action. */
  readonly onAction: ((kill: () => void) => void) | undefined;
}

export interface JobOutcome {
  readonly result: "success" | "failure";
  readonly steps: readonly StepRecord[];
  readonly outputs: Readonly<Record<string, string>>;
}

/** Our own slug, which stands for the checkout of the project. */
const OWN = /^(\.\/|memory-steward\/memory-steward@.+)$/;

interface Step {
  readonly step: JsonObject;
  readonly env: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, string>>;
}

interface StepOutcome {
  readonly success: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly action?: ActionResult;
}

export async function runJob(setting: JobSetting): Promise<JobOutcome> {
  const folder = await mkdtemp(join(tmpdir(), "workspace-"));
  const workspace = join(folder, basename(setting.repository.name));
  await mkdir(workspace);
  const job = new Job(setting, workspace);
  try {
    return await job.run();
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Job {
  readonly #records: StepRecord[] = [];
  readonly #steps: Record<string, JsonObject> = {};
  /** What steps wrote to GITHUB_ENV. */
  readonly #variables: Record<string, string> = {};
  #status: Status = "success";

  constructor(
    readonly setting: JobSetting,
    readonly workspace: string,
  ) {}

  async run(): Promise<JobOutcome> {
    for (const step of stepsOf(this.setting.job)) await this.#step(step);
    const outputs = texts(this.setting.job["outputs"], this.#contexts({}), "success");
    return { result: this.#status === "success" ? "success" : "failure", steps: this.#records, outputs };
  }

  async #step(step: JsonObject): Promise<void> {
    const { job, env } = this.setting;
    const shared = {
      ...texts(env, this.#contexts({}), this.#status),
      ...texts(job["env"], this.#contexts({}), this.#status),
      ...this.#variables,
    };
    const own = { ...shared, ...texts(step["env"], this.#contexts(shared), this.#status) };
    const contexts = this.#contexts(own);
    const name = interpolate(
      textAt(step, "name") ?? textAt(step, "uses") ?? textAt(step, "run") ?? "",
      contexts,
      this.#status,
    );
    if (!holds(step["if"], contexts, this.#status)) {
      this.#record(step, { name, result: "skipped", outputs: {}, log: "", action: undefined }, "skipped");
      return;
    }
    const outcome = await this.#perform(
      { step, env: own, inputs: texts(step["with"], contexts, this.#status) },
      contexts,
    );
    const result = outcome.success ? "success" : "failure";
    const forgiven = step["continue-on-error"] === true;
    if (!outcome.success && !forgiven) this.#status = "failure";
    this.#record(
      step,
      { name, result, outputs: outcome.outputs, log: outcome.log, action: outcome.action },
      forgiven ? "success" : result,
    );
  }

  async #perform(step: Step, contexts: JsonObject): Promise<StepOutcome> {
    const uses = textAt(step.step, "uses");
    if (uses === undefined)
      return await this.#shell(interpolate(textAt(step.step, "run") ?? "", contexts, this.#status), step);
    if (OWN.test(uses)) return await this.#action(step);
    const [slug] = uses.split("@");
    if (slug === "actions/checkout") return await this.#checkout(step.inputs);
    if (slug === "actions/upload-artifact") return await this.#upload(step.inputs);
    if (slug === "actions/download-artifact") return await this.#download(step.inputs);
    throw new Error(`the action ${uses} is not emulated`);
  }

  async #action({ env, inputs }: Step): Promise<StepOutcome> {
    const { github, action, isHere, secrets, onAction } = this.setting;
    const run: ActionRun = {
      workspace: this.workspace,
      inputs,
      eventName: github.eventName,
      event: github.event,
      github,
      env,
      secrets: Object.values(secrets),
      ...(action !== undefined && { action }),
    };
    const result = isHere ? await runActionHere(run) : await runActionAsync(run, onAction);
    const written = [result.log, result.summary, ...Object.values(result.outputs)].find(holdsUnset);
    if (written !== undefined)
      this.setting.standIn.violate(`the action wrote what the stand-in never meant: ${written.slice(0, 500)}`);
    return { success: result.conclusion === "success", outputs: result.outputs, log: result.log, action: result };
  }

  async #shell(script: string, { step, env }: Step): Promise<StepOutcome> {
    const shell = textAt(step, "shell") ?? "bash";
    if (shell !== "bash") throw new Error(`the shell ${shell} is not emulated`);
    const { github, secrets } = this.setting;
    const files = new StepFiles(github.event);
    const log = new LogReader([github.token, ...Object.values(secrets)].filter(Boolean));
    try {
      await writeFile(join(files.temp, "step.sh"), script);
      const child = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", join(files.temp, "step.sh")], {
        cwd: join(this.workspace, textAt(step, "working-directory") ?? ""),
        env: {
          PATH: process.env["PATH"],
          ...githubVariables(github),
          ...files.variables(),
          GITHUB_WORKSPACE: this.workspace,
          ...env,
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      for (const [name, stream] of [
        ["out", child.stdout],
        ["err", child.stderr],
      ] as const) {
        stream.setEncoding("utf8").on("data", (chunk: string) => {
          log.write(name, chunk);
        });
      }
      const exitCode = await new Promise<number>((resolve, reject) => {
        child.on("error", reject).on("close", (code) => {
          resolve(code ?? -1);
        });
      });
      log.end();
      const outcome = files.read();
      Object.assign(this.#variables, outcome.variables);
      return {
        success: exitCode === 0 && log.failure === undefined,
        outputs: { ...outcome.outputs, ...log.outputs },
        log: log.log,
      };
    } finally {
      files.remove();
    }
  }

  /** As actions/checkout leaves a workspace: the commit of the run, one commit deep unless told. */
  async #checkout(inputs: Readonly<Record<string, string>>): Promise<StepOutcome> {
    const { github, standIn } = this.setting;
    const repository = inputs["repository"] ?? github.repository;
    const isOwn = repository === github.repository;
    const ref = inputs["ref"] ?? (isOwn ? github.ref : "");
    const depth = Number(inputs["fetch-depth"] ?? "1");
    const token = inputs["token"] ?? github.token;
    const folder = join(this.workspace, inputs["path"] ?? "");
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
    const run = async (...args: readonly string[]): Promise<void> => {
      await git(args, {
        cwd: folder,
        environment:
          token === ""
            ? {}
            : { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "http.extraheader", GIT_CONFIG_VALUE_0: header },
      });
    };
    try {
      await mkdir(folder, { recursive: true });
      await run("init", "--quiet", "--initial-branch=main", ".");
      await run("remote", "add", "origin", `${standIn.urls.server}/${repository}`);
      const wanted = inputs["ref"] === undefined && isOwn ? github.sha : ref || "HEAD";
      const everything = ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"];
      if (depth === 0) await run("fetch", "--quiet", "--prune", "origin", ...everything, wanted);
      else await run("fetch", "--quiet", "--no-tags", `--depth=${depth}`, "origin", wanted);
      await run("checkout", "--quiet", "--detach", /^[0-9a-f]{40}$/.test(wanted) ? wanted : "FETCH_HEAD");
      if (inputs["persist-credentials"] !== "false" && token !== "")
        await run("config", `http.${standIn.urls.server}/.extraheader`, header);
      return { success: true, outputs: {}, log: "" };
    } catch (error) {
      if (!(error instanceof GitFailure)) throw error;
      return { success: false, outputs: {}, log: error.said };
    }
  }

  async #upload(inputs: Readonly<Record<string, string>>): Promise<StepOutcome> {
    const { standIn, repository, run } = this.setting;
    const name = inputs["name"] ?? "artifact";
    const paths = (inputs["path"] ?? "")
      .split("\n")
      .map((path) => path.trim())
      .filter(Boolean);
    const entries = await Promise.all(
      paths.map(async (path) => ({ name: basename(path), bytes: await readFile(join(this.workspace, path)) })),
    );
    const taken = [...repository.artifacts.values()].some((one) => one.run === run.id && one.name === name);
    if (taken)
      return { success: false, outputs: {}, log: `an artifact with this name already exists on the workflow run` };
    const [only] = entries;
    const raw = inputs["archive"] === "false" && entries.length === 1 && only ? only.bytes : undefined;
    const artifact = standIn.artifact(repository, run, name, raw ?? writeZip(entries));
    return {
      success: true,
      outputs: { "artifact-id": String(artifact.id), "artifact-digest": artifact.digest },
      log: "",
    };
  }

  async #download(inputs: Readonly<Record<string, string>>): Promise<StepOutcome> {
    const { repository, run } = this.setting;
    const source = Number(inputs["run-id"] ?? run.id);
    const found = [...repository.artifacts.values()].find((one) => one.run === source && one.name === inputs["name"]);
    if (!found || found.expired)
      return { success: false, outputs: {}, log: `Artifact not found for name: ${inputs["name"] ?? ""}` };
    for (const { name, bytes } of readZip(Buffer.from(found.bytes))) {
      const target = join(this.workspace, inputs["path"] ?? "", basename(name));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
    }
    return { success: true, outputs: {}, log: "" };
  }

  #record(step: JsonObject, record: StepRecord, conclusion: string): void {
    this.#records.push(record);
    const id = textAt(step, "id");
    if (id !== undefined) this.#steps[id] = { outputs: record.outputs, outcome: record.result, conclusion };
  }

  #contexts(env: Readonly<Record<string, string>>): JsonObject {
    const { github, needs, inputs, secrets } = this.setting;
    return {
      github: githubObject(github, this.workspace),
      env: { ...env },
      steps: { ...this.#steps },
      needs,
      inputs: isObject(inputs) ? inputs : {},
      secrets: { ...secrets, GITHUB_TOKEN: github.token },
      vars: {},
      job: { status: this.#status },
      runner: { os: "Linux", arch: "X64", temp: "" },
    };
  }
}

/** The context as expressions see it: snake case, with the event. */
export function githubObject(github: GithubContext, workspace = ""): JsonObject {
  const event = parseJson(JSON.stringify(github.event));
  const variables = Object.entries(githubVariables(github)).flatMap(([name, value]) =>
    name.startsWith("GITHUB_") ? [[name.slice("GITHUB_".length).toLowerCase(), value] as const] : [],
  );
  return { ...Object.fromEntries(variables), event, workspace, token: github.token };
}
