/** Judges one tree, alone or as a change of another: the engine of every command that asks "is this memory right?". */
import { findDisagreements } from "../load/merge-declarations.js";
import { compareMemories } from "../load/compare-memory.js";
import type { Gate } from "../load/gate.js";
import { distinctFingerprints, fingerprint, type WeighedProblem } from "../load/fingerprint.js";
import { graphOf } from "../load/graph-of.js";
import { readMemory, type Memory } from "../load/read-memory.js";
import type { Change } from "../memory/change.js";
import type { Problem } from "../memory/finding.js";
import type { Graph } from "../memory/graph.js";
import type { Ontology } from "../memory/ontology.js";
import { hasPath, type Tree } from "../memory/tree.js";
import { judgeChange, judgeGraph, recordInspector, severityOf } from "../rules/judge.js";
import type { GeneratedFile, GraphContext, RecordContext } from "../rules/rule.js";
import { acceptanceOf } from "./acceptance.js";

export interface JudgementInput {
  readonly judged: Tree;
  /** What the change is judged against (decision 31). */
  readonly base?: Tree;
  /** Paths that do not merge. */
  readonly conflicts?: readonly string[];
  readonly gate: Gate;
  /** Paths that the gate and the proposed gate are read from. */
  readonly gateFiles: ReadonlySet<string>;
  /** The ontology of the judged tree itself. */
  readonly proposedOntology: Ontology;
  /** Problems found outside the rules: in the gate's own files, by the command. */
  readonly problems: readonly Problem[];
  readonly generated?: (memory: Memory) => Promise<readonly GeneratedFile[]>;
  readonly now: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Judgement {
  readonly memory: Memory;
  readonly graph: Graph;
  readonly change: Change | undefined;
  /** Every problem that is not switched off, with severity, fingerprint and acceptance. */
  readonly problems: readonly WeighedProblem[];
}

export async function judge(input: JudgementInput): Promise<Judgement> {
  const { gate, now } = input;
  const recordContext: RecordContext = {
    layout: gate.layout,
    ontology: gate.ontology,
    prefixes: gate.prefixes,
    schemasFor: gate.schemasFor,
    attributeSchema: gate.attributeSchema,
    idPattern: gate.idPattern,
    now,
  };
  const inspect = recordInspector(recordContext);
  const before = input.base && (await readMemory(input.base, gate, inspect));
  const memory = await readMemory(input.judged, gate, inspect, before?.files, input.onProgress);
  const graph = graphOf(memory);
  const change = before && (await compareMemories(before, memory, gate));
  const context: GraphContext = {
    ...recordContext,
    graph,
    entries: memory.entries,
    hasPath: (path) => hasPath(memory.entries, path),
    disagreements: gate.layout.mergeDeclarations ? await findDisagreements(memory, graph, gate) : [],
    waivers: gate.waivers,
    proposedOntology: input.proposedOntology,
    generated: (await input.generated?.(memory)) ?? [],
    ...(change && { change }),
  };
  const problems: Problem[] = [...input.problems];
  for (const file of memory.files.values()) for (const problem of file.problems) problems.push(problem);
  for (const problem of judgeGraph(context)) problems.push(problem);
  if (change) {
    for (const problem of judgeChange({
      ...context,
      change,
      conflicts: input.conflicts ?? [],
      gateFiles: input.gateFiles,
    }))
      problems.push(problem);
  }
  return { memory, graph, change, problems: weigh(problems, gate, now) };
}

function weigh(problems: readonly Problem[], gate: Gate, now: Date): WeighedProblem[] {
  const weighed: WeighedProblem[] = [];
  for (const problem of problems) {
    const severity = severityOf(problem, gate.severities);
    if (severity !== "off") weighed.push({ problem, severity, fingerprint: fingerprint(problem) });
  }
  return distinctFingerprints(weighed).map((item) => {
    const accepted = acceptanceOf(item, gate.baseline, gate.waivers, now);
    return accepted ? { ...item, accepted } : item;
  });
}
