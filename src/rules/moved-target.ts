/** Where the change at hand took what an edge leads to, or the file that a link is written in. */
import { scopeOfEdge } from "../layouts/id-scope.js";
import { addressOf, encodePath, linkTarget, linkTo, splitLink } from "../layouts/links.js";
import type { ResolvedLayout } from "../layouts/layout.js";
import type { Change } from "../memory/change.js";
import type { StatedEdge } from "../memory/graph.js";
import { withoutEscapes } from "../memory/link-escapes.js";
import type { Declaration, MemoryRecord } from "../memory/record.js";
import { vanishedInChange } from "./broken-edge.js";
import type { GraphContext } from "./rule.js";

export interface MovedTarget {
  /** Id or path that it has now. */
  readonly name: string;
  /** What to write in the edge instead. */
  readonly write: string;
  /** Present where the target is where it was, and the record that states the edge is not. */
  readonly stayed?: true;
}

/** Undefined without a change, and where more than one place may be meant. */
export function movedTarget({ from, edge }: StatedEdge, context: GraphContext): MovedTarget | undefined {
  const { change, layout } = context;
  if (!change) return undefined;
  if (edge.form !== "link") {
    const id = vanishedInChange(edge.target, context)?.renamedTo?.id;
    const scope = scopeOfEdge({ from, edge }, layout);
    return id?.startsWith(scope) ? { name: id.slice(scope.length), write: id.slice(scope.length) } : undefined;
  }
  const write = (path: string): string => linkInManner(path, from.path, edge.written ?? edge.target, layout.root);
  const path = movedPaths(change).get(edge.target);
  if (path !== undefined) return { name: path, write: write(path) };
  const former = formerTarget({ from, edge }, change, layout);
  if (former === undefined) return undefined;
  if (context.hasPath(former)) return { name: former, write: write(former), stayed: true };
  const both = movedPaths(change).get(former);
  return both === undefined ? undefined : { name: both, write: write(both) };
}

/** What a relative link led to from where its record stood before; undefined where that stood here, or in several places. */
export function formerTarget({ from, edge }: StatedEdge, change: Change, layout: ResolvedLayout): string | undefined {
  if (edge.form !== "link") return undefined;
  const address = addressOf(edge, layout.classes.get(from.className));
  if (address.startsWith("/")) return undefined;
  const place = formerPlace(from, change);
  return place === undefined ? undefined : linkTarget(place, address, layout.root);
}

interface Former {
  /** Paths of files that are gone. */
  readonly gone: ReadonlySet<string>;
  /** Records that have another id now, by that. */
  readonly renamed: ReadonlyMap<string, MemoryRecord>;
}

const FORMER = new WeakMap<Change, Former>();

function formerPlace({ id, path }: Declaration, change: Change): string | undefined {
  let former = FORMER.get(change);
  if (!former) {
    former = {
      gone: new Set(change.files.flatMap((file) => (file.kind === "deleted" ? [file.path] : []))),
      renamed: new Map(
        change.vanished.flatMap(({ before, renamedTo }) => (renamedTo ? [[renamedTo.id, before] as const] : [])),
      ),
    };
    FORMER.set(change, former);
  }
  if (id === undefined || former.gone.size === 0) return undefined;
  const was = change.before.records.get(id) ?? former.renamed.get(id);
  const [place, ...others] = was?.declarations ?? [];
  if (!place || others.length > 0 || place.path === path) return undefined;
  return former.gone.has(place.path) ? place.path : undefined;
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
      const places = gone.get(path);
      if (!places) continue;
      const present = change.after.records.get(id) ?? renamed.get(id);
      const stands = present?.declarations.filter(({ role: other }) => other === "record" || other === "note") ?? [];
      const place = stands.length === 1 ? stands[0]?.path : undefined;
      // What amends a record elsewhere is not moved with it, and a copy that stood there before is not this one.
      const isMoved = role === "record" || role === "note";
      const copies = change.before.records.get(id)?.declarations ?? [];
      places.add(isMoved && copies.every((copy) => copy.path !== place) ? place : undefined);
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

/** A link to a file in the manner of the one that was written: from the root or from the file's folder. */
export function linkInManner(path: string, from: string, written: string, root: string): string {
  return withoutEscapes(written).startsWith("/") && path.startsWith(root)
    ? `/${encodePath(path.slice(root.length))}${splitLink(written).behind}`
    : linkTo(encodePath(from), encodePath(path), written);
}
