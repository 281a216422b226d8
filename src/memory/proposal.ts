/**
 * What the steward's proposals say about themselves: labels on the pull request, trailers in the commit, a block in the comment
 * (decision 21). Trailers count in commits that the steward made, the block in a comment that it wrote; elsewhere they are text.
 */
import { parseRepositoryName } from "./repository-name.js";
import { isCommitId } from "./commit-id.js";
import { DIGEST } from "./digest.js";
import type { RunStamp } from "./forge.js";
import { isMapping } from "./plain-data.js";
import type { RecordReview } from "./review-report.js";
import { RUN_ID } from "./run-id.js";
import { unicodeEscape } from "./unicode-escape.js";

export type ProposalKind = "update" | "import";

/** In order of weight: a proposal of several records has that of the heaviest one. */
export const DECISIONS = ["accept", "merge", "supersede", "reject"] as const;

export type ProposalDecision = (typeof DECISIONS)[number];

/** Who decides: a person, or the policy where it allows that. */
export type ProposalHandling = "person" | "auto";

/** The run that learned it, as the forge knows it. */
export interface ProposalSource {
  /** `owner/name`. */
  readonly repository: string;
  readonly id: string;
  readonly url?: string;
  /** Number of the issue or pull request in that repository that gets a link after the merge (decision 22). */
  readonly issue?: number;
}

/** One record of a proposal, and what the reviewer said of it. */
export interface ProposedRecord {
  readonly id: string;
  /** From the root of the memory. */
  readonly path: string;
  readonly decision: ProposalDecision;
  readonly relation: string;
  readonly reason: string;
  /** Ids of the records that it was held against. */
  readonly targets: readonly string[];
  /** Digest of what it claims: its texts in normal form. Absent where it was not compared. */
  readonly claim?: string;
}

/** A record of a proposal, with all that the reviewer said of it. */
export interface DecidedRecord {
  readonly record: ProposedRecord;
  /** Absent for a record that is known already, and where one goes: both wait for a person. */
  readonly review?: RecordReview;
}

/** What is decided of all records together; `closed`: nothing is opened for them. */
export interface Decided {
  readonly decision: ProposalDecision;
  readonly handling: ProposalHandling | "closed";
}

/**
 * The heaviest of their decisions. Together they are closed, or pass by themselves, only where each of them alone would.
 * @param begins whether they are the first of a memory: nobody has said yet that it is where it is to be.
 */
export function decidedTogether(records: readonly DecidedRecord[], begins: boolean): Decided {
  const weight = Math.max(0, ...records.map(({ record }) => DECISIONS.indexOf(record.decision)));
  const areAll = (handling: "closed" | "auto") => records.every(({ review }) => review?.handling === handling);
  return {
    decision: DECISIONS[weight] ?? "accept",
    handling: areAll("closed") ? "closed" : areAll("auto") && !begins ? "auto" : "person",
  };
}

/** Name of the format of a `ProposalBlock`. */
export const PROPOSAL_SCHEMA = "memory-steward.proposal/v1";

/** What a proposal says about itself for programs (schemas/proposal.schema.json). */
export interface ProposalBlock {
  readonly schema: typeof PROPOSAL_SCHEMA;
  readonly kind: ProposalKind;
  readonly decision: ProposalDecision;
  readonly handling: ProposalHandling;
  /** `sha256:` of the artifact's canonical form (decision 18). */
  readonly digest: string;
  /** The same for the same artifact on the same branch: what was proposed under it is not proposed again. */
  readonly idempotencyKey: string;
  readonly source: ProposalSource;
  /** Full id of the commit of the target branch that it was applied to. */
  readonly base: string;
  readonly records: readonly ProposedRecord[];
  /** Records that a comment has no room for. */
  readonly moreRecords?: number;
}

/** What the trailers of a proposal's commit say. */
export interface ProposalTrailers {
  readonly kind: ProposalKind;
  readonly decision: ProposalDecision;
  readonly digest: string;
  readonly idempotencyKey: string;
  readonly source: Pick<ProposalSource, "repository" | "id">;
  /** The steward's own run that made the commit. */
  readonly run: RunStamp;
}

/** Labels of proposals. People may add others; the steward adds and removes these alone. */
export const PROPOSAL_LABELS = {
  update: "memory-update",
  import: "memory-import",
  /** A person must choose how it relates to what is known. */
  choice: "memory-needs-choice",
  /** Main and the proposal changed one field: main's value stays. */
  conflict: "memory-conflict",
} as const;

/** Labels that tell how a proposal stands on main; the steward adds and removes them as that changes. */
export const STANDING_LABELS = {
  /** Closed: main says it already. */
  duplicate: "memory-duplicate",
  /** Other open proposals are about the same. */
  competing: "memory-competing",
  /** Main's gate does not let it pass any more. */
  broken: "memory-broken",
  /** Main changed under it, and a person must join the two. */
  outdated: "memory-outdated",
  /** It may pass by itself, by the policy of the configuration. */
  auto: "memory-auto",
} as const;

export function decisionLabel(decision: ProposalDecision): string {
  return `memory-decision-${decision}`;
}

/** Lines of a commit's text, without a line end at their end. */
export function writeTrailers({ kind, decision, digest, idempotencyKey, source, run }: ProposalTrailers): string {
  return [
    `Memory-Proposal: ${kind}`,
    `Memory-Decision: ${decision}`,
    `Memory-Digest: ${digest}`,
    `Memory-Source-Run: ${source.repository}@${source.id}`,
    `Memory-Idempotency-Key: ${idempotencyKey}`,
    `Memory-Steward-Run: ${run.id}.${run.attempt}`,
  ].join("\n");
}

/** Undefined where the last paragraph of a commit's text is not the trailers of a proposal, whole and well formed. */
export function readTrailers(message: string): ProposalTrailers | undefined {
  const last = message.replaceAll("\r\n", "\n").trimEnd().slice(-LAST_PARAGRAPH).split("\n\n").at(-1) ?? "";
  const values = new Map<string, string>();
  for (const line of last.split("\n")) {
    const [, name, value] = /^(Memory-[A-Za-z-]{1,40}): (\S.{0,400})$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !values.has(name)) values.set(name, value);
  }
  const kind = kindOf(values.get("Memory-Proposal"));
  const decision = decisionOf(values.get("Memory-Decision"));
  const digest = textOf(values.get("Memory-Digest"), DIGEST);
  const idempotencyKey = textOf(values.get("Memory-Idempotency-Key"), DIGEST);
  const [, repository, id] = /^([^@]+)@(.+)$/.exec(values.get("Memory-Source-Run") ?? "") ?? [];
  const source = sourceOf({ repository, id });
  const [, run, attempt] = /^(\d{1,15})\.(\d{1,6})$/.exec(values.get("Memory-Steward-Run") ?? "") ?? [];
  if (!kind || !decision || !digest || !idempotencyKey || !source || run === undefined) return undefined;
  return { kind, decision, digest, idempotencyKey, source, run: { id: Number(run), attempt: Number(attempt) } };
}

/** Characters in which trailers are looked for. */
const LAST_PARAGRAPH = 4000;

/** Characters of a block: half of a comment. */
const BLOCK_LIMIT = 32_000;

/**
 * The block as lines of JSON, in ASCII and without backticks and angles, for a fenced block of Markdown. Records that a comment
 * has no room for are counted.
 */
export function blockLines(block: ProposalBlock): readonly string[] {
  const { records } = block;
  for (let shown = records.length; ; shown = Math.floor(shown / 2)) {
    const part =
      shown === records.length
        ? block
        : { ...block, records: records.slice(0, shown), moreRecords: records.length - shown };
    const text = JSON.stringify(part, null, 2).replace(/[^\n -;=-_a-~]/g, unicodeEscape);
    if (text.length <= BLOCK_LIMIT || shown === 0) return text.split("\n");
  }
}

const BLOCK = /^```json\n(\{\n(?:.*\n)*?\})\n```$/gm;

/**
 * The block of a comment that the steward wrote; undefined where it holds none that is whole and well formed.
 * @param comment Markdown as the forge gives it.
 */
export function readBlock(comment: string): ProposalBlock | undefined {
  const found = [...comment.replaceAll("\r\n", "\n").matchAll(BLOCK)].at(-1)?.[1];
  if (found === undefined) return undefined;
  try {
    return blockOf(JSON.parse(found));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function blockOf(value: unknown): ProposalBlock | undefined {
  if (!isMapping(value) || value["schema"] !== PROPOSAL_SCHEMA) return undefined;
  const kind = kindOf(value["kind"]);
  const decision = decisionOf(value["decision"]);
  const handling = value["handling"];
  const digest = textOf(value["digest"], DIGEST);
  const idempotencyKey = textOf(value["idempotencyKey"], DIGEST);
  const source = sourceOf(value["source"]);
  const { base } = value;
  const records = Array.isArray(value["records"]) ? value["records"].map(recordOf) : undefined;
  if (!kind || !decision || (handling !== "person" && handling !== "auto") || !digest || !idempotencyKey)
    return undefined;
  if (!source || typeof base !== "string" || !isCommitId(base) || !records) return undefined;
  const read = records.filter((record) => record !== undefined);
  if (read.length < records.length) return undefined;
  const more = value["moreRecords"];
  return {
    ...(typeof more === "number" && more > 0 && { moreRecords: more }),
    schema: PROPOSAL_SCHEMA,
    kind,
    decision,
    handling,
    digest,
    idempotencyKey,
    source,
    base,
    records: read,
  };
}

function recordOf(value: unknown): ProposedRecord | undefined {
  if (!isMapping(value)) return undefined;
  const { id, path, relation, reason, targets, claim } = value;
  const decision = decisionOf(value["decision"]);
  if (typeof id !== "string" || typeof path !== "string" || !decision) return undefined;
  if (typeof relation !== "string" || typeof reason !== "string" || !Array.isArray(targets)) return undefined;
  const names = targets.filter((target) => typeof target === "string");
  const digest = textOf(claim, DIGEST);
  return { id, path, decision, relation, reason, targets: names, ...(digest !== undefined && { claim: digest }) };
}

function sourceOf(value: unknown): ProposalSource | undefined {
  if (!isMapping(value)) return undefined;
  const { url, issue } = value;
  const repository = value["repository"];
  const id = textOf(value["id"], RUN_ID);
  if (typeof repository !== "string" || !parseRepositoryName(repository) || !id) return undefined;
  return {
    repository,
    id,
    ...(typeof url === "string" && /^https:\/\/[!-~]{1,2000}$/.test(url) && { url }),
    ...(typeof issue === "number" && Number.isSafeInteger(issue) && issue > 0 && { issue }),
  };
}

function kindOf(value: unknown): ProposalKind | undefined {
  return value === "update" || value === "import" ? value : undefined;
}

function decisionOf(value: unknown): ProposalDecision | undefined {
  return DECISIONS.find((decision) => decision === value);
}

function textOf(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === "string" && pattern.test(value) ? value : undefined;
}
