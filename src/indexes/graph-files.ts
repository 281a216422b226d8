/** The files that tell of the graph, for people and programs: whole in the header where the memory is small, else in shards. */
import type { GraphIndex, Shards } from "../generated/types/graph-index.js";
import type { IndexName } from "../generated/types/index-name.js";
import type { IndexSearch } from "../generated/types/index-search.js";
import type { Graph } from "../memory/graph.js";
import { grouped } from "../memory/grouped.js";
import {
  OWNERS_FOLDER,
  RECORDS_FOLDER,
  REPOSITORIES_FOLDER,
  SEARCH_FOLDER,
  TAGS_FOLDER,
  TARGETS_FOLDER,
} from "../memory/index-paths.js";
import type { Declaration } from "../memory/record.js";
import {
  graphView,
  namesOf,
  ownerPairs,
  repositoryPairs,
  tagPairs,
  targetPairs,
  type NamePair,
  type RestrictedPolicy,
} from "./graph-view.js";
import { recordLine } from "./record-line.js";
import { searchEntry } from "./search-entry.js";
import {
  hashDigits,
  makeJointShards,
  makeShards,
  pairDigits,
  rememberedDigits,
  shardKey,
  type ShardLine,
} from "./shards.js";

export interface GraphFilesInput {
  readonly graph: Graph;
  /** Those that may be named at all. */
  readonly declarations: readonly Declaration[];
  /** Record files in path order. */
  readonly files: readonly { readonly path: string; readonly oid: string }[];
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
  /** Shards by paths from the memory's root. */
  readonly files: ReadonlyMap<string, string>;
}

const MANIFEST_FORMAT = "memory-steward.search-manifest/v1";

/** One record of a name takes less than a line. */
const NAME_LEAF = 256;

export function graphFiles(input: GraphFilesInput): GraphParts {
  return { stats: statsOf(input.declarations), ...(input.isSharded ? shardedFiles(input) : inlineFiles(input)) };
}

function statsOf(declarations: readonly Declaration[]): GraphParts["stats"] {
  const records = new Map<string, Declaration>();
  let edges = 0;
  let notes = 0;
  for (const declaration of declarations) {
    const { id, role } = declaration;
    for (const { derived } of declaration.edges) if (derived === undefined) edges++;
    if (role === "note") notes++;
    if (role === "record" && id !== undefined && !records.has(id)) records.set(id, declaration);
  }
  const markdown = [...records.values()].filter(({ path }) => /\.(md|mdx|markdown)$/i.test(path));
  return { records: records.size, edges, markdownRecords: markdown.length, freeFormDocuments: notes };
}

function inlineFiles(input: GraphFilesInput): Omit<GraphParts, "stats"> {
  const { graph, declarations, policy, repositoryPrefix, sourceDigest } = input;
  const { records, edges, paths } = graphView(graph, declarations, policy);
  const manifest: SearchManifest = { schema: MANIFEST_FORMAT, sourceDigest, files: searchEntries(input) };
  return {
    header: {
      records,
      edges: [...edges],
      pathIndex: paths,
      ownerIndex: namesOf(ownerPairs(declarations)),
      repoIndex: namesOf(repositoryPairs(declarations, repositoryPrefix)),
      tagIndex: namesOf(tagPairs(declarations, policy)),
    },
    manifest,
    files: new Map(),
  };
}

function shardedFiles(input: GraphFilesInput): Omit<GraphParts, "stats"> {
  const { declarations, policy, repositoryPrefix, sourceDigest } = input;
  const manifest: SearchManifest = { schema: MANIFEST_FORMAT, sourceDigest, files: { shards: "search" } };
  const digitsOf = rememberedDigits();
  const records = () => declarations.map((value) => ({ digits: digitsOf(shardKey(value.id, value.path)), value }));
  const search = () => searchEntries(input).map((value) => ({ digits: hashDigits(value.path), value }));
  const named = (folder: string, pairs: readonly NamePair[]) => nameShards(folder, pairs, digitsOf);
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
    // One after the other, so that one list of a large memory is held at a time.
    files: new Map([
      ...makeShards(records(), shardLine, { folder: RECORDS_FOLDER }),
      ...makeShards(search(), searchLine, { folder: SEARCH_FOLDER }),
      ...named(OWNERS_FOLDER, ownerPairs(declarations)),
      ...named(REPOSITORIES_FOLDER, repositoryPairs(declarations, repositoryPrefix)),
      ...named(TAGS_FOLDER, tagPairs(declarations, policy)),
      ...named(TARGETS_FOLDER, targetPairs(declarations, repositoryPrefix)),
    ]),
  };
}

function searchEntries({ files, declarations, headings, policy }: GraphFilesInput) {
  const byPath = grouped(declarations, ({ path }) => path);
  // A file of which nothing may be said is not named either.
  return files.flatMap(({ path, oid }) => {
    const own = byPath.get(path);
    return own ? [searchEntry({ path, oid, declarations: own, headings: headings.get(path) ?? [] }, policy)] : [];
  });
}

function nameShards(folder: string, pairs: readonly NamePair[], digitsOf: typeof hashDigits): Map<string, string> {
  const items = pairs.map((value) => ({ digits: pairDigits(value.name, value.of, digitsOf), value }));
  return makeJointShards(items, nameLines, { folder, leaf: NAME_LEAF });
}

function nameLines(pairs: readonly NamePair[]): ShardLine[] {
  return Object.entries(namesOf(pairs)).flatMap(([name, [first, ...others]]) => {
    if (first === undefined) return [];
    const item: IndexName = [name, first, ...others];
    return [{ order: name, text: JSON.stringify(item) }];
  });
}

function searchLine(entry: IndexSearch): ShardLine {
  return { order: entry.path, text: JSON.stringify(entry) };
}

function shardLine(declaration: Declaration): ShardLine {
  const { id, path, document, root } = declaration;
  const place = [document, ...root].map((part) => String(part).padStart(6, "0")).join("/");
  return { order: `${id ?? ""}\0${path}\0${place}`, text: recordLine(declaration) };
}

function shards(name: Shards["shards"]): Shards {
  return { shards: name };
}
