/** Ids that count in one file alone: what stands before them in the whole memory, which files do not write. */
import type { StatedEdge } from "../memory/graph.js";
import type { Declaration } from "../memory/record.js";
import type { EdgeSource, ResolvedLayout } from "./layout.js";
import { idWithin, placeText } from "./place-text.js";

/** Empty for an edge to ids that count everywhere. */
export function scopeOfEdge({ from, edge }: StatedEdge, layout: ResolvedLayout): string {
  const source = layout.classes.get(from.className)?.edgeSources[edge.field];
  if (source?.within === undefined || edge.written === undefined) return "";
  return edge.target.slice(0, -edge.written.length);
}

/** The file that a field of the record names, whose ids an edge leads to: from the root of the memory. */
export function namedFileOf(stated: StatedEdge, layout: ResolvedLayout): string | undefined {
  const source = layout.classes.get(stated.from.className)?.edgeSources[stated.edge.field];
  return Array.isArray(source?.within) ? scopeOfEdge(stated, layout).slice(0, -1) : undefined;
}

/** Empty for a record whose id counts everywhere. */
export function scopeOfId({ className, shape, path }: Declaration, layout: ResolvedLayout): string {
  for (const source of layout.classes.get(className)?.shapes[shape]?.fields.id ?? []) {
    if (source.from !== "record" || source.within === undefined) continue;
    return idWithin(placeText(path, layout.root, source.within), "");
  }
  return "";
}

/** Whether a record is itself the one edge that is read there. */
export function isItself(source: EdgeSource | undefined): boolean {
  return source?.form === "list" && source.path.length === 0;
}

/** What a record writes to have an id; undefined where it can have no such id. */
export function writtenId(id: string, declaration: Declaration, layout: ResolvedLayout): string | undefined {
  const scope = scopeOfId(declaration, layout);
  return id.startsWith(scope) ? id.slice(scope.length) : undefined;
}

/** Kinds of edges to files by which other edges of their records know whose ids they lead to. */
export function kindsOfNamedFiles({ classes }: ResolvedLayout): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const { edgeSources } of classes.values()) {
    const names = new Set(edgeSources.flatMap(({ within }) => (Array.isArray(within) ? within.join("\0") : [])));
    for (const { form, path, kind } of edgeSources) {
      if (form === "paths" && kind !== undefined && names.has(path.join("\0"))) kinds.add(kind);
    }
  }
  return kinds;
}
