/**
 * What the steward itself writes into every output. A text that somebody proposes may hold these words inside what looks like a secret;
 * were they hidden then, its own comments, trailers and reports could no longer be read, by it neither.
 */
import { RULE_IDS } from "../generated/rule-ids.js";
import { PROJECT } from "../memory/project-address.js";

const FORMATS =
  "report update layout snapshot search-manifest run-import run-import-result run-import-results review resolution part scan baseline update-verdict proposal ontology mirror diff".split(
    " ",
  );

const TRAILERS = ["Memory-Decision", "Memory-Digest", "Memory-Idempotency-Key", "Memory-Proposal", "Memory-Source-Run"];

const MEMBERS =
  "decision handling idempotencyKey moreRecords relation repository schema severity message fingerprint suggestion statistics findings startLine endLine startColumn verdict records".split(
    " ",
  );

export function ownWords(): string[] {
  return [
    ...RULE_IDS,
    ...FORMATS.map((name) => `"schema": "memory-steward.${name}/v1"`),
    '"schema": "memory-steward.graph-index/v2"',
    ...["report", "proposal", "health", "link", "runs", "standing"].map((mark) => `<!-- memory-steward:${mark} `),
    ...[...TRAILERS, "Memory-Steward-Run", "Co-authored-by", "Signed-off-by"].map((name) => `\n${name}: sha256:`),
    ...MEMBERS.map((name) => `"${name}": "`),
    ...["accept", "merge", "supersede", "reject"].map((decision) => `Memory-Decision: ${decision}`),
    ...[" explain ", " check", ".yml", ".yaml"].map((rest) => `memory-steward${rest}`),
    ...["report", "approvals", "update", "import", "revert", "known-bad", "indexes", "snapshots"].flatMap((name) => [
      `memory-steward/${name}`,
      `refs/heads/memory/${name}/`,
      `refs/tags/memory/${name}/`,
    ]),
    ...["::error file=", "::warning file=", "::notice file=", ",endLine=", ",endColumn=", ",title="],
    `${PROJECT}/blob/main/docs/rules/`,
  ];
}
