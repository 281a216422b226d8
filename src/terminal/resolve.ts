/** `memory-steward resolve`. */
import { resolve, type ResolveRequest } from "../commands/snapshot/resolve.js";
import { openRepository } from "../git/repository.js";
import { UserError } from "../memory/user-error.js";
import { jsonText } from "../report/json-text.js";
import { renderResolution } from "../report/resolution.js";
import { withMemoryAbove } from "./with-memory-above.js";
import type { AnswerFormat } from "./formats.js";
import { gateOptions } from "./gate-options.js";

export interface ResolveArguments {
  readonly ref?: string;
  readonly at?: string;
  readonly snapshot?: string;
  readonly requireApprovedCommit: boolean;
  readonly branch?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly format: AnswerFormat;
}

/** @returns 0. @throws UserError where the request means no commit. */
export async function runResolve(dir: string, options: ResolveArguments): Promise<number> {
  const repository = await openRepository(dir);
  try {
    const resolution = await resolve({
      repository,
      history: repository.history(),
      prefix: repository.prefix,
      gate: gateOptions(dir, options, repository),
      request: resolveRequest(options),
      branch: options.branch,
      now: new Date(),
    });
    process.stdout.write(options.format === "json" ? jsonText(resolution) : renderResolution(resolution));
    return 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    await repository.close();
  }
}

export function resolveRequest({
  ref,
  at,
  snapshot,
  requireApprovedCommit,
}: Pick<ResolveArguments, "ref" | "at" | "snapshot" | "requireApprovedCommit">): ResolveRequest {
  if ([ref, at, snapshot].filter((given) => given !== undefined).length > 1) {
    throw new UserError(
      "More than one of ref, at and snapshot was given.",
      "Ask for one state of the memory at a time",
    );
  }
  if (ref !== undefined) return { mode: "explicit-ref", ref };
  if (snapshot !== undefined) return { mode: "snapshot-tag", tag: snapshot };
  return at === undefined ? { mode: "current" } : { mode: "ref-at-time", at, requireApprovedCommit };
}
