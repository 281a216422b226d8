/** Whether one commit that a call names is among those before another. */
import type { GitRepository } from "../git/repository.js";
import { DEEPEN } from "../memory/history.js";
import { UserError } from "../memory/user-error.js";

/** A commit's full id, and what the call says for it. */
export interface NamedCommit {
  readonly id: string;
  readonly name: string;
}

/** A commit holds itself. @throws UserError where a shallow clone does not hold what would tell. */
export async function holdsCommit(repository: GitRepository, last: NamedCommit, first: NamedCommit): Promise<boolean> {
  const ancestry = await repository.history().ancestry(first.id, last.id);
  if (ancestry !== "cut") return ancestry === "yes";
  throw new UserError(`This clone is shallow: whether ${last.name} holds ${first.name} cannot be told.`, DEEPEN);
}
