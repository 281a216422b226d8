/** One `git update-ref` that writes the refs of a repository as long as it is used: a process for each costs more. */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { GIT_ENVIRONMENT } from "./git-environment.js";

/** What Git says against an update, with its exit code. */
interface Refusal {
  readonly exitCode: number;
  readonly said: string;
}

const DONE = "start: ok\ncommit: ok\n";

export class RefUpdates {
  readonly #folder: string;
  #child: ChildProcessByStdio<Writable, Readable, Readable> | undefined;
  /** The updates so far, one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param command of `git update-ref --stdin`, such as `update <ref> <after> <before>`.
   * @returns undefined where it is done.
   */
  async run(command: string): Promise<Refusal | undefined> {
    const done = this.#last.then(async () => await this.#perform(command));
    this.#last = done;
    return await done;
  }

  close(): void {
    this.#child?.stdin.end();
    this.#child?.kill();
    this.#child = undefined;
  }

  async #perform(command: string): Promise<Refusal | undefined> {
    const child = (this.#child ??= this.#start());
    return await new Promise((resolve) => {
      let out = "";
      let said = "";
      const hear = (chunk: Buffer) => {
        out += chunk.toString("utf8");
        if (out === DONE) end(undefined);
      };
      const note = (chunk: Buffer) => (said += chunk.toString("utf8"));
      const close = (exitCode: number | null) => {
        end({ exitCode: exitCode ?? -1, said: said.trim() });
      };
      const end = (answer: Refusal | undefined) => {
        child.stdout.off("data", hear);
        child.stderr.off("data", note);
        child.off("close", close);
        resolve(answer);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", note);
      child.on("close", close);
      child.stdin.write(`start\n${command}\ncommit\n`);
    });
  }

  #start(): ChildProcessByStdio<Writable, Readable, Readable> {
    const child = spawn("git", ["-C", this.#folder, "update-ref", "--no-deref", "--stdin"], { env: GIT_ENVIRONMENT });
    child.stdin.on("error", () => undefined);
    child.on("close", () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
