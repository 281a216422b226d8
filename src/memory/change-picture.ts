/** A change as records and edges that came, went or broke: what a person is shown of it. */
import type { Change } from "./change.js";
import { compareEdges } from "./edge-order.js";
import type { Graph } from "./graph.js";
import { kindPrefixes, leadsOutside, type Ontology } from "./ontology.js";
import type { Edge, MemoryRecord } from "./record.js";
import { comparePaths } from "./tree.js";

export interface PictureRecord {
  readonly id: string;
  readonly title: string | undefined;
}

/** `broken`: it leads to a record that does not exist, and did not do so before. */
export type EdgeState = "added" | "removed" | "broken";

export interface PictureEdge {
  readonly from: string;
  readonly kind: string;
  readonly to: string;
  readonly state: EdgeState;
}

/** Every list is sorted by id, edges by their from, kind and target. */
export interface ChangePicture {
  readonly added: readonly PictureRecord[];
  readonly changed: readonly PictureRecord[];
  readonly deleted: readonly PictureRecord[];
  /** Records whose file can no longer be read. */
  readonly unreadable: readonly PictureRecord[];
  /** Written edges between records; of Markdown links those alone that lead to a record which is gone with its file, and no derived ones. */
  readonly edges: readonly PictureEdge[];
  /** Titles of records that the change leaves as they are, where an edge of the picture touches them. */
  readonly neighbours: ReadonlyMap<string, PictureRecord>;
  /** Number of files that differ, whether or not they hold records. */
  readonly files: number;
  /** Paths of the files that the change deletes. */
  readonly deletedFiles: ReadonlySet<string>;
}

/**
 * @param ontology the gate's: it says which targets lie outside the memory (decision 10).
 * @param notePath the file of a target that may be the path of a note.
 */
export function changePicture(
  change: Change,
  ontology: Ontology,
  notePath: (target: string) => string | undefined,
): ChangePicture {
  const changed = change.changed.map(({ after }) => after);
  const gone = change.vanished.map(({ before }) => before);
  const touched = new Set([...change.added, ...changed, ...gone].map(({ id }) => id));
  const deletedFiles = new Set(change.files.filter(({ kind }) => kind === "deleted").map(({ path }) => path));
  const namesNote = (target: string): boolean => {
    const path = notePath(target);
    return path !== undefined && !deletedFiles.has(path);
  };
  const edges = [
    ...pictureEdges(change, touched, leadsNowhere(ontology, namesNote)),
    ...brokenLinks(change, deletedFiles),
  ].sort(compareEdges);
  return {
    added: sorted(change.added),
    changed: sorted(changed),
    deleted: sorted(gone),
    unreadable: sorted(change.unreadable),
    edges,
    neighbours: neighboursOf(edges, change.after, touched),
    files: change.files.length,
    deletedFiles,
  };
}

/** Whether an edge leads to a record that a graph should have and has not. */
type LeadsNowhere = (edge: Edge, graph: Graph) => boolean;

/** @param namesNote whether a target names a note that the change does not delete. */
function leadsNowhere(ontology: Ontology, namesNote: (target: string) => boolean): LeadsNowhere {
  const prefixes = kindPrefixes(ontology);
  return ({ kind, target }, graph) =>
    !graph.records.has(target) && !leadsOutside({ kind, target }, ontology, prefixes) && !namesNote(target);
}

/** @param touched ids of the records that the change adds, edits or deletes. */
function pictureEdges(change: Change, touched: ReadonlySet<string>, isBroken: LeadsNowhere): PictureEdge[] {
  const gone = change.vanished.map(({ before }) => before);
  const former = new Map(change.vanished.map(({ before, renamedTo }) => [renamedTo, before]));
  const edges = [
    ...change.added.flatMap((record) =>
      differingEdges(
        undefined,
        record,
        change,
        isBroken,
        brokenThroughout(former.get(record), record, change, isBroken),
      ),
    ),
    ...change.changed.flatMap(({ before, after }) => differingEdges(before, after, change, isBroken)),
    ...change.vanished.flatMap(({ before, renamedTo }) =>
      differingEdges(before, undefined, change, isBroken, brokenThroughout(before, renamedTo, change, isBroken)),
    ),
  ];
  for (const { id } of gone) {
    for (const { from, edge } of change.after.incoming(id)) {
      if (from.id === undefined || touched.has(from.id) || !isWritten(edge) || !isBroken(edge, change.after)) continue;
      edges.push({ from: from.id, kind: edge.kind, to: id, state: "broken" });
    }
  }
  return edges;
}

/** Links to the files of records that are gone with them. */
function brokenLinks({ after, vanished }: Change, deletedFiles: ReadonlySet<string>): PictureEdge[] {
  const edges = new Map<string, PictureEdge>();
  for (const { before: gone } of vanished) {
    if (!deletedFiles.has(gone.primary.path)) continue;
    for (const { from, edge } of after.incoming(gone.primary.path)) {
      if (edge.form !== "link" || from.id === undefined) continue;
      const broken: PictureEdge = { from: from.id, kind: edge.kind, to: gone.id, state: "broken" };
      edges.set(JSON.stringify(broken), broken);
    }
  }
  return [...edges.values()];
}

/** Edges of a record that got another id which led nowhere before and lead nowhere still: they neither came nor went. */
function brokenThroughout(
  before: MemoryRecord | undefined,
  after: MemoryRecord | undefined,
  change: Change,
  isBroken: LeadsNowhere,
): ReadonlySet<string> {
  if (!before || !after) return NONE;
  const is = writtenEdges(after);
  const stayed = [...writtenEdges(before)].filter(
    ([key, edge]) => is.has(key) && isBroken(edge, change.before) && isBroken(edge, change.after),
  );
  return new Set(stayed.map(([key]) => key));
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Edges of one record that came, went or broke.
 * @param unchanged those of which nothing is to be said.
 */
function differingEdges(
  before: MemoryRecord | undefined,
  after: MemoryRecord | undefined,
  change: Change,
  isBroken: LeadsNowhere,
  unchanged = NONE,
): PictureEdge[] {
  const [was, is] = [writtenEdges(before), writtenEdges(after)];
  const from = (after ?? before)?.id ?? "";
  const pictured = ({ kind, target }: Edge, state: EdgeState): PictureEdge => ({ from, kind, to: target, state });
  const edges: PictureEdge[] = [];
  for (const [key, edge] of is) {
    if (unchanged.has(key)) continue;
    const known = was.get(key);
    if (isBroken(edge, change.after)) {
      if (!known || !isBroken(known, change.before)) edges.push(pictured(edge, "broken"));
    } else if (!known) edges.push(pictured(edge, "added"));
  }
  for (const [key, edge] of was) if (!is.has(key) && !unchanged.has(key)) edges.push(pictured(edge, "removed"));
  return edges;
}

function neighboursOf(
  edges: readonly PictureEdge[],
  graph: Graph,
  touched: ReadonlySet<string>,
): ReadonlyMap<string, PictureRecord> {
  const neighbours = new Map<string, PictureRecord>();
  for (const id of edges.flatMap(({ from, to }) => [from, to])) {
    const record = graph.records.get(id);
    if (record && !touched.has(id)) neighbours.set(id, pictureRecord(record));
  }
  return neighbours;
}

function writtenEdges(record: MemoryRecord | undefined): ReadonlyMap<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const declaration of record?.declarations ?? []) {
    for (const edge of declaration.edges) if (isWritten(edge)) edges.set(`${edge.kind}\0${edge.target}`, edge);
  }
  return edges;
}

function isWritten({ form, derived }: Edge): boolean {
  return form !== "link" && derived === undefined;
}

function pictureRecord({ id, primary }: MemoryRecord): PictureRecord {
  return { id, title: primary.title };
}

function sorted(records: readonly MemoryRecord[]): PictureRecord[] {
  return records.map(pictureRecord).sort((a, b) => comparePaths(a.id, b.id));
}
