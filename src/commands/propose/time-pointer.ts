/** Where a file that holds one record has the time of its last change. */
import type { ResolvedLayout } from "../../layouts/layout.js";
import { recordPointer } from "../../layouts/record-pointer.js";
import type { Gate } from "../../load/gate.js";
import { visitFile } from "../../load/visit-records.js";
import type { Graph } from "../../memory/graph.js";
import type { Pointer } from "../../memory/place.js";
import { fieldPointer } from "../../rules/field-pointer.js";

/** @returns undefined where the graph has no record of the file, or the record has no place for a time. */
export function timePointer(path: string, { declarations }: Graph, layout: ResolvedLayout): Pointer | undefined {
  const declaration = declarations.find((each) => each.path === path);
  if (!declaration || declaration.root.length > 0) return undefined;
  const pointer = fieldPointer(declaration, "updatedAt", layout);
  return pointer.length > 0 ? pointer : undefined;
}

/** The same of a file as it would be, which no graph knows yet. */
export function timePointerIn(path: string, bytes: Uint8Array, gate: Gate): Pointer | undefined {
  const pointers: (Pointer | undefined)[] = [];
  visitFile(path, bytes, gate, ({ declaration, shape }) => {
    pointers.push(declaration.root.length > 0 ? undefined : recordPointer(shape, "updatedAt"));
  });
  return pointers[0];
}
