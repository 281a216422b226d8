/** Counters of a record that events of runs move, each event once. */
import { createHash } from "node:crypto";
import type { Gate } from "../../load/gate.js";
import type { FieldName } from "../../layouts/layout.js";
import { recordPointer } from "../../layouts/record-pointer.js";
import { canonicalJson, isMapping, valueAt } from "../../memory/plain-data.js";
import type { Declaration } from "../../memory/record.js";
import { readFile, type Tree } from "../../memory/tree.js";
import { formatOf } from "../../parse/parse-file.js";
import { recordContent } from "../../updates/merge-record.js";

/** Events that a record remembers: the newest. */
const MAX_REMEMBERED = 50;
const COUNTED = "counted_events";

/** What tells an event of a run from all others. @param occurrence of equal events, from 1. */
export function eventKey(event: unknown, run: { readonly id: string; readonly repository: string }, occurrence = 1) {
  const whole = canonicalJson([event, run.repository, run.id, occurrence]);
  return createHash("sha256").update(whole).digest("hex").slice(0, 12);
}

/** A record that stands alone in its file, with what is to be set in it. */
export class CountedRecord {
  readonly id: string;
  /** Undefined where the record has no text of its own. */
  readonly body: string | undefined;
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #prefix: readonly string[];
  readonly #timeAt: readonly string[];
  readonly #members = new Map<string, unknown>();
  readonly #counted: string[];

  private constructor(
    id: string,
    places: { readonly prefix: readonly string[]; readonly timeAt: readonly string[] },
    fields: Readonly<Record<string, unknown>>,
    body: string | undefined,
  ) {
    this.id = id;
    this.body = body;
    this.#prefix = places.prefix;
    this.#timeAt = places.timeAt;
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
    const at = (name: FieldName): readonly string[] => fieldPath(path, name, gate) ?? [];
    const places = { prefix: at("title").slice(0, -1), timeAt: at("updatedAt") };
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
  members(time?: string): Readonly<Record<string, unknown>> {
    const last = this.#timeAt.at(-1);
    const stamped = time !== undefined && last !== undefined && this.#timeAt.length === this.#prefix.length + 1;
    return nested(this.#prefix, { ...Object.fromEntries(this.#members), ...(stamped && { [last]: time }) });
  }
}

function nested(path: readonly string[], value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return path.reduceRight<Readonly<Record<string, unknown>>>((inner, name) => ({ [name]: inner }), value);
}

function fieldPath(path: string, name: FieldName, { layout }: Gate): readonly string[] | undefined {
  return recordPointer(layout.classOf(path)?.shapes.at(-1), name);
}
