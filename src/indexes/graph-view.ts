/** The graph as the index tells it: records, edges and what leads to them, in the specification's words. */
import type { Edge as EdgeView, Record as RecordView } from "../generated/types/graph-index.js";
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

/** A name and the records that have it: pairs, in no order. */
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
    edges: edges.sort(
      (a, b) => comparePaths(a.from, b.from) || comparePaths(a.kind, b.kind) || comparePaths(a.to, b.to),
    ),
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

/** Each pair once. */
export function ownerPairs(declarations: readonly Declaration[]): NamePair[] {
  return distinct(declarations, ({ owners }) => owners);
}

/** @param prefix of the ids of repositories, without the colon. */
export function repositoryPairs(declarations: readonly Declaration[], prefix: string): NamePair[] {
  const start = `${prefix}:`;
  return distinct(declarations, (declaration) => targetsOf(declaration).filter((target) => target.startsWith(start)));
}

/** What leads to a name that is no repository; what its owners lead to is told by `ownerPairs`. */
export function targetPairs(declarations: readonly Declaration[], repositoryPrefix: string): NamePair[] {
  const start = `${repositoryPrefix}:`;
  return distinct(declarations, (declaration) =>
    targetsOf(declaration).filter((target) => !target.startsWith(start) && !declaration.owners.includes(target)),
  );
}

/** Of all edges, without making these. */
function targetsOf(declaration: Declaration): string[] {
  const { brief } = declaration;
  return brief
    ? Array.from({ length: brief.edgeCount }, (_, index) => brief.nameOf(index).text)
    : declaration.edges.map(({ target }) => target);
}

export function tagPairs(declarations: readonly Declaration[], policy: RestrictedPolicy): NamePair[] {
  return distinct(declarations, (declaration) => (isWithheld(declaration, policy) ? [] : declaration.tags));
}

function distinct(
  declarations: readonly Declaration[],
  namesIn: (declaration: Declaration) => readonly string[],
): NamePair[] {
  const namesByRecord = new Map<string, Set<string>>();
  for (const declaration of declarations) {
    const of = nameOf(declaration);
    let names = namesByRecord.get(of);
    if (!names) namesByRecord.set(of, (names = new Set()));
    for (const name of namesIn(declaration)) names.add(name);
  }
  const pairs: NamePair[] = [];
  namesByRecord.forEach((names, of) => {
    names.forEach((name) => pairs.push({ name, of }));
  });
  return pairs;
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
