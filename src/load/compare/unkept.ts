/** What a layout keeps as it is (`keeps`, `logged`, `revision`, `removal` of its classes), held against a change. Nothing is read where it keeps nothing. */
import { holds, type Inspected } from "../../layouts/extract.js";
import type { Condition, Keep, LayoutClass, Log } from "../../layouts/layout.js";
import type { Change, RecordPair, Unkept, Unlogged, Unrevised } from "../../memory/change.js";
import type { Severity } from "../../memory/finding.js";
import { isMapping, valueAt } from "../../memory/plain-data.js";
import { declarationKey, type Declaration, type MemoryRecord } from "../../memory/record.js";
import type { Gate } from "../gate.js";
import type { Memory } from "../read-memory.js";
import { visitRecords } from "../visit-records.js";
import { canonicalText, itemsOf, type Written } from "./written.js";

/** @param pairs records that differ: of a record that says the same, everything is as it was. */
export async function unkeptOf(
  pairs: readonly RecordPair[],
  before: Memory,
  after: Memory,
  gate: Gate,
): Promise<Pick<Change, "unkept" | "unlogged" | "unrevised">> {
  const kept = pairs.filter(({ before: { primary } }) => {
    const layoutClass = classOf(primary, gate);
    return layoutClass && (layoutClass.keeps.length > 0 || layoutClass.logged.length > 0 || layoutClass.revision);
  });
  if (kept.length === 0) return { unkept: [], unlogged: [], unrevised: [] };
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
  const unkept: Unkept[] = [];
  const unlogged: Unlogged[] = [];
  const unrevised: Unrevised[] = [];
  for (const pair of kept) {
    const [old, young] = [was.get(declarationKey(pair.before.primary)), is.get(declarationKey(pair.after.primary))];
    if (!old || !young) continue;
    unkept.push(...unkeptIn(old.inspected, young.inspected, pair.after));
    unlogged.push(...unloggedIn(old.inspected, young.inspected, pair.after));
    unrevised.push(...unrevisedIn(old, young, pair.after));
  }
  return { unkept, unlogged, unrevised };
}

/** Ids of records that are gone as their file says of them. */
export async function saidGone(gone: readonly MemoryRecord[], after: Memory, gate: Gate): Promise<ReadonlySet<string>> {
  const said = new Set<string>();
  const tells = [...gate.layout.classes.values()].some(({ edgeSources }) => edgeSources.some((source) => source.gone));
  if (!tells) return said;
  const paths = gone.flatMap(({ primary }) => (classOf(primary, gate)?.each ? primary.path : []));
  await visitRecords(after, new Set(paths), gate, (inspected) => {
    for (const id of inspected.gone ?? []) said.add(id);
  });
  return said;
}

/**
 * How the removals of records weigh, by id, where they weigh anything. An item of a list is not weighed where its file is
 * gone.
 */
export async function removalsOf(
  gone: readonly MemoryRecord[],
  { before, after }: { readonly before: Memory; readonly after: Memory },
  gate: Gate,
): Promise<ReadonlyMap<string, Severity>> {
  const result = new Map<string, Severity>();
  const kept = gone.filter(({ primary }) => classOf(primary, gate)?.removal.length);
  if (kept.length === 0) return result;
  const there = new Set(after.entries.map(({ path }) => path));
  const weighed = kept.filter(({ primary }) => !classOf(primary, gate)?.each || there.has(primary.path));
  const data = await dataOf(
    weighed.map(({ primary }) => primary),
    before,
    gate,
  );
  for (const { id, primary } of weighed) {
    const inspected = data.get(declarationKey(primary))?.inspected;
    const first = inspected?.layoutClass.removal.find(({ when }) => fits(when, inspected));
    if (first && first.severity !== "off") result.set(id, first.severity);
  }
  return result;
}

interface Read {
  readonly inspected: Inspected;
  /** Below the front matter, with LF line ends and without blanks at its ends. */
  readonly body: string;
}

function classOf({ className }: Declaration, { layout }: Gate): LayoutClass | undefined {
  return layout.classes.get(className);
}

async function dataOf(
  declarations: readonly Declaration[],
  memory: Memory,
  gate: Gate,
): Promise<ReadonlyMap<string, Read>> {
  const wanted = new Set(declarations.map(declarationKey));
  const found = new Map<string, Read>();
  await visitRecords(memory, new Set(declarations.map(({ path }) => path)), gate, (inspected, body) => {
    const key = declarationKey(inspected.declaration);
    if (wanted.has(key)) found.set(key, { inspected, body });
  });
  return found;
}

function fits(condition: Condition | undefined, { value }: Inspected): boolean {
  return condition === undefined || holds(condition, value);
}

function appliesTo({ when, unless }: Keep | Log, inspected: Inspected): boolean {
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

/** By the rules of the record as it was. An item is new that was not among those of the list before, wherever it stands. */
function unloggedIn(old: Inspected, young: Inspected, record: MemoryRecord): Unlogged[] {
  const logs = old.layoutClass.logged.filter((log) => appliesTo(log, old));
  return logs.flatMap(({ of, in: list, with: fitting }) => {
    const parts = changedParts(old, young, of);
    if (parts.length === 0) return [];
    const were = new Set(itemsOf(writtenAt(old, list)).map(canonicalText));
    const tells = (item: Written) =>
      !were.has(canonicalText(item)) &&
      fitting.every(
        ([key, values]) => isMapping(item.value) && values.some((value) => valueAt(item.value, [key]) === value),
      );
    return itemsOf(writtenAt(young, list)).some(tells) ? [] : [{ record, parts, list, fitting }];
  });
}

/** By the rules of the record as it was. */
function unrevisedIn(old: Read, young: Read, record: MemoryRecord): Unrevised[] {
  const { revision } = old.inspected.layoutClass;
  if (!revision) return [];
  const parts = changedParts(old.inspected, young.inspected, revision.of);
  if (revision.ofBody && old.body !== young.body) parts.push("body");
  if (parts.length === 0) return [];
  const was = valueAt(old.inspected.value, revision.number) ?? 1;
  const is = valueAt(young.inspected.value, revision.number);
  const isNext = typeof was !== "number" || is === was + 1;
  const untold = revision.tells.filter((path) => isUnset(valueAt(young.inspected.value, path)));
  if (isNext && untold.length === 0) return [];
  const number = isNext ? undefined : { pointer: revision.number, next: was + 1, isThere: is !== undefined };
  return [{ record, parts, untold, ...(number && { number }) }];
}

function changedParts(old: Inspected, young: Inspected, paths: readonly (readonly string[])[]): string[] {
  return paths.filter((path) => textAt(old, path) !== textAt(young, path)).map((path) => path.join("."));
}

function textAt(inspected: Inspected, path: readonly string[]): string | undefined {
  const written = writtenAt(inspected, path);
  return written.value === undefined ? undefined : canonicalText(written);
}

function distinct(paths: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(paths.map((path) => [path.join("\0"), path])).values()];
}

function changedValue(old: Inspected, young: Inspected, path: readonly string[], record: MemoryRecord): Unkept[] {
  const [was, is] = [writtenAt(old, path), writtenAt(young, path)];
  if (isUnset(was.value) || canonicalText(was) === (is.value === undefined ? "" : canonicalText(is))) return [];
  const isGone = is.value === undefined;
  return [
    {
      record,
      pointer: path,
      ...(typeof was.value === "string" && { was: was.value }),
      ...(isGone && { isGone: true as const }),
    },
  ];
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
