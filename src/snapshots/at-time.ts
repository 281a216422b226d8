/** The state of the memory at an instant: the latest one at or before it (decision 2). It never falls back to the newest. */
import { shortCommit } from "../memory/commit-id.js";
import { DEEPEN, type Line } from "../memory/history.js";
import { utcSeconds } from "../memory/instant.js";
import { UserError } from "../memory/user-error.js";
import { isSnapshot, type BrokenLink, type Chain, type Snapshot } from "./chain.js";
import { strangeTagFault } from "./chain-faults.js";
import { refusedFuture } from "./time-request.js";

/**
 * Snapshots at or before an instant, the latest first; never empty, and the first is one. What is not what it was stands
 * in its place, so that nobody passes over it to an earlier one.
 * @param time milliseconds since 1970.
 * @throws UserError where there is none, or where the latest cannot be known. It names the nearest on both sides.
 */
export function snapshotsUpTo({ links, strangers }: Chain, time: number, now: Date): Chain["links"] {
  const earlier = links.filter((link) => link.time <= time);
  const latest = earlier.at(-1);
  const next = links.find((link) => link.time > time);
  const nearest = nearestText(latest, next);
  if (time > now.getTime()) {
    throw refusedFuture(time, now, nearest);
  }
  const doubtful = next ? undefined : strangersBehind(latest, strangers).find((tag) => tag.time <= time);
  if (doubtful) {
    throw new UserError(
      `What was approved at ${utcSeconds(time)} cannot be known: ${strangeTagFault(doubtful)}${nearest}`,
      adviceOnTag(doubtful.tag),
    );
  }
  if (!latest) {
    const message =
      links.length === 0
        ? "There is no snapshot in this clone."
        : `There is no snapshot at or before ${utcSeconds(time)}.`;
    throw new UserError(message + nearest, links.length === 0 ? NO_SNAPSHOTS : "Name a later time");
  }
  if (!isSnapshot(latest)) throw brokenLink(`What was approved at ${utcSeconds(time)}`, latest);
  return earlier.reverse();
}

/** @param what cannot be known because of it: the beginning of a sentence. */
export function brokenLink(what: string, { fault }: BrokenLink): UserError {
  return new UserError(
    `${what} cannot be known: ${fault}`,
    "Restore the tag from a clone that has it, or name a commit",
  );
}

/** What is to be said of a snapshot where a later one, which proved it, is not what it was: a sentence or none. */
export function doubtsOf(snapshot: Snapshot, { links }: Chain): string[] {
  const broken = links.slice(links.indexOf(snapshot) + 1).find((link): link is BrokenLink => !isSnapshot(link));
  return broken ? [`${broken.fault} It proved the snapshots before it, of which ${snapshot.tag} is one.`] : [];
}

/**
 * Tags that may have been snapshots until somebody tampered with them: nothing later vouches for the newest one. One of
 * its own second may have been made behind it.
 */
export function strangersBehind<Tag extends { readonly time: number | undefined }>(
  newest: { readonly time: number } | undefined,
  strangers: readonly Tag[],
): (Tag & { readonly time: number })[] {
  return strangers.flatMap((tag) => {
    const { time } = tag;
    return time !== undefined && time >= (newest?.time ?? -Infinity) ? { ...tag, time } : [];
  });
}

/** What to do about a tag that is in the place of a snapshot and is none. */
export function adviceOnTag(tag: string): string {
  return `Restore ${tag} from a clone that has it as it was made, or find out who made it and delete it where it is nobody's snapshot: git push origin :refs/tags/${tag}`;
}

const NO_SNAPSHOTS =
  "Fetch them: git fetch origin 'refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*'; the command snapshot makes them";

function nearestText(before: Snapshot | BrokenLink | undefined, after: Snapshot | BrokenLink | undefined): string {
  const parts = [before && `before it ${before.tag}`, after && `after it ${after.tag}`].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? "" : ` Nearest: ${parts.join(", ")}.`;
}

/**
 * The latest commit of a line at or before an instant by committer dates, which are the authors' word: where they run
 * backwards around the instant there is no saying.
 * @returns its place on the line.
 * @throws UserError where there is none or no saying.
 */
export function positionAtDate({ commits, isCut }: Line, time: number): number {
  const isLater = ({ seconds }: { readonly seconds: number }) => seconds * 1000 > time;
  const position = commits.findIndex((commit) => !isLater(commit));
  const contrary = position === -1 ? undefined : commits.slice(position).find(isLater);
  const [earliest] = commits.slice(-1);
  if (contrary) {
    throw new UserError(
      `Committer dates run backwards around ${utcSeconds(time)}: ${shortCommit(contrary.commit)} has a later one, and stands before ${shortCommit(commits[position]?.commit ?? "")}.`,
      "Name a commit or a snapshot",
    );
  }
  if (position !== -1) return position;
  throw new UserError(
    `There is no commit at or before ${utcSeconds(time)}${isCut ? " in this clone, which is shallow" : ""}.`,
    isCut ? DEEPEN : `The first one is of ${utcSeconds((earliest?.seconds ?? 0) * 1000)}`,
  );
}
