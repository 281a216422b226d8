/**
 * Which tags are snapshots. Each manifest names the one before it by tag and id of the tag object, so the newest one
 * vouches for all earlier ones: a tag that was moved, deleted or slipped in between is told by its successor.
 */
import type { SnapshotManifest } from "../generated/types/snapshot.js";
import type { Line, TagText } from "../memory/history.js";
import { clip } from "../memory/clip.js";
import { readTagText } from "./manifest.js";
import { isNameOf, timeInName } from "./tag-name.js";

/** A tag below `memory/snapshots/` as it stands in a clone. */
export interface SnapshotTag {
  /** Such as `memory/snapshots/2026-05-08T093000Z`. */
  readonly tag: string;
  /** Id of the tag object. */
  readonly object: string;
  /** Of the tag object. */
  readonly text: TagText;
}

export interface Snapshot {
  readonly tag: string;
  readonly object: string;
  readonly manifest: SnapshotManifest;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Place of its commit on the line, 0 for the newest; undefined where a shallow clone hides it. */
  readonly position: number | undefined;
}

/** A tag that a later snapshot builds on, and that is not what it was. */
export interface BrokenLink {
  readonly tag: string;
  readonly time: number;
  /** A whole sentence. */
  readonly fault: string;
}

/** A tag that is no snapshot. */
interface StrangeTag {
  readonly tag: string;
  /** The time in its name, where that is one. */
  readonly time: number | undefined;
  /** Why, as the end of a sentence. */
  readonly reason: string;
}

export interface Chain {
  /** Oldest first. */
  readonly links: readonly (Snapshot | BrokenLink)[];
  readonly strangers: readonly StrangeTag[];
}

export function isSnapshot(link: Snapshot | BrokenLink): link is Snapshot {
  return "manifest" in link;
}

/** @param line of the default branch. */
export function chainOf(tags: readonly SnapshotTag[], line: Line): Chain {
  const readings = new Map(tags.map((tag) => [tag.tag, readTag(tag, line)]));
  const sound = [...readings.values()].filter((reading) => typeof reading !== "string").sort(byAge);
  const links: (Snapshot | BrokenLink)[] = [];
  const used = new Set<string>();
  let next: Snapshot | BrokenLink | undefined = sound.at(-1);
  let above = -1;
  while (next) {
    links.push(next);
    used.add(next.tag);
    if (isSnapshot(next)) above = next.position ?? above;
    next = isSnapshot(next) ? before(next, readings) : newestBefore(next.time, above, sound);
    if (next && used.has(next.tag)) break;
  }
  links.reverse();
  const strangers = tags.flatMap(({ tag }): StrangeTag[] => {
    const reading = readings.get(tag);
    if (used.has(tag) || reading === undefined) return [];
    const reason = typeof reading === "string" ? reading : "no later snapshot builds on it";
    return [{ tag, time: timeInName(tag), reason }];
  });
  return { links, strangers };
}

/** What the manifest of a snapshot says was before it; undefined for the first. */
function before(
  { tag: later, manifest: { previous }, time: latest, position: below = -1 }: Snapshot,
  readings: ReadonlyMap<string, Snapshot | string>,
): Snapshot | BrokenLink | undefined {
  if (!previous) return undefined;
  const { tag, object } = previous;
  const broken = (fault: string): BrokenLink => ({ tag, time: timeInName(tag) ?? latest, fault: `${tag} ${fault}.` });
  const reading = readings.get(tag);
  if (reading === undefined) return broken(`is missing, although ${later} builds on it`);
  if (typeof reading === "string") return broken(`is not the snapshot that ${later} builds on: ${reading}`);
  if (reading.object !== object) return broken(`was moved: ${later} builds on another tag object of that name`);
  if (reading.time > latest || (reading.position ?? Infinity) <= below)
    return broken(`is newer than ${later}, which builds on it`);
  return reading;
}

/** Nobody vouches for it; but it is no older state than those before it. @param above place of the next snapshot that is known. */
function newestBefore(time: number, above: number, sound: readonly Snapshot[]): Snapshot | undefined {
  return sound.findLast((snapshot) => snapshot.time < time && (snapshot.position ?? Infinity) > above);
}

function readTag({ tag, object, text }: SnapshotTag, { positions, isCut }: Line): Snapshot | string {
  const time = timeInName(tag);
  if (time === undefined) return "its name holds no time";
  if (text === undefined) return "it is not an annotated tag";
  if (text instanceof Error) return text.message;
  const read = readTagText(text);
  if (typeof read === "string") return read;
  const { manifest, commit, name } = read;
  if (name !== tag) return `its tag object was made for ${clip(name, 200)}`;
  if (manifest.commit !== commit) return "it points at another commit than its manifest names";
  if (!isNameOf(tag, manifest.approvedAt, commit)) return "its name is not the time in its manifest";
  const position = positions.get(commit);
  if (position === undefined && !isCut) return "its commit is not on the first-parent line of the default branch";
  return { tag, object, manifest, time, position };
}

/** What keeps a tag from being a snapshot, by itself: the end of a sentence. Where it stands in the history is not asked. */
export function faultOfTag(tag: SnapshotTag): string | undefined {
  const reading = readTag(tag, ANY_LINE);
  return typeof reading === "string" ? reading : undefined;
}

const ANY_LINE: Line = { commits: [], positions: new Map(), isCut: true };

/** Older first. Of one second, the one whose commit is further down the line is older. */
function byAge(a: Snapshot, b: Snapshot): number {
  return a.time - b.time || (b.position ?? 0) - (a.position ?? 0);
}
