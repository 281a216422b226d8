/**
 * A check run belongs to a commit, and a verdict to one pull request: its base says by which rules it was judged. Where other
 * open pull requests have the same head commit, a success that is meant for one of them would let all of them pass.
 */
import { shortCommit } from "../../memory/commit-id.js";
import type { BeforeWrite, Forge, OpenPullRequests, PullRequest } from "../../memory/forge.js";
import { HeadMoved } from "../../memory/forge-refusal.js";
import { SHARED_REMEDY, SHARED_WHY, sharedTitle } from "../../report/shared-head.js";

/** Looks at what may change while a report is written. */
export class Lookout {
  /** Other pull requests with the same head commit, as last seen. */
  seen: readonly PullRequest[] = [];
  #hasLooked = false;
  #first: Promise<readonly PullRequest[]> | undefined;
  /** Whether the list of all open ones has just shown this one where it was. */
  #isFresh = false;

  /** @param open those that were listed before the judgement, where they were. */
  constructor(
    private readonly forge: Forge,
    private readonly pull: PullRequest,
    private readonly open?: OpenPullRequests,
  ) {}

  /** Before anything is written: for that the list of before the judgement will do, where it holds them all. */
  first(): Promise<readonly PullRequest[]> {
    this.#first ??= this.open && !this.open.more ? Promise.resolve(this.#othersOf(this.open.pulls)) : this.now();
    return this.#first;
  }

  /** For words that follow a verdict: the look that it was made by, or the first one. */
  async latest(): Promise<readonly PullRequest[]> {
    return this.#hasLooked ? this.seen : await this.first();
  }

  async now(): Promise<readonly PullRequest[]> {
    const all = await this.forge.openPullRequestsAt(this.pull.head.sha);
    this.#isFresh = all.some((one) => one.number === this.pull.number && movement(this.pull, one) === undefined);
    return this.#othersOf(all);
  }

  /** A look at all open ones that another output made is too old for this one. */
  forget(): void {
    this.#isFresh = false;
  }

  /** Asks for the pull request each time: an answer from before the last write may be old (security rule 11). */
  readonly beforeWrite: BeforeWrite = async () => {
    if (this.#isFresh) {
      this.#isFresh = false;
      return;
    }
    const moved = movement(this.pull, await this.forge.pullRequest(this.pull.number));
    if (moved !== undefined) throw new HeadMoved(moved);
  };

  #othersOf(pulls: readonly PullRequest[]): readonly PullRequest[] {
    const { number, head } = this.pull;
    this.#hasLooked = true;
    this.seen = pulls.filter((one) => one.isOpen && one.number !== number && one.head.sha === head.sha);
    return this.seen;
  }
}

/** What makes a verdict one about something else. The base is part of it: by its rules the head was judged. */
function movement(judged: PullRequest, now: PullRequest | undefined): string | undefined {
  const { number, head, base } = judged;
  const meanwhile = "while its report was written";
  if (!now?.isOpen) return `pull request ${number} was closed ${meanwhile}`;
  if (now.head.sha !== head.sha) {
    return `pull request ${number} moved from ${shortCommit(head.sha)} to ${shortCommit(now.head.sha)} ${meanwhile}`;
  }
  if (now.base.branch !== base.branch || now.base.repositoryId !== base.repositoryId) {
    return `pull request ${number} got another base branch ${meanwhile}`;
  }
  return undefined;
}

/** What a check run says in place of a success. */
export function sharedTexts(others: readonly PullRequest[]): { readonly title: string; readonly summary: string } {
  return { title: titleOf(others), summary: `${SHARED_WHY}\n\n${REMEDY}\n` };
}

/** For the log. */
export function sharedSentence(others: readonly PullRequest[]): string {
  return `${titleOf(others)}. ${SHARED_WHY} ${REMEDY}`;
}

function titleOf(others: readonly PullRequest[]): string {
  return sharedTitle(others.map(({ number }) => number));
}

const [BEFORE, COMMAND, AFTER] = SHARED_REMEDY;
const REMEDY = `${BEFORE}\`${COMMAND}\`${AFTER}`;
