/**
 * The only file that starts a process: git, by an argument list, never through a shell (security rule 24). What git may
 * read of anyone's configuration is decided in `closed-config.ts`.
 */
import { spawn, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { parse } from "node:path";
import { UserError } from "../memory/user-error.js";

/** Where a git command runs: in a folder, under an environment that `closed-config.ts` made. */
export interface GitPlace {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The same place with further variables. */
export function withVariables(place: GitPlace, variables: Readonly<Record<string, string>>): GitPlace {
  return { folder: place.folder, env: { ...place.env, ...variables } };
}

export interface GitExit {
  /** Exit status; undefined where a signal ended the process. */
  readonly code: number | undefined;
  /** The first 4 KiB, trimmed. */
  readonly stderr: string;
  /** True where the reader had seen enough and the process was ended. */
  readonly stopped: boolean;
}

/** Git failed in a way that the caller did not foresee. `stderr` may quote names from the repository: escape it. */
export class GitError extends Error {
  override readonly name = "GitError";
  readonly code: number | undefined;
  readonly stderr: string;

  constructor(args: readonly string[], code: number | undefined, stderr: string) {
    super(`git ${args[0] ?? ""} failed (${code === undefined ? "ended by a signal" : `exit ${code}`}): ${stderr}`);
    this.code = code;
    this.stderr = stderr;
  }
}

export class GitMissing extends UserError {
  constructor() {
    super("Git is not installed, or not on the PATH.", "Install Git 2.38 or newer");
  }
}

/** More output than the caller is ready to hold. */
export class GitOutputTooLarge extends Error {
  override readonly name = "GitOutputTooLarge";
}

/** Bytes of a listing: about a million paths. A few small tree objects can stand for billions of paths. */
export const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;

const MAX_STDERR_BYTES = 4096;

// Windows looks for programs in the current folder first, which must not be a repository with a git.exe of its own.
const NEUTRAL_FOLDER = parse(tmpdir()).root;

export interface StreamOptions {
  readonly input?: string | Uint8Array;
  /** Called with each piece of standard output, valid during the call. Returning false ends the process. */
  readonly onData: (chunk: Buffer) => boolean;
}

/**
 * Runs git and hands its output on as it comes.
 * @throws GitMissing where there is no git; what `onData` throws, after ending the process.
 */
export function streamGit(place: GitPlace, args: readonly string[], options: StreamOptions): Promise<GitExit> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", ["-C", place.folder, ...args], {
      cwd: NEUTRAL_FOLDER,
      env: place.env,
      stdio: "pipe",
      windowsHide: true,
    });
    const errors: Buffer[] = [];
    let errorBytes = 0;
    let stopped = false;
    const stop = () => {
      stopped = true;
      child.kill("SIGKILL");
    };
    child.stdout.on("data", (chunk: Buffer) => {
      if (stopped) return;
      try {
        if (!options.onData(chunk)) stop();
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    child.stderr.on("data", (chunk: Buffer) => {
      if (errorBytes < MAX_STDERR_BYTES) errors.push(chunk);
      errorBytes += chunk.length;
    });
    // Git may end before it has read everything; its exit status says what happened.
    child.stdin.on("error", () => undefined);
    child.on("error", (error) => reject(asStartError(error)));
    child.on("close", (code) => {
      resolve({ code: code ?? undefined, stderr: errorText(Buffer.concat(errors)), stopped });
    });
    child.stdin.end(options.input ?? "");
  });
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  /** Exit statuses that are answers; 0 unless told. */
  readonly accept?: readonly number[];
  readonly maxBytes?: number;
}

export interface GitOutput {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * Runs git to its end.
 * @throws GitError on another exit status than `accept` names, GitOutputTooLarge, GitMissing.
 */
export async function runGit(place: GitPlace, args: readonly string[], options: RunOptions = {}): Promise<GitOutput> {
  const maxBytes = options.maxBytes ?? MAX_OUTPUT_BYTES;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const exit = await streamGit(place, args, {
    ...(options.input === undefined ? {} : { input: options.input }),
    onData: (chunk) => {
      bytes += chunk.length;
      chunks.push(chunk);
      return bytes <= maxBytes;
    },
  });
  if (exit.stopped) throw new GitOutputTooLarge(`git ${args[0] ?? ""} printed more than ${maxBytes} bytes`);
  const { code, stderr } = exit;
  if (code === undefined || !(options.accept ?? [0]).includes(code)) throw new GitError(args, code, stderr);
  return { code, stdout: Buffer.concat(chunks), stderr };
}

/** Like `runGit`, for answers that a getter must give at once. */
export function runGitSync(place: GitPlace, args: readonly string[]): Buffer {
  const result = spawnSync("git", ["-C", place.folder, ...args], {
    cwd: NEUTRAL_FOLDER,
    env: place.env,
    maxBuffer: MAX_OUTPUT_BYTES,
    windowsHide: true,
  });
  if (result.error) throw asStartError(result.error);
  if (result.status !== 0) throw new GitError(args, result.status ?? undefined, errorText(result.stderr));
  return result.stdout;
}

function asStartError(error: Error): Error {
  return "code" in error && error.code === "ENOENT" ? new GitMissing() : error;
}

function errorText(bytes: Buffer): string {
  return bytes.subarray(0, MAX_STDERR_BYTES).toString("utf8").trim();
}
