/** What is said of a secret: where it stands, what kind it is, what to do now; never the value. */
import { isChangeLabel } from "../../memory/change-label.js";
import { firstNames } from "../../memory/first-names.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { AllowComment, FoundSecret, Unscanned } from "../../memory/found-secret.js";
import type { Problem, Suggestion } from "../../memory/finding.js";
import { isUncommitted, type Uncommitted } from "../../memory/tree.js";
import { FORMATS } from "../../secrets/formats/index.js";
import { STRUCTURES } from "../../secrets/structures/index.js";
import type { StandingSecret } from "../../secrets/standing.js";
import { CHECKSUMS } from "../../secrets/verifiers.js";
import { quote } from "../phrases.js";

export interface SecretWords {
  /** A name of a file or branch as it may be shown. */
  readonly shown: (name: string) => string;
  /** File that speaks for what is no file: a commit, a branch. */
  readonly elsewhere: string;
}

const BY_ID = new Map(FORMATS.map((format) => [format.id, format]));
const REVOKING = new Map([...FORMATS, ...STRUCTURES].map(({ id, revoke }) => [id, revoke]));

const COMMITS_NAMED = 20;

export function secretProblem(secret: StandingSecret, words: SecretWords): Problem {
  const { rule, severity, match } = secret;
  const kind = kindOf(secret);
  const isPast = rule === "secret/in-history";
  return {
    rule,
    severity,
    message: `${kind} of ${match.length} characters ${placeOf(secret, words, isPast)}.${checksumOf(match)}${isPerson(secret) ? "" : addedBy(secret.commits)}`,
    at: anchorOf(secret, words, isPast),
    subject: match.fingerprint,
    suggestion: adviceOn(secret),
  };
}

const PACKED: Suggestion = {
  message:
    "Keep it out of the memory; or look through what it stands for, and waive this by path, with a name and an expiry",
  certain: false,
};

export function unscannedProblem({ source, path, reason, commits, isPacked }: Unscanned, words: SecretWords): Problem {
  const what = source === "file" ? "This file" : `The ${NOUNS[source]}`;
  const { committed, uncommitted, ofUpdate } = parted(commits);
  const others = uncommitted === undefined ? ofUpdate : [uncommitted];
  const where =
    committed.length > 0 ? ` (commit ${commitList(committed)})` : others.length > 0 ? ` (${commitList(others)})` : "";
  return {
    rule: "secret/incomplete-scan",
    message: `${what}${where} was not searched for secrets to its end: ${reason}.`,
    at: { path: source === "file" ? words.shown(path) : words.elsewhere },
    subject: source,
    ...(isPacked && { suggestion: PACKED }),
  };
}

export function allowCommentProblem({ path, range, words }: AllowComment, shown: (name: string) => string): Problem {
  return {
    rule: "secret/allow-comment",
    message: `${quote(words)} tells another scanner to look away. It allows nothing here.`,
    at: { path: shown(path), range },
    subject: words,
  };
}

const NOUNS: Readonly<Record<FoundSecret["source"], string>> = {
  file: "file",
  path: "name of a file",
  message: "message of a commit",
  author: "author of a commit",
  committer: "committer of a commit",
  branch: "name of the branch",
};

function kindOf({ match }: FoundSecret): string {
  const format = BY_ID.get(match.format);
  if (match.tier === 3) return format ? `Text like a secret of ${format.provider}` : "Text that looks random";
  if (format) return `A secret of ${format.provider} (${match.format})`;
  return match.tier === 2 ? `A value that looks like a secret (${match.format})` : `A secret (${match.format})`;
}

/** Why the text of a format that has a checksum is no secret of it, as a sentence with a space before it, or nothing. */
function checksumOf({ format: id, tier }: FoundSecret["match"]): string {
  const format = BY_ID.get(id);
  if (!format || tier <= format.tier || !CHECKSUMS.has(format.verify)) return "";
  return ` Its checksum is wrong: it is made up or cut off, or ${format.provider} has a new form.`;
}

/** Whether it is in what a commit says of who made it: the place names the commits then. */
function isPerson({ source }: Pick<FoundSecret, "source">): boolean {
  return source === "author" || source === "committer";
}

function placeOf({ source, path, commits }: FoundSecret, { shown }: SecretWords, isPast: boolean): string {
  switch (source) {
    case "file":
      return isPast ? "was here and is gone, but stays in the history" : "stands here";
    case "path":
      return isPast ? "was in the name of this file" : "is in the name of this file";
    case "message":
      return `is in the message of commit ${commitList(commits)}`;
    case "author":
    case "committer":
      return `is in the name or address of the ${source} of commit ${commitList(commits)}`;
    case "branch":
      return `is in the name of the branch ${quote(shown(path))}`;
  }
}

function anchorOf({ source, path, range }: FoundSecret, words: SecretWords, isPast: boolean): Problem["at"] {
  if (source !== "file" && source !== "path") return { path: words.elsewhere };
  return source === "file" && !isPast ? { path: words.shown(path), range } : { path: words.shown(path) };
}

function adviceOn({ match, commits, source }: FoundSecret): Suggestion {
  const revoke = REVOKING.get(match.format)?.replace(/\.$/, "");
  if (match.tier === 3) {
    return {
      message: "Look at it: if it is a secret, revoke it first; if not, accept its fingerprint in the baseline",
      certain: false,
    };
  }
  const { committed, uncommitted, ofUpdate } = parted(commits);
  const how = revoke === undefined ? " where it was issued" : ` (${revoke})`;
  if (ofUpdate.length > 0) {
    return { message: `Take it out of ${commitList(ofUpdate)}. If it is real, revoke it${how}`, certain: false };
  }
  if (uncommitted !== undefined && committed.length === 0) {
    return {
      message: `Take it out before you commit. If it was shared, or committed elsewhere, revoke it${how}`,
      certain: false,
    };
  }
  if (isPerson({ source })) {
    return {
      message: `Revoke it first${how}; then set user.name and user.email right, and rewrite the commits of the branch with them: git rebase --rebase-merges <base> --exec "git commit --amend --no-edit --reset-author". Squashing leaves it in what was pushed`,
      certain: false,
    };
  }
  const too = uncommitted === undefined ? "" : `take it out of the ${uncommitted}, and `;
  const then =
    source === "branch"
      ? "then rename the branch"
      : committed.length > 0
        ? `then ${too}rewrite the history without it (${commitList(committed)}): a commit that deletes it, and squashing, leave it in what was pushed`
        : "then remove it here, and from the history";
  return { message: `Revoke it first${how}; ${then}`, certain: false };
}

/** A sentence with a space before it, or nothing. */
function addedBy(commits: readonly string[]): string {
  const { committed, uncommitted, ofUpdate } = parted(commits);
  if (ofUpdate.length > 0) return ` It would come with ${commitList(ofUpdate)}.`;
  if (committed.length === 0) return uncommitted === undefined ? "" : " It is not committed yet.";
  const too = uncommitted === undefined ? "" : "; what is not committed yet adds it too";
  return ` Commits that add it: ${commitList(committed)}${too}.`;
}

/**
 * @param commits ids, and what stands for content that is in no commit yet: the label of what is not committed, the names of
 * changes of an update, or nothing.
 */
function parted(commits: readonly string[]): {
  committed: readonly string[];
  uncommitted: Uncommitted | undefined;
  ofUpdate: readonly string[];
} {
  const ofUpdate = commits.filter(isChangeLabel);
  const committed = commits.filter((id) => id !== "" && !isUncommitted(id) && !isChangeLabel(id));
  return { committed, uncommitted: commits.find(isUncommitted), ofUpdate };
}

function commitList(commits: readonly string[]): string {
  return firstNames(commits, COMMITS_NAMED, shortCommit);
}
