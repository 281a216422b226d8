/**
 * Runs programs from a small process. Node starts a program by `fork`, which copies the page tables of the process: of one of
 * 300 MB, as a worker of tests is, that takes ten times as long as of one of 40 MB, and tests start thousands.
 */
import { fork, type ChildProcess } from "node:child_process";

export interface ProgramOptions {
  readonly cwd?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For its standard input, which is empty without. */
  readonly input?: string | Uint8Array | undefined;
}

export interface ProgramResult {
  /** -1 where a signal ended it. */
  readonly exitCode: number;
  readonly out: Buffer;
  readonly err: Buffer;
}

/** What the small process answers. */
type Answer = { readonly number: number } & (
  { readonly failure: string } | { readonly exitCode: number; readonly out: Uint8Array; readonly err: Uint8Array }
);

interface Waiting {
  readonly resolve: (result: ProgramResult) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let small: ChildProcess | undefined;
let count = 0;

/** @throws Error where the program cannot be started. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, input = "" }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const number = ++count;
    waiting.set(number, { resolve, reject });
    small ??= start();
    // While nobody waits, it keeps nobody alive.
    if (waiting.size === 1) small.channel?.ref();
    small.send({ number, program, args, cwd, env: { ...env }, input });
  });
}

function start(): ChildProcess {
  const child = fork(new URL("small-process.mjs", import.meta.url), { serialization: "advanced", execArgv: [] });
  child.unref();
  child.on("message", (answer: Answer) => {
    const asked = waiting.get(answer.number);
    waiting.delete(answer.number);
    if (waiting.size === 0) child.channel?.unref();
    if ("failure" in answer) asked?.reject(new Error(answer.failure));
    else asked?.resolve({ exitCode: answer.exitCode, out: Buffer.from(answer.out), err: Buffer.from(answer.err) });
  });
  child.on("exit", () => {
    small = undefined;
    for (const { reject } of waiting.values()) reject(new Error("the process that runs programs ended"));
    waiting.clear();
  });
  return child;
}
