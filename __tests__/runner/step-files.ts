/** The files that the runner gives a step and reads after it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFileCommands } from "./file-commands.js";

const SUMMARY_LIMIT = 1024 * 1024;

export interface StepOutcome {
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
  /** Empty where the runner drops it. */
  readonly summary: string;
  readonly errors: readonly string[];
}

export class StepFiles {
  readonly folder = mkdtempSync(join(tmpdir(), "runner-"));
  readonly home = join(this.folder, "home");

  constructor(event: unknown) {
    for (const name of ["output", "state", "env", "path", "step_summary"]) writeFileSync(this.#path(name), "");
    writeFileSync(this.#path("event.json"), JSON.stringify(event ?? {}));
    mkdirSync(this.home);
    mkdirSync(this.#path("temp"));
  }

  get temp(): string {
    return this.#path("temp");
  }

  /** The variables that tell a step where they are. */
  variables(): Record<string, string> {
    return {
      HOME: this.home,
      GITHUB_OUTPUT: this.#path("output"),
      GITHUB_STATE: this.#path("state"),
      GITHUB_ENV: this.#path("env"),
      GITHUB_PATH: this.#path("path"),
      GITHUB_STEP_SUMMARY: this.#path("step_summary"),
      GITHUB_EVENT_PATH: this.#path("event.json"),
      RUNNER_TEMP: this.temp,
      RUNNER_TOOL_CACHE: this.temp,
    };
  }

  /** @throws Error where the runner would fail the step for the grammar of a file */
  read(): StepOutcome {
    const text = (name: string): string => readFileSync(this.#path(name), "utf8");
    const summary = text("step_summary");
    const dropped = Buffer.byteLength(summary) > SUMMARY_LIMIT;
    const variables = readFileCommands(text("env"));
    const errors = dropped ? ["$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k"] : [];
    if ("NODE_OPTIONS" in variables) {
      errors.push("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
      delete variables["NODE_OPTIONS"];
    }
    return {
      outputs: readFileCommands(text("output")),
      state: readFileCommands(text("state")),
      variables,
      paths: text("path").split(/\r?\n/).filter(Boolean),
      summary: dropped ? "" : summary,
      errors,
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #path(name: string): string {
    return join(this.folder, name);
  }
}
