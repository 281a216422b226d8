/** Merges what is proposed for a file of several records into the file as it is now: record by record, each field by field. */
import type { Inspected } from "../layouts/extract.js";
import { recordPointer } from "../layouts/record-pointer.js";
import { append } from "../memory/append.js";
import type { FieldConflict } from "../memory/judged-update.js";
import { isMapping, type Mapping } from "../memory/plain-data.js";
import { isSame } from "../memory/three-way.js";
import { isNameless, keyed, replacements, type Keyed } from "./keyed-records.js";
import { mergeFields, type MergedRecord } from "./merge-record.js";
import { editsBetween } from "./value-edits.js";
import { documentTexts, WorkingFile, type FileForm } from "./working-file.js";

/** Bytes of the file. */
interface Sides {
  readonly main: Uint8Array;
  /** What the proposal began with; undefined where the file came meanwhile. */
  readonly base: Uint8Array | undefined;
  readonly wanted: Uint8Array;
}

/**
 * Records are known again by role and id; lines of JSON Lines without an id by what they say. What the proposal adds comes behind
 * the others, in its order there.
 * @returns undefined where not every document is one record, nobody can tell what became of one, or the result cannot be written.
 */
export function mergeRecords(form: FileForm, { main, base, wanted }: Sides): MergedRecord | undefined {
  const [was, is, goal] = [base, main, wanted].map((bytes) => recordOfEach(form, bytes));
  if (!was || !is || !goal || isAnyLost({ was, is, goal })) return undefined;
  return new RecordMerge(new WorkingFile(form, main), { was, is, goal }).run(wanted);
}

/** Undefined where a document says something that belongs to no record of its own: it would be lost. */
function recordOfEach(form: FileForm, bytes: Uint8Array | undefined): Keyed | undefined {
  const records = keyed(form, bytes, form.format === "jsonl");
  if (!records || !bytes) return records;
  const isOfEach = [...records.values()].every(({ declaration, value }, index) => {
    return declaration.root.length === 0 && declaration.document === index && isMapping(value);
  });
  return isOfEach && documentTexts(form, bytes).length === records.size ? records : undefined;
}

interface Records {
  readonly was: Keyed;
  readonly is: Keyed;
  readonly goal: Keyed;
}

/** Whether a record without an id may have become another one: it is gone on both sides, and on one of them something came. */
function isAnyLost({ was, is, goal }: Records): boolean {
  const isGone = [...was.keys()].some((key) => isNameless(key) && !is.has(key) && !goal.has(key));
  return isGone && [...is.keys(), ...goal.keys()].some((key) => !was.has(key) && !(is.has(key) && goal.has(key)));
}

class RecordMerge {
  readonly #file: WorkingFile;
  readonly #records: Records;
  readonly #conflicts: FieldConflict[] = [];
  #proposed = 0;
  #left = 0;

  constructor(file: WorkingFile, records: Records) {
    this.#file = file;
    this.#records = records;
  }

  run(wanted: Uint8Array): MergedRecord | undefined {
    const { was, is, goal } = this.#records;
    const texts = documentTexts(this.#file.form, wanted);
    const replaced = replacements(was, goal);
    const kept = new Set<string>();
    for (const [key, record] of goal) {
      const [before, now] = [was.get(key), is.get(key)];
      if (before && isSame(before.value, record.value)) continue;
      const former = replaced.get(key) ?? "";
      const place = now ? undefined : is.get(former);
      if (place) {
        this.#replace(place, texts[record.declaration.document] ?? "");
        kept.add(former);
        continue;
      }
      if (now && !this.#edit(before, now, record)) return undefined;
      if (!now && before) this.#leave(record, undefined, record.value);
      if (!now && !before && !this.#append(texts[record.declaration.document] ?? "")) return undefined;
    }
    const removed = [...was].flatMap(([key, before]) => {
      const now = goal.has(key) || kept.has(key) ? undefined : is.get(key);
      return now ? [{ before, now }] : [];
    });
    // The last first, so that those before it still stand when it is cut out.
    removed.sort((a, b) => b.now.declaration.document - a.now.declaration.document);
    for (const { before, now } of removed) this.#remove(before, now);
    const { mark } = this.#file;
    return {
      bytes: new TextEncoder().encode(mark + (this.#file.text("now") ?? "")),
      conflicts: this.#conflicts,
      fields: { proposed: this.#proposed, left: this.#left },
    };
  }

  /** @returns false where the text cannot be edited. */
  #edit(before: Inspected | undefined, now: Inspected, record: Inspected): boolean {
    const { value, conflicts, fields } = mergeFields({
      base: fieldsOf(before),
      main: fieldsOf(now),
      proposed: fieldsOf(record),
      time: recordPointer(now.shape, "updatedAt"),
    });
    append(
      this.#conflicts,
      conflicts.map((conflict) => ({ ...conflict, field: `${idOf(now)}.${conflict.field}` })),
    );
    this.#proposed += fields.proposed;
    this.#left += fields.left;
    return (["members", "whole"] as const).some((lists) => {
      return this.#file.edit("now", now.declaration.document, editsBetween(now.value, value, [], lists));
    });
  }

  /** A line without an id that says something else now: it keeps its place. */
  #replace(former: Inspected, text: string): void {
    this.#proposed++;
    const { document } = former.declaration;
    const before = this.#file.recordText("now", document);
    this.#file.replaceDocument("now", document, text.trimEnd() + before.slice(before.trimEnd().length));
  }

  #append(text: string): boolean {
    this.#proposed++;
    return this.#file.append("now", text);
  }

  #remove(before: Inspected, now: Inspected): void {
    if (!isSame(before.value, now.value)) this.#leave(now, now.value, undefined);
    else {
      this.#proposed++;
      this.#file.delete("now", now.declaration.document, [], () => false);
    }
  }

  /** One side took the record away and the other changed it: it is as main has it, whole or gone. */
  #leave(record: Inspected, main: unknown, proposed: unknown): void {
    this.#conflicts.push({ field: idOf(record), main, proposed });
    this.#proposed++;
    this.#left++;
  }
}

function fieldsOf(record: Inspected | undefined): Mapping {
  return isMapping(record?.value) ? record.value : {};
}

function idOf({ declaration }: Inspected): string {
  return declaration.id ?? "";
}
