/** Runs a command as a child process and says what it cost: CPU of its whole process tree, wall time, peak memory. */
import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { treeMemory } from "./measure/memory.js";

export interface Command {
  readonly argv: readonly [string, ...string[]];
  readonly cwd?: string;
  /** Laid over this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** File that becomes the standard input; nothing otherwise. */
  readonly stdin?: string;
}

export interface Figures {
  /** null when a signal ended it. */
  readonly exitCode: number | null;
  /** True when it was stopped because it took too long. */
  readonly timedOut: boolean;
  /** User and system time of the command and all that it started and waited for. Resolution: 1 ms. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /**
   * The largest high-water mark of one process, or the largest sum over the tree seen by a look every 10 ms, whichever
   * is more. undefined where the system has no /proc, or the command was gone before the first look.
   */
  readonly peakBytes: number | undefined;
  readonly outputBytes: number;
}

export interface Run extends Figures {
  /** Standard output, as far as `keepBytes` of the options goes. */
  readonly stdout: string;
  /** Standard error, the last 2,000 characters. */
  readonly stderr: string;
}

export interface RunOptions {
  /** The whole process tree is killed after this time. */
  readonly timeoutSeconds?: number;
  readonly keepBytes?: number;
}

/*
 * Node gives no way to ask for the CPU time of a child. Bash's `time` reads it from the kernel when the child was waited
 * for, with everything that the child waited for in turn. The times go to file descriptor 3, the child's own standard
 * error stays apart from them.
 */
const TIMED = `TIMEFORMAT='%R %U %S'; { time "$@" 2>&4 3>&- 4>&-; } 4>&2 2>&3`;

/** Without the certificates that a machine adds, which each start of Node reads for as long as it takes otherwise. */
const INHERITED = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };

const SAMPLE_MILLISECONDS = 10;
const DEFAULT_TIMEOUT_SECONDS = 900;
const STDERR_TAIL = 2000;

/** @throws Error when bash cannot be started: the bench needs it. */
export async function run(command: Command, options: RunOptions = {}): Promise<Run> {
  const input = command.stdin === undefined ? undefined : openSync(command.stdin, "r");
  const child = spawn("bash", ["-c", TIMED, "bash", ...command.argv], {
    cwd: command.cwd,
    env: { ...INHERITED, ...command.env, LC_ALL: "C" },
    stdio: [input ?? "ignore", "pipe", "pipe", "pipe"],
    // A process group of its own, so that a runaway is stopped with all its children.
    detached: true,
  });
  const memory = watchMemory(child);
  const output = collect(child, 1, options.keepBytes ?? 0);
  const errors = collectTail(child);
  const times = collect(child, 3, 1000);
  const watchdog = startWatchdog(child, options.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS);
  const started = performance.now();
  try {
    const exitCode = await ended(child);
    const spent = timesIn(times.text());
    return {
      exitCode: watchdog.fired() ? null : exitCode,
      timedOut: watchdog.fired(),
      cpuSeconds: spent ? spent.user + spent.system : NaN,
      wallSeconds: spent ? spent.wall : (performance.now() - started) / 1000,
      peakBytes: memory.peak(),
      outputBytes: output.bytes(),
      stdout: output.text(),
      stderr: errors(),
    };
  } finally {
    watchdog.stop();
    memory.stop();
    if (input !== undefined) closeSync(input);
  }
}

/** The last line of what bash wrote; undefined when it was killed before it could. */
function timesIn(text: string): { wall: number; user: number; system: number } | undefined {
  const [wall, user, system] = text.trimEnd().split("\n").at(-1)?.split(" ").map(Number) ?? [];
  return wall === undefined || user === undefined || system === undefined ? undefined : { wall, user, system };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      reject(new Error(`cannot start bash: ${error.message}`));
    });
    child.once("close", (code) => {
      resolve(code !== null && code >= 128 ? null : code);
    });
  });
}

interface Watcher {
  stop(): void;
}

function startWatchdog(child: ChildProcess, seconds: number): Watcher & { fired(): boolean } {
  let fired = false;
  const timer = setTimeout(() => {
    fired = true;
    killGroup(child);
  }, seconds * 1000);
  return {
    fired: () => fired,
    stop: () => {
      clearTimeout(timer);
    },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It ended between the timer and the signal.
  }
}

function watchMemory(child: ChildProcess): Watcher & { peak(): number | undefined } {
  let peak = 0;
  const { pid } = child;
  const timer = setInterval(() => {
    if (pid !== undefined) peak = Math.max(peak, treeMemory(pid));
  }, SAMPLE_MILLISECONDS);
  return {
    peak: () => peak || undefined,
    stop: () => {
      clearInterval(timer);
    },
  };
}

function collect(child: ChildProcess, stream: 1 | 3, keep: number): { bytes(): number; text(): string } {
  const kept: Buffer[] = [];
  let bytes = 0;
  child.stdio[stream]?.on("data", (chunk: Buffer) => {
    if (bytes < keep) kept.push(chunk.subarray(0, keep - bytes));
    bytes += chunk.length;
  });
  return { bytes: () => bytes, text: () => Buffer.concat(kept).toString("utf8") };
}

function collectTail(child: ChildProcess): () => string {
  let tail = "";
  child.stdio[2]?.on("data", (chunk: Buffer) => {
    tail = (tail + chunk.toString("utf8")).slice(-STDERR_TAIL);
  });
  return () => tail;
}

/** A run without its texts, which may be large. */
export function figuresOf({ stdout: _stdout, stderr: _stderr, ...figures }: Run): Figures {
  return figures;
}
