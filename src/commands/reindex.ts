/** `reindex`: the index of a tree, from which a change of it is judged without reading everything again. */
import { DOOR_PATH, INDEX_FORMAT, type Door } from "../indexes/door.js";
import { recordLine } from "../indexes/record-line.js";
import { hashDigits, makeShards, shardKey, type ShardLine } from "../indexes/shards.js";
import {
  deadlineName,
  DEADLINES_FOLDER,
  findingLine,
  FINDINGS_PATH,
  type StoredFinding,
} from "../indexes/stored-finding.js";
import { loadGate, type GateOptions } from "../load/gate.js";
import { locateProblems } from "../load/locate-findings.js";
import { sourceDigest } from "../load/source-digest.js";
import type { Problem } from "../memory/finding.js";
import { comparePaths, type Tree } from "../memory/tree.js";
import { findRule } from "../rules/judge.js";
import { gateDigest } from "./judge-locally.js";
import { stateProblems } from "./judgement.js";
import { talliesOf } from "./statistics.js";
import { STEWARD_VERSION } from "./version.js";

export interface ReindexInput {
  readonly tree: Tree;
  readonly gate: GateOptions;
  /** Time by which the index judges ages; a check at an earlier time cannot use it. */
  readonly now: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ReindexResult {
  /** Text of each file by its path from the root of the tree. */
  readonly files: ReadonlyMap<string, string>;
  /** Root of the memory, empty or with a slash at its end. */
  readonly root: string;
  /** How many lines the shards hold. */
  readonly declarations: number;
}

/** By then everything that grows old has. */
const FAR = new Date(8.64e15);

/** @throws UserError as `check` does. */
export async function reindex({ tree, gate: options, now, onProgress }: ReindexInput): Promise<ReindexResult> {
  const gate = await loadGate(tree, options);
  const { root } = gate.layout;
  const stated = await stateProblems(
    {
      judged: tree,
      base: tree,
      gate,
      gateFiles: new Set(gate.files.keys()),
      proposedOntology: gate.ontology,
      problems: [],
      now,
      ...(onProgress && { onProgress }),
    },
    FAR,
  );
  // What depends on the gate and the time alone is judged anew each time.
  const byGraph = stated.graph.filter(({ rule }) => findRule(rule)?.about !== "gate");
  const problems: readonly Problem[] = [...stated.files, ...byGraph];
  const places = await locateProblems(problems, tree, gate.layout);
  const files = new Map<string, string>();
  const append = (path: string, text: string) => files.set(root + path, (files.get(root + path) ?? "") + text);
  const inPathOrder = problems
    .map((problem, index): StoredFinding => {
      const by = index < stated.files.length ? "file" : "graph";
      return { by, problem, places: places[index] ?? { at: { start: ORIGIN, end: ORIGIN }, related: [] } };
    })
    .sort((a, b) => comparePaths(a.problem.at.path, b.problem.at.path));
  append(FINDINGS_PATH, "");
  for (const finding of inPathOrder) {
    const { since } = finding.problem;
    append(since === undefined ? FINDINGS_PATH : `${DEADLINES_FOLDER}/${deadlineName(since)}`, findingLine(finding));
  }
  const { declarations } = stated.whole;
  for (const [path, text] of makeShards(declarations.map(shardLine))) files.set(root + path, text);
  const door: Door = {
    schema: INDEX_FORMAT,
    steward: STEWARD_VERSION,
    asOf: now.getTime(),
    sourceDigest: await sourceDigest(tree, gate),
    gateDigest: gateDigest(gate),
    tallies: talliesOf(stated.memory, stated.whole).data(),
  };
  files.set(root + DOOR_PATH, `${JSON.stringify(door, null, 1)}\n`);
  return { files, root, declarations: declarations.length };
}

const ORIGIN = { line: 1, column: 1 };

function shardLine(declaration: Parameters<typeof recordLine>[0]): ShardLine {
  const { id, path, document, root } = declaration;
  return {
    digits: hashDigits(shardKey(id, path)),
    order: `${id ?? ""}\0${path}\0${String(document).padStart(6, "0")}\0${root.map((part) => String(part).padStart(6, "0")).join("/")}`,
    text: recordLine(declaration),
  };
}
