/**
 * The only file that starts Git: by an argument list, never through a shell (security rule 24). What git may
 * read of anyone's configuration is decided in `closed-config.ts`.
 */
import { spawn, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { parse } from "node:path";
import type { Readable } from "node:stream";
import { codeOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";
import { endGroup, ownMemory } from "./processes.js";

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
  /** Git's words, or what is known where it had none. */
  readonly reason: string;

  constructor(args: readonly string[], code: number | undefined, stderr: string) {
    const end = code === undefined ? "git was ended by a signal" : `git ended with status ${code}`;
    const reason = stderr === "" ? end : stderr;
    super(`git ${args[0] ?? ""} failed: ${reason}`);
    this.code = code;
    this.stderr = stderr;
    this.reason = reason;
  }
}

/** What helps where Git fails over what it writes, which goes to the temporary folder alone. */
export function adviceOnWriting(error: GitError, otherwise: string): string {
  const isFull = /out of diskspace|no space left on device/i.test(error.stderr);
  return isFull ? "Make room for temporary files, or set TMPDIR to a folder that has some" : otherwise;
}

export class GitMissing extends UserError {
  constructor() {
    super("Git is not installed, or not on the PATH.", "Install Git 2.38 or newer");
  }
}

/** More output than the caller is ready to hold, or than git may hold before it prints it. */
export class GitTooLarge extends GitError {}

/** Bytes of a listing: about a million paths. A few small tree objects can stand for billions of paths. */
export const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;

const MAX_STDERR_BYTES = 4096;

/** Memory that git may take for itself: a few small tree objects can make it expect billions of paths. */
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;

const MEMORY_CHECK_MS = 200;

/** Git takes a gigabyte in a second where trees stand for billions of paths. */
const CLOSE_MEMORY_CHECK_MS = 20;

/** Git that neither prints nor ends for so long waits for something, such as a fifo in an ignore file's place. */
const MAX_SILENCE_MS = 300_000;

// Windows looks for programs in the current folder first, which must not be a repository with a git.exe of its own.
const NEUTRAL_FOLDER = parse(tmpdir()).root;

export type StreamOptions = {
  readonly input?: string | Uint8Array;
  readonly maxSilenceMs?: number;
  /** Memory that git may take for itself: a gigabyte unless told. Linux alone tells it. */
  readonly maxMemoryBytes?: number;
  /**
   * Asked five times a second: a reason ends git, and the processes that it started, such as those that fetch. They are
   * then a group of their own, which the terminal's Ctrl-C does not reach.
   */
  readonly watch?: () => string | undefined;
} & (
  | {
      /** Called with each piece of standard output, valid during the call. Returning false ends the process. */
      readonly onData: (chunk: Buffer) => boolean;
    }
  | {
      /** Descriptor of a file for standard output. */
      readonly toFile: number;
    }
);

/**
 * Runs git and hands its output on as it comes.
 * @throws GitMissing where there is no git; GitError where it does not answer; what `onData` throws, after ending the
 * process.
 */
export function streamGit(place: GitPlace, args: readonly string[], options: StreamOptions): Promise<GitExit> {
  const { watch, input } = options;
  const hasGroup = watch !== undefined && process.platform !== "win32";
  return new Promise((resolve, reject) => {
    const child = spawn("git", ["-C", place.folder, ...args], {
      cwd: NEUTRAL_FOLDER,
      env: place.env,
      // Without input there is no pipe: git has often ended before the write, whose error costs more than the question.
      stdio: [input === undefined ? "ignore" : "pipe", "toFile" in options ? options.toFile : "pipe", "pipe"],
      windowsHide: true,
      detached: hasGroup,
    });
    const { stdin, stderr } = child;
    if (stderr === null) throw new Error("git was started without pipes");
    const errorText = startOf(stderr);
    let stopped = false;
    const stop = () => {
      stopped = true;
      if (hasGroup) endGroup(child.pid);
      else child.kill("SIGKILL");
    };
    const limits = limitProcess(child.pid, args, options, (error) => {
      limits.release();
      stop();
      reject(error);
    });
    child.stdout?.on("data", (chunk: Buffer) => {
      if (stopped || "toFile" in options) return;
      limits.heard();
      try {
        if (!options.onData(chunk)) stop();
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    // Git may end before it has read everything; its exit status says what happened.
    stdin?.on("error", () => undefined);
    child.on("error", (error) => {
      limits.release();
      reject(asStartError(error));
    });
    child.on("close", (code) => {
      limits.release();
      resolve({ code: code ?? undefined, stderr: errorText(), stopped });
    });
    stdin?.end(input);
  });
}

interface ProcessLimits {
  /** The process printed something: its silence begins anew. */
  heard(): void;
  /** Ends the watch. */
  release(): void;
}

/** Watches a git process: its silence, its memory, and whether `watch` has a reason to end it. */
function limitProcess(
  pid: number | undefined,
  args: readonly string[],
  { maxSilenceMs = MAX_SILENCE_MS, maxMemoryBytes = MAX_MEMORY_BYTES, watch }: StreamOptions,
  giveUp: (error: GitError) => void,
): ProcessLimits {
  const silence = setTimeout(() => {
    giveUp(new GitError(args, undefined, `no answer for ${maxSilenceMs / 1000} seconds`));
  }, maxSilenceMs);
  const memory = setInterval(
    () => {
      if (ownMemory(pid) > maxMemoryBytes) giveUp(new GitTooLarge(args, undefined, "it needs too much memory"));
      const reason = watch?.();
      if (reason !== undefined) giveUp(new GitError(args, undefined, reason));
    },
    maxMemoryBytes < MAX_MEMORY_BYTES ? CLOSE_MEMORY_CHECK_MS : MEMORY_CHECK_MS,
  );
  return {
    heard: () => void silence.refresh(),
    release: () => {
      clearTimeout(silence);
      clearInterval(memory);
    },
  };
}

/** Reads a stream to its end. @returns what gives the start of it, as `GitExit.stderr` holds it. */
function startOf(stream: Readable): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    if (bytes < MAX_STDERR_BYTES) chunks.push(chunk);
    bytes += chunk.length;
  });
  return () => textOfErrors(Buffer.concat(chunks));
}

/** A git process that answers questions until it is closed. */
export interface GitDialogue {
  ask(text: string): void;
  /** Ends the process, once it has answered. Never fails. */
  close(): Promise<void>;
}

/**
 * Starts git for a dialogue through its standard input and output.
 * @param onData gets pieces of its answers, valid during the call.
 * @param onEnd is called once, when the process is gone, with the reason.
 */
export function openGit(
  place: GitPlace,
  args: readonly string[],
  onData: (chunk: Buffer) => void,
  onEnd: (error: Error) => void,
): GitDialogue {
  const child = spawn("git", ["-C", place.folder, ...args], {
    cwd: NEUTRAL_FOLDER,
    env: place.env,
    stdio: ["pipe", "pipe", "pipe"],
    windowsHide: true,
  });
  let errors = "";
  const ended = new Promise<void>((resolve) => {
    child.on("error", (error) => {
      onEnd(asStartError(error));
      resolve();
    });
    child.on("close", (code) => {
      onEnd(new GitError(args, code ?? undefined, errors.trim()));
      resolve();
    });
  });
  child.stdout.on("data", onData);
  child.stderr.on("data", (chunk: Buffer) => {
    if (errors.length < MAX_STDERR_BYTES) errors += chunk.toString("utf8").slice(0, MAX_STDERR_BYTES);
  });
  child.stdin.on("error", () => undefined);
  return {
    ask: (text) => void child.stdin.write(text),
    close: () => {
      child.stdin.end();
      return ended;
    },
  };
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  /** Exit statuses that are answers; 0 unless told. */
  readonly accept?: readonly number[];
  readonly maxBytes?: number;
  readonly maxSilenceMs?: number;
  readonly maxMemoryBytes?: number;
  readonly watch?: () => string | undefined;
}

export interface GitAnswer {
  readonly code: number;
  readonly stderr: string;
}

export interface GitOutput extends GitAnswer {
  readonly stdout: Buffer;
}

/**
 * Runs git to its end, handing its output on as it comes.
 * @throws GitError on another exit status than `accept` names, GitTooLarge, GitMissing.
 */
export async function feedFromGit(
  place: GitPlace,
  args: readonly string[],
  options: RunOptions,
  onChunk: (chunk: Buffer) => void,
): Promise<GitAnswer> {
  const { accept = [0], maxBytes = MAX_OUTPUT_BYTES, ...rest } = options;
  let bytes = 0;
  const exit = await streamGit(place, args, {
    ...rest,
    onData: (chunk) => {
      bytes += chunk.length;
      if (bytes > maxBytes) return false;
      onChunk(chunk);
      return true;
    },
  });
  if (exit.stopped) throw printsTooMuch(args, maxBytes);
  const { code, stderr } = exit;
  if (code === undefined || !accept.includes(code)) throw new GitError(args, code, stderr);
  return { code, stderr };
}

/** Like `feedFromGit`, with the output as a whole. */
export async function runGit(place: GitPlace, args: readonly string[], options: RunOptions = {}): Promise<GitOutput> {
  const chunks: Buffer[] = [];
  const answer = await feedFromGit(place, args, options, (chunk) => chunks.push(chunk));
  return { ...answer, stdout: Buffer.concat(chunks) };
}

/**
 * Like `runGit`, for questions about history. Git reports a commit that the clone lacks and passes over it, with the exit
 * status of an answer: the answer would be of another history.
 * @throws GitError likewise where Git reports an error.
 */
export async function runGitOnHistory(
  place: GitPlace,
  args: readonly string[],
  options: RunOptions = {},
): Promise<GitOutput> {
  const output = await runGit(place, args, options);
  if (/^error:/m.test(output.stderr)) throw new GitError(args, output.code, output.stderr);
  return output;
}

/** Like `runGit`, for answers that a getter must give at once. */
export function runGitSync(place: GitPlace, args: readonly string[]): Buffer {
  const result = spawnSync("git", ["-C", place.folder, ...args], {
    cwd: NEUTRAL_FOLDER,
    env: place.env,
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: MAX_SILENCE_MS,
    windowsHide: true,
  });
  if (codeOf(result.error) === "ENOBUFS") throw printsTooMuch(args, MAX_OUTPUT_BYTES);
  if (result.error) throw asStartError(result.error);
  if (result.status !== 0) throw new GitError(args, result.status ?? undefined, textOfErrors(result.stderr));
  return result.stdout;
}

function printsTooMuch(args: readonly string[], maxBytes: number): GitTooLarge {
  return new GitTooLarge(args, undefined, `it prints more than ${maxBytes / 1024 / 1024} MiB`);
}

function asStartError(error: Error): Error {
  return codeOf(error) === "ENOENT" ? new GitMissing() : error;
}

function textOfErrors(bytes: Buffer): string {
  return bytes.subarray(0, MAX_STDERR_BYTES).toString("utf8").trim();
}
