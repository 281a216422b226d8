/** Which trees an event asks to judge (decision 31). */
import type { CheckInput } from "../commands/check/check.js";
import type { GitRepository } from "../git/repository.js";
import { UserError } from "../memory/user-error.js";
import type { Event } from "./event.js";

/**
 * On a pull request: its head against the tip of the target branch as fetched now, else as the event named it. In a
 * merge queue: the group's own commits. Elsewhere the checked-out commit, or the working directory outside Git.
 */
export async function checkSubject(
  repository: GitRepository,
  event: Event,
  inputs: { readonly base?: string; readonly head?: string },
): Promise<CheckInput["subject"]> {
  if (inputs.base !== undefined) return { comparison: await repository.compare(inputs.base, inputs.head) };
  if (event.name === "merge_group")
    return { comparison: await repository.compare(event.base, inputs.head ?? event.head) };
  if (event.name === "pull_request") {
    const tip = `refs/remotes/origin/${event.baseRef}`;
    const base = (await isKnown(repository, tip)) ? tip : event.base;
    return { comparison: await repository.compare(base, inputs.head ?? event.head) };
  }
  if (inputs.head !== undefined) return { tree: await repository.commitTree(inputs.head) };
  return { tree: repository.isGit ? await repository.commitTree("HEAD") : await repository.workingTree() };
}

async function isKnown(repository: GitRepository, revision: string): Promise<boolean> {
  try {
    await repository.resolve(revision);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
