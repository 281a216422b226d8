/** Where the change at hand took what an edge leads to. */
import { encodePath, linkTo, splitLink } from "../layouts/links.js";
import type { Change } from "../memory/change.js";
import type { StatedEdge } from "../memory/graph.js";
import { vanishedInChange } from "./broken-edge.js";
import type { GraphContext } from "./rule.js";

export interface MovedTarget {
  /** Id or path that it has now. */
  readonly name: string;
  /** What to write in the edge instead. */
  readonly write: string;
}

/** Undefined without a change, and where more than one place may be meant. */
export function movedTarget({ from, edge }: StatedEdge, context: GraphContext): MovedTarget | undefined {
  const { change, layout } = context;
  if (!change) return undefined;
  if (edge.form !== "link") {
    const id = vanishedInChange(edge.target, context)?.renamedTo?.id;
    return id === undefined ? undefined : { name: id, write: id };
  }
  const path = movedPaths(change).get(edge.target);
  if (path === undefined) return undefined;
  return { name: path, write: movedLink(path, from.path, edge.written ?? edge.target, layout.root) };
}

const MOVED = new WeakMap<Change, ReadonlyMap<string, string>>();

/** Files that are gone to the one file that has all of their records now. */
function movedPaths(change: Change): ReadonlyMap<string, string> {
  let moved = MOVED.get(change);
  if (!moved) {
    const gone = new Map<string, Set<string | undefined>>();
    for (const { path, kind } of change.files) if (kind === "deleted") gone.set(path, new Set());
    const renamed = new Map(change.vanished.map(({ before, renamedTo }) => [before.id, renamedTo]));
    for (const { path, id = "", role } of change.before.declarations) {
      const present = change.after.records.get(id) ?? renamed.get(id);
      const stands = present?.declarations.filter(({ role: other }) => other === "record" || other === "note") ?? [];
      const place = stands.length === 1 ? stands[0]?.path : undefined;
      // What amends a record elsewhere is not moved with it, and a copy that stood there before is not this one.
      const isMoved = role === "record" || role === "note";
      const copies = change.before.records.get(id)?.declarations ?? [];
      gone.get(path)?.add(isMoved && copies.every((copy) => copy.path !== place) ? place : undefined);
    }
    moved = new Map(
      [...gone].flatMap(([path, places]) => {
        const [place, ...others] = places;
        return place === undefined || others.length > 0 ? [] : [[path, place] as const];
      }),
    );
    MOVED.set(change, moved);
  }
  return moved;
}

/** In the manner of the link that was written: from the root or from the file's folder. */
function movedLink(path: string, from: string, written: string, root: string): string {
  return written.startsWith("/") && path.startsWith(root)
    ? `/${encodePath(path.slice(root.length))}${splitLink(written).behind}`
    : linkTo(encodePath(from), encodePath(path), written);
}
