import { editDistance } from "../memory/edit-distance.js";
import { UserError } from "../memory/user-error.js";
import { isSnapshot, type Chain, type Snapshot } from "./chain.js";
import { strangeTagFault } from "./chain-faults.js";
import { SNAPSHOT_FOLDER, timeInName } from "./tag-name.js";

const MAX_EDITS = 40;

/**
 * The snapshot of a name: `memory/snapshots/2026-05-08T093000Z`, in full or without its folder.
 * @throws UserError where there is none, naming the nearest, or where its tag is not what it was.
 */
export function findSnapshot(name: string, { links, strangers }: Chain): Snapshot {
  const short = name.replace(/^refs\/tags\//, "");
  const tag = short.startsWith(SNAPSHOT_FOLDER) ? short : SNAPSHOT_FOLDER + short;
  const link = links.find((candidate) => candidate.tag === tag);
  if (link && isSnapshot(link)) return link;
  if (link) throw new UserError(link.fault, "Restore the tag from a clone that has it, or name a commit");
  const stranger = strangers.find((candidate) => candidate.tag === tag);
  if (stranger) throw new UserError(strangeTagFault(stranger), "Find out who made the tag");
  const near = nearest(tag, links.filter(isSnapshot));
  throw new UserError(
    `There is no snapshot ${JSON.stringify(name.slice(0, 100))} in this clone.`,
    near.length > 0
      ? `Near it: ${near.join(", ")}`
      : "Fetch the tags: git fetch origin 'refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*'",
  );
}

/** By time where the name holds one, else by spelling. */
function nearest(tag: string, snapshots: readonly Snapshot[]): string[] {
  const time = timeInName(tag);
  const distance = (snapshot: Snapshot) =>
    time === undefined ? editDistance(tag, snapshot.tag, MAX_EDITS) : Math.abs(snapshot.time - time);
  return snapshots
    .map((snapshot) => ({ tag: snapshot.tag, distance: distance(snapshot) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 2)
    .map((candidate) => candidate.tag);
}
