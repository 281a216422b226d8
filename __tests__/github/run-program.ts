/** Runs a program to its end. */
import { spawn } from "node:child_process";

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

/** @throws Error where the program cannot be started. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, input = "" }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...env } });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    // A program may leave before it has read all: its exit code says why.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    child.on("error", reject);
    child.on("close", (code) => {
      resolve({ exitCode: code ?? -1, out: Buffer.concat(out), err: Buffer.concat(err) });
    });
  });
}
