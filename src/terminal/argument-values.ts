/** What the values of options are, for the command line. */
import { parseRepositoryName } from "../memory/repository-name.js";
import { InvalidArgumentError } from "commander";
import { MAX_SHARDS, parseShard, type Shard } from "../indexes/part-of-path.js";
import { impossiblePart, parseInstant } from "../memory/instant.js";
import { RUN_ID } from "../memory/run-id.js";

export function instant(text: string): Date {
  const parsed = parseInstant(text);
  if (!parsed) {
    const impossible = impossiblePart(text);
    throw new InvalidArgumentError(
      impossible === undefined
        ? "A time such as 2026-05-08T12:00:00Z, or a day such as 2026-05-08, is wanted."
        : `There is no such ${impossible}.`,
    );
  }
  return new Date(parsed.time);
}

/** As it was written, once it is known to be a time or a date. */
export function instantText(text: string): string {
  instant(text);
  return text;
}

export function shardOf(text: string): Shard {
  const shard = parseShard(text);
  if (!shard) throw new InvalidArgumentError(`One part of up to ${MAX_SHARDS} is wanted, such as 1/4.`);
  return shard;
}

export function positiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError("A whole number of at least 1 is wanted.");
  return value;
}

/** A repository, in the form that an update asks for. */
export function repositoryName(text: string): string {
  if (!parseRepositoryName(text))
    throw new InvalidArgumentError("An owner and a name are wanted, such as acme/memory.");
  return text;
}

/** The id of a run, in the form that an update asks for. */
export function runId(text: string): string {
  if (!RUN_ID.test(text)) {
    throw new InvalidArgumentError(
      "Up to 100 letters, digits, dots, hyphens and underscores are wanted, a letter or digit at both ends, such as run-42.",
    );
  }
  return text;
}
