/**
 * Starts programs from a small process. Node starts a program by `fork`, which copies the page tables of the process: of one of
 * 300 MB, as a worker of tests is, that takes ten times as long as of one of 40 MB, and tests start tens of thousands. So
 * `spawn`, `spawnSync` and `execFileSync` of a worker ask a small process, and behave as they do otherwise: the program has
 * its own pipes to the worker, and its process id is known at once. What they are seldom asked for is done as ever.
 */
import childProcess, { type ChildProcess, type SpawnOptions, type SpawnSyncOptions } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdtempSync, openSync, readSync, writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";

/** As Node has them. */
export const nodesOwn = {
  spawn: childProcess.spawn,
  spawnSync: childProcess.spawnSync,
  execFileSync: childProcess.execFileSync,
};

type Options = SpawnOptions & SpawnSyncOptions;

/** An error with its properties. */
type Failure = Readonly<Record<string, unknown>> & { readonly message: string };

interface Answer {
  readonly pid?: number;
  readonly result?: unknown;
  /** What is told beside the result. */
  readonly failure?: Failure;
  readonly thrown?: Failure;
}

interface Ended {
  readonly number: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

interface Small {
  readonly process: ChildProcess;
  readonly folder: string;
  readonly questions: number;
  readonly answers: number;
}

/** Programs that run, by number. */
const running = new Map<number, Program>();
let small: Small | undefined;
let count = 0;

/** For all of this worker; the second call does nothing. */
export function startProgramsFromSmallProcess(): void {
  if (childProcess.spawn !== nodesOwn.spawn) return;
  Object.assign(childProcess, {
    spawn: (program: string, ...rest: unknown[]) => {
      const [args, options] = argumentsOf(rest);
      const pipes = pipesOf(options);
      if (!pipes) return nodesOwn.spawn(program, args, options);
      return new Program(program, args, options, pipes);
    },
    spawnSync: (program: string, ...rest: unknown[]) => {
      const [args, options] = argumentsOf(rest);
      if (!isPlain(options)) return nodesOwn.spawnSync(program, args, options);
      const { result, failure, thrown } = ask({ way: "spawnSync", program, args, options: here(options) });
      if (thrown) throw errorOf(thrown);
      return failure ? { ...(result as object), error: errorOf(failure) } : result;
    },
    execFileSync: (program: string, ...rest: unknown[]) => {
      const [args, options] = argumentsOf(rest);
      if (!isPlain(options)) return nodesOwn.execFileSync(program, args, options);
      const { result, thrown } = ask({ way: "execFileSync", program, args, options: here(options) });
      if (thrown) throw errorOf(thrown);
      return result;
    },
  });
  syncBuiltinESMExports();
}

function argumentsOf([first, second]: readonly unknown[]): [string[], Options] {
  if (Array.isArray(first)) return [first as string[], second ?? {}];
  return [[], first ?? second ?? {}];
}

/** What the small process would not know of is told. */
function here(options: Options): Options {
  return { ...options, cwd: options.cwd ?? process.cwd(), env: { ...(options.env ?? process.env) } };
}

/** Whether a program that is waited for needs nothing of this process but its output. */
function isPlain({ stdio, shell }: Options): boolean {
  const isOfOthers = Array.isArray(stdio) ? stdio.some((each) => typeof each !== "string") : stdio === "inherit";
  return !isOfOthers && (shell === undefined || shell === false);
}

/** Which of its streams are pipes, else ignored; undefined where another program is started. */
function pipesOf({ stdio = "pipe", shell, signal, timeout }: Options): boolean[] | undefined {
  const three: readonly unknown[] = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio];
  if (three.length !== 3 || three.some((each) => each !== "pipe" && each !== "ignore")) return undefined;
  if ((shell ?? false) !== false || signal !== undefined || timeout !== undefined) return undefined;
  return three.map((each) => each === "pipe");
}

function ask(question: object): Answer {
  small ??= startSmall();
  const bytes = serialize(question);
  const frame = Buffer.alloc(4 + bytes.length);
  frame.writeUInt32LE(bytes.length);
  bytes.copy(frame, 4);
  for (let at = 0; at < frame.length;) at += writeSync(small.questions, frame, at);
  return readAnswer(small.answers) as Answer;
}

/** Waits for it, and for nothing else. */
function readAnswer(from: number): unknown {
  const read = (length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    for (let at = 0; at < length;) {
      const more = readSync(from, bytes, at, length - at, null);
      if (more === 0) throw new Error("the process that starts programs ended");
      at += more;
    }
    return bytes;
  };
  return deserialize(read(read(4).readUInt32LE()));
}

function errorOf(failure: Failure): Error {
  return Object.assign(new Error(failure.message), failure);
}

function startSmall(): Small {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  const [questions, answers] = ["questions", "answers"].map((name) => join(folder, name)) as [string, string];
  nodesOwn.execFileSync("mkfifo", [questions, answers]);
  const program = fileURLToPath(new URL("small-process.mjs", import.meta.url));
  const started: Small = {
    process: childProcess.fork(program, [folder], { execArgv: [], env: { PATH: process.env["PATH"] } }),
    folder,
    questions: openSync(questions, "r+"),
    // Opened when the other side opens it, and at its end where that is gone.
    answers: openSync(answers, "r"),
  };
  started.process.unref();
  started.process.channel?.unref();
  started.process.on("message", ({ number, code, signal }: Ended) => running.get(number)?.end(code, signal));
  readAnswer(started.answers);
  return started;
}

/** As `spawn` gives it. */
class Program extends EventEmitter {
  readonly pid: number | undefined;
  readonly stdin: Socket | null;
  readonly stdout: Socket | null;
  readonly stderr: Socket | null;
  readonly stdio: readonly (Socket | null)[];
  readonly spawnfile: string;
  readonly spawnargs: readonly string[];
  exitCode: number | null = null;
  signalCode: NodeJS.Signals | null = null;
  killed = false;
  readonly #number = ++count;
  /** Its streams, and the program itself. */
  #open = 1;

  constructor(program: string, args: readonly string[], options: Options, pipes: readonly boolean[]) {
    super();
    small ??= startSmall();
    const path = join(small.folder, "pipes");
    this.stdio = pipes.map((isPipe, index) => (isPipe ? this.#connect(path, index > 0) : null));
    [this.stdin, this.stdout, this.stderr] = this.stdio as [Socket | null, Socket | null, Socket | null];
    this.spawnfile = program;
    this.spawnargs = [program, ...args];
    const { stdio: _, ...rest } = here(options);
    const { pid, failure, thrown } = ask({ way: "spawn", number: this.#number, program, args, options: rest, pipes });
    this.pid = pid;
    if (pid === undefined) for (const stream of this.stdio) stream?.destroy();
    if (thrown) throw errorOf(thrown);
    if (failure) {
      process.nextTick(() => {
        this.emit("error", errorOf(failure));
        this.#close();
      });
      return;
    }
    running.set(this.#number, this);
    // While no program runs, it keeps nobody alive.
    if (running.size === 1) small.process.channel?.ref();
    process.nextTick(() => this.emit("spawn"));
  }

  kill(signal: NodeJS.Signals | number = "SIGTERM"): boolean {
    if (this.pid === undefined || this.exitCode !== null || this.signalCode !== null) return false;
    try {
      process.kill(this.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
      throw error;
    }
    return (this.killed = true);
  }

  /** What the small process says. */
  end(code: number | null, signal: NodeJS.Signals | null): void {
    running.delete(this.#number);
    if (running.size === 0) small?.process.channel?.unref();
    this.exitCode = code;
    this.signalCode = signal;
    this.stdin?.destroy();
    this.emit("exit", code, signal);
    // What nobody reads must not keep it open.
    process.nextTick(() => {
      for (const stream of [this.stdout, this.stderr]) if (stream?.readable === true) stream.resume();
    });
    this.#close();
  }

  #connect(path: string, isRead: boolean): Socket {
    this.#open++;
    const socket = new Socket();
    if (!isRead) socket.pause();
    socket.connect(path).on("close", () => {
      this.#close();
    });
    return socket;
  }

  #close(): void {
    if (--this.#open === 0) this.emit("close", this.exitCode, this.signalCode);
  }
}
