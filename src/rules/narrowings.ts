/** What one ontology allows and a later one does not (decision 9). */
import type { EdgeKind, NodeKind, Ontology } from "../memory/ontology.js";
import type { Anchor } from "../memory/place.js";

export interface Narrowing {
  /** A clause: `the node kind "Tool" is removed`. */
  readonly text: string;
  /** The kind in the later ontology, where it still stands. */
  readonly at?: Anchor;
}

export function narrowings(before: Ontology, after: Ontology): readonly Narrowing[] {
  const found: Narrowing[] = [];
  for (const kind of before.nodeKinds.values()) {
    const next = after.nodeKinds.get(kind.name);
    if (!next) found.push({ text: `the node kind "${kind.name}" is removed` });
    else for (const what of nodeNarrowings(kind, next)) found.push({ text: `"${kind.name}" ${what}`, at: next.at });
  }
  for (const kind of before.edgeKinds.values()) {
    const next = after.edgeKinds.get(kind.name);
    if (!next) found.push({ text: `the edge kind "${kind.name}" is removed` });
    else for (const what of edgeNarrowings(kind, next)) found.push({ text: `"${kind.name}" ${what}`, at: next.at });
  }
  return found;
}

function nodeNarrowings(before: NodeKind, after: NodeKind): string[] {
  const required = after.required.filter((name) => !before.required.includes(name));
  const attributes = Object.keys(after.attributes ?? {}).filter((name) => narrowsSchema(before, after, name));
  const transitions = after.transitions !== undefined && !allowsAll(before.transitions, after.transitions);
  return [
    ...required.map((name) => `requires "${name}"`),
    ...attributes.map((name) => `holds "${name}" to another form`),
    ...(narrowsSet(before.statuses, after.statuses) ? ["allows fewer statuses"] : []),
    ...(transitions ? ["allows fewer transitions"] : []),
    ...(after.idPattern !== undefined && after.idPattern !== before.idPattern ? ["has another id pattern"] : []),
    ...(after.prefix !== undefined && after.prefix !== before.prefix ? ["has another id prefix"] : []),
  ];
}

function edgeNarrowings(before: EdgeKind, after: EdgeKind): string[] {
  return [
    ...(narrowsSet(before.from, after.from) ? ["starts from fewer kinds"] : []),
    ...(narrowsSet(before.to, after.to) ? ["leads to fewer kinds"] : []),
    ...(narrowsCardinality(before, after) ? [`has the cardinality ${after.cardinality ?? ""}`] : []),
    ...(after.acyclic === true && before.acyclic !== true ? ["must not form cycles"] : []),
    ...(before.external === true && after.external !== true ? ["no longer leads outside"] : []),
  ];
}

/** No set stands for everything. */
function narrowsSet(before: Iterable<string> | undefined, after: Iterable<string> | undefined): boolean {
  if (after === undefined) return false;
  if (before === undefined) return true;
  const allowed = new Set(after);
  return [...before].some((name) => !allowed.has(name));
}

function narrowsCardinality(
  { cardinality: before = "N:N" }: EdgeKind,
  { cardinality: after = "N:N" }: EdgeKind,
): boolean {
  const [sources, targets] = after.split(":");
  const [sourcesBefore, targetsBefore] = before.split(":");
  return (sources === "1" && sourcesBefore !== "1") || (targets === "1" && targetsBefore !== "1");
}

function allowsAll(before: NodeKind["transitions"], after: NonNullable<NodeKind["transitions"]>): boolean {
  if (before === undefined) return false;
  return Object.entries(before).every(([from, to]) => {
    const next = Object.hasOwn(after, from) ? after[from] : undefined;
    return to.every((status) => next?.includes(status) === true);
  });
}

/** A longer `enum` allows more; any other difference may allow less. */
function narrowsSchema(before: NodeKind, after: NodeKind, name: string): boolean {
  const next = after.attributes?.[name];
  const known = before.attributes && Object.hasOwn(before.attributes, name) ? before.attributes[name] : undefined;
  if (JSON.stringify(known) === JSON.stringify(next)) return false;
  const allowed = onlyEnum(next);
  const allowedBefore = onlyEnum(known);
  if (!allowed || !allowedBefore) return true;
  const texts = new Set(allowed.map((value) => JSON.stringify(value)));
  return allowedBefore.some((value) => !texts.has(JSON.stringify(value)));
}

function onlyEnum(schema: unknown): readonly unknown[] | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const entries = Object.entries(schema);
  const [entry] = entries;
  return entries.length === 1 && entry?.[0] === "enum" && Array.isArray(entry[1]) ? entry[1] : undefined;
}
