/** Where declarations of one id that are read as one record say different things (record families 2, merge mode). */
import type { Inspected } from "../layouts/extract.js";
import type { FieldName } from "../layouts/layout.js";
import { recordPaths, wholePaths } from "../layouts/record-pointer.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import type { DeclaredPlace, Disagreement } from "../memory/disagreement.js";
import type { Graph } from "../memory/graph.js";
import type { Pointer } from "../memory/place.js";
import { declarationKey, type Declaration } from "../memory/record.js";
import { comparePaths } from "../memory/tree.js";
import type { Gate } from "./gate.js";
import type { Memory } from "./read-memory.js";
import { visitRecords } from "./visit-records.js";

/** Of these the first that is not empty counts, whatever the others say. */
const FIRST_COUNTS: ReadonlySet<string> = new Set(["displayName", "description"]);

/**
 * For layouts that merge declarations: scalars must agree, mappings are compared key by key, lists unite. Patches
 * override and extensions add edges alone, so neither can disagree. In id order, one for each id and attribute.
 */
export async function findDisagreements(memory: Memory, graph: Graph, gate: Gate): Promise<readonly Disagreement[]> {
  const several = new Map<string, readonly Declaration[]>();
  for (const { id, kind, declarations } of graph.repeated) {
    // Records of two kinds have more in dispute than an attribute, and a rule that says so.
    const full = declarations.filter((declaration) => declaration.role === "record" && declaration.kind === kind);
    if (full.length > 1) several.set(id, full);
  }
  const wanted = new Set([...several.values()].flat().map(declarationKey));
  const paths = new Set([...several.values()].flat().map(({ path }) => path));
  const said = new Map<string, readonly Scalar[]>();
  await visitRecords(memory, paths, gate, (inspected) => {
    const place = declarationKey(inspected.declaration);
    if (wanted.has(place)) said.set(place, scalarsOf(inspected));
  });
  return [...several.keys()].sort(comparePaths).flatMap((id) => compare(id, several.get(id) ?? [], said));
}

function compare(
  id: string,
  declarations: readonly Declaration[],
  said: ReadonlyMap<string, readonly Scalar[]>,
): Disagreement[] {
  const first = new Map<string, { readonly text: string; readonly place: DeclaredPlace }>();
  const disagreements = new Map<string, Disagreement>();
  for (const declaration of declarations) {
    for (const { attribute, text, pointer } of said.get(declarationKey(declaration)) ?? []) {
      const { path, document } = declaration;
      const place = { path, document, pointer };
      const known = first.get(attribute);
      if (!known) first.set(attribute, { text, place });
      else if (known.text !== text && !disagreements.has(attribute)) {
        disagreements.set(attribute, { id, attribute, first: known.place, second: place });
      }
    }
  }
  return [...disagreements.values()];
}

interface Scalar {
  readonly attribute: string;
  /** JSON, or the source text of a number that JSON would not tell from another. */
  readonly text: string;
  /** From the root of the document. */
  readonly pointer: Pointer;
}

function scalarsOf({ declaration, value, shape, layoutClass, document }: Inspected): Scalar[] {
  const scalars: Scalar[] = [];
  const collect = (current: unknown, at: Pointer, names: readonly string[]): void => {
    if (isMapping(current)) {
      for (const [key, member] of Object.entries(current)) collect(member, [...at, key], [...names, key]);
    } else if (!Array.isArray(current) && current !== null && current !== undefined && current !== "") {
      const exact = typeof current === "number" ? document?.scalarText(at) : undefined;
      scalars.push({ attribute: names.join("."), text: exact ?? JSON.stringify(current), pointer: at });
    }
  };
  const attributes = wholePaths(shape.fields.attributes);
  const held = attributes.find((path) => isMapping(valueAt(value, path)));
  // Where attributes stand beside the id, what the layout reads itself is none of them.
  const envelope = new Set<string | undefined>([
    ...(["id", "kind"] satisfies FieldName[]).flatMap((field) =>
      (shape.fields[field] ?? []).flatMap(recordPaths).map(([key]) => key),
    ),
    ...shape.edges.map((index) => layoutClass.edgeSources[index]?.path[0]),
    ...shape.patchWhen.map(([key]) => key),
  ]);
  const source = held ? valueAt(value, held) : value;
  for (const [key, member] of Object.entries(isMapping(source) ? source : {})) {
    if (FIRST_COUNTS.has(key) || (!held && envelope.has(key))) continue;
    collect(member, [...declaration.root, ...(held ?? []), key], [key]);
  }
  return scalars;
}
