/** A change, told record by record and field by field. */
import type { Change } from "../../memory/change.js";
import { grouped } from "../../memory/grouped.js";
import type { RestrictedRecords } from "../../memory/restricted.js";
import type { FieldChange, RecordDiff, RecordState } from "../../memory/memory-diff.js";
import { declarationKey, type Declaration, type MemoryRecord } from "../../memory/record.js";
import { comparePaths } from "../../memory/tree.js";
import { fieldChanges, type Stated } from "./field-changes.js";
import type { Gate } from "../gate.js";
import type { Memory } from "../read-memory.js";
import { visitRecords } from "../visit-records.js";

/** Where records are read from once more: all entries, or at least those of the files that differ. */
export type DiffSource = Pick<Memory, "tree" | "entries">;

export interface RecordDiffInput {
  readonly change: Change;
  readonly before: DiffSource;
  readonly after: DiffSource;
  readonly gate: Gate;
  /** Records of which id and names of fields are told. */
  readonly restricted: RestrictedRecords;
}

/** Records whose data is held at a time. */
const AT_A_TIME = 2000;

interface Pair {
  readonly state: RecordState;
  readonly before: MemoryRecord;
  readonly after: MemoryRecord;
}

/** Sorted by id. */
export async function recordDiffs(input: RecordDiffInput): Promise<RecordDiff[]> {
  const { change, restricted } = input;
  const touched = new Set(change.files.map(({ path }) => path));
  const renames = change.vanished.flatMap(({ before, renamedTo }) => (renamedTo ? [{ before, after: renamedTo }] : []));
  const taken = new Set(renames.map(({ after }) => after));
  const alone = (record: MemoryRecord, state: RecordState): RecordDiff => bare(record, state, restricted);
  const result = [
    ...change.added.filter((record) => !taken.has(record)).map((record) => alone(record, "added")),
    ...change.vanished.flatMap(({ before, renamedTo }) => (renamedTo ? [] : [alone(before, "removed")])),
    ...change.unreadable.map((record) => alone(record, "unreadable")),
    ...movedRecords(change, touched).map(({ before, after }) => withFormer(alone(after, "moved"), before)),
  ];
  const pairs: Pair[] = [
    ...change.changed.map((pair): Pair => ({ state: "changed", ...pair })),
    ...renames.map((pair): Pair => ({ state: "renamed", ...pair })),
  ].sort((a, b) => comparePaths(a.after.primary.path, b.after.primary.path));
  for (let start = 0; start < pairs.length; start += AT_A_TIME) {
    const part = pairs.slice(start, start + AT_A_TIME);
    const [was, is] = await Promise.all([
      stated(
        part.map(({ before }) => before),
        touched,
        input.before,
        input.gate,
      ),
      stated(
        part.map(({ after }) => after),
        touched,
        input.after,
        input.gate,
      ),
    ]);
    for (const pair of part) {
      const diff = pairDiff(pair, was, is, restricted);
      if (!isOfListsAlone(pair, diff, input.gate)) result.push(diff);
    }
  }
  return result.sort((a, b) => comparePaths(a.id, b.id));
}

/** Whether nothing differs but records in lists of the document, which are told by themselves. */
function isOfListsAlone({ state, after }: Pair, { fields, status }: RecordDiff, { layout }: Gate): boolean {
  const layoutClass = layout.classes.get(after.primary.className);
  if (state !== "changed" || fields.length > 0 || status || !layoutClass || layoutClass.inner.length === 0)
    return false;
  return layoutClass.edgeSources.length === 0;
}

/** Records that say the same in another file. */
function movedRecords(
  { before, after, changed }: Change,
  touched: ReadonlySet<string>,
): { before: MemoryRecord; after: MemoryRecord }[] {
  const told = new Set(changed.map(({ after }) => after.id));
  const moved: { before: MemoryRecord; after: MemoryRecord }[] = [];
  for (const [id, was] of before.records) {
    if (!touched.has(was.primary.path) || told.has(id)) continue;
    const is = after.records.get(id);
    if (!is || is.declarations.some(({ path }) => path === was.primary.path)) continue;
    moved.push({ before: was, after: is });
  }
  return moved;
}

function bare(record: MemoryRecord, state: RecordState, restricted: RestrictedRecords): RecordDiff {
  const { id, kind, primary } = record;
  const isRestricted = restricted.ids.has(id);
  return {
    id,
    state,
    ...(kind !== undefined && { kind }),
    ...(primary.title !== undefined && !isRestricted && { title: primary.title }),
    ...(!isRestricted && { path: primary.path }),
    fields: [],
    moreFields: 0,
    restricted: isRestricted,
  };
}

function withFormer(diff: RecordDiff, { id, primary }: MemoryRecord): RecordDiff {
  return {
    ...diff,
    ...(!diff.restricted && primary.path !== diff.path && { formerPath: primary.path }),
    ...(id !== diff.id && { formerId: id }),
  };
}

type StatedByPlace = ReadonlyMap<string, Stated>;

async function stated(
  records: readonly MemoryRecord[],
  touched: ReadonlySet<string>,
  source: DiffSource,
  gate: Gate,
): Promise<StatedByPlace> {
  const wanted = new Set<string>();
  const paths = new Set<string>();
  for (const { declarations } of records) {
    for (const declaration of declarations) {
      if (!touched.has(declaration.path)) continue;
      wanted.add(declarationKey(declaration));
      paths.add(declaration.path);
    }
  }
  const result = new Map<string, Stated>();
  await visitRecords(source, paths, gate, (inspected, body) => {
    const place = declarationKey(inspected.declaration);
    if (wanted.has(place)) result.set(place, { inspected, body });
  });
  return result;
}

function pairDiff(
  { state, before, after }: Pair,
  was: StatedByPlace,
  is: StatedByPlace,
  restricted: RestrictedRecords,
): RecordDiff {
  const fields: FieldChange[] = [];
  let moreFields = 0;
  for (const [left, right] of counterparts(before, after, was, is)) {
    const found = fieldChanges(left, right);
    fields.push(...found.fields);
    moreFields += found.more;
  }
  const { status: wasStatus } = before.primary;
  const { status: isStatus } = after.primary;
  // A rename takes what was restricted along.
  const diff = withFormer(bare(after, state, restricted.ids.has(before.id) ? onlyOf(after.id) : restricted), before);
  return {
    ...diff,
    ...(wasStatus !== isStatus && {
      status: {
        ...(wasStatus !== undefined && { before: wasStatus }),
        ...(isStatus !== undefined && { after: isStatus }),
      },
    }),
    fields: diff.restricted
      ? fields.map(({ field, role }) => ({ field, ...(role && { role }), kind: "withheld" }))
      : fields,
    moreFields,
  };
}

function onlyOf(id: string): RestrictedRecords {
  return { ids: new Set([id]), paths: new Set() };
}

/** Declarations of one file and class belong together, in their order; then what is left, in order. */
function counterparts(
  before: MemoryRecord,
  after: MemoryRecord,
  was: StatedByPlace,
  is: StatedByPlace,
): [Stated | undefined, Stated | undefined][] {
  const known = (declarations: readonly Declaration[], by: StatedByPlace) =>
    declarations.flatMap((declaration) => by.get(declarationKey(declaration)) ?? []);
  const left = known(before.declarations, was);
  const placeOf = ({ inspected: { declaration } }: Stated) => `${declaration.path}\0${declaration.className}`;
  const queues = grouped(known(after.declarations, is), placeOf);
  const pairs: [Stated | undefined, Stated | undefined][] = [];
  const unmatched: Stated[] = [];
  for (const item of left) {
    const other = queues.get(placeOf(item))?.shift();
    if (other) pairs.push([item, other]);
    else unmatched.push(item);
  }
  const rest = [...queues.values()].flat();
  for (let at = 0; at < Math.max(unmatched.length, rest.length); at++) pairs.push([unmatched[at], rest[at]]);
  return pairs;
}
