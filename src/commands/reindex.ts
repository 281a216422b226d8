/** `reindex`: the index of a tree, from which a change of it is judged without reading everything again. */
import { deadlineFiles, type Deadline } from "../indexes/deadline.js";
import { INDEX_FORMAT, type Door } from "../indexes/door.js";
import { recordLine } from "../indexes/record-line.js";
import { hashDigits, makeShards, shardKey, type ShardItem, type ShardLine } from "../indexes/shards.js";
import { findingLine } from "../indexes/stored-finding.js";
import { loadGate, type GateOptions } from "../load/gate.js";
import { blobId, formatOfId, treeId } from "../load/git-ids.js";
import { locateProblems } from "../load/locate-findings.js";
import { EDIT_CHARACTERS } from "../load/located-file.js";
import { generatedDigest, sourceDigest } from "../load/source-digest.js";
import type { Problem } from "../memory/finding.js";
import { DEADLINES_FOLDER, DOOR_PATH, FINDINGS_PATH, RECORDS_FOLDER } from "../memory/index-paths.js";
import type { Declaration } from "../memory/record.js";
import { comparePaths, type Tree, type TreeEntry } from "../memory/tree.js";
import { TreeLookup } from "../memory/tree-lookup.js";
import { findRule } from "../rules/judge.js";
import { isSearchCutShort } from "../rules/nearest-target.js";
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

/** @throws UserError as `check` does. */
export async function reindex({ tree, gate: options, now, onProgress }: ReindexInput): Promise<ReindexResult> {
  const gate = await loadGate(tree, options);
  const { root } = gate.layout;
  const deadlines: Deadline[] = [];
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
    (since, path) => deadlines.push({ since, path }),
  );
  // What depends on the gate and the time alone is judged anew each time.
  const byGraph = stated.graph.filter(({ rule }) => findRule(rule)?.about !== "gate");
  const problems: readonly Problem[] = [...stated.files, ...byGraph];
  const budget = { spent: 0 };
  const places = await locateProblems(problems, tree, gate.layout, tree, budget);
  const findings = problems
    .map((problem, index) => {
      const place = places[index];
      if (!place) throw new Error(`${problem.at.path} has a problem without a place`);
      return { by: index < stated.files.length ? ("file" as const) : ("graph" as const), problem, places: place };
    })
    .sort((a, b) => comparePaths(a.problem.at.path, b.problem.at.path));
  const { declarations } = stated.whole;
  const files = new Map([[FINDINGS_PATH, findings.map(findingLine).join("")]]);
  for (const [name, text] of deadlineFiles(deadlines)) files.set(`${DEADLINES_FOLDER}/${name}`, text);
  for (const [path, text] of makeShards(declarations.map(shardItem), shardLine)) files.set(path, text);
  const door: Door = {
    schema: INDEX_FORMAT,
    steward: STEWARD_VERSION,
    asOf: now.getTime(),
    sourceDigest: await sourceDigest(tree, gate),
    generatedDigest: await generatedDigest(tree, gate),
    gateDigest: gateDigest(gate),
    contents: await contentsOf(files, tree),
    // A search that gave up would offer other ids once there is less to look for, as edits beyond the budget do.
    editCharacters: isSearchCutShort(stated.whole) ? EDIT_CHARACTERS + 1 : budget.spent,
    tallies: talliesOf(stated.memory, stated.whole).data(),
  };
  files.set(DOOR_PATH, `${JSON.stringify(door, null, 1)}\n`);
  return {
    files: new Map([...files].map(([path, text]) => [root + path, text])),
    root,
    declarations: declarations.length,
  };
}

/** Ids as Git will give them, once the files stand in the tree's repository. */
async function contentsOf(files: ReadonlyMap<string, string>, tree: Tree): Promise<Door["contents"]> {
  const format = formatOfId((await tree.entries())[0]?.oid ?? "");
  const entries = [...files].map(([path, text]): TreeEntry => {
    return { path, mode: "100644", oid: blobId(Buffer.from(text), format) };
  });
  entries.sort((a, b) => comparePaths(a.path, b.path));
  const lookup = new TreeLookup(listOf(entries));
  const findings = (await lookup.file(FINDINGS_PATH))?.oid ?? "";
  const [records, deadlines] = await Promise.all([treeId(lookup, RECORDS_FOLDER), treeId(lookup, DEADLINES_FOLDER)]);
  return {
    findings,
    ...(records !== undefined && { records }),
    ...(deadlines !== undefined && { deadlines }),
  };
}

/** A tree of which nothing but the list is asked. */
function listOf(entries: readonly TreeEntry[]): Tree {
  return { label: "index", entries: () => Promise.resolve(entries), read: () => Promise.resolve() };
}

function shardItem(value: Declaration): ShardItem<Declaration> {
  return { digits: hashDigits(shardKey(value.id, value.path)), value };
}

function shardLine(declaration: Declaration): ShardLine {
  const { id, path, document, root } = declaration;
  const place = [document, ...root].map((part) => String(part).padStart(6, "0")).join("/");
  return { order: `${id ?? ""}\0${path}\0${place}`, text: recordLine(declaration) };
}
