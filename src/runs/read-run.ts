/** Reads the folder of a run, whatever its dialect, as hostile input. */
import type { Mapping } from "../memory/plain-data.js";
import { createHash } from "node:crypto";
import type { AgentRun, JournalDialect, RunEvent, RunSource, RunStatus } from "../memory/agent-run.js";
import { taggedDigest } from "../memory/digest.js";
import type { Refusal } from "../memory/judged-update.js";
import { isOddName } from "../memory/path-names.js";
import { ArtifactList } from "./artifact-list.js";
import { readJsonObject } from "./json-file.js";
import { member, textOf, timeOf } from "./members.js";
import { dialectOf, hasWrongChecksum, rawEvent, type RawEvent } from "./raw-event.js";
import { RunRefused } from "./refusal.js";
import { digestOfFiles, runFiles, type JournalFile } from "./run-files.js";
import { TaskList } from "./task-list.js";
import { runStatusOf } from "./outcomes.js";

export interface ReadRun {
  readonly run: AgentRun;
  /** `sha256:` over paths and digests of the files that tell of the run. */
  readonly sourceDigest: string;
  /** Events whose checksum does not fit: told, and no reason to refuse. */
  readonly wrongChecksums: number;
  /** Files below journal/ that are no events. */
  readonly strangers: number;
}

/** Gets the bytes of every file that is read: for redaction alone. */
export type SeeBytes = (path: string, bytes: Uint8Array, value: unknown) => void;

export async function readRun(source: RunSource, see: SeeBytes): Promise<ReadRun | Refusal> {
  try {
    return await new RunReader(source, see).read();
  } catch (error) {
    if (error instanceof RunRefused) return error.refusal;
    throw error;
  }
}

interface Numbered {
  readonly raw: RawEvent;
  readonly event: Omit<RunEvent, "taskId" | "title">;
}

class RunReader {
  readonly #digests = new Map<string, string>();
  readonly #tasks = new TaskList();
  readonly #artifacts = new ArtifactList();
  #wrongChecksums = 0;

  constructor(
    readonly source: RunSource,
    readonly see: SeeBytes,
  ) {}

  async read(): Promise<ReadRun> {
    const files = runFiles(this.source);
    const about = files.run === undefined ? {} : await this.#json("run.json", files.run);
    const { dialect, events } = await this.#journal(files.journal, about);
    for (const [index, { path, folder, part }] of files.tasks.entries()) {
      const value = await this.#json(`File ${index + 1} of the tasks`, path);
      if (part === "task") this.#tasks.readTask(folder, value);
      else {
        this.#tasks.readResult(folder, value);
        for (const place of [value, member(value, "result", "value")]) {
          this.#artifacts.hear(place, this.#tasks.taskOf(folder) ?? textOf(value, "taskId"));
        }
      }
    }
    // Last, when the ids are known that it may repeat.
    if (files.inputs !== undefined) await this.#json("inputs.json", files.inputs);
    this.#artifacts.hear(about, undefined);
    const made = await this.#artifacts.read(this.source, files.artifacts, (folder) => this.#tasks.taskOf(folder));
    return {
      run: this.#run(about, dialect, events),
      sourceDigest: digestOfFiles(new Map([...this.#digests, ...made])),
      wrongChecksums: this.#wrongChecksums,
      strangers: files.strangers,
    };
  }

  async #json(what: string, path: string): Promise<Mapping> {
    const bytes = await this.source.read(path);
    this.#digests.set(path, taggedDigest(createHash("sha256").update(bytes)));
    const value = readJsonObject(what, bytes);
    this.see(path, bytes, value);
    return value;
  }

  async #journal(
    files: readonly JournalFile[],
    about: unknown,
  ): Promise<{ dialect: JournalDialect; events: Numbered[] }> {
    const events: Numbered[] = [];
    let dialect: JournalDialect | undefined;
    for (const { path, sequence } of files) {
      const value = await this.#json(`Event ${sequence} of the journal`, path);
      const own = dialectOf(value);
      if (!own) throw new RunRefused("UNKNOWN_DIALECT", `Event ${sequence} of the journal is of no known dialect.`);
      dialect ??= own;
      if (own !== dialect) throw new RunRefused("MIXED_DIALECTS", "The journal mixes dialects.");
      const raw = rawEvent(value, dialect);
      if (raw.sequence !== undefined && raw.sequence !== sequence) {
        throw new RunRefused("WRONG_SEQUENCE", `Event ${sequence} of the journal says another number than its file.`);
      }
      if (dialect === "sdk" && hasWrongChecksum(value)) this.#wrongChecksums++;
      const kind = this.#tasks.kindOf(raw);
      this.#tasks.hear(raw);
      this.#artifacts.hear(raw.result, raw.taskId);
      const evidence = { path, digest: this.#digests.get(path) ?? "" };
      events.push({ raw, event: eventOf(raw, kind, sequence, evidence) });
    }
    return { dialect: dialect ?? (textOf(about, "runId") === undefined ? "import" : "sdk"), events };
  }

  #run(about: unknown, dialect: JournalDialect, numbered: readonly Numbered[]): AgentRun {
    const events = numbered.map(({ raw, event }) => ({ ...event, ...this.#tasks.named(raw) }));
    const status = this.#status(about, numbered);
    const end = events.findLast(({ type }) => ENDS.test(type))?.at ?? timeOf(about, "completedAt", "finishedAt");
    const start = events.find(({ type }) => type === "run.created")?.at ?? timeOf(about, "startedAt", "createdAt");
    const isOver = status !== "created" && status !== "running" && status !== "waiting";
    const times = [start, isOver ? end : undefined, ...events.map(({ at }) => at)].filter((time) => time !== undefined);
    return {
      id: runId(about, numbered),
      dialect,
      organization: textOf(about, "organizationRef", "organization"),
      repository: textOf(about, "repositoryRef", "repository"),
      process: textOf(about, "processId", "process") ?? numbered.find(({ raw }) => raw.processId)?.raw.processId,
      title: textOf(about, "title"),
      kind: textOf(about, "kind", "runKind"),
      session: textOf(about, "sessionId"),
      status,
      startedAt: start,
      completedAt: isOver ? end : undefined,
      updatedAt: times.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1),
      events,
      tasks: this.#tasks.tasks,
      artifacts: this.#artifacts.artifacts,
    };
  }

  /** What the journal said last of the whole run; what run.json says where the journal does not. */
  #status(about: unknown, numbered: readonly Numbered[]): RunStatus {
    const last = numbered.findLast(({ event }) => LIFE.test(event.type));
    const type = last?.event.type;
    if (type === "run.ended") return runStatusOf(textOf(last?.raw.result, "status"));
    if (type === "run.completed") return "completed";
    if (type === "run.halted") return "halted";
    if (type === "run.failed" || type === "run.error") return "failed";
    const told = textOf(about, "status");
    if (told !== undefined) return runStatusOf(told);
    return this.#tasks.pending > 0 ? "waiting" : "created";
  }
}

const LIFE = /^run\.(?:created|completed|failed|halted|error|ended)$/;
const ENDS = /^run\.(?:completed|failed|halted|error|ended)$/;

function eventOf(
  raw: RawEvent,
  kind: string | undefined,
  sequence: number,
  evidence: RunEvent["evidence"],
): Numbered["event"] {
  const { type, at, message } = raw;
  const isAnswer = kind === "breakpoint" && type.startsWith("task.");
  return { sequence, type: isAnswer ? "breakpoint.answered" : type, at, message, evidence };
}

function runId(about: unknown, numbered: readonly Numbered[]): string {
  const named = [textOf(about, "runId", "id"), ...numbered.map(({ raw }) => raw.runId)];
  const ids = new Set(named.filter((id) => id !== undefined));
  if (ids.size > 1) throw new RunRefused("WRONG_RUN", "The files of the run name several runs.");
  const [id = ""] = ids;
  const isSafe =
    /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.)){0,79}$/.test(id) && !/(?:\.|\.lock)$/i.test(id) && !isOddName(id);
  if (!isSafe)
    throw new RunRefused("UNSAFE_RUN_ID", "The run has no id that a folder and a branch can be named after.");
  return id;
}
