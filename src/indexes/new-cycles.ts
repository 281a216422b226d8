/** Which kinds of edges may have cycles that the base did not have. */
import type { Ontology } from "../memory/ontology.js";
import type { Declaration, Edge } from "../memory/record.js";
import { NeedsFullCheck } from "./needs-full-check.js";
import type { StoredFinding } from "./stored-finding.js";

/** Records that may be followed to see whether a new edge closes a cycle. */
const MAX_FOLLOWED = 5000;

export interface ChangedEdges {
  /** Problems that the base had. */
  readonly findings: readonly StoredFinding[];
  /** Declarations of the files that differ, as the base has them. */
  readonly before: readonly Declaration[];
  /** Declarations of the files that differ, as the judged tree has them. */
  readonly after: readonly Declaration[];
  readonly ontology: Ontology;
}

/** Declarations of files that do not differ, by the index of the base. */
export interface GroupsByIndex {
  /** Makes what is asked next come at once. */
  prefetch(ids: readonly string[]): Promise<void>;
  unchanged(id: string): Promise<readonly Declaration[]>;
}

/**
 * A cycle that was not there goes through an edge that was not there.
 * @returns names of the kinds.
 * @throws NeedsFullCheck where the base has cycles of one that changes, or too many records follow by it.
 */
export async function kindsWithNewCycles(change: ChangedEdges, groups: GroupsByIndex): Promise<string[]> {
  const { before, after, ontology, findings } = change;
  const kinds: string[] = [];
  for (const { name, acyclic } of ontology.edgeKinds.values()) {
    if (acyclic !== true) continue;
    const states = ({ edges }: Declaration) => edges.some(({ kind }) => kind === name);
    if (!before.some(states) && !after.some(states)) continue;
    if (findings.some(({ problem }) => problem.rule === "graph/cycle" && problem.subject?.startsWith(`${name} `))) {
      throw new NeedsFullCheck(`the base has cycles of ${name}`);
    }
    const known = new Set(before.flatMap((from) => from.edges.map((edge) => linkKey(from, edge))));
    const isNew = (from: Declaration, edge: Edge) => edge.kind === name && !known.has(linkKey(from, edge));
    const sources = after.filter((from) => from.edges.some((edge) => isNew(from, edge))).flatMap(({ id }) => id ?? []);
    if (await leadsBack(name, new Set(sources), after, groups)) kinds.push(name);
  }
  return kinds;
}

/** All of them are followed to their ends, so that what they lead to is at hand. */
async function leadsBack(
  kind: string,
  sources: ReadonlySet<string>,
  after: readonly Declaration[],
  groups: GroupsByIndex,
): Promise<boolean> {
  const seen = new Set<string>();
  let closes = false;
  let frontier = [...sources];
  while (frontier.length > 0) {
    const next: string[] = [];
    await groups.prefetch(frontier);
    for (const id of frontier) {
      if (seen.has(id)) continue;
      seen.add(id);
      if (seen.size > MAX_FOLLOWED) throw new NeedsFullCheck(`more than ${MAX_FOLLOWED} records follow by ${kind}`);
      const group = [...(await groups.unchanged(id)), ...after].filter((declaration) => declaration.id === id);
      for (const edge of group.flatMap(({ edges }) => edges)) {
        if (edge.kind !== kind || edge.form === "link") continue;
        if (sources.has(edge.target)) closes = true;
        next.push(edge.target);
      }
    }
    frontier = next;
  }
  return closes;
}

function linkKey({ id }: Declaration, { kind, target }: Edge): string {
  return JSON.stringify([id, kind, target]);
}
