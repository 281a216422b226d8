/**
 * Real commands in a temporary folder, with what they print. People, times, time zone, settings and the clock of the
 * steward stand still, so that commit ids and outputs are the same on every machine.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";

/** What the steward takes for now. */
export const CLOCK = "2026-11-21T12:00:00Z";

/** Loaded before the bundle: the clock of its process. */
const STOPPED_CLOCK = `data:text/javascript,${encodeURIComponent(`
  const now = Date.parse("${CLOCK}");
  globalThis.Date = class extends Date {
    constructor(...args) {
      super(...(args.length === 0 ? [now] : args));
    }
    static now() {
      return now;
    }
  };
`)}`;

const ACTION = "memory-steward as an Action";

/** Commands that are Node on a file of the bundle. */
const STUBS: ReadonlyMap<string, string> = new Map([
  ["memory-steward", "cli.js"],
  [ACTION, "action.js"],
]);

export class Session {
  readonly #home: string;
  readonly #folder: string;
  readonly #project: string;
  #time = CLOCK;

  /** @param project its top, the bundle built. `$STEWARD` at the beginning of a word means it. */
  constructor(project: string) {
    this.#home = realpathSync(mkdtempSync(join(tmpdir(), "quickstart-")));
    this.#folder = join(this.#home, "brain");
    this.#project = project;
    mkdirSync(this.#folder);
  }

  end(): void {
    rmSync(this.#home, { recursive: true, force: true });
  }

  /** Commits from here on are of this time. */
  at(time: string): void {
    this.#time = time;
  }

  /** The command behind `$`, and what it prints; `&&` joins two. @throws where one fails. */
  run(...command: string[]): string {
    return this.#transcript(command, 0);
  }

  /** The same for a command that finds errors. @throws where it exits with anything but 1. */
  fails(...command: string[]): string {
    return this.#transcript(command, 1);
  }

  /** The output alone. */
  output(...command: string[]): string {
    return this.#spawn(command, 0).trim();
  }

  read(path: string): string {
    return readFileSync(join(this.#folder, path), "utf8");
  }

  /** Job summary that the Action writes about a pull request, as the runner starts it. */
  jobSummary(base: string, head: string): string {
    const place = (name: string) => join(this.#home, name);
    const event = { pull_request: { base: { ref: "main", sha: base }, head: { sha: head } } };
    writeFileSync(place("event.json"), JSON.stringify(event));
    for (const name of ["output", "summary"]) writeFileSync(place(name), "");
    this.#spawn([ACTION], 1, {
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_EVENT_PATH: place("event.json"),
      GITHUB_WORKSPACE: this.#folder,
      GITHUB_OUTPUT: place("output"),
      GITHUB_STEP_SUMMARY: place("summary"),
      RUNNER_TEMP: this.#home,
    });
    return readFileSync(place("summary"), "utf8").trimEnd();
  }

  #transcript(command: readonly string[], exitCode: number): string {
    const shown = command.map((word) => (/^([\w./:=-]+|&&)$/.test(word) ? word : `"${word}"`)).join(" ");
    const joint = command.indexOf("&&");
    const commands = joint === -1 ? [command] : [command.slice(0, joint), command.slice(joint + 1)];
    return `$ ${shown}\n${commands.map((single) => this.#spawn(single, exitCode)).join("")}`;
  }

  #spawn([name = "", ...args]: readonly string[], exitCode: number, more: NodeJS.ProcessEnv = {}): string {
    const stub = STUBS.get(name);
    const [file, before] =
      stub === undefined
        ? [name, []]
        : [process.execPath, ["--import", STOPPED_CLOCK, join(this.#project, "dist", stub)]];
    const words = args.map((word) => word.replace(/^\$STEWARD(?=\/)/, this.#project.replace(/\/$/, "")));
    const { status, stdout, stderr, error } = spawnSync(file, [...before, ...words], {
      cwd: this.#folder,
      env: { ...this.#environment(), ...more },
      encoding: "utf8",
    });
    if (error) throw error;
    if (status !== exitCode || stderr !== "") {
      throw new Error(
        `${name} ${args.join(" ")} ended with ${String(status)} instead of ${exitCode}:\n${stdout}${stderr}`,
      );
    }
    return stdout;
  }

  #environment(): NodeJS.ProcessEnv {
    const person = { NAME: "Quickstart", EMAIL: "quickstart@example.org", DATE: this.#time };
    return {
      PATH: process.env["PATH"],
      HOME: this.#home,
      TZ: "UTC",
      LC_ALL: "C",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: devNull,
      GIT_TEMPLATE_DIR: "",
      GIT_DEFAULT_HASH: "sha1",
      ...Object.fromEntries(
        Object.entries(person).flatMap(([key, value]) => [
          [`GIT_AUTHOR_${key}`, value],
          [`GIT_COMMITTER_${key}`, value],
        ]),
      ),
    };
  }
}
