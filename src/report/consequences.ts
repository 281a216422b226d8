/** What a change that the steward proposes would bring, in the order in which it is told: findings, and owners to notify. */
import { clip } from "../memory/clip.js";
import type { Finding } from "../memory/finding.js";
import type { Reviewer } from "./comment/comment-input.js";
import { code, prose, text, type Block, type Line } from "./comment/document.js";
import { listUnder, NAME_LIMIT } from "./comment/listing.js";

const MAX_LISTED = 50;
const CLAUSE_LIMIT = 300;

export function findingsBlocks(title: string, findings: readonly Finding[]): Block[] {
  return listUnder(
    title,
    findings.map(({ path, message, suggestion }) => [
      ...nameAndClause(path, message),
      ...(suggestion ? [text(" Mend: "), prose(clip(suggestion.message, CLAUSE_LIMIT))] : []),
    ]),
    MAX_LISTED,
  );
}

export function ownersBlocks(owners: readonly Reviewer[]): Block[] {
  return listUnder(
    "Owners to notify",
    owners.map(({ name, reason }) => nameAndClause(name, reason)),
    MAX_LISTED,
  );
}

function nameAndClause(name: string, clause: string): Line {
  return [code(clip(name, NAME_LIMIT)), text(" "), prose(clip(clause, CLAUSE_LIMIT))];
}
