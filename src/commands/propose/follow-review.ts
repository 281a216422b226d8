/**
 * Makes of a decision what it would write: a merge proposes the merged record, a replacement brings its `supersedes` edge and
 * retires what it replaces. What cannot be written in the record's own form is left to a person.
 */
import type { Gate } from "../../load/gate.js";
import { timeOfText } from "../../memory/instant.js";
import { isMapping, valueAt } from "../../memory/plain-data.js";
import { isSame } from "../../memory/three-way.js";
import type { AppliedChange } from "../../memory/judged-update.js";
import type { Declaration } from "../../memory/record.js";
import { candidateSubjects } from "../../load/review-subjects.js";
import { factChange } from "../../review/facts.js";
import { arePlain } from "../../review/sentences.js";
import { retiringStatus } from "../../memory/statuses.js";
import { readFile, type Tree } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { OpenFile } from "../../parse/open-file.js";
import { formatOf } from "../../parse/parse-file.js";
import { fieldPointer } from "../../rules/field-pointer.js";
import { appendText, editRecord, type RecordEdit } from "../../updates/edit-record.js";
import type { UpdateBasis } from "./judge-update.js";
import type { ReviewedRecord } from "./review-changes.js";

export interface Followed {
  readonly changes: readonly AppliedChange[];
  readonly records: readonly ReviewedRecord[];
  /** Ids of records whose decision could not be written. */
  readonly unwritten: readonly string[];
}

export async function followReview(
  changes: readonly AppliedChange[],
  records: readonly ReviewedRecord[],
  basis: UpdateBasis,
): Promise<Followed> {
  let result: Followed = { changes, records, unwritten: [] };
  for (const reviewed of records) {
    const { review, change } = reviewed;
    if (review?.handling !== "person" || !["merge", "supersede"].includes(review.decision)) continue;
    const isAlone = records.filter((other) => other.change === change).length === 1;
    const written = isAlone ? await follow(reviewed, result.changes, basis) : undefined;
    result = written
      ? { ...result, ...replaced(result, reviewed, written) }
      : { ...result, unwritten: [...result.unwritten, review.candidate.id] };
  }
  return result;
}

function replaced({ changes, records }: Followed, reviewed: ReviewedRecord, written: readonly AppliedChange[]) {
  const { change } = reviewed;
  const [first] = written;
  return {
    changes: changes.flatMap((each) => (each === change ? written : [each])),
    records: records.map((each) =>
      each === reviewed && first ? { ...each, change: first, record: { ...each.record, path: first.path } } : each,
    ),
  };
}

async function follow(
  reviewed: ReviewedRecord,
  changes: readonly AppliedChange[],
  { main, current: { gate, judgement } }: UpdateBasis,
): Promise<readonly AppliedChange[] | undefined> {
  const { review, change } = reviewed;
  const [targetId = ""] = review?.targets ?? [];
  const target = judgement.graph.records.get(targetId)?.primary;
  const { after } = change;
  if (!review || !target || !after || target.root.length > 0) return undefined;
  if (changes.some(({ path }) => path === target.path)) return undefined;
  const before = await bytesOf(main, target.path);
  if (!before) return undefined;
  const own = { ...change, path: target.path, before };
  if (review.decision === "supersede") {
    const replacement = withEdge(change.path, after, targetId, gate);
    const retiring = retirement(target, gate);
    const dated = newerDate(target, before, change, gate);
    const retired = retiring && editRecord(target.path, before, target.document, [retiring, ...dated]);
    return (
      replacement &&
      retired && [
        { ...change, after: replacement },
        { ...own, after: retired, conflicts: [] },
      ]
    );
  }
  if (!isWhollyWritten(reviewed, target, { before, after }, gate)) return undefined;
  const merged = mergedInto(target, before, change, review.operations, gate);
  return merged && [{ ...own, after: merged, conflicts: [] }];
}

/** Undefined where no status that takes the record out of force may follow the one that it has. */
function retirement(target: Declaration, { layout, ontology }: Gate): RecordEdit | undefined {
  const value = retiringStatus(target, ontology);
  const pointer = fieldPointer(target, "status", layout);
  return value === undefined || pointer.length === 0 ? undefined : { pointer, value };
}

/** The record with the edge where its class writes such edges. */
function withEdge(path: string, bytes: Uint8Array, target: string, { layout }: Gate): Uint8Array | undefined {
  const sources = (layout.classOf(path)?.edgeSources ?? []).filter(({ derived }) => derived === false);
  const named = sources.find(({ form, kind }) => form === "targets" && kind === "supersedes");
  const map = sources.find(({ form }) => form === "map");
  const pointer = named ? named.path : map && [...map.path, "supersedes"];
  const format = formatOf(path);
  if (!pointer || !format) return undefined;
  const file = new OpenFile(path, format, bytes);
  if (file.slices.length !== 1) return undefined;
  const present = listOf(valueAt(file.content(0)?.value, pointer));
  return editRecord(path, bytes, 0, present.includes(target) ? [] : [{ pointer, value: [...present, target] }]);
}

/**
 * Whether the sentences and tags that a merge writes are all that the candidate brings: no field that the record lacks, no other scope,
 * no more sentences than are listed, and none that is something else beside its place, as a row of a table is.
 */
function isWhollyWritten(
  { review, change, record }: ReviewedRecord,
  target: Declaration,
  { before, after }: { readonly before: Uint8Array; readonly after: Uint8Array },
  gate: Gate,
): boolean {
  const candidate = candidateSubjects(change.path, after, gate).find(({ id }) => id === record.id);
  const known = candidateSubjects(target.path, before, gate).find(({ id }) => id === target.id);
  const match = review?.matches.find(({ id }) => id === review.targets[0]);
  if (!candidate || !known || match?.scopeRelation !== "same") return false;
  const facts = factChange(candidate, known);
  if (facts.candidate.length + facts.target.length > 0) return false;
  const sentences = (review?.operations ?? []).flatMap(({ operation, values }) =>
    operation === "append" ? values : [],
  );
  return sentences.length === match.added.sentences && arePlain(sentences, candidate.detail);
}

function mergedInto(
  target: Declaration,
  before: Uint8Array,
  change: AppliedChange,
  operations: NonNullable<ReviewedRecord["review"]>["operations"],
  gate: Gate,
): Uint8Array | undefined {
  const sentences = operations.flatMap(({ operation, values }) => (operation === "append" ? values : []));
  const tags = operations.flatMap(({ operation, values }) => (operation === "add-tags" ? values : []));
  const format = formatOf(target.path);
  if (!format || sentences.length + tags.length === 0) return undefined;
  const known = new OpenFile(target.path, format, before).content(target.document)?.value;
  const edits: RecordEdit[] = [];
  const tagsAt = fieldPointer(target, "tags", gate.layout);
  if (tags.length > 0 && tagsAt.length === 0) return undefined;
  if (tags.length > 0) edits.push({ pointer: tagsAt, value: [...listOf(valueAt(known, tagsAt)), ...tags] });
  edits.push(...moreSources(known, change), ...newerDate(target, before, change, gate));
  const edited = editRecord(target.path, before, target.document, edits);
  return edited && sentences.length > 0 ? appendText(target.path, edited, sentences) : edited;
}

/** Lists that say where a text comes from, which no comparison counts as new: `sourceRefs`, `evidence`. */
const SOURCES = /^(?:source|evidence|provenance)/i;

/** What a merge writes has the sources of the candidate too, where it and the record have them in one place. */
function moreSources(known: unknown, { after, path }: AppliedChange): readonly RecordEdit[] {
  const format = formatOf(path);
  const own = format && after && new OpenFile(path, format, after).content(0)?.value;
  return [[], ["attributes"]].flatMap((above) => {
    const [mine, theirs] = [valueAt(own, above), valueAt(known, above)];
    if (!isMapping(mine) || !isMapping(theirs)) return [];
    return Object.entries(mine).flatMap(([name, value]): RecordEdit[] => {
      if (!SOURCES.test(name) || !Array.isArray(value)) return [];
      const present = listOf(Object.hasOwn(theirs, name) ? theirs[name] : undefined);
      const added = value.filter((item) => !present.some((other) => isSame(other, item)));
      return added.length === 0 ? [] : [{ pointer: [...above, name], value: [...present, ...(added as unknown[])] }];
    });
  });
}

/** What a newer text changes is as new as that text. */
function newerDate(
  target: Declaration,
  before: Uint8Array,
  { after, path }: AppliedChange,
  { layout }: Gate,
): readonly RecordEdit[] {
  const [format, ownFormat] = [formatOf(target.path), formatOf(path)];
  if (!format || !ownFormat || !after) return [];
  const pointer = fieldPointer(target, "updatedAt", layout);
  const was = valueAt(new OpenFile(target.path, format, before).content(target.document)?.value, pointer);
  const is = valueAt(new OpenFile(path, ownFormat, after).content(0)?.value, pointer);
  const isNewer = typeof was === "string" && typeof is === "string" && timeOfText(is) > timeOfText(was);
  return isNewer ? [{ pointer, value: is }] : [];
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

async function bytesOf(tree: Tree, path: string): Promise<Uint8Array | undefined> {
  const [entry] = await filesAt(new Set([path]), tree);
  return entry && (await readFile(tree, entry));
}
