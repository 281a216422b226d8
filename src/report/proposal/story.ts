/** What is told of a proposal. */
import type { MemoryUpdate } from "../../generated/types/memory-update.js";
import type { Finding } from "../../memory/finding.js";
import type { AppliedChange, PlacedConflict } from "../../memory/judged-update.js";
import type { MemoryDiff } from "../../memory/memory-diff.js";
import type { DecidedRecord, ProposalBlock } from "../../memory/proposal.js";
import type { Reviewer } from "../comment/comment-input.js";

export interface ProposalStory {
  /** Folder of the memory, from the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly update: MemoryUpdate;
  /** Address of the source run on the forge, where the forge knows it to be the sender. */
  readonly runAddress?: string;
  readonly changes: readonly AppliedChange[];
  readonly records: readonly DecidedRecord[];
  /** Ids of records whose merge or replacement could not be written: they stand beside what is known. */
  readonly unwritten: readonly string[];
  /** What the check says of the memory with the proposal, and did not say before. */
  readonly findings: readonly Finding[];
  /** Number of errors that main has by itself and keeps with the proposal. */
  readonly mainErrors: number;
  /** Name of the layout, where main has no file of it yet. */
  readonly begins?: string;
  readonly diff: MemoryDiff;
  readonly reviewers: readonly Reviewer[];
  readonly block: ProposalBlock;
  /** Where what a person wrote on the branch stays. */
  readonly conflicts: readonly PlacedConflict[];
}

/** Whether it touches a restricted record: of what the update says, nothing is repeated then. */
export function isWithheld({ diff }: Pick<ProposalStory, "diff">): boolean {
  return diff.records.some(({ restricted }) => restricted);
}
