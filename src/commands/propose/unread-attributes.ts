/** Fields that an update writes into a mapping `attributes`, as graph records have them, where the record has its fields at its top. */
import type { Gate } from "../../load/gate.js";
import type { LayoutClass, Shape } from "../../layouts/layout.js";
import { recordPaths } from "../../layouts/record-pointer.js";
import { isMapping } from "../../memory/plain-data.js";
import { listed } from "../../rules/phrases.js";
import { isTellable } from "../../updates/member-name.js";

const NAME = "attributes";
const MAX_NAMED = 10;

/** Whether the layout, or a schema of the record, speaks of the mapping in records like those of a file. */
export function readsAttributes(path: string, kind: string | undefined, { layout, schemasFor }: Gate): boolean {
  const found = layout.classOf(path);
  if (!found) return true;
  return isInLayout(found) || schemasFor(found.name, kind).some(({ members }) => members.has(NAME));
}

function isInLayout({ shapes, edgeSources, bodyAttribute }: LayoutClass): boolean {
  const paths = [...shapes.flatMap(pathsOf), ...edgeSources.map(({ path }) => path)];
  return bodyAttribute === NAME || paths.some(([first]) => first === NAME);
}

function pathsOf({ when, each, patchWhen, fields }: Shape): (readonly string[])[] {
  const sources = Object.values(fields).flat();
  return [
    ...(when?.has ?? []),
    ...(when?.equals ?? []).map(([path]) => path),
    ...(each ? [each] : []),
    ...patchWhen,
    ...sources.flatMap(recordPaths),
  ];
}

/** What to write instead: `Write "tags" and "title" beside "id".` Names that may be texts of the sender's are left out. */
export function besideId(attributes: unknown): string {
  const names = isMapping(attributes) ? Object.keys(attributes) : [];
  const isTold = names.length > 0 && names.length <= MAX_NAMED && names.every(isTellable);
  const told = isTold
    ? listed(
        names.map((name) => `"${name}"`),
        "and",
      )
    : "what is in it";
  return `Write ${told} beside "id".`;
}
