/** Judges the part of a memory that a change can touch: what differs, and what is declared around it. */
import type { BaseIndex } from "../../../indexes/base-index.js";
import { NeedsFullCheck } from "../../../indexes/needs-full-check.js";
import type { Region } from "../../../indexes/region.js";
import { Tallies } from "../../../indexes/tallies.js";
import { notePath } from "../../../layouts/note-path.js";
import { wantedFiles } from "../../../layouts/wanted-files.js";
import { compareMemories } from "../../../load/compare/compare-memory.js";
import { graphOf } from "../../../load/graph-of.js";
import type { Gate } from "../../../load/gate.js";
import { keepPolicyOf } from "../../../load/keep-policy.js";
import { type FileState, isBroken } from "../../../load/file-state.js";
import type { Memory } from "../../../load/read-memory.js";
import { caseFolded } from "../../../memory/case-fold.js";
import type { Change } from "../../../memory/change.js";
import { NeedsWholeGraph, type Graph } from "../../../memory/graph.js";
import type { Declaration, Edge } from "../../../memory/record.js";
import type { TreeEntry } from "../../../memory/tree.js";
import { formerTarget } from "../../../rules/moved-target.js";
import { isFileSearchCutShort } from "../../../rules/nearest-file.js";
import { isSearchCutShort } from "../../../rules/nearest-target.js";
import { asYaml } from "../../../rules/path/yml-extension.js";
import type { GraphContext } from "../../../rules/rule.js";
import { generatedFiles } from "../generated-files.js";
import { findGraphProblems, inBaseline, recordContext, type FoundProblems } from "../judgement.js";
import { ownFilesOf } from "../snapshot-files.js";
import { declarationsOf, isOtherEntry, sideOf, type IndexedChange } from "./indexed-change.js";
import { memoriesAround, regionOf, unreadableOf, type Surroundings, type Unreadable } from "./region-around.js";

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
  const unreadable = await unreadableOf(indexed);
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

async function judgePart(
  indexed: IndexedChange,
  unreadable: Unreadable,
  around: Surroundings,
): Promise<Omit<JudgedRegion, "region" | "tallies" | "unreadableIds">> {
  const { before, after: memory } = memoriesAround(indexed, around);
  const change = await compareMemories(before, memory, indexed.gate);
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

async function contextOf(
  indexed: IndexedChange,
  unreadable: Unreadable,
  judged: Pick<JudgedRegion, "graph" | "change">,
): Promise<GraphContext & { readonly change: Change }> {
  const { input, present, differences } = indexed;
  const { graph, change } = judged;
  const { gate, now, comparison } = input;
  const entries = sideOf(differences.filter(isOtherEntry), "after");
  const asked = pathsAskedFor(judged, gate, entries);
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
    isInBaseline: inBaseline(gate),
    proposedOntology: gate.ontology,
    // Unchanged, so that it cannot be edited by hand here.
    generated: await generatedFiles(comparison.judged, gate),
    change,
  };
}

/** Every path of which a rule asks whether it is there. */
function pathsAskedFor(
  { graph, change }: Pick<JudgedRegion, "graph" | "change">,
  { files, layout }: Gate,
  entries: readonly TreeEntry[],
): ReadonlySet<string> {
  const asked = new Set([...files.keys(), ...change.vanished.map(({ before }) => before.primary.path)]);
  const add = (path: string | undefined): void => {
    if (path !== undefined) asked.add(path);
  };
  for (const from of graph.declarations) {
    for (const edge of from.edges) {
      if (edge.form === "link") {
        add(edge.target);
        add(formerTarget({ from, edge }, change, layout));
      } else {
        add(notePath(edge.target, layout));
      }
    }
  }
  for (const { path } of entries) add(asYaml(path));
  for (const { path, folder } of wantedFiles(layout)) asked.add(path).add(folder);
  return asked;
}
