/** The index of a tree: every file below `indexes/`, a function of the tree, the gate and one time. */
import { JUDGE_DIGEST } from "../../generated/judge-digest.js";
import type { GraphIndex } from "../../generated/types/graph-index.js";
import { causesOf } from "../../indexes/causes.js";
import { deadlineFiles } from "../../indexes/deadline.js";
import type { RestrictedPolicy } from "../../indexes/graph-view.js";
import type { IndexFile } from "../../indexes/index-file.js";
import { INDEX_FORMAT } from "../../indexes/index-header.js";
import { graphFiles, type GraphParts } from "../../indexes/graph-files.js";
import { findingFiles } from "../../indexes/stored-finding.js";
import { treeId, blobOid } from "../../load/git-ids.js";
import { maybeRestrictedFiles } from "../../load/restricted-files.js";
import { EDIT_CHARACTERS } from "../../load/located-file.js";
import { generatedDigest } from "../../load/source-digest.js";
import type { ClassStatistics } from "../../memory/check-report.js";
import { isRestrictedLevel } from "../../memory/restricted.js";
import {
  BOUND_PATHS,
  INDEX_HEADER_PATH,
  INDEX_FOLDER,
  ONTOLOGY_REPORT_PATH,
  SEARCH_PATH,
} from "../../memory/index-paths.js";
import { utcSeconds } from "../../memory/instant.js";
import { formatOfId } from "../../memory/object-format.js";
import type { Declaration } from "../../memory/record.js";
import type { Redactor } from "../../memory/redactor.js";
import type { SourceCommit } from "../../memory/repository.js";
import { comparePaths, isRegular, type Tree, type TreeEntry } from "../../memory/tree.js";
import { TreeLookup } from "../../memory/tree-lookup.js";
import { jsonText } from "../../report/json-text.js";
import { renderOntologyReport } from "../../report/ontology-report.js";
import { findRule } from "../../rules/judge.js";
import { isFileSearchCutShort } from "../../rules/nearest-file.js";
import { isSearchCutShort } from "../../rules/nearest-target.js";
import { makeRedactor } from "../../secrets/redactor.js";
import { gateDigest } from "../check/gate-digest.js";
import { STEWARD_LINE } from "../version.js";
import { committedReport } from "./committed-report.js";
import { judgeSources, type JudgedSources, type SourcesInput } from "./judge-sources.js";

/** By which ages are judged; its commit is absent where the sources are not committed (decision 6). */
export interface IndexSource extends Partial<SourceCommit> {
  readonly time: Date;
  /** Of the build that judged, as an index says that is made again to be compared; this one unless told. */
  readonly judgeDigest?: string;
  /** Others that an index of the same sources may name, made when the commit was not there yet. */
  readonly others?: (named: IndexSource) => Promise<readonly IndexSource[]>;
}

export interface MakeIndexInput extends SourcesInput {
  readonly source: IndexSource;
}

/** A file as it is to stand in the tree. */
interface MadeFile {
  /** From the root of the tree. */
  readonly path: string;
  readonly bytes: Buffer;
  /** The id that Git gives it in the tree's repository. */
  readonly oid: string;
}

export interface MadeIndex {
  /** Of all files, from the root of the tree, in the order in which they are made. */
  readonly paths: readonly string[];
  /**
   * Makes the files, one after the other, and holds none: those of a large memory are larger than what they are made from. The
   * header, which binds the others, comes last.
   */
  files(): AsyncGenerator<MadeFile>;
  /** Root of the memory, empty or with a slash at its end. */
  readonly root: string;
  /** What the memory holds. A report counts its records alone. */
  readonly holds: Pick<ClassStatistics, "records" | "notes" | "patches" | "extensions">;
  readonly sourceDigest: string;
  /** What makes the index as of other sources that it may name. */
  readonly others?: (named: IndexSource) => Promise<readonly MakeIndexInput[]>;
}

/** @throws UserError as `check` does. */
export async function makeIndex(input: MakeIndexInput): Promise<MadeIndex> {
  const { tree, source } = input;
  const { others } = source;
  // To the second, as the header tells it.
  const now = new Date(Math.floor(source.time.getTime() / 1000) * 1000);
  const judged = await judgeSources(input, now);
  const { gate, sourceDigest, tallies } = judged;
  const view = viewOf(judged);
  const graph = graphOfSources(judged, view);
  const built = { generatedAt: utcSeconds(now), ...(source.commit !== undefined && { sourceCommit: source.commit }) };
  const bound: IndexFile[] = [
    ...graph.files,
    { path: SEARCH_PATH, text: () => jsonText(graph.manifest, 1) },
    { path: ONTOLOGY_REPORT_PATH, text: () => reportText(judged, view, built) },
    ...(view.isSharded ? takenOverFiles(judged, view) : []),
  ];
  const generated = await generatedDigest(tree, gate);
  const headerOf = (contents: GraphIndex["contents"], redacted: number): GraphIndex => {
    const left = view.withheld + redacted + view.closed.length;
    return {
      schema: INDEX_FORMAT,
      ...built,
      sourceDigest,
      ontologyDigest: gate.ontologyDigest,
      generatedDigest: generated,
      gateDigest: gateDigest(gate),
      judgeDigest: source.judgeDigest ?? JUDGE_DIGEST,
      steward: STEWARD_LINE,
      stats: { ...graph.stats, parseErrors: tallies.parseErrors },
      ...(left > 0 && { withheld: left }),
      ...graph.header,
      contents,
      ...(view.isSharded && { editCharacters: editCharactersOf(judged), tallies: tallies.data() }),
    };
  };
  const { root } = gate.layout;
  return {
    paths: [...bound.map(({ path }) => path), INDEX_HEADER_PATH].map((path) => root + path),
    files: () => madeFiles(judged, bound, headerOf),
    root,
    holds: tallies.all.statistics(),
    sourceDigest,
    ...(others && { others: async (named) => (await others(named)).map((each) => ({ ...input, source: each })) }),
  };
}

async function* madeFiles(
  { tree, gate, rated }: JudgedSources,
  bound: readonly IndexFile[],
  headerOf: (contents: GraphIndex["contents"], redacted: number) => GraphIndex,
): AsyncGenerator<MadeFile> {
  const { root } = gate.layout;
  const format = formatOfId((await tree.entries())[0]?.oid ?? "");
  const redactor = await redactorOf(
    tree,
    rated.map(({ problem }) => problem.at.path),
  );
  const entries: TreeEntry[] = [];
  let redacted = 0;
  for (const file of bound) {
    const { path } = file;
    const whole = file.text();
    const clean = redactor.json(whole);
    if (clean !== whole) redacted++;
    const bytes = Buffer.from(clean);
    const oid = blobOid(bytes, format);
    entries.push({ path, mode: "100644", oid });
    yield { path: root + path, bytes, oid };
  }
  const header = headerOf(await contentsOf(entries), redacted);
  const bytes = Buffer.from(makeRedactor().json(jsonText(header, 1)));
  yield { path: root + INDEX_HEADER_PATH, bytes, oid: blobOid(bytes, format) };
}

/** How much of the memory its index shows. */
interface View {
  readonly policy: RestrictedPolicy;
  readonly shown: readonly Declaration[];
  /** Declarations that are left out. */
  readonly withheld: number;
  /** Files of which it is not known whether they are restricted. */
  readonly closed: readonly string[];
  readonly isSharded: boolean;
}

function viewOf({ found, gate }: JudgedSources): View {
  const { declarations } = found.whole;
  const policy = gate.indexes.restricted;
  const shown = policy === "hidden" ? declarations.filter((each) => !isRestricted(each)) : declarations;
  const isSharded = declarations.length > gate.indexes.inline;
  // Without their findings a check reads the whole memory again, until these can be read.
  const closed = isSharded && policy !== "full" ? maybeRestrictedFiles(found.memory.files) : [];
  return { policy, shown, withheld: declarations.length - shown.length, closed, isSharded };
}

function isRestricted({ sensitivity }: Declaration): boolean {
  return isRestrictedLevel(sensitivity);
}

function graphOfSources({ found, headings, gate, sourceDigest }: JudgedSources, view: View): GraphParts {
  const { policy, isSharded } = view;
  return graphFiles({
    graph: found.whole,
    declarations: view.shown,
    files: found.memory.files,
    headings,
    policy,
    isSharded,
    repositoryPrefix: gate.ontology.nodeKinds.get("Repository")?.prefix ?? "repository",
    sourceDigest,
  });
}

function reportText(
  { report, found }: JudgedSources,
  { policy, isSharded: isLarge }: View,
  built: Pick<GraphIndex, "generatedAt" | "sourceCommit">,
): string {
  return renderOntologyReport(committedReport(report, found.whole, { policy, isLarge, memory: found.memory }), built);
}

/** What a check of a change takes over, of the files that the index may speak of. */
function takenOverFiles({ found, located, deadlines }: JudgedSources, { policy, closed }: View): IndexFile[] {
  const { declarations } = found.whole;
  const restricted = policy === "hidden" ? declarations.filter(isRestricted).map(({ path }) => path) : [];
  const hidden = new Set([...restricted, ...closed]);
  const isOpen = (path: string) => !hidden.has(path);
  const open = located.stored.filter(({ problem }) => isOpen(problem.at.path));
  const byCitation = open.flatMap(({ by, problem }) => {
    const about = by === "graph" ? findRule(problem.rule)?.about : undefined;
    return about === "declaration" || about === "edge" ? [problem] : [];
  });
  return [
    ...findingFiles(open, causesOf(byCitation, declarations)),
    ...deadlineFiles(deadlines.filter(({ path }) => isOpen(path))),
  ];
}

/** A search that gave up would offer other ids once there is less to look for, as edits beyond the budget do. */
function editCharactersOf({ found, located }: JudgedSources): number {
  return isSearchCutShort(found.whole) || isFileSearchCutShort(found.whole) ? EDIT_CHARACTERS + 1 : located.spent;
}

/**
 * It knows nothing of this run, so that the same texts become the same texts everywhere. Findings quote parts of their files,
 * which tell no secret by themselves.
 * @param paths of the findings.
 */
async function redactorOf(tree: Tree, paths: readonly string[]): Promise<Redactor> {
  const redactor = makeRedactor();
  const quoted = new Set(paths);
  const entries = (await tree.entries()).filter(({ path, mode }) => isRegular(mode) && quoted.has(path));
  await tree.read(entries, (_entry, bytes) => {
    if (!(bytes instanceof Error)) redactor.text(Buffer.from(bytes).toString("utf8"));
  });
  return redactor;
}

/** @param entries of the other files, with ids as Git will give them once they stand in the tree's repository. */
async function contentsOf(entries: TreeEntry[]): Promise<GraphIndex["contents"]> {
  entries.sort((a, b) => comparePaths(a.path, b.path));
  const lookup = new TreeLookup(listOf(entries));
  const contents: GraphIndex["contents"] = {};
  for (const path of BOUND_PATHS) {
    const oid = (await lookup.file(path))?.oid ?? (await treeId(lookup, path));
    if (oid !== undefined) contents[path.slice(INDEX_FOLDER.length + 1)] = oid;
  }
  return contents;
}

/** A tree of which nothing but the list is asked. */
function listOf(entries: readonly TreeEntry[]): Tree {
  return { label: "index", entries: () => Promise.resolve(entries), read: () => Promise.resolve() };
}
