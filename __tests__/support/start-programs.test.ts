/** Programs that a small process starts are told apart by nothing from those that this one starts. */
import childProcess, { type ChildProcess, type SpawnOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nodesOwn } from "./start-programs.js";

type Spawn = typeof childProcess.spawn;

interface Told {
  readonly events: readonly unknown[];
  readonly out: string;
  readonly err: string;
}

function told(
  spawn: Spawn,
  [program = "", ...args]: readonly string[],
  options: SpawnOptions,
  input = "",
): Promise<Told> {
  return new Promise((resolve) => {
    const child: ChildProcess = spawn(program, args, options);
    const events: unknown[] = [typeof child.pid];
    const texts = { out: "", err: "" };
    child.stdout?.on("data", (chunk: Buffer) => (texts.out += chunk.toString("latin1")));
    child.stderr?.on("data", (chunk: Buffer) => (texts.err += chunk.toString("latin1")));
    child.stdin?.on("error", () => undefined);
    child.on("error", ({ message, code }: NodeJS.ErrnoException) => events.push(["error", message, code]));
    child.on("exit", (...ended) => events.push(["exit", ...ended, child.exitCode, child.signalCode]));
    child.on("close", () => {
      resolve({ events: [...events, child.kill()], ...texts });
    });
    child.stdin?.end(input);
    if (args.includes("forever")) child.kill("SIGKILL");
  });
}

const MUCH = "x".repeat(1_000_000);

describe("a program that is started", () => {
  it.each<[what: string, how: { command: string[]; options?: SpawnOptions; input?: string }]>([
    ["gives back what it is given", { command: ["cat"], input: MUCH }],
    ["leaves without reading", { command: ["sh", "-c", "echo out; echo err >&2; exit 3"], input: MUCH }],
    ["is not there", { command: ["no-such-program"] }],
    ["is in no folder", { command: ["true"], options: { cwd: "/no/such/folder" } }],
    [
      "has its own folder and variables",
      { command: ["sh", "-c", "pwd; env | sort"], options: { cwd: "/", env: { PATH: "/usr/bin:/bin", A: "1" } } },
    ],
    ["has the folder and the variables of this process", { command: ["sh", "-c", "pwd; env | grep -v ^_= | sort"] }],
    [
      "has no pipe but one",
      { command: ["sh", "-c", "cat; echo out; echo err >&2"], options: { stdio: ["ignore", "pipe", "ignore"] } },
    ],
    ["is killed", { command: ["sh", "-c", "exec sleep 60", "forever"] }],
    ["kills itself", { command: ["sh", "-c", "kill -TERM $$"] }],
    [
      "leads a group of its own",
      { command: ["sh", "-c", 'kill -0 -- -$$ && echo "a group"'], options: { detached: true } },
    ],
  ])("%s", async (_, { command, options = {}, input }) => {
    const own = await told(nodesOwn.spawn, command, options, input);
    expect(await told(childProcess.spawn, command, options, input)).toEqual(own);
  });

  it("is refused by its name", () => {
    expect(() => childProcess.spawn("a\0b")).toThrow("must be a string without null bytes");
  });

  it("is known while it runs, and answers", async () => {
    const child = childProcess.spawn("cat", []);
    expect(existsSync(`/proc/${child.pid}`)).toBe(existsSync("/proc/self"));
    const first = new Promise((resolve) => child.stdout.once("data", resolve));
    child.stdin.write("one");
    expect(String(await first)).toBe("one");
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.stdin.end();
    expect(await closed).toBe(0);
  });
});

describe("a program that is waited for", () => {
  const commands: readonly (readonly [string, ...string[]])[] = [
    ["cat"],
    ["sh", "-c", "cat >/dev/null; echo out; echo err >&2; exit 3"],
    ["sh", "-c", "cat >/dev/null; kill -TERM $$"],
    ["no-such-program"],
  ];

  it.each(commands)("%s %s %s", (program, ...args) => {
    const results = [nodesOwn.spawnSync, childProcess.spawnSync].map((spawnSync) => {
      const { pid, error, ...rest } = spawnSync(program, args, { input: MUCH, encoding: "utf8" });
      return { ...rest, hasPid: pid > 0, error: error?.message };
    });
    expect(results[1]).toEqual(results[0]);
    const outcomes = [nodesOwn.execFileSync, childProcess.execFileSync].map((execFileSync) => {
      try {
        return execFileSync(program, args, { input: Buffer.from("in"), stdio: "pipe" });
      } catch (error) {
        const { message, pid: _, error: __, ...rest } = error as Error & { pid?: number; error?: Error };
        return { ...rest, message };
      }
    });
    expect(outcomes[1]).toEqual(outcomes[0]);
  });
});
