/** Whether a proposal may pass without a person: every condition must hold, each is told. Off unless the configuration says so. */
import type { Config } from "../../generated/types/config.js";
import type { Finding } from "../../memory/finding.js";
import { isByDesign } from "../../report/by-design.js";
import { recordConditions, type Condition } from "../../review/automatic.js";
import type { Reviewed } from "../../review/decide.js";

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
  /** Whether the memory begins with it. */
  readonly isFirst: boolean;
  /** Whether the ontology asks for approvals of a record that it brings: those are people's. */
  readonly needsApprovals: boolean;
  /** Whether each of its commits is the steward's, made from an update that was accepted, and signed by the forge. */
  readonly isOwnWork: boolean;
  /** Whether it stands alone and clean: nothing competes with it, nothing was rejected before, main has not moved under it. */
  readonly isAlone: boolean;
}

const DEFAULTS = { maxBytes: 8192, sensitivity: ["public", "internal"] } as const;

/** Source: conditions of the reviewer's reference for what may pass by itself. */
export function approvalConditions(
  { records, files, findings, isFirst, needsApprovals, isOwnWork, isAlone }: ProposalFacts,
  policy: AutoApprovePolicy,
): Condition[] {
  const { maxBytes = DEFAULTS.maxBytes, sensitivity = DEFAULTS.sensitivity } = policy;
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
    ...conditionsOfAll(records),
    {
      unmet: "its sensitivity is not among those that may pass",
      holds: records.every((record) => record.sensitivity.every((level) => levels.includes(level))),
    },
    { unmet: `it is larger than ${maxBytes} bytes`, holds: bytes <= maxBytes },
    { unmet: "the check has something to say of it", holds: findings.every(isByDesign) },
    { unmet: "the memory begins with it, and whether it is where it is to be is for a person to see", holds: !isFirst },
    { unmet: "the ontology asks for approvals of a record like this", holds: !needsApprovals },
    { unmet: "its branch holds a commit that is not the steward's, or that GitHub did not sign", holds: isOwnWork },
    { unmet: "it competes with another proposal, or does not fit main as it is", holds: isAlone },
  ];
}

/** Each holds where it holds for every record. */
function conditionsOfAll(records: readonly ApprovalFacts[]): Condition[] {
  const [first = [], ...others] = records.map(({ reviewed }) => recordConditions(reviewed));
  return first.map(({ unmet, holds }, index) => ({
    unmet,
    holds: holds && others.every((conditions) => conditions[index]?.holds === true),
  }));
}
