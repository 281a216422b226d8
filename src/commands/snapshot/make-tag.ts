/**
 * One snapshot's tag. Two runs may plan at the same time, and not the same: each snapshot has a place, the one after the
 * snapshot before it, which one tag alone can get. So nothing that was tagged is ever left beside the chain.
 */
import type { SnapshotManifest } from "../../generated/types/snapshot.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { Forge } from "../../memory/forge.js";
import type { Ref } from "../../memory/history.js";
import type { SnapshotSource } from "../../memory/repository.js";
import { UserError } from "../../memory/user-error.js";
import { adviceOnTag } from "../../snapshots/at-time.js";
import { faultOfTag } from "../../snapshots/chain.js";
import { manifestMessage, readTagText } from "../../snapshots/manifest.js";
import { SNAPSHOT_REFS, snapshotName } from "../../snapshots/tag-name.js";

/** Seconds after which a run that took a place and made no tag has died: between the two it sends one request. */
const DEAD_AFTER = 3600;

/** Of places that dead runs hold in a row. */
const MAX_PLACES = 10;

/** The place of a snapshot that no other is before. */
const FIRST = "first";

export interface TagInput {
  readonly forge: Forge;
  readonly source: SnapshotSource;
  /** Says what would be tagged, and tags nothing. */
  readonly isDryRun: boolean;
}

export interface MadeTag {
  readonly tag: string;
  /** Id of the tag object. */
  readonly object: string;
}

/**
 * Where the plain name is taken: by the same snapshot that another run made, or by what was there before, be it of another
 * commit of the second.
 * @throws UserError where another run tagged something else meanwhile, or is about to.
 */
export async function makeTag(manifest: SnapshotManifest, input: TagInput): Promise<MadeTag> {
  const { source, isDryRun } = input;
  const { approvedAt, commit } = manifest;
  const known = new Map((await source.history.refs()).map((ref) => [ref.name, ref]));
  for (const tag of [snapshotName(approvedAt), snapshotName(approvedAt, commit)]) {
    // Made in this run, of another commit of the second.
    if (tag === manifest.previous?.tag) continue;
    const before = known.get(`refs/tags/${tag}`);
    if (before) {
      if (await isSame(before, manifest, source)) return { tag, object: before.object };
      continue;
    }
    if (isDryRun) return { tag, object: commit };
    return await takePlace(tag, manifest, input);
  }
  const own = snapshotName(approvedAt, commit);
  throw new UserError(
    `No snapshot can be made of ${idOf(commit)}: both names that it may have are taken, and ${own} is no snapshot of it.`,
    adviceOnTag(own),
  );
}

async function takePlace(tag: string, manifest: SnapshotManifest, { forge, source }: TagInput): Promise<MadeTag> {
  const after = manifest.previous?.object ?? FIRST;
  const request = { name: tag, commit: manifest.commit, message: manifestMessage(manifest) };
  let place = after;
  for (let count = 0; count < MAX_PLACES; count++) {
    const made = await forge.createTag({ ...request, place });
    if (made.outcome === "made") return { tag, object: made.object };
    await source.fetchSnapshots((await forge.repository()).defaultBranch);
    const refs = (await source.history.refs()).filter(({ name }) => name.startsWith(SNAPSHOT_REFS));
    if (made.outcome === "name taken") {
      const taken = refs.find(({ name }) => name === `refs/tags/${tag}`);
      if (taken && (await isSame(taken, manifest, source))) return { tag, object: taken.object };
      // What was planned builds on a chain that may have grown: another name would fork it.
      throw new UserError(`Somebody made the tag ${tag} meanwhile. Nothing more was tagged.`, "Run the job again");
    }
    const holder = refs.find(({ object }) => object === made.object);
    if (holder && (await followsSame(holder, manifest, source))) {
      if (await isSame(holder, manifest, source)) return { tag: shortName(holder), object: holder.object };
      throw new UserError(
        `Another run made ${shortName(holder)} of ${idOf(holder.commit)} meanwhile, and one snapshot alone may follow ${nameOf(manifest.previous)}: ${tag} of ${idOf(manifest.commit)} was not made.`,
        "Run the job again: it goes on from there",
      );
    }
    if (!holder && made.age !== undefined && Math.abs(made.age) < DEAD_AFTER) {
      throw new UserError(
        `Another run is about to make the one snapshot that may follow ${nameOf(manifest.previous)}, and not the same: ${tag} of ${idOf(manifest.commit)} was not made.`,
        "Run the job again when that run has ended. Where it was cut off, its place is given away after an hour",
      );
    }
    // Whoever holds the place will not use it. Each who finds that asks for the same one next.
    place = `${after}-${made.object}`;
  }
  throw new UserError(
    `Too many runs took the place after ${nameOf(manifest.previous)} and made no snapshot. ${tag} was not made.`,
    "Look who makes refs below refs/memory-steward/ and delete them while no run is on",
  );
}

/** Whether a tag is the snapshot that we would make, which another run made: of the commit, and built on the same one. */
async function isSame(ref: Ref, manifest: SnapshotManifest, source: SnapshotSource): Promise<boolean> {
  const made = await readManifest(ref, source);
  return made?.commit === manifest.commit && made.previous?.object === manifest.previous?.object;
}

async function followsSame(ref: Ref, { previous }: SnapshotManifest, source: SnapshotSource): Promise<boolean> {
  const made = await readManifest(ref, source);
  return made !== undefined && made.previous?.object === previous?.object;
}

/** Undefined where the tag is no snapshot. */
async function readManifest(ref: Ref, { history }: SnapshotSource): Promise<SnapshotManifest | undefined> {
  const { object } = ref;
  const [text] = await history.tagTexts([object]);
  if (typeof text !== "string" || faultOfTag({ tag: shortName(ref), object, text }) !== undefined) return undefined;
  const read = readTagText(text);
  return typeof read === "string" ? undefined : read.manifest;
}

function shortName({ name }: Ref): string {
  return name.slice("refs/tags/".length);
}

function idOf(commit: string | undefined): string {
  return commit === undefined ? "no commit" : shortCommit(commit);
}

function nameOf(previous: SnapshotManifest["previous"]): string {
  return previous?.tag ?? "the beginning";
}
