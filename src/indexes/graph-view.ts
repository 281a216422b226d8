/** The graph as the index tells it: records, edges and what leads to them, in the specification's words. */
import type { Edge as EdgeView, Record as RecordView } from "../generated/types/graph-index.js";
import { compareEdges } from "../memory/edge-order.js";
import type { Graph } from "../memory/graph.js";
import { isRestrictedLevel } from "../memory/restricted.js";
import type { Declaration } from "../memory/record.js";
import { comparePaths } from "../memory/tree.js";

/** How restricted records appear: the configuration's word. */
export type RestrictedPolicy = "full" | "listed" | "hidden";

export interface GraphView {
  readonly records: Readonly<Record<string, RecordView>>;
  readonly edges: readonly EdgeView[];
  readonly paths: Names;
}

/** Records by a name that they have. */
type Names = Readonly<Record<string, string[]>>;

export interface NamePair {
  readonly name: string;
  /** An id; of a note without one its path. */
  readonly of: string;
}

/** What a declaration is called where it must be named. */
export function nameOf({ id, path }: Pick<Declaration, "id" | "path">): string {
  return id ?? path;
}

/** Whether the policy keeps the texts of a declaration out of the index. */
export function isWithheld({ sensitivity }: Declaration, policy: RestrictedPolicy): boolean {
  return policy !== "full" && isRestrictedLevel(sensitivity);
}

/** @param declarations those that may be named. */
export function graphView(graph: Graph, declarations: readonly Declaration[], policy: RestrictedPolicy): GraphView {
  const shown = new Set(declarations);
  const records = [...graph.records.values()].filter(({ primary }) => shown.has(primary));
  const edges = declarations.flatMap((from) =>
    from.edges.map(({ kind, target, derived }) => ({
      from: nameOf(from),
      kind,
      to: target,
      ...(derived !== undefined && { derived: true as const }),
    })),
  );
  return {
    records: Object.fromEntries(
      records
        .map(({ id, primary }) => [id, recordView(primary, policy)] as const)
        .sort(([a], [b]) => comparePaths(a, b)),
    ),
    edges: edges.sort(compareEdges),
    paths: namesOf(declarations.map((declaration) => ({ name: declaration.path, of: declaration.id ?? "" }))),
  };
}

function recordView(declaration: Declaration, policy: RestrictedPolicy): RecordView {
  const { kind, title, status, path, owners, aliases, tags, updatedAt, sensitivity, sourceRefs } = declaration;
  const hides = isWithheld(declaration, policy);
  return {
    ...(kind !== undefined && { kind }),
    ...(title !== undefined && !hides && { title }),
    ...(status !== undefined && { status }),
    path,
    ...(owners.length > 0 && { owners: [...owners] }),
    ...(aliases.length > 0 && !hides && { aliases: [...aliases] }),
    ...(tags.length > 0 && !hides && { tags: [...tags] }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(sensitivity !== undefined && { sensitivity }),
    ...(sourceRefs.length > 0 && !hides && { sourceRefs: [...sourceRefs] }),
  };
}

/** Names that a declaration gives, for `pairsOf`. */
export type NamesIn = (declaration: Declaration) => readonly string[];

export const ownersIn: NamesIn = ({ owners }) => owners;

/** @param prefix of the ids of repositories, without the colon. */
export function repositoriesIn(prefix: string): NamesIn {
  const start = `${prefix}:`;
  return (declaration) => targetsOf(declaration).filter((target) => target.startsWith(start));
}

/** What leads to a name that is no repository; what its owners lead to is told by `ownersIn`. */
export function targetsIn(repositoryPrefix: string): NamesIn {
  const start = `${repositoryPrefix}:`;
  return (declaration) => {
    const { owners } = declaration;
    return targetsOf(declaration).filter((target) => !target.startsWith(start) && !owners.includes(target));
  };
}

/** Of all edges, without making these. */
function targetsOf(declaration: Declaration): string[] {
  const { brief } = declaration;
  return brief
    ? Array.from({ length: brief.edgeCount }, (_, index) => brief.nameOf(index).text)
    : declaration.edges.map(({ target }) => target);
}

export function tagsIn(policy: RestrictedPolicy): NamesIn {
  return (declaration) => (isWithheld(declaration, policy) ? [] : declaration.tags);
}

export function pairsOf(declarations: readonly Declaration[], namesIn: NamesIn): NamePair[] {
  return declarations.flatMap((declaration) => namesIn(declaration).map((name) => ({ name, of: nameOf(declaration) })));
}

/** Both names and what they lead to are sorted; an empty text leads to nothing. */
export function namesOf(pairs: readonly NamePair[]): Names {
  const names = new Map<string, Set<string>>();
  for (const { name, of } of pairs) {
    let group = names.get(name);
    if (!group) names.set(name, (group = new Set()));
    if (of !== "") group.add(of);
  }
  return Object.fromEntries(
    [...names].sort(([a], [b]) => comparePaths(a, b)).map(([name, group]) => [name, [...group].sort(comparePaths)]),
  );
}
