/** Names that a proposal is found by: of its branch, and of the one artifact on it (decision 21). */
import { createHash, type Hash } from "node:crypto";
import { branchPrefix } from "../memory/branches.js";
import type { ProposalSource } from "../memory/proposal.js";
import { taggedDigest } from "../memory/digest.js";

/** Characters of each part that a branch shows. */
const MAX_PART_CHARACTERS = 60;

/**
 * `memory/update/<owner>-<repository>-<run>-<digest8>`: one branch for each run of each source. What is shown of the names is
 * for people; the digest, over the names as they are, tells apart what would look alike.
 */
export function updateBranch({ repository, id }: Pick<ProposalSource, "repository" | "id">): string {
  const name = repository.toLowerCase();
  const parts = [...name.split("/"), id].map(refPart);
  return `${branchPrefix("update")}${parts.join("-")}-${hashOf([name, id]).digest("hex").slice(0, 8)}`;
}

/** `memory/import/<run>-<digest12>`: one branch for each content of an imported run. @param digest `sha256:` of it. */
export function importBranch(run: string, digest: string): string {
  return `${branchPrefix("import")}${refPart(run)}-${digest.replace(/^sha256:/, "").slice(0, 12)}`;
}

/** `sha256:` of branch and artifact. @param digest of the artifact. */
export function idempotencyKey(branch: string, digest: string): string {
  return taggedDigest(hashOf([branch, digest]));
}

/** What Git allows in the middle of a part of a ref's name. */
function refPart(name: string): string {
  const plain = name
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/^[.-]+|[.-]+$/g, "");
  return plain.slice(0, MAX_PART_CHARACTERS).replace(/[.-]+$/, "") || "run";
}

function hashOf(names: readonly string[]): Hash {
  return createHash("sha256").update(JSON.stringify(names));
}
