/** One declaration as a line of a shard: what the rules about graphs ask of it, and nothing that other records decide. */
import type { Edge as EdgeItem, IndexRecord } from "../generated/types/index-record.js";
import { isMapping } from "../memory/plain-data.js";
import type { Declaration, Edge } from "../memory/record.js";
import { brokenIndex } from "./needs-full-check.js";
import { shardKey } from "./shards.js";
import { isCount, isOptional, isPointer, isText, isTexts, parseJson } from "./shape.js";

/** By the number that an edge is written with. */
const FORMS = ["string", "target", "attributes", "link"] as const;
const FORM_NUMBERS = { string: 0, target: 1, attributes: 2, link: 3 } as const;
const ROLES: ReadonlySet<unknown> = new Set(["record", "patch", "extension", "note", undefined]);

/**
 * Without a line end. The same declaration gives the same bytes, always. One member is set after the other, since a memory
 * has a hundred thousand such lines.
 */
export function recordLine(declaration: Declaration): string {
  const { id, role, kind, className, shape, path, document, root, status, owners, updatedAt, sensitivity } =
    declaration;
  const { sourceRefs, missing = [], edges } = declaration;
  const line: Partial<IndexRecord> = {};
  if (id !== undefined) line.id = id;
  if (role !== "record") line.role = role;
  if (kind !== undefined) line.kind = kind;
  line.class = className;
  if (shape !== 0) line.shape = shape;
  line.path = path;
  if (document !== 0) line.document = document;
  if (root.length > 0) line.root = [...root];
  if (status !== undefined) line.status = status;
  if (owners.length > 0) line.owners = [...owners];
  if (updatedAt !== undefined) line.updatedAt = updatedAt;
  if (sensitivity !== undefined) line.sensitivity = sensitivity;
  if (sourceRefs.length > 0) line.sourceRefs = [...sourceRefs];
  if (missing.length > 0) line.missing = [...missing];
  if (edges.length > 0) line.edges = edges.map(edgeItem);
  return JSON.stringify(line);
}

/**
 * Title, tags and aliases are not in the index: no rule about graphs asks for them.
 * @throws NeedsFullCheck where the line declares nothing.
 */
export function parseRecordLine(text: string): Declaration {
  const line = parseJson(text);
  if (!isRecordLine(line)) throw brokenIndex("a line of its records declares nothing");
  return {
    role: line.role ?? "record",
    id: line.id,
    kind: line.kind,
    className: line.class,
    shape: line.shape ?? 0,
    path: line.path,
    document: line.document ?? 0,
    root: line.root ?? [],
    title: undefined,
    status: line.status,
    owners: line.owners ?? [],
    updatedAt: line.updatedAt,
    tags: [],
    sensitivity: line.sensitivity,
    aliases: [],
    sourceRefs: line.sourceRefs ?? [],
    edges: (line.edges ?? []).map(edgeOf),
    ...(line.missing && { missing: line.missing }),
  };
}

/** Where a line with an id begins: `recordLine` writes the id first. */
export const ID_START = '{"id":"';

/**
 * The shard key of a line, for the price of its first member.
 * @throws NeedsFullCheck where the line declares nothing.
 */
export function keyOfLine(text: string): string {
  const end = text.startsWith(ID_START) ? text.indexOf('"', ID_START.length) : -1;
  const id = text.slice(ID_START.length, Math.max(end, 0));
  if (end !== -1 && !id.includes("\\")) return shardKey(id, "");
  const { id: parsed, path } = parseRecordLine(text);
  return shardKey(parsed, path);
}

function isRecordLine(line: unknown): line is IndexRecord {
  if (!isMapping(line)) return false;
  const { id, kind, status, updatedAt, sensitivity, shape, document, root, owners, sourceRefs, missing, edges } = line;
  return (
    isText(line["class"]) &&
    isText(line["path"]) &&
    ROLES.has(line["role"]) &&
    [id, kind, status, updatedAt, sensitivity].every((member) => isOptional(member, isText)) &&
    isOptional(shape, isCount) &&
    isOptional(document, isCount) &&
    isOptional(root, isPointer) &&
    [owners, sourceRefs, missing].every((member) => isOptional(member, isTexts)) &&
    isOptional(edges, (list) => Array.isArray(list) && list.every(isEdgeItem))
  );
}

function isEdgeItem(item: unknown): item is EdgeItem {
  if (!Array.isArray(item)) return false;
  const [kind, target, field, slot, form, rest] = item as readonly unknown[];
  return (
    isText(kind) &&
    isText(target) &&
    isCount(field) &&
    (slot === -1 || isCount(slot)) &&
    isCount(form) &&
    form < FORMS.length &&
    isOptional(
      rest,
      (more) =>
        isMapping(more) &&
        isOptional(more["written"], isText) &&
        [undefined, "to", "id"].includes(more["key"] as undefined) &&
        [undefined, true, "owner"].includes(more["derived"] as undefined),
    )
  );
}

function edgeItem({ kind, target, field, slot, form, written, key, derived }: Edge): EdgeItem {
  const number = FORM_NUMBERS[form];
  if (written === undefined && key === undefined) {
    return derived === undefined
      ? [kind, target, field, slot, number]
      : [kind, target, field, slot, number, { derived }];
  }
  const rest = {
    ...(written !== undefined && { written }),
    ...(key !== undefined && { key }),
    ...(derived !== undefined && { derived }),
  };
  return [kind, target, field, slot, number, rest];
}

function edgeOf([kind, target, field, slot, form, rest]: EdgeItem): Edge {
  return {
    kind,
    target,
    field,
    slot,
    form: FORMS[form],
    written: rest?.written,
    key: rest?.key,
    derived: rest?.derived,
  };
}
