/** What a layout keeps as it is (`keeps`, `removal` of its classes), held against a change. Nothing is read where it keeps nothing. */
import { holds, type Inspected } from "../../layouts/extract.js";
import type { Condition, Keep, LayoutClass } from "../../layouts/layout.js";
import type { RecordPair, Unkept } from "../../memory/change.js";
import type { Severity } from "../../memory/finding.js";
import { valueAt } from "../../memory/plain-data.js";
import { declarationKey, type Declaration, type MemoryRecord } from "../../memory/record.js";
import type { Gate } from "../gate.js";
import type { Memory } from "../read-memory.js";
import { visitRecords } from "../visit-records.js";
import { canonicalText, itemsOf, type Written } from "./written.js";

/** @param pairs records that differ: of a record that says the same, everything is as it was. */
export async function unkeptValues(
  pairs: readonly RecordPair[],
  before: Memory,
  after: Memory,
  gate: Gate,
): Promise<Unkept[]> {
  const kept = pairs.filter(({ before: { primary } }) => classOf(primary, gate)?.keeps.length);
  if (kept.length === 0) return [];
  const [was, is] = await Promise.all([
    dataOf(
      kept.map((pair) => pair.before.primary),
      before,
      gate,
    ),
    dataOf(
      kept.map((pair) => pair.after.primary),
      after,
      gate,
    ),
  ]);
  return kept.flatMap((pair) => {
    const [old, young] = [was.get(declarationKey(pair.before.primary)), is.get(declarationKey(pair.after.primary))];
    return old && young ? unkeptIn(old, young, pair.after) : [];
  });
}

/** How the removals of records weigh, by id, where they weigh anything. */
export async function removalsOf(
  gone: readonly MemoryRecord[],
  before: Memory,
  gate: Gate,
): Promise<ReadonlyMap<string, Severity>> {
  const weighed = gone.filter(({ primary }) => classOf(primary, gate)?.removal.length);
  const result = new Map<string, Severity>();
  if (weighed.length === 0) return result;
  const data = await dataOf(
    weighed.map(({ primary }) => primary),
    before,
    gate,
  );
  for (const { id, primary } of weighed) {
    const inspected = data.get(declarationKey(primary));
    const first = inspected?.layoutClass.removal.find(({ when }) => fits(when, inspected));
    if (first && first.severity !== "off") result.set(id, first.severity);
  }
  return result;
}

function classOf({ className }: Declaration, { layout }: Gate): LayoutClass | undefined {
  return layout.classes.get(className);
}

async function dataOf(
  declarations: readonly Declaration[],
  memory: Memory,
  gate: Gate,
): Promise<ReadonlyMap<string, Inspected>> {
  const wanted = new Set(declarations.map(declarationKey));
  const found = new Map<string, Inspected>();
  await visitRecords(memory, new Set(declarations.map(({ path }) => path)), gate, (inspected) => {
    const key = declarationKey(inspected.declaration);
    if (wanted.has(key)) found.set(key, inspected);
  });
  return found;
}

function fits(condition: Condition | undefined, { value }: Inspected): boolean {
  return condition === undefined || holds(condition, value);
}

function appliesTo({ when, unless }: Keep, inspected: Inspected): boolean {
  return fits(when, inspected) && (unless === undefined || !holds(unless, inspected.value));
}

/** Each value once, however many entries keep it. */
function unkeptIn(old: Inspected, young: Inspected, record: MemoryRecord): Unkept[] {
  const keeps = old.layoutClass.keeps.filter((keep) => appliesTo(keep, old));
  return [
    ...distinct(keeps.flatMap(({ same }) => same)).flatMap((path) => changedValue(old, young, path, record)),
    ...distinct(keeps.flatMap(({ grows }) => grows)).flatMap((path) => rewrittenList(old, young, path, record)),
  ];
}

function distinct(paths: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(paths.map((path) => [path.join("\0"), path])).values()];
}

function changedValue(old: Inspected, young: Inspected, path: readonly string[], record: MemoryRecord): Unkept[] {
  const [was, is] = [writtenAt(old, path), writtenAt(young, path)];
  if (isUnset(was.value) || canonicalText(was) === (is.value === undefined ? "" : canonicalText(is))) return [];
  const isText = typeof is.value === "string";
  return [{ record, pointer: path, ...(isText && typeof was.value === "string" && { was: was.value }) }];
}

function rewrittenList(old: Inspected, young: Inspected, path: readonly string[], record: MemoryRecord): Unkept[] {
  const were = itemsOf(writtenAt(old, path));
  const are = itemsOf(writtenAt(young, path));
  const kept = were.findIndex((item, index) => {
    const now = are[index];
    return !now || canonicalText(item) !== canonicalText(now);
  });
  return kept === -1 ? [] : [{ record, pointer: kept < are.length ? [...path, kept] : path, kept }];
}

function writtenAt(inspected: Inspected, path: readonly string[]): Written {
  return { value: valueAt(inspected.value, path), at: path, inspected };
}

/** What may still be set. */
function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
