/** The index of a tree: every file below `indexes/`, a function of the tree, the gate and one time. */
import { JUDGE_DIGEST } from "../../generated/judge-digest.js";
import type { GraphIndex } from "../../generated/types/graph-index.js";
import { causesOf } from "../../indexes/causes.js";
import { deadlineFiles } from "../../indexes/deadline.js";
import type { RestrictedPolicy } from "../../indexes/graph-view.js";
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

export interface MadeIndex {
  /** Text of each file by its path from the root of the tree. */
  readonly files: ReadonlyMap<string, string>;
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
  const { gate, rated, sourceDigest, tallies } = judged;
  const view = viewOf(judged);
  const graph = graphOfSources(judged, view);
  const built = { generatedAt: utcSeconds(now), ...(source.commit !== undefined && { sourceCommit: source.commit }) };
  const made = new Map([...graph.files, [SEARCH_PATH, jsonText(graph.manifest, 1)]]);
  made.set(ONTOLOGY_REPORT_PATH, reportText(judged, view, built));
  if (view.isSharded) for (const [path, text] of takenOverFiles(judged, view)) made.set(path, text);
  const paths = rated.map(({ problem }) => problem.at.path);
  const files = withoutSecrets(made, await redactorOf(tree, paths));
  const redacted = [...files].filter(([path, text]) => made.get(path) !== text).length;
  const left = view.withheld + redacted + view.closed.length;
  const header: GraphIndex = {
    schema: INDEX_FORMAT,
    ...built,
    sourceDigest,
    ontologyDigest: gate.ontologyDigest,
    generatedDigest: await generatedDigest(tree, gate),
    gateDigest: gateDigest(gate),
    judgeDigest: source.judgeDigest ?? JUDGE_DIGEST,
    steward: STEWARD_LINE,
    stats: { ...graph.stats, parseErrors: tallies.parseErrors },
    ...(left > 0 && { withheld: left }),
    ...graph.header,
    contents: await contentsOf(files, tree),
    ...(view.isSharded && { editCharacters: editCharactersOf(judged), tallies: tallies.data() }),
  };
  files.set(INDEX_HEADER_PATH, makeRedactor().json(jsonText(header, 1)));
  const { root } = gate.layout;
  return {
    files: new Map([...files].map(([path, text]) => [root + path, text])),
    root,
    holds: tallies.all.statistics(),
    sourceDigest,
    ...(others && { others: async (named) => (await others(named)).map((each) => ({ ...input, source: each })) }),
  };
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
    files: [...found.memory.files.values()].map(({ path, oid }) => ({ path, oid })),
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
function* takenOverFiles(
  { found, located, deadlines }: JudgedSources,
  { policy, closed }: View,
): Generator<readonly [string, string]> {
  const { declarations } = found.whole;
  const restricted = policy === "hidden" ? declarations.filter(isRestricted).map(({ path }) => path) : [];
  const hidden = new Set([...restricted, ...closed]);
  const isOpen = (path: string) => !hidden.has(path);
  const open = located.stored.filter(({ problem }) => isOpen(problem.at.path));
  const byCitation = open.flatMap(({ by, problem }) => {
    const about = by === "graph" ? findRule(problem.rule)?.about : undefined;
    return about === "declaration" || about === "edge" ? [problem] : [];
  });
  yield* findingFiles(open, causesOf(byCitation, declarations));
  yield* deadlineFiles(deadlines.filter(({ path }) => isOpen(path)));
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

function withoutSecrets(files: ReadonlyMap<string, string>, redactor: Redactor): Map<string, string> {
  return new Map([...files].map(([path, text]) => [path, redactor.json(text)]));
}

/** Ids as Git will give them, once the files stand in the tree's repository. */
async function contentsOf(files: ReadonlyMap<string, string>, tree: Tree): Promise<GraphIndex["contents"]> {
  const format = formatOfId((await tree.entries())[0]?.oid ?? "");
  const entries = [...files].map(([path, text]): TreeEntry => {
    return { path, mode: "100644", oid: blobOid(Buffer.from(text), format) };
  });
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
