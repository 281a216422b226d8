/** Runs in memory: facts, the three dialects that can tell them, and a memory to import them into. */
import { createHash } from "node:crypto";
import { importRun, type ImportRunInput, type ImportRunResult } from "../../src/commands/import-run/import-run.js";
import type { RunSource } from "../../src/memory/agent-run.js";
import { comparePaths } from "../../src/memory/tree.js";
import { treeOf } from "../support/check-files.js";

export type TextFiles = Readonly<Record<string, string>>;

const common = (title: string) => `
attributes:
  title: ${title}
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;

export const MEMORY: TextFiles = {
  "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n",
  "graph/team.yaml": `nodeKind: Team\nid: team:build${common("Build")}`,
  "graph/organization.yaml": `nodeKind: Organization\nid: organization:acme${common("Acme")}`,
  "graph/repository.yaml": `nodeKind: Repository\nid: repository:checkout${common("Checkout")}`,
  "babysitter/MEMORY.md": "# Memory for runs\n\n- Ask the mirror first.\n",
};

export function withPolicy(policy: string, memory: TextFiles = MEMORY): TextFiles {
  return { ...memory, "memory-steward.yml": `${memory["memory-steward.yml"] ?? ""}imports:\n${policy}` };
}

const sha256 = (bytes: Uint8Array) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

export function sourceOf(files: Readonly<Record<string, string | Uint8Array>>): RunSource {
  const bytes = new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
  const read = (path: string) => bytes.get(path) ?? Buffer.alloc(0);
  return {
    files: [...bytes]
      .map(([path, { length }]) => ({ path, size: length, isFile: true }))
      .sort((a, b) => comparePaths(a.path, b.path)),
    read: (path) => Promise.resolve(read(path)),
    digest: (path) => Promise.resolve(sha256(read(path))),
  };
}

type Options = Partial<Pick<ImportRunInput, "tier" | "repository">> & {
  readonly source?: RunSource;
  /** False where the run itself has to say which repository it was about. */
  readonly namesRepository?: boolean;
};

export function importInto(memory: TextFiles, run: TextFiles, options: Options = {}): Promise<ImportRunResult> {
  return importRun({
    source: sourceOf(run),
    tree: treeOf(memory),
    root: "",
    gate: {},
    now: new Date("2026-06-10T00:00:00Z"),
    onSecret: () => undefined,
    overlay: async (base, files) => {
      const all: Record<string, string | Uint8Array> = {};
      await base.read(await base.entries(), ({ path }, bytes) => {
        if (!(bytes instanceof Error)) all[path] = new Uint8Array(bytes);
      });
      for (const { path, bytes } of files) all[path] = bytes;
      return treeOf(all);
    },
    ...(options.namesRepository !== false && { repository: "repository:checkout" }),
    ...options,
  });
}

/** The memory with what an import brings. */
export function merged(memory: TextFiles, { files }: ImportRunResult): TextFiles {
  return { ...memory, ...filesOf({ files }) };
}

export function filesOf({ files }: Pick<ImportRunResult, "files">): TextFiles {
  return Object.fromEntries(files.map(({ path, after }) => [path, Buffer.from(after).toString("utf8")]));
}

export function codes({ refusals }: ImportRunResult): string[] {
  return refusals.map(({ code }) => code.replace("MEMORY_REJECTED_", ""));
}

/** What all dialects can tell. */
export interface Facts {
  readonly id: string;
  readonly process: string;
  /** Seconds since the beginning of the day. */
  readonly start: number;
  readonly tasks: readonly {
    readonly taskId: string;
    readonly effectId: string;
    readonly title: string;
    readonly status: "ok" | "error";
    readonly summary: string;
    readonly evidence: readonly string[];
  }[];
  readonly question: string | undefined;
  readonly end: "completed" | "failed" | "halted";
}

const at = (facts: Facts, step: number) => new Date(Date.UTC(2026, 4, 10) + (facts.start + step) * 1000).toISOString();
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const six = (sequence: number) => String(sequence).padStart(6, "0");

/** Sequences leave room for the requests that the SDK alone writes. */
const steps = (facts: Facts) => ({
  tasks: facts.tasks.map((task, index) => ({ task, sequence: 3 + 2 * index })),
  question: 2 * facts.tasks.length + 2,
  end: 2 * facts.tasks.length + 4,
});

export function sdkRun(facts: Facts): TextFiles {
  const files: Record<string, string> = {};
  const add = (sequence: number, type: string, data: object) => {
    const event = { type, recordedAt: at(facts, sequence), data };
    const checksum = createHash("sha256").update(json(event)).digest("hex");
    files[`journal/${six(sequence)}.01KT${six(sequence)}.json`] = json({ ...event, checksum });
  };
  const { tasks, question, end } = steps(facts);
  files["run.json"] = json({
    runId: facts.id,
    request: facts.process,
    processId: facts.process,
    entrypoint: { importPath: "./process.js", exportName: "process" },
    layoutVersion: "2026.01",
    createdAt: at(facts, 1),
  });
  add(1, "RUN_CREATED", { runId: facts.id, processId: facts.process });
  for (const { task, sequence } of tasks) {
    const { taskId, effectId, title, status, summary, evidence } = task;
    const folder = `tasks/${effectId}`;
    add(sequence - 1, "EFFECT_REQUESTED", { effectId, taskId, kind: "agent", label: title });
    add(sequence, "EFFECT_RESOLVED", { effectId, status, resultRef: `${folder}/result.json` });
    files[`${folder}/task.json`] = json({ schemaVersion: "2026.01.tasks-v1", effectId, taskId, kind: "agent", title });
    const value = { summary, evidence };
    files[`${folder}/result.json`] = json({ effectId, taskId, status, result: value, value });
  }
  if (facts.question !== undefined) {
    add(question, "EFFECT_REQUESTED", { effectId: "ask", taskId: "ask", kind: "breakpoint", label: facts.question });
  }
  add(end, `RUN_${facts.end.toUpperCase()}`, {});
  return files;
}

export function importFormatRun(facts: Facts): TextFiles {
  const files: Record<string, string> = {};
  const add = (sequence: number, eventType: string, members: object = {}) => {
    files[`journal/${six(sequence)}.json`] = json({ sequence, eventType, timestamp: at(facts, sequence), ...members });
  };
  const { tasks, question, end } = steps(facts);
  files["run.json"] = json({
    id: facts.id,
    organizationRef: "acme",
    repository: "checkout",
    process: facts.process,
    status: facts.end,
    startedAt: at(facts, 1),
    completedAt: at(facts, end),
  });
  add(1, "run.created");
  for (const { task, sequence } of tasks) {
    const { taskId, effectId, title, status, summary, evidence } = task;
    add(sequence, status === "ok" ? "task.completed" : "task.failed", { taskId });
    files[`tasks/${taskId}/task.json`] = json({ taskId, effectId, title });
    files[`tasks/${taskId}/result.json`] = json({ taskId, status, summary, evidence });
  }
  if (facts.question !== undefined) add(question, "breakpoint.opened", { message: facts.question });
  add(end, `run.${facts.end}`);
  return files;
}

export function flatRun(facts: Facts): TextFiles {
  const files: Record<string, string> = {};
  const add = (sequence: number, type: string, members: object) => {
    files[`journal/${six(sequence)}.json`] = json({ type, timestamp: at(facts, sequence), ...members });
  };
  const { tasks, question, end } = steps(facts);
  add(1, "run_start", { runId: facts.id, processId: facts.process });
  for (const { task, sequence } of tasks) {
    add(sequence, "task_completed", { ...task, status: task.status === "ok" ? "success" : "failure" });
  }
  if (facts.question !== undefined) add(question, "breakpoint", { reason: facts.question });
  add(end, "run_end", { status: facts.end });
  return files;
}

export const FACTS: Facts = {
  id: "01M1ZXSBF04V7QX2M9D3K8RT5B",
  process: "reference-rewrite",
  start: 7 * 3600,
  tasks: [
    {
      taskId: "rewrite-references",
      effectId: "01M1ZXSBF0AAAAAAAAAAAAAAA1",
      title: "Rewrite references to public registries",
      status: "ok",
      summary: "41 references in 18 files point at the mirror.",
      evidence: ["The lint for public registries passes."],
    },
    {
      taskId: "nightly-build",
      effectId: "01M1ZXSBF0AAAAAAAAAAAAAAA2",
      title: "Run the nightly build",
      status: "error",
      summary: "A tag no longer exists upstream.",
      evidence: [],
    },
  ],
  question: "Keep three images public?",
  end: "completed",
};
