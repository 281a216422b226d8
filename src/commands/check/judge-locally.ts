/**
 * Judges a change by the index of its base: reads what differs and what lies next to it, and takes over what the base's
 * index says of everything else. The answer is the one that judging everything gives, or none.
 */
import { JUDGE_DIGEST } from "../../generated/judge-digest.js";
import { BaseIndex, type IndexFiles } from "../../indexes/base-index.js";
import { isSharded, parseIndexHeader } from "../../indexes/index-header.js";
import { brokenIndex, IndexUnusable, NeedsFullCheck } from "../../indexes/needs-full-check.js";
import { Region } from "../../indexes/region.js";
import { shardKey } from "../../indexes/shards.js";
import type { StoredFinding } from "../../indexes/stored-finding.js";
import { Tallies } from "../../indexes/tallies.js";
import { compareMemories } from "../../load/compare-memory.js";
import type { Gate } from "../../load/gate.js";
import { graphOf } from "../../load/graph-of.js";
import { withKnownPlaces } from "../../load/locate-findings.js";
import { isBroken, readFiles, type FileState, type Inspect, type Memory } from "../../load/read-memory.js";
import { PresentPaths } from "../../load/present-paths.js";
import { generatedDigest, sourceDigest } from "../../load/source-digest.js";
import { caseFolded } from "../../memory/case-fold.js";
import { timeOfText } from "../../memory/instant.js";
import type { Change } from "../../memory/change.js";
import type { KnownPlaces, Problem } from "../../memory/finding.js";
import { Graph, NeedsWholeGraph, type Beyond } from "../../memory/graph.js";
import { INDEX_HEADER_PATH, isIndexPath } from "../../memory/index-paths.js";
import type { Declaration } from "../../memory/record.js";
import type { Comparison } from "../../memory/repository.js";
import type { Tree, TreeDifference, TreeEntry } from "../../memory/tree.js";
import { filesAt, parentOf, TreeLookup } from "../../memory/tree-lookup.js";
import { findRule, recordInspector } from "../../rules/judge.js";
import { isSearchCutShort } from "../../rules/nearest-target.js";
import { retiredStatuses } from "../../rules/retired.js";
import { refuseAmbiguous, refusePathsListedTwice } from "./ambiguous-paths.js";
import { gateDigest } from "./gate-digest.js";
import { generatedFiles } from "./generated-files.js";
import { recordContext, findGraphProblems, applyPolicy, type DeclaredPlace, type Judgement } from "./judgement.js";
import { snapshotFileProblems } from "./snapshot-files.js";
import { STEWARD_LINE } from "../version.js";

export interface LocalInput {
  readonly comparison: Comparison;
  /** Of the base; the judged tree has the same. */
  readonly gate: Gate;
  readonly problems: readonly Problem[];
  readonly now: Date;
  /** The index of the base. */
  readonly files: IndexFiles;
}

export interface LocalJudgement extends Judgement {
  readonly tallies: Tallies;
  /** Characters that the edits of the base's problems cost. */
  readonly editCharacters: number;
}

/** More differing files than this are judged as a whole: it costs no more. */
const MAX_DIFFERENCES = 2000;

/** Likewise of files that time has caught up with since the index was made. */
const MAX_DUE = 2000;

/** @throws NeedsFullCheck with the reason, where the change has to be judged with everything else. */
export async function judgeLocally(input: LocalInput): Promise<LocalJudgement> {
  const { comparison, gate, now, files } = input;
  const { judged, changeBase } = comparison;
  if (comparison.conflicts.length > 0) throw new NeedsFullCheck("it does not merge with the target branch");
  if (gate.layout.mergeDeclarations) throw new NeedsFullCheck("the layout merges declarations");
  if (!changeBase.stored) throw new NeedsFullCheck("the trees are not both stored in Git");
  const index = await openIndex(files, changeBase, gate, now);
  const differences = await differencesOf(comparison, gate);
  const changed = new Set(differences.map(({ path }) => path));
  const { findings, causes } = await index.findings(now.getTime());
  refusePathsListedTwice(findings);
  if (findings.some(({ problem }) => !findRule(problem.rule))) throw brokenIndex("a rule of its findings is none");
  const inspect = recordInspector(recordContext(gate, now));
  const [was, is] = await Promise.all([
    readFiles(changeBase, sideOf(differences, "before"), gate, inspect, false),
    readFiles(judged, sideOf(differences, "after"), gate, inspect),
  ]);
  const due = await dueStates(index, changed, input, inspect);
  const lookup = new TreeLookup(judged);
  const present = new PresentPaths(lookup, gate);
  const wasPresent = new PresentPaths(new TreeLookup(changeBase), gate);
  const paths = await pathsOf(differences, lookup, present);
  refuseOddPaths(differences, findings, paths.collides);
  const region = await Region.around({
    index,
    findings,
    causes,
    was: declarationsOf(was),
    is: declarationsOf(is),
    changed,
    gonePaths: paths.gone,
    newPaths: paths.come,
    ontology: gate.ontology,
    prefixes: gate.prefixes,
    retired: retiredStatuses(gate.ontology),
    wasPath: (path) => wasPresent.has(path),
  });
  const tallies = new Tallies(index.header.tallies);
  await countChange(tallies, index, was, is);
  if (tallies.all.files === 0) throw new NeedsFullCheck("no file of the memory is left");
  const before = new Tallies(index.header.tallies);
  if (before.all.countOf("Team") > 0 !== tallies.all.countOf("Team") > 0)
    throw new NeedsFullCheck("teams come or go altogether");
  const sides = (context: readonly Declaration[], beyond: Beyond | undefined): { before: Memory; after: Memory } => ({
    before: memoryOf(changeBase, sideOf(differences, "before"), was, context, beyond),
    after: memoryOf(judged, sideOf(differences, "after"), is, context, beyond),
  });
  const state = async (context: readonly Declaration[], beyond: Beyond | undefined) => {
    const memories = sides(context, beyond);
    const change = await compareMemories(memories.before, memories.after, gate);
    const graph = graphOf(memories.after);
    const entries = sideOf(differences.filter(isOtherEntry), "after");
    const found = findGraphProblems(await contextOf(input, present, entries, graph, change), {
      gateFiles: new Set([...gate.files.keys(), gate.baselinePath]),
    });
    return { memory: memories.after, graph, change, found };
  };
  const { memory, graph, change, found } = await state([...region.context.values()], {
    countOf: (kind) => tallies.all.countOf(kind),
    isJudged: (declaration) => region.isJudged(declaration),
  }).catch(async (error: unknown) => {
    if (!(error instanceof NeedsWholeGraph)) throw error;
    return await state(await everythingElse(index, changed), undefined);
  });
  if (isSearchCutShort(graph)) throw new NeedsFullCheck("too many names lead nowhere");
  const otherEntries = new Set(differences.filter(isOtherEntry).map(({ path }) => path));
  const isTouched = ({ by, problem }: Pick<StoredFinding, "by" | "problem">): boolean => {
    if (by === "file") return changed.has(problem.at.path);
    const about = findRule(problem.rule)?.about ?? "declaration";
    if (about === "gate") return true;
    return about === "path" ? otherEntries.has(problem.at.path) : region.isTouched(problem, about);
  };
  const places = new Map<Problem, KnownPlaces>();
  const moved = await movedPaths(comparison, changed);
  const kept = findings.filter(
    (finding) => !isTouched(finding) && !(finding.problem.since !== undefined && due.has(finding.problem.at.path)),
  );
  for (const finding of kept) {
    if (placesOf(finding.problem).every((path) => !moved.has(path))) places.set(finding.problem, finding.places);
  }
  const keptBy = (by: StoredFinding["by"]) => kept.filter((finding) => finding.by === by).map(({ problem }) => problem);
  const hasRecord = async (id: string) => {
    if (graph.records.has(id)) return true;
    const elsewhere = (await index.declarations(shardKey(id, ""))).filter(({ path }) => !changed.has(path));
    return new Graph(elsewhere).records.has(id);
  };
  const problems = [
    ...input.problems,
    ...(await snapshotFileProblems(judged, gate, hasRecord)),
    ...keptBy("file"),
    ...[...due.values()].flatMap((file) => file.problems.filter(({ since }) => since !== undefined)),
    ...[...is.values()].flatMap((file) => file.problems),
    ...keptBy("graph"),
    ...found.graph.filter((problem) => isTouched({ by: "graph", problem })),
    ...found.change,
  ];
  const rated = withKnownPlaces(applyPolicy(problems, gate, now), places);
  // Folders that were read since: what was taken from them may not be all.
  await refuseAmbiguous([changeBase, judged, comparison.head], []);
  const { editCharacters } = index.header;
  const elsewhere = async (of: readonly DeclaredPlace[]): Promise<Declaration[]> => {
    const keys = [...new Set(of.map(({ record, path }) => shardKey(record, path)))];
    return (await Promise.all(keys.map((key) => index.declarations(key)))).flat();
  };
  return { memory, graph, change, problems: rated, tallies, editCharacters, elsewhere };
}

/** Files of which time alone makes something to be said, judged again. */
async function dueStates(
  index: BaseIndex,
  changed: ReadonlySet<string>,
  { comparison: { changeBase }, gate, now }: LocalInput,
  inspect: Inspect,
): Promise<ReadonlyMap<string, FileState>> {
  const due = new Set([...(await index.due(now.getTime()))].filter((path) => !changed.has(path)));
  if (due.size > MAX_DUE)
    throw new NeedsFullCheck(`more than ${MAX_DUE} files have come of age since the index was made`);
  return await readFiles(changeBase, await filesAt(due, changeBase), gate, inspect, false);
}

/** @throws NeedsFullCheck where there is no index, or not one of this base, this gate and this version. */
async function openIndex(files: IndexFiles, base: Tree, gate: Gate, now: Date): Promise<BaseIndex> {
  const text = await files.read(INDEX_HEADER_PATH);
  if (!text) throw new IndexUnusable("the base has no index");
  const header = parseIndexHeader(text.toString("utf8"));
  if (!header) throw new IndexUnusable("the index of the base is of another format");
  if (header.steward !== STEWARD_LINE) throw new IndexUnusable("another version wrote the index of the base");
  if (header.judgeDigest !== JUDGE_DIGEST) throw new IndexUnusable("another build wrote the index of the base");
  if (header.gateDigest !== gateDigest(gate)) throw new IndexUnusable("the index of the base was made by another gate");
  if (now.getTime() < timeOfText(header.generatedAt))
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

/** Differences below the memory's root, excluded files left out. */
async function differencesOf({ changeBase, judged }: Comparison, gate: Gate): Promise<TreeDifference[]> {
  const all = await changeBase.stored?.differences(judged);
  if (!all) throw new NeedsFullCheck("the trees are not both stored in Git");
  if (all.length > MAX_DIFFERENCES) throw new NeedsFullCheck(`more than ${MAX_DIFFERENCES} files differ`);
  if (all.some(({ path }) => isIndexPath(path, gate.layout.root)))
    throw new NeedsFullCheck("it changes generated files");
  if (all.some(({ path }) => gate.mayDependOn(path))) throw new NeedsFullCheck("it changes what judges");
  await refuseAmbiguous([changeBase, judged], all);
  const differences = all.filter(({ path }) => path.startsWith(gate.layout.root) && !gate.isExcluded(path));
  if (differences.some(({ path }) => gate.layout.classOf(path)?.generated))
    throw new NeedsFullCheck("it changes generated files");
  return differences;
}

/** Whether the path is what differs, or what stands there, and not the bytes of a file alone. */
function isOtherEntry({ before, after }: TreeDifference): boolean {
  return before?.mode !== after?.mode;
}

function sideOf(differences: readonly TreeDifference[], side: "before" | "after"): TreeEntry[] {
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
        const name = part.slice(part.lastIndexOf("/") + 1);
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
}

function declarationsOf(files: ReadonlyMap<string, FileState>): Declaration[] {
  return [...files.values()].flatMap(({ declarations }) => declarations);
}

async function countChange(
  tallies: Tallies,
  index: BaseIndex,
  was: ReadonlyMap<string, FileState>,
  is: ReadonlyMap<string, FileState>,
): Promise<void> {
  for (const [files, sign] of [[was, -1] as const, [is, 1] as const]) {
    for (const file of files.values()) {
      tallies.addFile(file.className, file.documents, file.declarations, isBroken(file), sign);
    }
  }
  const [before, after] = [declarationsOf(was), declarationsOf(is)];
  for (const id of new Set([...before, ...after].flatMap((declaration) => declaration.id ?? []))) {
    const group = (await index.declarations(caseFolded(id))).filter((each) => each.id === id && !was.has(each.path));
    tallies.addId([...group, ...before.filter((each) => each.id === id)], -1);
    tallies.addId([...group, ...after.filter((each) => each.id === id)]);
  }
}

/** All that the base declares in files that do not differ. */
async function everythingElse(index: BaseIndex, changed: ReadonlySet<string>): Promise<Declaration[]> {
  const declarations: Declaration[] = [];
  await index.everyDeclaration((declaration) => {
    if (!changed.has(declaration.path)) declarations.push(declaration);
  });
  return declarations;
}

/** A part of a memory: files that differ, and what is declared around them. */
function memoryOf(
  tree: Tree,
  entries: readonly TreeEntry[],
  files: ReadonlyMap<string, FileState>,
  context: readonly Declaration[],
  beyond: Beyond | undefined,
): Memory {
  const all = new Map(files);
  const around = new Map<string, Declaration[]>();
  for (const declaration of context) {
    const group = around.get(declaration.path);
    if (group) group.push(declaration);
    else around.set(declaration.path, [declaration]);
  }
  for (const [path, declarations] of around) {
    const className = declarations[0]?.className ?? "";
    all.set(path, { path, oid: "", className, declarations, documents: 0, problems: [] });
  }
  return { tree, entries, files: all, ...(beyond && { beyond }) };
}

async function contextOf(
  { gate, now, comparison: { judged } }: LocalInput,
  present: PresentPaths,
  entries: readonly TreeEntry[],
  graph: Graph,
  change: Change,
) {
  const asked = new Set([...gate.files.keys(), ...change.vanished.map(({ before }) => before.primary.path)]);
  for (const { edges } of graph.declarations) {
    for (const { form, target } of edges) if (form === "link") asked.add(target);
  }
  for (const path of asked) await present.has(path);
  return {
    ...recordContext(gate, now),
    now,
    graph,
    entries,
    hasPath: (path: string) => {
      const has = present.hasKnown(path);
      if (has === undefined) throw new NeedsFullCheck("a rule asks for a path elsewhere");
      return has;
    },
    disagreements: [],
    waivers: gate.waivers,
    proposedOntology: gate.ontology,
    // Unchanged, so that it cannot be edited by hand here.
    generated: await generatedFiles(judged, gate),
    change,
  };
}

/** Files whose lines may stand elsewhere than the index says, or are shown as another tree has them. */
async function movedPaths({ judged, head }: Comparison, changed: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (judged === head) return changed;
  const differences = await judged.stored?.differences(head);
  if (!differences) throw new NeedsFullCheck("the proposal is not stored in Git");
  if (differences.length > MAX_DIFFERENCES) throw new NeedsFullCheck(`more than ${MAX_DIFFERENCES} files differ`);
  await refuseAmbiguous([judged, head], differences);
  return new Set([...changed, ...differences.map(({ path }) => path)]);
}

function placesOf({ at, related = [], suggestion }: Problem): string[] {
  return [at.path, ...related.map((place) => place.at.path), ...(suggestion?.at ? [suggestion.at.path] : [])];
}
