/** Of what overlaps, the most specific alone; with fingerprints that hold no value. */
import type { SecretMatch, SecretTier } from "../memory/secret.js";
import { CLOSERS } from "./assigned-value.js";
import { fingerprintOf, isGuessable } from "./fingerprint.js";
import { lineBefore, type Sighting } from "./found.js";
import type { ScanOptions } from "./scan-options.js";
import { formsOf } from "./value-forms.js";

export function mergeSightings(sightings: readonly Sighting[], options: ScanOptions): SecretMatch[] {
  const occurrences = new Map<string, number>();
  return groupsOf(sightings).map((group) => matchOf(group, options, occurrences));
}

/** The chosen one of each group first, groups by place. */
function groupsOf(sightings: readonly Sighting[]): Sighting[][] {
  const byPlace = [...sightings].sort((a, b) => a.start - b.start || b.end - a.end);
  const groups: Sighting[][] = [];
  for (let from = 0; from < byPlace.length;) {
    let reach = byPlace[from]?.end ?? 0;
    let to = from + 1;
    for (let next = byPlace[to]; next && next.start < reach; next = byPlace[++to]) reach = Math.max(reach, next.end);
    groups.push(...chooseWithin(byPlace.slice(from, to)));
    from = to;
  }
  return groups;
}

/** `cluster` hangs together by overlaps; two of it that do not overlap may both be chosen. */
function chooseWithin(cluster: readonly Sighting[]): Sighting[][] {
  const chosen: Sighting[][] = [];
  for (const sighting of [...cluster].sort(bySpecificity)) {
    const group = chosen.find(([first]) => first && overlap(first, sighting));
    if (group) group.push(sighting);
    else chosen.push([sighting]);
  }
  return chosen.sort(([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0));
}

function overlap(a: Sighting, b: Sighting): boolean {
  return a.start < b.end && b.start < a.end;
}

/** A lower tier, then what is no generic format, then the reading that took least, then the longer. */
function bySpecificity(a: Sighting, b: Sighting): number {
  return (
    a.candidate.tier - b.candidate.tier ||
    Number(a.candidate.guessable ?? false) - Number(b.candidate.guessable ?? false) ||
    a.view.depth - b.view.depth ||
    b.end - b.start - (a.end - a.start) ||
    (a.candidate.format < b.candidate.format ? -1 : 1)
  );
}

function matchOf(group: readonly Sighting[], options: ScanOptions, occurrences: Map<string, number>): SecretMatch {
  const first = asRead(group);
  if (!first) throw new RangeError("a group has a first sighting");
  const { candidate, view, start, end } = first;
  const value = view.slice(candidate.start, candidate.end);
  const guessable = isGuessable(value, candidate.guessable);
  const before = guessable ? lineBefore(view, candidate.start).trimStart() : "";
  const place = `${candidate.format}\0${before}`;
  const occurrence = occurrences.get(place) ?? 0;
  if (guessable) occurrences.set(place, occurrence + 1);
  const match: SecretMatch = {
    format: candidate.format,
    tier: candidate.tier,
    start,
    end,
    length: value.length,
    views: viewsOf(group, candidate.tier),
    fingerprint: fingerprintOf(
      { format: candidate.format, value, guessable, before, occurrence },
      options.salt,
      options.path,
    ),
  };
  options.onValue?.(match, formsOf(value, group.flatMap(written), match.tier > 2));
  return match;
}

/**
 * The first one; or, where it takes a part of an escape for letters of its own, the one that is read there once escapes are undone:
 * at its beginning (`\u00e9…`), or where it goes on behind what ends a value (`…%20and`).
 */
function asRead(group: readonly Sighting[]): Sighting | undefined {
  const [first] = group;
  const read = group.filter((other) => first !== undefined && isReading(other, first));
  return read.length === 1 ? read[0] : first;
}

function isReading(read: Sighting, { candidate: { format, tier }, view, start, end }: Sighting): boolean {
  if (read.candidate.format !== format || read.candidate.tier !== tier || read.view.name !== "unescaped") return false;
  if (read.view.depth !== view.depth + 1 || read.end > end) return false;
  const isOther = read.start > start || (read.start === start - 1 && ESCAPE.test(view.root.slice(read.start, start)));
  // A mark that closes a sentence may be the value's own, where it is written with an escape.
  const isCut =
    read.end < end &&
    ESCAPE.test(view.root.slice(read.end, read.end + 1)) &&
    !CLOSERS.includes(read.view.slice(read.candidate.end, read.candidate.end + 1));
  return isOther ? read.end === end || isCut : read.start === start && isCut;
}

/** What begins an escape. */
const ESCAPE = /^[\\%&]$/;

function written({ candidate, view, start, end }: Sighting): string[] {
  return [view.slice(candidate.start, candidate.end), view.root.slice(start, end)];
}

/** Readings that show as much as the one that was chosen. */
function viewsOf(group: readonly Sighting[], tier: SecretTier): string[] {
  const equal = group.filter(({ candidate }) => candidate.tier === tier);
  return [...new Set(equal.map(({ view }) => view.name))].sort();
}
