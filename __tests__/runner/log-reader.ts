/** Reads a step's output as it comes: finds commands, masks secrets, keeps what the runner would show. */
import { readCommands, type WorkflowCommand } from "./workflow-commands.js";

/** The runner keeps that many annotations of each level and step. */
const SHOWN_PER_LEVEL = 10;
const MESSAGE_LIMIT = 4096;
const ANNOTATIONS = new Set(["error", "warning", "notice"]);
/** Disabled for years: who prints one fails its step. */
const DISABLED = new Set(["set-env", "add-path"]);
const DEPRECATED = new Set(["set-output", "save-state"]);

export class LogReader {
  readonly commands: WorkflowCommand[] = [];
  readonly warnings: string[] = [];
  /** Outputs by the deprecated command. */
  readonly outputs: Record<string, string> = {};
  readonly state: Record<string, string> = {};
  /** Why the step fails whatever its exit code. */
  failure: string | undefined;
  readonly #masks = new Set<string>();
  readonly #partial = new Map<string, string>();
  #lines: string[] = [];
  #stopped: string | undefined;

  constructor(secrets: readonly string[]) {
    for (const secret of secrets) this.#mask(secret);
  }

  /** @param stream name of the stream, whose unfinished line waits for the rest */
  write(stream: string, chunk: string): void {
    const text = (this.#partial.get(stream) ?? "") + chunk;
    // A CR at the end may be the first half of a line ending.
    const end = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r", text.length - 2)) + 1;
    this.#partial.set(stream, text.slice(end));
    if (end > 0)
      for (const line of text
        .slice(0, end)
        .split(/\r\n|\n|\r/)
        .slice(0, -1))
        this.#line(line);
  }

  end(): void {
    for (const rest of this.#partial.values())
      if (rest !== "") for (const line of rest.split(/\r\n|\n|\r/)) this.#line(line);
    this.#partial.clear();
  }

  get log(): string {
    return this.#lines.join("\n");
  }

  get annotations(): WorkflowCommand[] {
    return this.commands.filter(({ name }) => ANNOTATIONS.has(name));
  }

  get shown(): WorkflowCommand[] {
    const counts = new Map<string, number>();
    return this.annotations
      .filter(({ name }) => {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return count <= SHOWN_PER_LEVEL;
      })
      .map((command) => ({ ...command, data: this.masked(command.data).slice(0, MESSAGE_LIMIT) }));
  }

  masked(text: string): string {
    let result = text;
    for (const secret of this.#masks) result = result.replaceAll(secret, "***");
    return result;
  }

  #line(line: string): void {
    const [command] = readCommands(line);
    if (this.#stopped !== undefined) {
      if (line.trim() === `::${this.#stopped}::`) this.#stopped = undefined;
      else this.#keep(line);
      return;
    }
    if (!command) {
      this.#keep(line);
      return;
    }
    this.commands.push(command);
    this.#obey(command);
    if (command.name === "add-mask" || command.name === "set-output" || command.name === "save-state") return;
    this.#keep(line);
  }

  #obey({ name, properties, data }: WorkflowCommand): void {
    if (name === "add-mask") {
      if (data === "") this.warnings.push("Can't add secret mask for empty string");
      for (const part of data.split(/\r\n|\n|\r/)) this.#mask(part);
      this.#mask(data);
    } else if (name === "stop-commands") {
      if (data === "" || data === "pause-logging") this.failure = "stop-commands needs a token of its own";
      else {
        this.#stopped = data;
        if (data.length > 6) this.#mask(data);
      }
    } else if (DISABLED.has(name)) {
      this.failure = `The \`${name}\` command is disabled.`;
    } else if (DEPRECATED.has(name)) {
      this.warnings.push(`The \`${name}\` command is deprecated`);
      const key = properties["name"];
      if (key === undefined) this.failure = `Required field 'name' is missing in ##[${name}] command.`;
      else (name === "set-output" ? this.outputs : this.state)[key] = data;
    }
  }

  #keep(line: string): void {
    this.#lines.push(this.masked(line));
  }

  #mask(secret: string): void {
    if (secret.trim() !== "") this.#masks.add(secret);
  }
}
