/** Times of records that a revert would set back: the gate lets no time go back, and what changes now is of now. */
import type { ResolvedLayout } from "../../layouts/layout.js";
import { recordPointer } from "../../layouts/record-pointer.js";
import { addTo, grouped } from "../../memory/grouped.js";
import { parseInstant, timeOfText, utcDay, utcSeconds } from "../../memory/instant.js";
import type { Finding, RuleId } from "../../memory/finding.js";
import type { Limits } from "../../memory/document.js";
import type { Graph } from "../../memory/graph.js";
import { valueAt } from "../../memory/plain-data.js";
import type { Declaration } from "../../memory/record.js";
import { applyTextEdits } from "../../parse/edit.js";
import type { StructuralEdit } from "../../parse/edit-value.js";
import type { EditedFile } from "../../updates/revert-change.js";
import { declarationsIn, formOf, WorkingFile } from "../../updates/working-file.js";

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
  const present = new PresentRecords(graph);
  return (path, bytes) => {
    const form = formOf(path, layout, limits);
    const records = form && declarationsIn(form, bytes);
    if (!records) return bytes;
    const ids = new Set(records.map(({ declaration }) => declaration.id));
    const edits = new Map<number, StructuralEdit[]>();
    for (const { declaration, shape, value } of records) {
      const time = timeToKeep(declaration, present.of(declaration, ids), now);
      const field = recordPointer(shape, "updatedAt");
      if (time === undefined || !field || typeof valueAt(value, field) !== "string") continue;
      const { document, root } = declaration;
      const edit: StructuralEdit = { kind: "set", pointer: [...root, ...field], value: time };
      addTo(edits, document, edit);
    }
    return edits.size === 0 ? bytes : edited(new WorkingFile(form, bytes), edits);
  };
}

/**
 * Files in which no record is other than today under the time of today: the change may have left the time as it was, and the
 * revert is one more change.
 * @param findings of the revert as a change; where the repository gives such a time no weight, it stays.
 * @returns the same list where there is nothing to move.
 */
export function withTimesMoved(files: readonly EditedFile[], findings: readonly Finding[]): readonly EditedFile[] {
  const edits = grouped(
    findings
      .filter(({ rule, subject, accepted }) => rule === TIME_RULE && subject === "still" && accepted === undefined)
      .flatMap(({ suggestion }) => suggestion?.edits ?? []),
    ({ path }) => path,
  );
  if (edits.size === 0) return files;
  return files.map((file) => {
    const own = edits.get(file.path);
    if (!own || !file.bytes) return file;
    return { ...file, bytes: Buffer.from(applyTextEdits(Buffer.from(file.bytes).toString("utf8"), own)) };
  });
}

const TIME_RULE: RuleId = "change/updated-at";

/** Undefined where the record's time would not go back. */
function timeToKeep({ updatedAt }: Declaration, present: Declaration | undefined, now: Date): string | undefined {
  const was = present?.updatedAt ?? "";
  if (!(timeOfText(updatedAt ?? "") < timeOfText(was))) return undefined;
  const text = (parseInstant(was)?.dateOnly === true ? utcDay : utcSeconds)(now);
  return timeOfText(text) > timeOfText(was) ? text : was;
}

/** What of it can be written. */
function edited(file: WorkingFile, edits: ReadonlyMap<number, readonly StructuralEdit[]>): Uint8Array {
  file.editWherePossible("now", edits);
  return Buffer.from(file.mark + (file.text("now") ?? ""));
}

/** Finds the declarations of today for those that a file would have again. */
class PresentRecords {
  readonly #graph: Graph;
  #byPlace: ReadonlyMap<string, readonly Declaration[]> | undefined;

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** @param ids that the file would have again: another id in the same place goes, and the record gets its former one back. */
  of(declaration: Declaration, ids: ReadonlySet<string | undefined>): Declaration | undefined {
    return this.#sameId(declaration) ?? this.#inPlace(placeOf(declaration)).find(({ id }) => !ids.has(id));
  }

  /** In the same file where it stands in several. */
  #sameId({ id, path, role }: Declaration): Declaration | undefined {
    const record = id === undefined ? undefined : this.#graph.records.get(id);
    const own = record?.declarations.find((other) => other.path === path && other.role === role);
    return own ?? record?.primary;
  }

  #inPlace(place: string): readonly Declaration[] {
    this.#byPlace ??= grouped(this.#graph.declarations, placeOf);
    return this.#byPlace.get(place) ?? [];
  }
}

function placeOf({ path, document, root, role, kind }: Declaration): string {
  return JSON.stringify([path, document, root, role, kind]);
}
