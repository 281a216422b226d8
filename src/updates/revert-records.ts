/** Takes a change of records back where the files went on since: record by record. */
import type { Inspected } from "../layouts/extract.js";
import { isSame } from "../memory/three-way.js";
import type { ChangedFile } from "./changed-file.js";
import { appendToLists } from "./edit-lists.js";
import { renames, type Keyed } from "./keyed-records.js";
import { findPresent, type Present, type RevertContext } from "./present-record.js";
import type { RevertConflict } from "./revert-conflict.js";
import type { Deletion } from "./revert-deletions.js";
import { editRecordsOfLists, replaceWhole, revertFields } from "./revert-fields.js";
import { bodyOf, SIDES, type FileForm, type Side, type WorkingFile } from "./working-file.js";

export interface RevertedRecords {
  readonly conflicts: readonly RevertConflict[];
  /** Records that something later took away: there is nothing to take back in them. */
  readonly gone: readonly string[];
  /** Where the records of the change stand now. */
  readonly homes: readonly string[];
  readonly deletions: readonly Deletion[];
}

/**
 * @param isMoved tells the keys of records that are not of this file alone: they are left out.
 * @returns undefined where the file has to be taken as text: it cannot be read, or holds what has no id.
 */
export function revertRecords(
  changed: ChangedFile,
  context: RevertContext,
  isMoved: (key: string) => boolean,
): RevertedRecords | undefined {
  const [was, is] = (["before", "after"] as const).map((side) => {
    const records = changed.records(side);
    return records && new Map([...records].filter(([key]) => !isMoved(key)));
  });
  if (!was || !is) return undefined;
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const present = presentRecords(keys, { was, is }, changed.form.path, context);
  return present && new RecordRevert({ was, is, present }, changed, context).run(keys);
}

/** A change's records before it and after it, and where they stand now. */
interface RecordsOfChange {
  readonly was: Keyed;
  readonly is: Keyed;
  readonly present: ReadonlyMap<string, Present>;
}

/** Takes back one file's change. Edits come first, then what comes back; what goes is told: places must stay until then. */
class RecordRevert {
  readonly #records: RecordsOfChange;
  readonly #changed: ChangedFile;
  readonly #context: RevertContext;
  readonly #isBodyChanged: boolean;
  readonly #conflicts: RevertConflict[] = [];
  readonly #gone: string[] = [];
  readonly #deletions: Deletion[] = [];
  readonly #restored: Inspected[] = [];
  /** Sides on which a record is edited already, by what it is now. */
  readonly #edited = new Map<Inspected, ReadonlySet<Side>>();

  constructor(records: RecordsOfChange, changed: ChangedFile, context: RevertContext) {
    this.#records = records;
    this.#changed = changed;
    this.#context = context;
    this.#isBodyChanged = changed.form.format === "markdown" && bodiesDiffer(changed);
  }

  run(keys: readonly string[]): RevertedRecords {
    const { was, is, present } = this.#records;
    const formerKeys = renames(was, is, (key) => present.has(key));
    this.#editLists(keys, formerKeys);
    for (const [key, formerKey] of formerKeys) this.#revertRename(key, formerKey);
    const renamed = new Set([...formerKeys].flat());
    for (const key of keys) if (!renamed.has(key)) this.#revertRecord(key);
    this.#restoreAll();
    const homes = new Set([...present.values()].map(({ file }) => file.form.path));
    return { conflicts: this.#conflicts, gone: this.#gone, homes: [...homes], deletions: this.#deletions };
  }

  /** Records that stand in lists, those of one document together. */
  #editLists(keys: readonly string[], formerKeys: ReadonlyMap<string, string>): void {
    const { was, is, present } = this.#records;
    const changes = keys.flatMap((key) => {
      const [before, after, now] = [was.get(formerKeys.get(key) ?? key), is.get(key), present.get(key)];
      return before && after && now ? [{ before, after, present: now }] : [];
    });
    for (const [inspected, sides] of editRecordsOfLists(changes)) this.#edited.set(inspected, sides);
  }

  #revertRename(key: string, formerKey: string): void {
    const { was, is, present } = this.#records;
    const [before, after, now] = [was.get(formerKey), is.get(key), present.get(key)];
    if (before && after && now) this.#revertEdit(before, after, now);
  }

  #revertRecord(key: string): void {
    const { was, is, present } = this.#records;
    const [before, after, now] = [was.get(key), is.get(key), present.get(key)];
    if (before && after) {
      if (isSame(before.value, after.value) && !this.#isBodyChanged) return;
      if (now) this.#revertEdit(before, after, now);
      else this.#gone.push(idOf(before));
    } else if (after) {
      if (now) this.#revertAddition(after, now);
    } else if (before) this.#revertRemoval(before, now);
  }

  #revertEdit(before: Inspected, after: Inspected, present: Present): void {
    const conflict = (path: string, reason: string, field?: string) => {
      this.#conflicts.push({ path, record: idOf(present.inspected), ...(field !== undefined && { field }), reason });
    };
    const edited = this.#edited.get(present.inspected);
    const isEdited = revertFields({ before, after, present, changed: this.#changed, conflict, edited });
    if (!isEdited) replaceWhole(present, before, this.#changed);
  }

  #revertAddition(after: Inspected, { file, inspected }: Present): void {
    const { form, after: bytes } = this.#changed;
    const isSameStill = isSame(inspected.value, after.value) && !isBodyOther(file, bytes, form);
    if (!isSameStill) this.#conflict(file, after, "the change added it, and it was changed again since");
    const { declaration } = inspected;
    const isOfChange = (line: string) => this.#changed.isBrought(line);
    this.#deletions.push({ file, declaration, sides: isSameStill ? SIDES : ["wanted"], isOfChange });
  }

  #revertRemoval(before: Inspected, present: Present | undefined): void {
    if (!present) {
      this.#restored.push(before);
    } else if (!isSame(present.inspected.value, before.value)) {
      this.#conflict(present.file, before, "the change removed it, and it was written again since");
      replaceWhole(present, before, this.#changed);
    }
  }

  /** Behind the others of the file that they stood in. */
  #restoreAll(): void {
    const file = this.#restored.length > 0 ? this.#context.create(this.#changed.form.path) : undefined;
    const items = this.#restored.flatMap((before) => {
      const { document, root } = before.declaration;
      if (!file || root.length === 0) return [];
      return [{ before, file, document, list: root.slice(0, -1), value: () => before.value }];
    });
    const left = new Set([...appendToLists(items)].map(({ before }) => before));
    for (const before of this.#restored) this.#restore(before, file, left);
  }

  #restore(before: Inspected, file: WorkingFile | undefined, left: ReadonlySet<Inspected>): void {
    const { path } = this.#changed.form;
    const { document, root } = before.declaration;
    const append = (side: Side) => file?.append(side, this.#changed.recordText("before", document));
    if (root.length > 0 ? file && !left.has(before) : SIDES.every(append)) return;
    const reason = "the change removed it, and there is no room for it in the file as it is now";
    this.#conflicts.push({ path, record: idOf(before), reason });
  }

  #conflict(file: WorkingFile, record: Inspected, reason: string): void {
    this.#conflicts.push({ path: file.form.path, record: idOf(record), reason });
  }
}

function idOf({ declaration }: Inspected): string {
  return declaration.id ?? "";
}

/** Undefined where a file that may hold one of them cannot be read. */
function presentRecords(
  keys: readonly string[],
  { was, is }: Pick<RecordsOfChange, "was" | "is">,
  path: string,
  context: RevertContext,
): RecordsOfChange["present"] | undefined {
  const present = new Map<string, Present>();
  for (const key of keys) {
    const record = was.get(key) ?? is.get(key);
    const found = record && findPresent(key, idOf(record), path, context);
    if (found === "unreadable") return undefined;
    if (found) present.set(key, found);
  }
  return present;
}

function bodiesDiffer({ form, before, after }: ChangedFile): boolean {
  return (before ? bodyOf(form, before) : "") !== (after ? bodyOf(form, after) : "");
}

function isBodyOther(file: WorkingFile, after: Uint8Array | undefined, form: FileForm): boolean {
  return bodyOf(file.form, Buffer.from(file.before)) !== (after ? bodyOf(form, after) : "");
}
