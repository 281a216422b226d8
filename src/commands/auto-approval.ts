/** Whether a proposal may pass without a person: every condition must hold, each is told. Off unless the configuration says so. */
import type { Config } from "../generated/types/config.js";
import type { Finding } from "../memory/finding.js";
import { DECISION } from "../review/constants.js";
import type { Reviewed } from "../review/decide.js";

export type AutoApprovePolicy = NonNullable<NonNullable<Config["proposals"]>["autoApprove"]>;

/** One record that a proposal brings. */
export interface ApprovalFacts {
  readonly path: string;
  readonly reviewed: Reviewed;
  /** Levels of all records of its file; one that says nothing is internal (decision 29). */
  readonly sensitivity: readonly string[];
}

export interface ProposalFacts {
  readonly records: readonly ApprovalFacts[];
  /** Files that it touches, with their bytes after and whether they are there already. */
  readonly files: readonly {
    readonly path: string;
    readonly bytes: Uint8Array | undefined;
    readonly isKnown: boolean;
  }[];
  /** What the check says of the memory with it, and did not say before. */
  readonly findings: readonly Finding[];
  /** Whether each of its commits is the steward's, made from an update that was accepted. */
  readonly isOwnWork: boolean;
  /** Whether it stands alone and clean: nothing competes with it, nothing was rejected before, main has not moved under it. */
  readonly isAlone: boolean;
}

export interface Condition {
  /** As the end of "It waits for a person: ...". */
  readonly unmet: string;
  readonly holds: boolean;
}

const DEFAULTS = { maxBytes: 8192, sensitivity: ["public", "internal"] } as const;

/** Source: conditions of the reviewer's reference for what may pass by itself. */
export function approvalConditions(
  { records, files, findings, isOwnWork, isAlone }: ProposalFacts,
  policy: AutoApprovePolicy,
): Condition[] {
  const { maxBytes = DEFAULTS.maxBytes, sensitivity = DEFAULTS.sensitivity } = policy;
  const every = (holds: (reviewed: Reviewed) => boolean) => records.every(({ reviewed }) => holds(reviewed));
  const bytes = files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
  const written = new Set(records.map(({ path }) => path));
  const levels: readonly string[] = sensitivity;
  return [
    {
      unmet: "it does more than bring new records",
      holds:
        records.length > 0 &&
        files.every(({ path, bytes, isKnown }) => !isKnown && bytes !== undefined && written.has(path)),
    },
    {
      unmet: "the reviewer does not call it new",
      holds: every(({ decision, reason }) => decision === "accept" && reason === "novel_memory"),
    },
    {
      unmet: "something known is related",
      holds: every(({ matches, equals }) => equals.length === 0 && !matches.some(isListed)),
    },
    { unmet: "a pair is flagged", holds: every(({ matches }) => matches.every(({ flags }) => flags.length === 0)) },
    { unmet: "it is a working memory", holds: every(({ candidate }) => candidate.subject.type !== "working") },
    {
      unmet: "it speaks of something temporary",
      holds: every(({ wording }) => !wording.temporary && !wording.temporaryMention),
    },
    {
      unmet: "its wording replaces, adds, splits or limits",
      holds: every(({ wording }) => !wording.replacement && !wording.additive && !wording.split && !wording.partial),
    },
    {
      unmet: "it steers the choice of skills",
      holds: every(({ candidate }) => candidate.subject.routing.length === 0),
    },
    {
      unmet: "it says that it replaces records",
      holds: every(({ candidate }) => candidate.subject.supersedes.length === 0),
    },
    {
      unmet: "it would be in force at once",
      holds: every(({ candidate }) => candidate.subject.status === "candidate"),
    },
    { unmet: "not everything could be compared", holds: every(({ retrieval }) => retrieval.broken === 0) },
    {
      unmet: "its sensitivity is not among those that may pass",
      holds: records.every((record) => record.sensitivity.every((level) => levels.includes(level))),
    },
    { unmet: `it is larger than ${maxBytes} bytes`, holds: bytes <= maxBytes },
    { unmet: "the check has something to say of it", holds: findings.length === 0 },
    { unmet: "people have committed to its branch", holds: isOwnWork },
    { unmet: "it competes with another proposal, or does not fit main as it is", holds: isAlone },
  ];
}

function isListed({ confidence }: Reviewed["matches"][number]): boolean {
  return confidence >= DECISION.listed;
}
