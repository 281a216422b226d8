/** The index of a tree: every file below `indexes/`, a function of the tree, the gate and one time. */
import { JUDGE_DIGEST } from "../../generated/judge-digest.js";
import type { GraphIndex } from "../../generated/types/graph-index.js";
import { causesOf } from "../../indexes/causes.js";
import { deadlineFiles, type Deadline } from "../../indexes/deadline.js";
import { INDEX_FORMAT } from "../../indexes/index-header.js";
import { graphFiles, type GraphParts } from "../../indexes/graph-files.js";
import { findingFiles } from "../../indexes/stored-finding.js";
import { readHeadingsOf } from "../../load/headings.js";
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { blobOid, treeId } from "../../load/git-ids.js";
import { locateFindings, locateProblems } from "../../load/locate-findings.js";
import { EDIT_CHARACTERS } from "../../load/located-file.js";
import { generatedDigest, sourceDigest } from "../../load/source-digest.js";
import type { ClassStatistics } from "../../memory/check-report.js";
import type { Problem } from "../../memory/finding.js";
import { isGuardedLevel } from "../../memory/guarded.js";
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
import { isSearchCutShort } from "../../rules/nearest-target.js";
import { makeRedactor } from "../../secrets/redactor.js";
import { committedReport } from "./committed-report.js";
import { closedFiles } from "../../load/guarded-files.js";
import { gateDigest } from "../check/gate-digest.js";
import { findProblems, applyPolicy, type MemoryProblems } from "../check/judgement.js";
import { misnamedRules } from "../check/misnamed-rules.js";
import { reportOf } from "../check/report-of.js";
import { requireMemory } from "../check/require-memory.js";
import { snapshotFileProblems } from "../check/snapshot-files.js";
import { talliesOf } from "../check/statistics.js";
import { STEWARD_LINE } from "../version.js";

/** By which ages are judged; its commit is absent where the sources are not committed (decision 6). */
export interface IndexSource extends Partial<SourceCommit> {
  readonly time: Date;
  /** Of the build that judged, as an index says that is made again to be compared; this one unless told. */
  readonly judgeDigest?: string;
  /** Others that an index of the same sources may name, made when the commit was not there yet. */
  readonly others?: (named: IndexSource) => Promise<readonly IndexSource[]>;
}

export interface MakeIndexInput {
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly source: IndexSource;
  readonly onProgress?: (done: number, total: number) => void;
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
  const gate = await loadGate(tree, input.gate);
  await requireMemory([tree], gate);
  const { root } = gate.layout;
  // To the second, as the header tells it.
  const now = new Date(Math.floor(source.time.getTime() / 1000) * 1000);
  const deadlines: Deadline[] = [];
  const found = await findProblems(judgementOf(input, gate, now), (since, path) => deadlines.push({ since, path }));
  const located = await locate(found, tree, gate);
  const { policy, shown, withheld } = shownDeclarations(found, gate);
  const isSharded = found.whole.declarations.length > gate.indexes.inline;
  const tallies = talliesOf(found.memory, found.whole);
  const digests = { sourceDigest: await sourceDigest(tree, gate), ontologyDigest: gate.ontologyDigest };
  const ofSnapshots = await snapshotFileProblems(tree, gate, (id) => found.whole.records.has(id));
  const ofGate = [...gate.problems, ...misnamedRules(gate), ...ofSnapshots];
  const rated = applyPolicy([...ofGate, ...found.files, ...found.graph], gate, now);
  const findings = await locateFindings(
    rated.map((item) => ({ ...item, ...located.placesOf(item.problem) })),
    tree,
    gate.layout,
    tree,
    located.budget,
  );
  const report = reportOf({ root: input.root, gate, sourceDigest: digests.sourceDigest, tallies, findings });
  const built = { generatedAt: utcSeconds(now), ...(source.commit !== undefined && { sourceCommit: source.commit }) };
  const graph: GraphParts = graphFiles({
    graph: found.whole,
    declarations: shown,
    files: [...found.memory.files.values()].map(({ path, oid }) => ({ path, oid })),
    headings: await readHeadingsOf(found.memory, gate),
    policy,
    isSharded,
    repositoryPrefix: gate.ontology.nodeKinds.get("Repository")?.prefix ?? "repository",
    sourceDigest: digests.sourceDigest,
  });
  // Without their findings a check reads the whole memory again, until these can be read.
  const closed = isSharded && policy !== "full" ? closedFiles(found.memory.files) : [];
  const made = new Map([...graph.files, [SEARCH_PATH, jsonText(graph.manifest, 1)]]);
  made.set(
    ONTOLOGY_REPORT_PATH,
    renderOntologyReport(
      committedReport(report, found.whole, { policy, isLarge: isSharded, memory: found.memory }),
      built,
    ),
  );
  if (isSharded) {
    const guarded = policy === "hidden" ? found.whole.declarations.filter(isGuarded).map(({ path }) => path) : [];
    const hidden = new Set([...guarded, ...closed]);
    const isOpen = (path: string) => !hidden.has(path);
    const open = located.stored.filter(({ problem }) => isOpen(problem.at.path));
    const byCitation = open.flatMap(({ by, problem }) =>
      by === "graph" && findRule(problem.rule)?.about === "declaration" ? [problem] : [],
    );
    for (const [path, text] of findingFiles(open, causesOf(byCitation, found.whole.declarations))) made.set(path, text);
    for (const [path, text] of deadlineFiles(deadlines.filter(({ path }) => isOpen(path)))) made.set(path, text);
  }
  const files = withoutSecrets(
    made,
    await redactorOf(
      tree,
      rated.map(({ problem }) => problem.at.path),
    ),
  );
  const redacted = [...files].filter(([path, text]) => made.get(path) !== text).length;
  const left = withheld + redacted + closed.length;
  const header: GraphIndex = {
    schema: INDEX_FORMAT,
    ...built,
    ...digests,
    generatedDigest: await generatedDigest(tree, gate),
    gateDigest: gateDigest(gate),
    judgeDigest: source.judgeDigest ?? JUDGE_DIGEST,
    steward: STEWARD_LINE,
    stats: { ...graph.stats, parseErrors: tallies.parseErrors },
    ...(left > 0 && { withheld: left }),
    ...graph.header,
    contents: await contentsOf(files, tree),
    ...(isSharded && {
      // A search that gave up would offer other ids once there is less to look for, as edits beyond the budget do.
      editCharacters: isSearchCutShort(found.whole) ? EDIT_CHARACTERS + 1 : located.spent,
      tallies: tallies.data(),
    }),
  };
  files.set(INDEX_HEADER_PATH, makeRedactor().json(jsonText(header, 1)));
  return {
    files: new Map([...files].map(([path, text]) => [root + path, text])),
    root,
    holds: tallies.all.statistics(),
    sourceDigest: digests.sourceDigest,
    ...(others && { others: async (named) => (await others(named)).map((each) => ({ ...input, source: each })) }),
  };
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

function judgementOf({ tree, onProgress }: MakeIndexInput, gate: Gate, now: Date) {
  return {
    judged: tree,
    base: tree,
    gate,
    gateFiles: new Set(gate.files.keys()),
    proposedOntology: gate.ontology,
    problems: [],
    now,
    ...(onProgress && { onProgress }),
  };
}

/** Places of the problems that a check of a change takes over. What depends on the gate and the time alone is judged anew each time. */
async function locate(found: MemoryProblems, tree: Tree, gate: Gate) {
  const byGraph = found.graph.filter(({ rule }) => findRule(rule)?.about !== "gate");
  const problems: readonly Problem[] = [...found.files, ...byGraph];
  const budget = { spent: 0 };
  const places = await locateProblems(problems, tree, gate.layout, tree, budget);
  const known = new Map(problems.map((problem, index) => [problem, places[index]]));
  const stored = problems
    .map((problem, index) => {
      const place = places[index];
      if (!place) throw new Error(`${problem.at.path} has a problem without a place`);
      return { by: index < found.files.length ? ("file" as const) : ("graph" as const), problem, places: place };
    })
    .sort((a, b) => comparePaths(a.problem.at.path, b.problem.at.path));
  return {
    stored,
    budget,
    spent: budget.spent,
    placesOf: (problem: Problem) => {
      const place = known.get(problem);
      return place ? { places: place } : {};
    },
  };
}

function isGuarded({ sensitivity }: Declaration): boolean {
  return isGuardedLevel(sensitivity);
}

function shownDeclarations({ whole }: MemoryProblems, { indexes: { restricted } }: Gate) {
  const shown = restricted === "hidden" ? whole.declarations.filter((each) => !isGuarded(each)) : whole.declarations;
  return { policy: restricted, shown, withheld: whole.declarations.length - shown.length };
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
