/** Counters of a record that events of runs move, each event once. */
import { createHash } from "node:crypto";
import type { Gate } from "../../load/gate.js";
import type { SchemaCheck } from "../../layouts/record-schemas.js";
import { recordPointer } from "../../layouts/record-pointer.js";
import { canonicalJson, isMapping, valueAt, type Mapping } from "../../memory/plain-data.js";
import type { Declaration } from "../../memory/record.js";
import { readFile, type Tree } from "../../memory/tree.js";
import { formatOf } from "../../parse/parse-file.js";
import { withMember } from "../../updates/file-members.js";
import { recordContent } from "../../updates/merge-record.js";
import { timeIn } from "./field-place.js";

/** Events that a record remembers: the newest. */
const MAX_REMEMBERED = 50;
const COUNTED = "counted_events";

/** What tells an event of a run from all others. @param occurrence of equal events, from 1. */
export function eventKey(event: unknown, run: { readonly id: string; readonly repository: string }, occurrence = 1) {
  const whole = canonicalJson([event, run.repository, run.id, occurrence]);
  return createHash("sha256").update(whole).digest("hex").slice(0, 12);
}

interface Places {
  /** Of the mapping that holds the fields; empty where the record itself does. */
  readonly prefix: readonly string[];
  /** Of the time of the last change. */
  readonly timeAt: readonly string[] | undefined;
  readonly schemas: readonly SchemaCheck[];
}

/** A record that stands alone in its file, with what is to be set in it. */
export class CountedRecord {
  readonly id: string;
  /** Undefined where the record has no text of its own. */
  readonly body: string | undefined;
  readonly #values: Mapping;
  readonly #places: Places;
  readonly #members = new Map<string, unknown>();
  readonly #counted: string[];

  private constructor(id: string, places: Places, fields: Mapping, body: string | undefined) {
    this.id = id;
    this.body = body;
    this.#places = places;
    const inner = places.prefix.length === 0 ? fields : valueAt(fields, places.prefix);
    this.#values = isMapping(inner) ? inner : {};
    const counted = this.#values[COUNTED];
    this.#counted = Array.isArray(counted) ? counted.filter((key): key is string => typeof key === "string") : [];
  }

  /** Undefined for a record without an id, or one that shares its file. */
  static async read(declaration: Declaration, tree: Tree, gate: Gate): Promise<CountedRecord | undefined> {
    const { id, path } = declaration;
    const format = formatOf(path);
    const entry = (await tree.entries()).find((candidate) => candidate.path === path);
    if (id === undefined || !format || !entry) return undefined;
    const content = recordContent(path, format, await readFile(tree, entry));
    if (!content) return undefined;
    const layoutClass = gate.layout.classOf(path);
    const shape = layoutClass?.shapes[declaration.shape];
    const places = {
      prefix: recordPointer(shape, "attributes") ?? [],
      timeAt: recordPointer(shape, "updatedAt"),
      schemas: layoutClass ? gate.schemasFor(layoutClass.name, declaration.kind) : [],
    };
    return new CountedRecord(id, places, content.fields, format === "markdown" ? content.body : undefined);
  }

  /** @returns whether the event is new to the record. */
  count(key: string): boolean {
    if (this.#counted.includes(key)) return false;
    this.#counted.push(key);
    this.#members.set(COUNTED, this.#counted.slice(-MAX_REMEMBERED));
    return true;
  }

  number(name: string): number | undefined {
    const value = this.#members.get(name) ?? this.#values[name];
    return typeof value === "number" && Number.isFinite(value) ? value : undefined;
  }

  set(name: string, value: unknown): void {
    this.#members.set(name, value);
  }

  /** The members to set, where the layout keeps a record's fields. @param time of a change of its text, RFC 3339. */
  members(time?: string): Mapping {
    const { prefix, timeAt, schemas } = this.#places;
    const own: Mapping = Object.fromEntries(this.#members);
    const members = prefix.length === 0 ? own : withMember({}, prefix, own);
    return time === undefined || !timeAt ? members : withMember(members, timeAt, timeIn(timeAt, time, schemas));
  }
}
