/** Whether a declaration that was made of a skeleton says what the full reading of its file gave. */
import type { BriefDeclaration } from "../layouts/brief-declaration.js";
import type { Declaration, Edge } from "../memory/record.js";

/** Whether two declarations say the same. */
export function isSame(brief: BriefDeclaration, full: Declaration): boolean {
  const texts = [
    "role",
    "id",
    "kind",
    "className",
    "shape",
    "path",
    "document",
    "title",
    "status",
    "updatedAt",
  ] as const;
  const lists = ["owners", "tags", "aliases", "sourceRefs"] as const;
  return (
    texts.every((name) => brief[name] === full[name]) &&
    brief.sensitivity === full.sensitivity &&
    full.root.length === 0 &&
    lists.every((name) => areSame(brief[name], full[name], (text, other) => text === other)) &&
    areSame(brief.edges, full.edges, isSameEdge)
  );
}

function areSame<Item>(items: readonly Item[], others: readonly Item[], same: (a: Item, b: Item) => boolean): boolean {
  return (
    items.length === others.length &&
    items.every((item, index) => {
      const other = others[index];
      return other !== undefined && same(item, other);
    })
  );
}

function isSameEdge(edge: Edge, other: Edge): boolean {
  const names = ["kind", "target", "written", "field", "slot", "form", "key", "derived"] as const;
  return names.every((name) => edge[name] === other[name]);
}
