/** One `git cat-file` that answers about objects and refs as long as its repository is used: a process for each question costs more. */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { GIT_ENVIRONMENT } from "./git-environment.js";

export interface ObjectAnswer {
  readonly oid: string;
  readonly type: string;
  /** Of the object, in bytes. */
  readonly size: number;
  /** Empty where only the object's name was asked for. */
  readonly bytes: Buffer;
}

interface Question {
  readonly text: string;
  readonly withBytes: boolean;
  readonly resolve: (answer: ObjectAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
}

export class ObjectAnswers {
  readonly #folder: string;
  readonly #asked: Question[] = [];
  #child: ChildProcessByStdio<Writable, Readable, null> | undefined;
  #pending: Buffer = Buffer.alloc(0);

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Which object a name means: an id, a ref name, one of them with `^{commit}` or `^{tree}`. */
  async info(name: string): Promise<ObjectAnswer | undefined> {
    return await this.#ask("info", name, false);
  }

  async contents(oid: string): Promise<ObjectAnswer | undefined> {
    return await this.#ask("contents", oid, true);
  }

  close(): void {
    this.#child?.stdin.end();
    this.#child?.kill();
    this.#child = undefined;
  }

  async #ask(command: string, name: string, withBytes: boolean): Promise<ObjectAnswer | undefined> {
    if (name === "" || name.includes("\n")) return undefined;
    return await new Promise((resolve, reject) => {
      this.#asked.push({ text: name, withBytes, resolve, reject });
      this.#start().stdin.write(`${command} ${name}\n`);
    });
  }

  #start(): ChildProcessByStdio<Writable, Readable, null> {
    if (this.#child) return this.#child;
    const child = spawn("git", ["-C", this.#folder, "cat-file", "--batch-command"], {
      env: GIT_ENVIRONMENT,
      stdio: ["pipe", "pipe", "ignore"],
    });
    this.#child = child;
    child.stdin.on("error", () => undefined);
    child.stdout.on("data", (chunk: Buffer) => {
      this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
      while (this.#asked.length > 0 && this.#answerNext());
    });
    child.on("close", () => {
      if (this.#child === child) this.#child = undefined;
      this.#pending = Buffer.alloc(0);
      for (const { text, reject } of this.#asked.splice(0)) reject(new Error(`git cat-file ended, asked for ${text}`));
    });
    return child;
  }

  /** @returns whether an answer was complete. */
  #answerNext(): boolean {
    const [question] = this.#asked;
    const end = this.#pending.indexOf("\n");
    if (!question || end === -1) return false;
    const head = this.#pending.toString("utf8", 0, end);
    const [, oid, type, size] = /^([0-9a-f]{40}) (commit|tree|blob|tag) (\d+)$/.exec(head) ?? [];
    if (oid === undefined || type === undefined) {
      this.#take(end + 1);
      question.resolve(undefined);
      return true;
    }
    const length = question.withBytes ? Number(size) : 0;
    const next = end + 1 + (question.withBytes ? length + 1 : 0);
    if (this.#pending.length < next) return false;
    question.resolve({
      oid,
      type,
      size: Number(size),
      bytes: Buffer.from(this.#pending.subarray(end + 1, end + 1 + length)),
    });
    this.#take(next);
    return true;
  }

  #take(bytes: number): void {
    this.#pending = this.#pending.subarray(bytes);
    this.#asked.shift();
  }
}
