/** Entries of what is known to be bad that speak of no state: what they were to keep from people is given out. */
import type { KnownBadFile } from "../generated/types/known-bad.js";
import { shortCommit } from "../memory/commit-id.js";
import type { History, Line } from "../memory/history.js";
import type { Pointer } from "../memory/place.js";
import { timeInName } from "./tag-name.js";

export interface IdleEntry {
  /** Of the name that is wrong. */
  readonly pointer: Pointer;
  /** The name itself. */
  readonly name: string;
  /** One sentence. */
  readonly message: string;
}

/** What can be told of a list by itself. */
export function impossibleEntries({ knownBad }: KnownBadFile): IdleEntry[] {
  return knownBad.flatMap(({ snapshot }, index): IdleEntry[] => {
    if (snapshot === undefined || timeInName(snapshot) !== undefined) return [];
    const message = `No snapshot can be called ${JSON.stringify(snapshot)}, which does not contain a valid time, so this entry blocks nothing.`;
    return [{ pointer: ["knownBad", index, "snapshot"], name: snapshot, message }];
  });
}

type Entry = KnownBadFile["knownBad"][number];

export interface KnownStates {
  readonly history: Pick<History, "ancestry">;
  /** Names of the snapshots' tags; undefined where they may not have been fetched. */
  readonly tags: ReadonlySet<string> | undefined;
  /** Of the default branch, where it is at hand: it spares questions to Git. */
  readonly line?: Line;
}

/**
 * What a clone tells of a list besides. What a shallow clone cannot tell is left out.
 * @throws UserError where the history cannot be read.
 */
export async function idleEntries({ knownBad }: KnownBadFile, states: KnownStates): Promise<IdleEntry[]> {
  // At once, so that the questions to Git are answered together.
  const idle = await Promise.all(knownBad.map((entry, index) => idleParts(entry, index, states)));
  return idle.flat();
}

async function idleParts({ snapshot, commits }: Entry, index: number, states: KnownStates): Promise<IdleEntry[]> {
  const idle: IdleEntry[] = [];
  const say = (keys: Pointer, name: string, message: string) =>
    idle.push({ pointer: ["knownBad", index, ...keys], name, message });
  if (snapshot !== undefined && states.tags?.has(snapshot) === false && timeInName(snapshot) !== undefined) {
    say(
      ["snapshot"],
      snapshot,
      `This clone has no tag ${snapshot}, so this entry blocks nothing: either the name is wrong, or the tag was not fetched.`,
    );
  }
  if (!commits) return idle;
  const { from, to } = commits;
  if (await isAbsent(from, states)) {
    say(
      ["commits", "from"],
      from,
      `There is no commit ${shortCommit(from)} in this clone, so this entry blocks nothing.`,
    );
  } else if (to !== undefined && (await isAbsent(to, states))) {
    say(
      ["commits", "to"],
      to,
      `There is no commit ${shortCommit(to)} in this clone, where this entry should end, so every commit since ${shortCommit(from)} counts as bad.`,
    );
  } else if (to !== undefined && (await ancestry(from, to, states)) === "no") {
    const isReversed = (await ancestry(to, from, states)) === "yes";
    say(
      ["commits", "to"],
      to,
      `${isReversed ? `${shortCommit(from)} is later than ${shortCommit(to)}` : `${shortCommit(to)} does not contain ${shortCommit(from)}`}, so this entry, which goes from the one to the other, blocks nothing.`,
    );
  }
  return idle;
}

async function isAbsent(commit: string, states: KnownStates): Promise<boolean> {
  return (await ancestry(commit, commit, states)) === "absent";
}

async function ancestry(ancestor: string, commit: string, { history, line }: KnownStates) {
  const [above, below] = [line?.positions.get(ancestor), line?.positions.get(commit)];
  if (above !== undefined && below !== undefined) return above >= below ? "yes" : "no";
  return await history.ancestry(ancestor, commit);
}
