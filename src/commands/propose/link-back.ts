/** After the merge of a proposal, the issue or pull request that its run worked on gets one link (decision 22). */
import { isSameName } from "../../memory/repository-name.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { Forge, OwnComment } from "../../memory/forge.js";
import { MissingPermission } from "../../memory/forge-refusal.js";
import { readBlock, type ProposalSource } from "../../memory/proposal.js";
import { refuseRepository, type Admission } from "./admit-run.js";

export interface LinkBackInput extends Pick<Admission, "memory" | "policy"> {
  readonly forge: Forge;
  /** @param repository `owner/name` */
  readonly forgeOf: (repository: string) => Promise<Forge>;
  /** Number of the merged pull request. */
  readonly pull: number;
  /** Full id of the commit that the merge made. */
  readonly commit: string;
  /** `https://github.com`, without a slash at the end. */
  readonly server: string;
}

export type LinkBackResult =
  /** The pull request is no proposal of ours, or its run names no issue. */
  | { readonly outcome: "nothing-named" }
  /** Another token proposed it: what the comment of its account says counts for nothing here. */
  | { readonly outcome: "not-ours"; readonly account: string }
  | { readonly outcome: "linked"; readonly source: string }
  | { readonly outcome: "linked-before"; readonly source: string }
  | { readonly outcome: "not-linked"; readonly source: string; readonly because: string };

export async function linkBack(input: LinkBackInput): Promise<LinkBackResult> {
  const comment = await input.forge.ownComment(input.pull, "proposal");
  const account = comment ? undefined : await otherAccount(input);
  if (account !== undefined) return { outcome: "not-ours", account };
  const source = sourceOf(comment);
  if (source?.issue === undefined) return { outcome: "nothing-named" };
  const { repository, issue } = source;
  const name = `${repository}#${issue}`;
  const isOwn = isSameName(repository, input.memory.name);
  if (!isOwn && refuseRepository(repository, await input.policy())) {
    return { outcome: "not-linked", source: name, because: "the memory does not list the repository" };
  }
  try {
    const forge = isOwn ? input.forge : await input.forgeOf(repository);
    const { memory, pull } = input;
    const outcome = await forge.linkOnce(issue, `${memory.name}#${pull}`, textOf(input));
    if (outcome === undefined) return { outcome: "not-linked", source: name, because: "there is no such issue" };
    return outcome === "created" ? { outcome: "linked", source: name } : { outcome: "linked-before", source: name };
  } catch (error) {
    if (!(error instanceof MissingPermission)) throw error;
    return { outcome: "not-linked", source: name, because: error.message };
  }
}

/** The bot that opened the pull request, where its comment of a proposal names an issue: a second App, or the job's own token. */
async function otherAccount({ forge, pull }: LinkBackInput): Promise<string | undefined> {
  const author = (await forge.pullRequest(pull))?.author;
  if (author?.isBot !== true) return undefined;
  const source = sourceOf(await forge.ownComment(pull, "proposal", author));
  return source?.issue === undefined ? undefined : author.login;
}

/** The block alone counts: it is in a comment that the steward wrote. */
function sourceOf(comment: OwnComment | undefined): ProposalSource | undefined {
  return comment && readBlock(comment.body)?.source;
}

/** Names of repositories and commit ids have no letters with a meaning in Markdown but `_`, which is within a link here. */
function textOf({ memory, pull, commit, server }: LinkBackInput): string {
  const place = `${server}/${memory.name}`;
  return `What this run learned was merged into the memory: [\`${memory.name}@${shortCommit(commit)}\`](${place}/commit/${commit}), by [pull request ${pull}](${place}/pull/${pull}).\n`;
}
