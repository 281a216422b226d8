/** The files that tell of the graph, for people and programs: whole in the header where the memory is small, else in shards. */
import type { GraphIndex, Shards } from "../generated/types/graph-index.js";
import type { IndexSearch } from "../generated/types/index-search.js";
import type { Graph } from "../memory/graph.js";
import {
  OWNERS_FOLDER,
  RECORDS_FOLDER,
  REPOSITORIES_FOLDER,
  SEARCH_FOLDER,
  TAGS_FOLDER,
  TARGETS_FOLDER,
} from "../memory/index-paths.js";
import type { Declaration, EdgeManner } from "../memory/record.js";
import {
  graphView,
  namesOf,
  ownersIn,
  pairsOf,
  repositoriesIn,
  tagsIn,
  targetsIn,
  type RestrictedPolicy,
} from "./graph-view.js";
import type { IndexFile } from "./index-file.js";
import { KeyTable } from "./key-table.js";
import { NamedRecords } from "./name-files.js";
import { recordLine } from "./record-line.js";
import { searchEntry } from "./search-entry.js";
import { hashNumber, makeShards, shardKey, type ShardLine } from "./shards.js";

export interface GraphFilesInput {
  readonly graph: Graph;
  /** Those that may be named at all, in the order of the graph. */
  readonly declarations: readonly Declaration[];
  /** Record files by path. */
  readonly files: { get(path: string): { readonly oid: string } | undefined };
  readonly headings: ReadonlyMap<string, readonly string[]>;
  readonly policy: RestrictedPolicy;
  readonly isSharded: boolean;
  /** Of the ids of repositories, without the colon. */
  readonly repositoryPrefix: string;
  readonly sourceDigest: string;
}

/** Content of the search manifest. */
interface SearchManifest {
  readonly schema: "memory-steward.search-manifest/v1";
  readonly sourceDigest: string;
  readonly files: readonly IndexSearch[] | { readonly shards: "search" };
}

type GraphMembers = Pick<
  GraphIndex,
  "records" | "edges" | "pathIndex" | "ownerIndex" | "repoIndex" | "tagIndex" | "targetIndex"
>;

export interface GraphParts {
  readonly stats: Omit<GraphIndex["stats"], "parseErrors">;
  readonly header: GraphMembers;
  readonly manifest: SearchManifest;
  /** Shards. */
  readonly files: readonly IndexFile[];
}

const MANIFEST_FORMAT = "memory-steward.search-manifest/v1";

export function graphFiles(input: GraphFilesInput): GraphParts {
  return { stats: statsOf(input.declarations), ...(input.isSharded ? shardedFiles(input) : inlineFiles(input)) };
}

function statsOf(declarations: readonly Declaration[]): GraphParts["stats"] {
  const records = new Map<string, Declaration>();
  let edges = 0;
  let notes = 0;
  for (const declaration of declarations) {
    const { id, role } = declaration;
    edges += writtenEdges(declaration);
    if (role === "note") notes++;
    if (role === "record" && id !== undefined && !records.has(id)) records.set(id, declaration);
  }
  const markdown = [...records.values()].filter(({ path }) => /\.(md|mdx|markdown)$/i.test(path));
  return { records: records.size, edges, markdownRecords: markdown.length, freeFormDocuments: notes };
}

function writtenEdges(declaration: Declaration): number {
  let written = 0;
  const count = ({ derived }: EdgeManner): void => {
    if (derived === undefined) written++;
  };
  // Asked for, the edges of a brief one are made.
  if (declaration.brief) declaration.brief.forEachEdge(count);
  else declaration.edges.forEach(count);
  return written;
}

function inlineFiles(input: GraphFilesInput): Omit<GraphParts, "stats"> {
  const { graph, declarations, policy, repositoryPrefix, sourceDigest } = input;
  const { records, edges, paths } = graphView(graph, declarations, policy);
  const manifest: SearchManifest = {
    schema: MANIFEST_FORMAT,
    sourceDigest,
    files: firstsOf(declarations).map(searchOf(input)),
  };
  return {
    header: {
      records,
      edges: [...edges],
      pathIndex: paths,
      ownerIndex: namesOf(pairsOf(declarations, ownersIn)),
      repoIndex: namesOf(pairsOf(declarations, repositoriesIn(repositoryPrefix))),
      tagIndex: namesOf(pairsOf(declarations, tagsIn(policy))),
    },
    manifest,
    files: [],
  };
}

function shardedFiles(input: GraphFilesInput): Omit<GraphParts, "stats"> {
  const { declarations, policy, repositoryPrefix, sourceDigest } = input;
  const manifest: SearchManifest = { schema: MANIFEST_FORMAT, sourceDigest, files: { shards: "search" } };
  const keys = new KeyTable();
  const named = new NamedRecords(declarations, keys);
  return {
    header: {
      records: shards("records"),
      edges: shards("records"),
      pathIndex: shards("search"),
      ownerIndex: shards("owners"),
      repoIndex: shards("repositories"),
      tagIndex: shards("tags"),
      targetIndex: shards("targets"),
    },
    manifest,
    files: [
      ...recordFiles(declarations, keys),
      ...searchFiles(input),
      ...named.files(OWNERS_FOLDER, ownersIn),
      ...named.files(REPOSITORIES_FOLDER, repositoriesIn(repositoryPrefix)),
      ...named.files(TAGS_FOLDER, tagsIn(policy)),
      ...named.files(TARGETS_FOLDER, targetsIn(repositoryPrefix)),
    ],
  };
}

function recordFiles(declarations: readonly Declaration[], keys: KeyTable): IndexFile[] {
  const keyOf = ({ id, path }: Declaration) => {
    const key = shardKey(id, path);
    // Most are what edges lead to as well.
    return key === id ? keys.hashOf(keys.numberOf(id)) : hashNumber(key);
  };
  return makeShards(declarations, keyOf, recordShardLine, { folder: RECORDS_FOLDER });
}

function searchFiles(input: GraphFilesInput): IndexFile[] {
  const { declarations } = input;
  const entryAt = searchOf(input);
  const lineAt = (first: number): ShardLine => {
    const entry = entryAt(first);
    return { order: entry.path, text: JSON.stringify(entry) };
  };
  const keyOf = (first: number) => hashNumber(declarations[first]?.path ?? "");
  return makeShards(firstsOf(declarations), keyOf, lineAt, { folder: SEARCH_FOLDER });
}

/** Where the declarations of each file begin: those of one stand side by side. A file of which nothing may be said has none. */
function firstsOf(declarations: readonly Declaration[]): number[] {
  return [...declarations.keys()].filter((index) => declarations[index]?.path !== declarations[index - 1]?.path);
}

/** @returns what is searched of the file whose declarations begin at an index. */
function searchOf({ files, declarations, headings, policy }: GraphFilesInput): (first: number) => IndexSearch {
  return (first) => {
    const path = declarations[first]?.path ?? "";
    let end = first + 1;
    while (declarations[end]?.path === path) end++;
    const file = files.get(path);
    if (!file) throw new Error(`${path} declares something and was not read`);
    const own = declarations.slice(first, end);
    return searchEntry({ path, oid: file.oid, declarations: own, headings: headings.get(path) ?? [] }, policy);
  };
}

function recordShardLine(declaration: Declaration): ShardLine {
  const { id, path, document, root } = declaration;
  const place = [document, ...root].map((part) => String(part).padStart(6, "0")).join("/");
  return { order: `${id ?? ""}\0${path}\0${place}`, text: recordLine(declaration) };
}

function shards(name: Shards["shards"]): Shards {
  return { shards: name };
}
