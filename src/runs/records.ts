/** The records of one redacted run, by retention tier (record families, 1.12). */
import type { Mapping } from "../memory/plain-data.js";
import type { AgentRun, RetentionTier, RunEvent, RunTask } from "../memory/agent-run.js";
import { clip } from "../memory/clip.js";
import { withFrontMatter, type FrontMatterValue } from "../parse/rewrite-front-matter.js";
import { yamlText } from "../parse/write-yaml.js";
import { artifactId, runFolder, runSlug, sessionPath, sixDigits, taskSlugs } from "./ids.js";
import { eventSummary, eventTitle, runTitle, sessionBody, taskSummary } from "./run-words.js";
import { KEPT } from "./tier.js";

export interface RecordFile {
  /** From the root of the memory. */
  readonly path: string;
  /** Of the record; undefined where the file holds none. */
  readonly id: string | undefined;
  readonly text: string;
}

export interface RunContext {
  readonly tier: RetentionTier;
  readonly owners: readonly string[];
  /** Id of a record of the memory. */
  readonly repository: string;
  readonly organization: string | undefined;
  readonly process: string;
  /** RFC 3339: the record's time is that of what it tells. */
  readonly updatedAt: string;
  readonly sourceDigest: string;
  readonly redactionStatus: "redacted" | "clean";
}

/** Events that a curated journal keeps, at most: the first and the last ones. */
const MAX_CURATED = 200;

const SELECTED = /^(?:run|breakpoint|decision)\.|\.(?:failed|error|cancelled)$/;

/** The events that a tier keeps. */
export function keptEvents({ events }: AgentRun, tier: RetentionTier): readonly RunEvent[] {
  const { journal } = KEPT[tier];
  if (journal === "none") return [];
  if (journal === "all") return events;
  const selected = events.filter(({ type }) => SELECTED.test(type));
  if (selected.length <= MAX_CURATED) return selected;
  return [...selected.slice(0, MAX_CURATED / 2), ...selected.slice(-MAX_CURATED / 2)];
}

/** How many tasks and events a tier keeps as records of their own. */
export function recordCount(run: AgentRun, tier: RetentionTier): number {
  return keptEvents(run, tier).length + (KEPT[tier].tasks ? run.tasks.length : 0);
}

/** In path order. Equal facts give equal bytes. */
export function runRecords(run: AgentRun, context: RunContext): RecordFile[] {
  return new RunRecords(run, context).files().sort((a, b) => (a.path < b.path ? -1 : 1));
}

class RunRecords {
  readonly #slug: string;
  readonly #folder: string;
  readonly #runId: string;
  readonly #tasks: readonly { readonly task: RunTask; readonly slug: string }[];
  readonly #events: readonly RunEvent[];

  constructor(
    readonly run: AgentRun,
    readonly context: RunContext,
  ) {
    this.#slug = runSlug(run.id);
    this.#folder = runFolder(this.#slug);
    this.#runId = `babysitter-run:${this.#slug}`;
    const slugs = taskSlugs(run.tasks.map(({ taskId }) => taskId));
    const all = run.tasks.map((task, index) => ({ task, slug: slugs[index] ?? "" }));
    this.#tasks = KEPT[context.tier].tasks ? all : [];
    this.#events = keptEvents(run, context.tier);
  }

  files(): RecordFile[] {
    const { session } = KEPT[this.context.tier];
    return [
      this.#yaml("run.yaml", this.#runId, this.#run()),
      ...this.#events.map((event) => {
        const { sequence } = event;
        return this.#yaml(`journal/${sixDigits(sequence)}.yaml`, this.#eventId(sequence), this.#event(event));
      }),
      ...this.#tasks.map(({ task, slug }) =>
        this.#yaml(`tasks/${slug}.yaml`, this.#taskId(slug), this.#task(task, slug)),
      ),
      ...(this.run.artifacts.length > 0 ? [this.#yaml("artifacts/manifest.yaml", undefined, this.#artifacts())] : []),
      ...(session ? [this.#session()] : []),
    ];
  }

  #yaml(name: string, id: string | undefined, value: unknown): RecordFile {
    return { path: this.#folder + name, id, text: yamlText(value) };
  }

  #common(title: string, updatedAt: string): Mapping {
    return { title: clip(title, 200), status: "draft", owners: [...this.context.owners], updatedAt };
  }

  #run(): unknown {
    const { run, context } = this;
    return {
      nodeKind: "BabysitterRun",
      id: this.#runId,
      attributes: present({
        ...this.#common(runTitle(run, context.process), context.updatedAt),
        organization: context.organization,
        repository: context.repository,
        process: clip(context.process, 200),
        runStatus: run.status,
        startedAt: run.startedAt,
        completedAt: run.completedAt,
        retentionTier: context.tier,
        redactionStatus: context.redactionStatus,
        sourceDigest: context.sourceDigest,
        runId: run.id === this.#slug ? undefined : run.id,
      }),
      edges: lists({
        applies_to_repo: [context.repository],
        has_journal_event: this.#events.map(({ sequence }) => this.#eventId(sequence)),
        has_task_result: this.#tasks.map(({ slug }) => this.#taskId(slug)),
        summarized_by: KEPT[context.tier].session ? [this.#sessionId()] : [],
      }),
    };
  }

  #event(event: RunEvent): unknown {
    const { context } = this;
    return {
      nodeKind: "RunJournalEvent",
      id: this.#eventId(event.sequence),
      attributes: present({
        ...this.#common(eventTitle(event), event.at ?? context.updatedAt),
        sequence: event.sequence,
        eventType: event.type,
        timestamp: event.at,
        summary: eventSummary(event),
        sourcePath: `.a5c/runs/${this.run.id}/${event.evidence.path}`,
        sourceDigest: event.evidence.digest,
        redactionStatus: context.redactionStatus,
        sourceRefs: [this.#runId],
      }),
    };
  }

  #task(task: RunTask, slug: string): unknown {
    const made = this.run.artifacts.filter(({ taskId }) => taskId === task.taskId);
    return {
      nodeKind: "RunTaskResult",
      id: this.#taskId(slug),
      attributes: present({
        ...this.#common(task.title ?? task.taskId, task.endedAt ?? this.context.updatedAt),
        taskId: clip(task.taskId, 200),
        effectId: task.effectId === undefined ? undefined : clip(task.effectId, 200),
        resultStatus: task.status,
        summary: taskSummary(task),
        evidence: task.proofs.length === 0 ? undefined : task.proofs.map((proof) => clip(proof, 300)),
        validationStatus: task.validation === undefined ? undefined : clip(task.validation, 60),
        redactionStatus: this.context.redactionStatus,
        sourceRefs: [this.#runId],
      }),
      ...edges({ produced_artifact: [...new Set(made.map(({ name }) => artifactId(this.#slug, name)))] }),
    };
  }

  #artifacts(): unknown {
    return {
      run: this.#runId,
      artifacts: this.run.artifacts.map(({ name, kind, bytes, digest, taskId }) =>
        present({
          id: artifactId(this.#slug, name),
          name: clip(name, 300),
          kind: clip(kind, 40),
          bytes,
          digest,
          taskId,
        }),
      ),
    };
  }

  #session(): RecordFile {
    const { run, context } = this;
    const fields: FrontMatterValue[] = [
      [["id"], this.#sessionId()],
      [["kind"], "BabysitterSession"],
      [["title"], clip(runTitle(run, context.process), 200)],
      [["status"], "draft"],
      [["owners"], [...context.owners]],
      [["repoRefs"], [context.repository]],
      ...(run.session === undefined ? [] : [[["session"], clip(run.session, 200)] satisfies FrontMatterValue]),
      [["sourceRefs"], [this.#runId]],
      [["updatedAt"], context.updatedAt],
    ];
    return {
      path: sessionPath(this.#slug, context.updatedAt),
      id: this.#sessionId(),
      text: withFrontMatter(sessionBody(run, context.process, this.#tasks), fields),
    };
  }

  #eventId(sequence: number): string {
    return `run-journal-event:${this.#slug}:${sixDigits(sequence)}`;
  }

  #taskId(slug: string): string {
    return `run-task-result:${this.#slug}.${slug}`;
  }

  #sessionId(): string {
    return `babysitter-session:${this.#slug}`;
  }
}

function present(values: Mapping): Mapping {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function lists(targets: Readonly<Record<string, readonly string[]>>): Mapping {
  return Object.fromEntries(
    Object.entries(targets)
      .filter(([, ids]) => ids.length > 0)
      .map(([kind, ids]) => [kind, ids.map((target) => ({ target }))]),
  );
}

function edges(targets: Readonly<Record<string, readonly string[]>>): { readonly edges?: unknown } {
  const found = lists(targets);
  return Object.keys(found).length === 0 ? {} : { edges: found };
}
