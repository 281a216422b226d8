/** Judges the part of a memory that a change can touch: what differs, and what is declared around it. */
import type { BaseIndex } from "../../../indexes/base-index.js";
import { NeedsFullCheck } from "../../../indexes/needs-full-check.js";
import { regionAround } from "../../../indexes/gather-region.js";
import type { Region } from "../../../indexes/region.js";
import { Tallies } from "../../../indexes/tallies.js";
import { compareMemories } from "../../../load/compare/compare-memory.js";
import { fingerprint } from "../../../load/fingerprint.js";
import { graphOf } from "../../../load/graph-of.js";
import { keepPolicyOf } from "../../../load/keep-policy.js";
import { FileState, isBroken } from "../../../load/file-state.js";
import type { Memory } from "../../../load/read-memory.js";
import { PresentPaths } from "../../../load/present-paths.js";
import { unreadableIds } from "../../../load/unreadable-ids.js";
import { caseFolded } from "../../../memory/case-fold.js";
import type { Change } from "../../../memory/change.js";
import type { Problem } from "../../../memory/finding.js";
import { NeedsWholeGraph, type Beyond, type Graph } from "../../../memory/graph.js";
import { grouped } from "../../../memory/grouped.js";
import type { Declaration, Edge } from "../../../memory/record.js";
import type { Tree, TreeEntry } from "../../../memory/tree.js";
import { TreeLookup } from "../../../memory/tree-lookup.js";
import { findRule, isFollowed } from "../../../rules/judge.js";
import { formerTarget } from "../../../rules/moved-target.js";
import { isFileSearchCutShort } from "../../../rules/nearest-file.js";
import { isSearchCutShort } from "../../../rules/nearest-target.js";
import { asYaml } from "../../../rules/path/yml-extension.js";
import { retiredStatuses } from "../../../memory/statuses.js";
import type { GraphContext } from "../../../rules/rule.js";
import { generatedFiles } from "../generated-files.js";
import { findGraphProblems, recordContext, type FoundProblems } from "../judgement.js";
import { ownFilesOf } from "../snapshot-files.js";
import { declarationsOf, isOtherEntry, sideOf, type IndexedChange } from "./indexed-change.js";

export interface JudgedRegion {
  readonly region: Region;
  /** Of the whole memory after the change. */
  readonly tallies: Tallies;
  /** The part, after the change. */
  readonly memory: Memory;
  readonly graph: Graph;
  readonly change: Change;
  /** After the change, with the file that would declare each. */
  readonly unreadableIds: ReadonlyMap<string, string>;
  readonly found: Omit<FoundProblems, "files">;
}

/** @throws NeedsFullCheck where a part of the memory does not tell. */
export async function judgeRegion(indexed: IndexedChange): Promise<JudgedRegion> {
  const { comparison, gate } = indexed.input;
  const unreadable: Unreadable = {
    before: await unreadableIds(problemsOf(indexed.filesBefore, indexed), comparison.changeBase, gate.layout),
    after: await unreadableIds(problemsOf(indexed.filesAfter, indexed), comparison.judged, gate.layout),
  };
  const region = await regionOf(indexed, unreadable);
  const tallies = await talliesAfter(indexed);
  const part = {
    context: [...region.context.values()],
    beyond: {
      countOf: (kind: string) => tallies.all.countOf(kind),
      isJudged: (declaration: Declaration, edge?: Edge) => region.isJudged(declaration, edge),
    },
  };
  const judged = await judgePart(indexed, unreadable, part).catch(async (error: unknown) => {
    if (!(error instanceof NeedsWholeGraph)) throw error;
    return await judgePart(indexed, unreadable, { context: await everythingElse(indexed), beyond: undefined });
  });
  if (isSearchCutShort(judged.graph) || isFileSearchCutShort(judged.graph))
    throw new NeedsFullCheck("too many names lead nowhere");
  return { region, tallies, unreadableIds: unreadable.after, ...judged };
}

/** Ids that files would have if they could be read, each with the file. */
interface Unreadable {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

/** Problems of all record files, with the files that differ as one of the two trees has them. */
function problemsOf(files: ReadonlyMap<string, FileState>, { findings, changed }: IndexedChange): Problem[] {
  return [
    ...findings.flatMap(({ by, problem }) => (by === "file" && !changed.has(problem.at.path) ? [problem] : [])),
    ...[...files.values()].flatMap(({ problems }) => problems),
  ];
}

async function regionOf(indexed: IndexedChange, unreadable: Unreadable): Promise<Region> {
  const { index, findings, causes, filesBefore, filesAfter, changed, paths } = indexed;
  const { gate, comparison } = indexed.input;
  const wasPresent = new PresentPaths(new TreeLookup(comparison.changeBase), gate);
  return await regionAround({
    index,
    findings,
    causes,
    before: declarationsOf(filesBefore),
    after: declarationsOf(filesAfter),
    changed,
    gonePaths: paths.gone,
    newPaths: paths.come,
    unreadable,
    ontology: gate.ontology,
    prefixes: gate.prefixes,
    retired: retiredStatuses(gate.ontology),
    isFollowed,
    searchesIds: (rule) => findRule(rule)?.searchesIds === true,
    wasPath: (path) => wasPresent.has(path),
  });
}

async function talliesAfter({ index, filesBefore, filesAfter }: IndexedChange): Promise<Tallies> {
  const tallies = new Tallies(index.header.tallies);
  await countChange(tallies, index, filesBefore, filesAfter);
  if (tallies.all.files === 0) throw new NeedsFullCheck("no file of the memory is left");
  const before = new Tallies(index.header.tallies);
  if (before.all.countOf("Team") > 0 !== tallies.all.countOf("Team") > 0)
    throw new NeedsFullCheck("teams come or go altogether");
  return tallies;
}

async function countChange(
  tallies: Tallies,
  index: BaseIndex,
  filesBefore: ReadonlyMap<string, FileState>,
  filesAfter: ReadonlyMap<string, FileState>,
): Promise<void> {
  for (const [files, sign] of [[filesBefore, -1] as const, [filesAfter, 1] as const]) {
    for (const file of files.values()) {
      tallies.addFile(file.className, file.documents, file.declarations, isBroken(file), sign);
    }
  }
  const [before, after] = [declarationsOf(filesBefore), declarationsOf(filesAfter)];
  for (const id of new Set([...before, ...after].flatMap((declaration) => declaration.id ?? []))) {
    const group = (await index.declarations(caseFolded(id))).filter(
      (each) => each.id === id && !filesBefore.has(each.path),
    );
    tallies.addId([...group, ...before.filter((each) => each.id === id)], -1);
    tallies.addId([...group, ...after.filter((each) => each.id === id)]);
  }
}

/** What is declared around the files that differ, and what is known of everything else where that is not all of it. */
interface Surroundings {
  readonly context: readonly Declaration[];
  readonly beyond: Beyond | undefined;
}

async function judgePart(
  indexed: IndexedChange,
  unreadable: Unreadable,
  around: Surroundings,
): Promise<Omit<JudgedRegion, "region" | "tallies" | "unreadableIds">> {
  const { differences, filesBefore, filesAfter } = indexed;
  const { comparison, gate } = indexed.input;
  const before = memoryOf({
    tree: comparison.changeBase,
    entries: sideOf(differences, "before"),
    files: filesBefore,
    ...around,
  });
  const memory = memoryOf({
    tree: comparison.judged,
    entries: sideOf(differences, "after"),
    files: filesAfter,
    ...around,
  });
  const change = await compareMemories(before, memory, gate);
  const graph = graphOf(memory);
  const found = findGraphProblems(await contextOf(indexed, unreadable, { graph, change }));
  return { memory, graph, change, found };
}

/** All that the base declares in files that do not differ. */
async function everythingElse({ index, changed }: IndexedChange): Promise<Declaration[]> {
  const declarations: Declaration[] = [];
  await index.everyDeclaration((declaration) => {
    if (!changed.has(declaration.path)) declarations.push(declaration);
  });
  return declarations;
}

/** A part of a memory: files that differ, and what is declared around them. */
interface Part extends Surroundings {
  readonly tree: Tree;
  readonly entries: readonly TreeEntry[];
  /** Record files that differ. */
  readonly files: ReadonlyMap<string, FileState>;
}

function memoryOf({ tree, entries, files, context, beyond }: Part): Memory {
  const all = new Map(files);
  for (const [path, declarations] of grouped(context, (declaration) => declaration.path)) {
    const className = declarations[0]?.className ?? "";
    all.set(path, new FileState({ path, mode: "100644", oid: "" }, className, declarations, 0, []));
  }
  return { tree, entries, files: all, ...(beyond && { beyond }) };
}

async function contextOf(
  { input, present, differences }: IndexedChange,
  unreadable: Unreadable,
  { graph, change }: Pick<JudgedRegion, "graph" | "change">,
): Promise<GraphContext & { readonly change: Change }> {
  const { gate, now, comparison } = input;
  const asked = new Set([...gate.files.keys(), ...change.vanished.map(({ before }) => before.primary.path)]);
  for (const from of graph.declarations) {
    for (const edge of from.edges) {
      if (edge.form !== "link") continue;
      asked.add(edge.target);
      const former = formerTarget({ from, edge }, change, gate.layout);
      if (former !== undefined) asked.add(former);
    }
  }
  const entries = sideOf(differences.filter(isOtherEntry), "after");
  for (const { path } of entries) {
    const renamed = asYaml(path);
    if (renamed !== undefined) asked.add(renamed);
  }
  for (const path of asked) await present.has(path);
  return {
    ...recordContext(gate, now),
    now,
    keep: keepPolicyOf(gate),
    graph,
    entries,
    ownFiles: ownFilesOf(gate),
    hasPath: (path: string) => {
      const has = present.hasKnown(path);
      if (has === undefined) throw new NeedsFullCheck("a rule asks for a path elsewhere");
      return has;
    },
    unreadableIds: unreadable.after,
    disagreements: [],
    waivers: gate.waivers,
    isInBaseline: (problem) => gate.baseline.findings.has(fingerprint(problem)),
    proposedOntology: gate.ontology,
    // Unchanged, so that it cannot be edited by hand here.
    generated: await generatedFiles(comparison.judged, gate),
    change,
  };
}
