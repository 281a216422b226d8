/** Runs a stranger's program that extracts memories: no shell, no environment but what is named, and an end. */
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join, resolve } from "node:path";

export interface ExtractorCall {
  /** Program and arguments, given as they are. */
  readonly command: readonly string[];
  /** What it reads on standard input. */
  readonly prompt: string;
  /** Names of variables that it gets; it gets no others. */
  readonly environment: readonly string[];
  readonly timeoutSeconds: number;
  /** Of standard output. */
  readonly maxBytes: number;
}

/** Bytes of the answer, or why there is none. Nothing that the program says on standard error is repeated. */
export type Extraction = { readonly answer: Uint8Array } | { readonly failure: string };

export async function runExtractor(call: ExtractorCall): Promise<Extraction> {
  const [name = "", ...args] = call.command;
  const program = programOf(name);
  if (program === undefined) return { failure: "its program was not found" };
  return await new Promise((done) => {
    // A group of its own, so that what it starts ends with it.
    const child = spawn(program, args, { env: named(call.environment), detached: true, stdio: "pipe", shell: false });
    const chunks: Buffer[] = [];
    let size = 0;
    let failure: string | undefined;
    const kill = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // The group is gone.
      }
    };
    const stop = (why: string): void => {
      failure ??= why;
      kill();
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const watch = setTimeout(() => {
      stop(`it took longer than ${call.timeoutSeconds} s`);
    }, call.timeoutSeconds * 1000);
    child.stdout.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > call.maxBytes) stop(`it printed more than ${call.maxBytes} bytes`);
      else chunks.push(chunk);
    });
    child.stderr.resume();
    // It need not read what it is asked.
    child.stdin.on("error", () => undefined);
    child.on("error", () => {
      failure ??= "its program could not be started";
    });
    child.on("exit", kill);
    child.on("close", (code, signal) => {
      clearTimeout(watch);
      if (code !== 0) failure ??= signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`;
      done(failure === undefined ? { answer: Buffer.concat(chunks) } : { failure });
    });
    child.stdin.end(call.prompt);
  });
}

function named(names: readonly string[]): Record<string, string> {
  const found = names.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

/** Found by our own search path, since the program has none. */
function programOf(name: string): string | undefined {
  const places = name.includes("/")
    ? [resolve(name)]
    : (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name));
  return name === "" ? undefined : places.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
