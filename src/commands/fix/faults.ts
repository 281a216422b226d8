/** Which mends are to blame for what is wrong with their result. */
import type { Finding } from "../../memory/finding.js";
import { recordKey } from "../../memory/record.js";
import { newErrors } from "../check/new-errors.js";
import { hasCertainMend, type FileMends } from "./choose-mends.js";

/** What is wrong with the result of mends, as clauses. */
export interface Faults {
  /** By the part (`partOf`) whose mends are to blame. */
  readonly blamed: ReadonlyMap<string, string>;
  /** What cannot be told to be of one of them. */
  readonly elsewhere: string | undefined;
}

export function harmOf({ rule, message }: Finding): string {
  return `its mend would bring a new error, ${rule}: ${message}`;
}

export function faultsOf(mends: readonly FileMends[], before: readonly Finding[], after: readonly Finding[]): Faults {
  const parts = new Map(mends.map(({ path, findings }) => [path, new Set(findings.map(partOf))]));
  const blamed = new Map<string, string>();
  let elsewhere: string | undefined;
  for (const harm of newErrors(before, after)) {
    const fault = harmOf(harm);
    const named = blamedFor(harm, parts);
    for (const part of named) if (!blamed.has(part)) blamed.set(part, fault);
    if (named.length === 0) elsewhere ??= fault;
  }
  for (const { path, findings } of mends) {
    const kinds = new Set(findings.map(kindOf));
    const count = (list: readonly Finding[]) => list.filter((finding) => kinds.has(kindOf(finding))).length;
    if (count(after) < count(before)) continue;
    for (const part of parts.get(path) ?? [])
      if (!blamed.has(part)) blamed.set(part, "its mend does not mend what it is for");
  }
  return { blamed, elsewhere };
}

/** The parts that an error names: that of its record, or all of its file, or of the first related file that has some. */
function blamedFor(harm: Finding, parts: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const own = recordKey(harm.path, harm.record);
  if (parts.get(harm.path)?.has(own)) return [own];
  const path = [harm, ...harm.related].map(({ path }) => path).find((path) => parts.has(path));
  return path === undefined ? [] : [...(parts.get(path) ?? [])];
}

function kindOf({ rule, path }: Finding): string {
  return `${rule}\0${path}`;
}

/** What a mend is taken or refused with: the mends of one record in the file that they change. */
export function partOf({ path, record, suggestion }: Finding): string {
  return recordKey(suggestion?.edits[0]?.path ?? path, record);
}

export function pathOfPart(part: string): string {
  return part.slice(0, part.indexOf("\0"));
}

/** An error that only a person can mend, on a line that was mended. Edits of a file that cannot be read keep its lines. */
export function errorOnMendedLine({ path, edits }: FileMends, after: readonly Finding[]): Finding | undefined {
  const lines = new Set(edits.map(({ range }) => range.start.line));
  return after.find(
    (finding) =>
      finding.path === path &&
      finding.severity === "error" &&
      finding.accepted === undefined &&
      lines.has(finding.range.start.line) &&
      !hasCertainMend(finding) &&
      !isUnknownOwner(finding),
  );
}

/** One name that is nobody's: however it is quoted, its author meant that name. `@ann @ben` may have been meant for two. */
function isUnknownOwner({ rule, subject = "" }: Finding): boolean {
  return rule === "record/invalid-owner" && /^\S+$/.test(subject);
}
