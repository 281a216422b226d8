/** The stand-in for GitHub with its workflows, the people on it and their clones. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { client } from "../../__tests__/github/client.js";
import { filesOf } from "../../__tests__/github/example-files.js";
import { holdsUnset } from "../../__tests__/github/fill.js";
import { gitAs } from "../../__tests__/github/git-client.js";
import type { RecordedCall } from "../../__tests__/github/records.js";
import { StandIn } from "../../__tests__/github/stand-in.js";
import { fullName, type Repository } from "../../__tests__/github/state.js";
import { Actions, type WorkflowRecord } from "../../__tests__/github/workflow.js";
import { PROJECT } from "../../__tests__/runner/run-action.js";
import type { FileChanges } from "../pictures/changes.js";

/** What followed an event. */
export interface Reaction {
  readonly records: readonly WorkflowRecord[];
  /** Of the API, made by jobs. */
  readonly calls: readonly RecordedCall[];
}

/** Whom a job's token speaks as. */
export const BOT = "github-actions[bot]";

export class Stage {
  readonly #actions: Actions;

  private constructor(
    readonly folder: string,
    readonly standIn: StandIn,
  ) {
    this.#actions = new Actions(standIn);
  }

  /** @param folder for the clones */
  static async open(folder: string): Promise<Stage> {
    const standIn = await StandIn.create({ now: "2026-11-02T09:00:00Z" });
    await standIn.listen();
    return new Stage(folder, standIn);
  }

  async close(): Promise<void> {
    await this.standIn.close();
  }

  /**
   * A repository that holds the example memory.
   * @param workflows folder of `examples/workflows`
   * @param others files beside and instead of those
   */
  async repository(
    name: string,
    workflows: string,
    visibility: "private" | "public",
    others: Readonly<Record<string, string>> = {},
  ): Promise<Repository> {
    const files = {
      ...filesOf("examples/company-brain"),
      ...filesOf(`examples/workflows/${workflows}`, ".github/workflows/"),
      ...others,
    };
    const repository = await this.standIn.createRepository(name, { files, private: visibility === "private" });
    repository.protections.set("main", { requiredChecks: ["check"], requiredApprovals: 0 });
    this.#actions.passOver();
    return repository;
  }

  async approve(login: string, repository: Repository, number: number): Promise<void> {
    await this.#as(login).pulls.createReview({ ...place(repository), pull_number: number, event: "APPROVE" });
  }

  async openIssue(login: string, repository: Repository, title: string): Promise<number> {
    const { data } = await this.#as(login).issues.create({ ...place(repository), title });
    return data.number;
  }

  /** Starts a workflow by hand, on the main branch. @param file in `.github/workflows` */
  async dispatch(login: string, repository: Repository, file: string): Promise<void> {
    const path = `.github/workflows/${file}`;
    this.standIn.workflow(repository, path, file);
    await this.#as(login).actions.createWorkflowDispatch({ ...place(repository), workflow_id: file, ref: "main" });
  }

  /** Forgets what happened: it starts no workflow. */
  passOver(): void {
    this.#actions.passOver();
  }

  /** Runs the workflows that the latest events start. */
  async react(): Promise<Reaction> {
    const from = this.standIn.calls.length;
    const records = await this.#actions.drain();
    const calls = this.standIn.calls.slice(from).filter(({ by, operation }) => by === BOT && operation !== "git");
    return { records, calls };
  }

  async clone(login: string, repository: Repository): Promise<Clone> {
    const token = this.standIn.personalToken(login);
    const address = `${this.standIn.urls.server}/${fullName(repository)}.git`;
    const folder = join(this.folder, login);
    mkdirSync(folder);
    await gitAs(token, folder, "clone", "--quiet", address, repository.name);
    return new Clone(join(folder, repository.name), (...args) => gitAs(token, join(folder, repository.name), ...args));
  }

  /** @returns the number of the pull request. @param head `branch` or `owner:branch` */
  async openPull(login: string, repository: Repository, head: string, title: string): Promise<number> {
    const { data } = await this.#as(login).pulls.create({ ...place(repository), head, base: "main", title });
    return data.number;
  }

  /** @returns why it was refused, or undefined where the pull request is merged now */
  async merge(login: string, repository: Repository, number: number): Promise<string | undefined> {
    const pull = { ...place(repository), pull_number: number };
    try {
      await this.#as(login).pulls.merge({ ...pull, merge_method: "squash" });
      return undefined;
    } catch (error) {
      if (error instanceof Error && "status" in error && error.status === 405) return error.message;
      throw error;
    }
  }

  /** Whether a text that people read holds what the stand-in never meant to say. */
  get publishedUnset(): boolean {
    return [...this.standIn.repositories.values()].some(({ comments, checks }) => {
      const texts = [...checks.values()].map(({ title, summary, text, annotations }) => [
        title,
        summary,
        text,
        annotations,
      ]);
      return holdsUnset(JSON.stringify([texts, [...comments.values()].map(({ body }) => body)]));
    });
  }

  #as(login: string) {
    return client(this.standIn, this.standIn.personalToken(login));
  }
}

/** A clone on disk, with the bundle at hand. */
export class Clone {
  constructor(
    readonly folder: string,
    readonly git: (...args: readonly string[]) => Promise<string>,
  ) {}

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  async commit(files: FileChanges, message: string): Promise<void> {
    for (const [path, text] of Object.entries(files)) {
      const target = join(this.folder, path);
      mkdirSync(dirname(target), { recursive: true });
      if (text === null) rmSync(target);
      else writeFileSync(target, text);
    }
    await this.git("add", "--all");
    await this.git("commit", "--quiet", "--message", message);
  }

  /** @returns what the command printed. @throws where it ends with another exit code than told */
  async steward(exitCode: number, ...args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, [join(PROJECT, "dist/cli.js"), ...args], {
      cwd: this.folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
    const code = await new Promise((resolve, reject) => {
      child.on("error", reject).on("close", resolve);
    });
    if (code !== exitCode) throw new Error(`memory-steward ${args.join(" ")} ended with ${String(code)}:\n${printed}`);
    return printed;
  }
}

export function place({ owner, name }: Repository): { readonly owner: string; readonly repo: string } {
  return { owner: owner.login, repo: name };
}
