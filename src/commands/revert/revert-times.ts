/** Times of records that a revert would set back: the gate lets no time go back, and what changes now is of now. */
import type { ResolvedLayout } from "../../layouts/layout.js";
import { parseInstant, timeOfText, utcDay, utcSeconds } from "../../memory/instant.js";
import type { Limits } from "../../memory/document.js";
import type { Graph } from "../../memory/graph.js";
import { valueAt } from "../../memory/plain-data.js";
import type { Declaration } from "../../memory/record.js";
import { OpenFile } from "../../parse/open-file.js";
import { formatOf } from "../../parse/parse-file.js";
import { fieldPointer } from "../../rules/field-pointer.js";
import { editRecord } from "../../updates/edit-record.js";
import { declarationsIn, formOf } from "../../updates/working-file.js";

/** A file's bytes with the time of now in each record whose time would go back. A time of today that is later still stays. */
export type TimeKeeping = (path: string, bytes: Uint8Array) => Uint8Array;

export interface TimeKeepingInput {
  /** What the memory says today. */
  readonly graph: Graph;
  readonly layout: ResolvedLayout;
  readonly limits: Limits;
  readonly now: Date;
}

export function timeKeeping({ graph, layout, limits, now }: TimeKeepingInput): TimeKeeping {
  return (path, bytes) => {
    const form = formOf(path, layout, limits);
    let result = bytes;
    const declarations = ((form && declarationsIn(form, bytes)) ?? []).map(({ declaration }) => declaration);
    const ids = new Set(declarations.map(({ id }) => id));
    for (const declaration of declarations) {
      const today = todayOf(declaration, graph) ?? renamedOf(declaration, graph, ids);
      const [was, is] = [today?.updatedAt ?? "", declaration.updatedAt ?? ""];
      if (!(timeOfText(is) < timeOfText(was))) continue;
      const text = (parseInstant(was)?.dateOnly === true ? utcDay : utcSeconds)(now);
      result = withTime(result, declaration, layout, timeOfText(text) > timeOfText(was) ? text : was) ?? result;
    }
    return result;
  };
}

/** The record as it is today, in the same file where it stands in several. */
function todayOf({ id, path, role }: Declaration, { records }: Graph): Declaration | undefined {
  const record = id === undefined ? undefined : records.get(id);
  const own = record?.declarations.find((other) => other.path === path && other.role === role);
  return own ?? record?.primary;
}

/** What stands in its place today under an id that goes: the record gets its former id back. */
function renamedOf(
  { path, document, root, role, kind }: Declaration,
  { declarations }: Graph,
  ids: ReadonlySet<string | undefined>,
): Declaration | undefined {
  return declarations.find(
    (other) =>
      other.path === path &&
      other.document === document &&
      other.root.join("\0") === root.join("\0") &&
      other.role === role &&
      other.kind === kind &&
      !ids.has(other.id),
  );
}

/** Undefined where the record has no such field that can be written. */
function withTime(
  bytes: Uint8Array,
  declaration: Declaration,
  layout: ResolvedLayout,
  value: string,
): Uint8Array | undefined {
  const { path, document, root } = declaration;
  const format = formatOf(path);
  const field = fieldPointer(declaration, "updatedAt", layout);
  if (!format || field.length === 0) return undefined;
  const pointer = [...root, ...field];
  const written = valueAt(new OpenFile(path, format, bytes).content(document)?.value, pointer);
  return typeof written === "string" ? editRecord(path, bytes, document, [{ pointer, value }]) : undefined;
}
