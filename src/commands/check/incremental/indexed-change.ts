/** What differs between a base and a change of it, read from both, with what the index of the base says. */
import { JUDGE_DIGEST } from "../../../generated/judge-digest.js";
import { BaseIndex, type IndexFiles } from "../../../indexes/base-index.js";
import { isSharded, parseIndexHeader } from "../../../indexes/index-header.js";
import { IndexUnusable, MORE_THAN_KEPT, NeedsFullCheck } from "../../../indexes/needs-full-check.js";
import type { StoredFinding, StoredFindings } from "../../../indexes/stored-finding.js";
import type { Gate } from "../../../load/gate.js";
import type { FileState } from "../../../load/file-state.js";
import { isOfMemory, readFiles, unjudged, type Inspect } from "../../../load/read-memory.js";
import { PresentPaths } from "../../../load/present-paths.js";
import { generatedDigest, sourceDigest } from "../../../load/source-digest.js";
import { caseFolded } from "../../../memory/case-fold.js";
import type { Problem } from "../../../memory/finding.js";
import { INDEX_HEADER_PATH, isTakenForIndex } from "../../../memory/index-paths.js";
import { timeOfText } from "../../../memory/instant.js";
import type { Declaration } from "../../../memory/record.js";
import type { Comparison } from "../../../memory/repository.js";
import { isAttributesFile } from "../../../memory/git-attributes.js";
import type { Tree, TreeDifference, TreeEntry } from "../../../memory/tree.js";
import { filesAt, parentOf, TreeLookup, fileNameOf } from "../../../memory/tree-lookup.js";
import { recordInspector } from "../../../rules/judge.js";
import { asYaml } from "../../../rules/path/yml-extension.js";
import { refuseAmbiguous, refusePathsListedTwice } from "./ambiguous-paths.js";
import { gateDigest } from "../gate-digest.js";
import { recordContext } from "../judgement.js";
import { STEWARD_LINE } from "../../version.js";

export interface IncrementalInput {
  readonly comparison: Comparison;
  /** Of the base; the judged tree has the same. */
  readonly gate: Gate;
  readonly problems: readonly Problem[];
  readonly now: Date;
  /** The index of the base. */
  readonly files: IndexFiles;
}

/** What differs between a tree that has an index and another one, read from both. */
export interface IndexedDifference extends StoredFindings {
  /** The tree with the index. */
  readonly base: Tree;
  readonly other: Tree;
  /** Of both. */
  readonly gate: Gate;
  /** Its `findings` and `causes` are as of now. */
  readonly index: BaseIndex;
  readonly differences: readonly TreeDifference[];
  /** Their paths. */
  readonly changed: ReadonlySet<string>;
  /** Files of attributes of Git that the other tree has otherwise, wherever they lie. */
  readonly attributes: readonly string[];
  /** Record files among them as the base has them, by path. */
  readonly filesBefore: ReadonlyMap<string, FileState>;
  /** Record files among them as the other tree has them, by path. */
  readonly filesAfter: ReadonlyMap<string, FileState>;
  readonly paths: ChangedPaths;
  /** What stands in the other tree. */
  readonly present: PresentPaths;
}

/** The difference between a base and what is judged. */
export interface IndexedChange extends IndexedDifference {
  readonly input: IncrementalInput;
  /** Files that do not differ, but of which more is wrong by now than when the index was made: judged again, by path. */
  readonly due: ReadonlyMap<string, FileState>;
}

/** More differing files than this are judged as a whole: it costs no more. */
export const MAX_DIFFERENCES = 2000;

/** Likewise of files of which more is wrong by now than when the index was made. */
const MAX_DUE = 2000;

/** @throws NeedsFullCheck with the reason, where the index says too little of the change. */
export async function readIndexedChange(input: IncrementalInput): Promise<IndexedChange> {
  const { comparison, gate, now, files } = input;
  refuseUnfit(input);
  const { changeBase: base, judged: other } = comparison;
  const index = await openIndex({ base, files, gate, now });
  const differences = await differencesOf(base, other, gate);
  if (differences.some(({ path }) => isGenerated(path, gate)))
    throw new NeedsFullCheck("the change edits generated files");
  const inspect = recordInspector(recordContext(gate, now));
  const difference = await readDifference({ base, other, gate, index, differences, inspect, isReported: true }, now);
  const due = await dueStates(difference, now, inspect);
  return { ...difference, input, due };
}

/**
 * The difference between a commit with an index, whenever that was made, and another one. Its `findings` are of that time.
 * @throws NeedsFullCheck with the reason, where the index says too little.
 */
export async function readIndexedDifference(
  base: Tree,
  other: Tree,
  gate: Gate,
  files: IndexFiles,
): Promise<IndexedDifference> {
  refuseMerging(gate);
  const index = await openIndex({ base, gate, files });
  const differences = await differencesOf(base, other, gate);
  const asIndexed = new Date(timeOfText(index.header.generatedAt));
  const toRead = { base, other, gate, index, differences, inspect: unjudged, isReported: false };
  return await readDifference(toRead, asIndexed);
}

interface ToRead extends Pick<IndexedDifference, "base" | "other" | "gate" | "index" | "differences"> {
  readonly inspect: Inspect;
  /** Whether somebody is told what is wrong with the text of the other tree. */
  readonly isReported: boolean;
}

async function readDifference(
  { base, other, gate, index, differences: all, inspect, isReported }: ToRead,
  now: Date,
): Promise<IndexedDifference> {
  const differences = all.filter(({ path }) => isOfMemory(path, gate));
  if (differences.length > MAX_DIFFERENCES) throw new NeedsFullCheck(`more than ${MAX_DIFFERENCES} files differ`);
  const changed = new Set(differences.map(({ path }) => path));
  const attributes = all.flatMap(({ path, after }) => (after && isAttributesFile(path) ? [path] : []));
  const { findings, causes } = await index.findings(now.getTime());
  if (findings.some(({ problem }) => problem.more)) throw new NeedsFullCheck(MORE_THAN_KEPT);
  refusePathsListedTwice(findings);
  const [filesBefore, filesAfter] = await Promise.all([
    readFiles(base, sideOf(differences, "before"), gate, inspect, false),
    readFiles(other, sideOf(differences, "after"), gate, inspect, isReported),
  ]);
  const lookup = new TreeLookup(other);
  const present = new PresentPaths(lookup, gate);
  const paths = await pathsOf(differences, lookup, present);
  refuseOddPaths(differences, findings, paths.collides);
  return {
    base,
    other,
    gate,
    index,
    findings,
    causes,
    differences,
    changed,
    attributes,
    filesBefore,
    filesAfter,
    paths,
    present,
  };
}

function refuseUnfit({ comparison: { conflicts, changeBase }, gate }: IncrementalInput): void {
  if (conflicts.length > 0) throw new NeedsFullCheck("the change does not merge with the target branch");
  refuseMerging(gate);
  if (!changeBase.stored) throw new NeedsFullCheck("the trees are not both stored in Git");
}

function refuseMerging({ layout }: Gate): void {
  if (layout.mergeDeclarations) throw new NeedsFullCheck("the layout merges declarations");
}

async function dueStates(
  { index, changed, base, gate }: IndexedDifference,
  now: Date,
  inspect: Inspect,
): Promise<ReadonlyMap<string, FileState>> {
  const due = new Set([...(await index.due(now.getTime()))].filter((path) => !changed.has(path)));
  if (due.size > MAX_DUE)
    throw new NeedsFullCheck(`more than ${MAX_DUE} files have come of age since the index was made`);
  return await readFiles(base, await filesAt(due, base), gate, inspect, false);
}

interface ToOpen extends Pick<IndexedDifference, "base" | "gate"> {
  /** The index of the base. */
  readonly files: IndexFiles;
  /** Absent where what time has changed since does not matter. */
  readonly now?: Date;
}

/** @throws NeedsFullCheck where there is no index, or not one of this base, this gate and this version. */
async function openIndex({ base, files, gate, now }: ToOpen): Promise<BaseIndex> {
  const text = await files.read(INDEX_HEADER_PATH);
  if (!text) throw new IndexUnusable("the base has no index");
  const header = parseIndexHeader(text.toString("utf8"));
  if (!header) throw new IndexUnusable("the index of the base is of another format");
  if (header.steward !== STEWARD_LINE) throw new IndexUnusable("another version wrote the index of the base");
  if (header.judgeDigest !== JUDGE_DIGEST) throw new IndexUnusable("another build wrote the index of the base");
  if (header.gateDigest !== gateDigest(gate)) throw new IndexUnusable("the index of the base was made by another gate");
  if (now && now.getTime() < timeOfText(header.generatedAt))
    throw new NeedsFullCheck("the index of the base is of a later time");
  if (
    header.sourceDigest !== (await sourceDigest(base, gate)) ||
    header.generatedDigest !== (await generatedDigest(base, gate))
  ) {
    throw new IndexUnusable("the index of the base is stale");
  }
  if (header.withheld !== undefined)
    throw new NeedsFullCheck("the index of the base withholds what must not be repeated");
  if (!isSharded(header)) throw new NeedsFullCheck("the memory is small");
  const index = new BaseIndex(header, files);
  await index.verifyContents();
  return index;
}

/** All that differs, outside of the memory too. */
async function differencesOf(base: Tree, other: Tree, gate: Gate): Promise<readonly TreeDifference[]> {
  const all = await base.stored?.differences(other);
  if (!all) throw new NeedsFullCheck("the trees are not both stored in Git");
  if (all.some(({ path }) => gate.mayDependOn(path))) throw new NeedsFullCheck("the change edits what judges");
  await refuseAmbiguous([base, other], all);
  return all;
}

function isGenerated(path: string, gate: Gate): boolean {
  const { layout } = gate;
  return isTakenForIndex(path, layout.root) || (isOfMemory(path, gate) && layout.classOf(path)?.generated === true);
}

/** Whether the path is what differs, or what stands there, and not the bytes of a file alone. */
export function isOtherEntry({ before, after }: TreeDifference): boolean {
  return before?.mode !== after?.mode;
}

export function sideOf(differences: readonly TreeDifference[], side: "before" | "after"): TreeEntry[] {
  return differences.flatMap((difference) => difference[side] ?? []);
}

interface ChangedPaths {
  /** Files and folders that are gone. */
  readonly gone: ReadonlySet<string>;
  /** Files that came, and the folders on the way to them. */
  readonly come: ReadonlySet<string>;
  /** Whether one that came is written like another path, letter case and Unicode form aside. */
  readonly collides: boolean;
}

async function pathsOf(
  differences: readonly TreeDifference[],
  lookup: TreeLookup,
  present: PresentPaths,
): Promise<ChangedPaths> {
  const gone = new Set<string>();
  const come = new Set<string>();
  let collides = false;
  for (const { path, before, after } of differences) {
    if (before && after) continue;
    for (let part = path; part !== ""; part = parentOf(part)) {
      if (after) {
        if (come.has(part)) break;
        come.add(part);
        const siblings = await lookup.folder(parentOf(part));
        const name = fileNameOf(part);
        const folded = caseFolded(name);
        collides ||= [...siblings.keys()].some((other) => other !== name && caseFolded(other) === folded);
      } else if (!(await present.has(part))) {
        gone.add(part);
      }
    }
  }
  return { gone, come, collides };
}

/** @throws NeedsFullCheck where the change adds or takes away one of several paths that are judged together. */
function refuseOddPaths(
  differences: readonly TreeDifference[],
  findings: readonly StoredFinding[],
  collides: boolean,
): void {
  if (collides) throw new NeedsFullCheck("paths collide");
  const odd = findings.some(({ problem: { rule } }) => rule === "tree/path-collision" || rule === "tree/unsafe-path");
  if (odd && differences.some(isOtherEntry)) throw new NeedsFullCheck("the base has unsafe paths");
  const twins = new Set(
    findings.flatMap(({ problem: { rule, at } }) => (rule === "path/yml-extension" ? (asYaml(at.path) ?? []) : [])),
  );
  if (twins.size > 0 && differences.some((each) => twins.has(each.path) && isOtherEntry(each)))
    throw new NeedsFullCheck("a .yaml file comes or goes beside a .yml file of its name");
}

export function declarationsOf(files: ReadonlyMap<string, FileState>): Declaration[] {
  return [...files.values()].flatMap(({ declarations }) => declarations);
}
