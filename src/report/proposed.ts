/** What `propose` did, in lines for a log and as a summary. */
import type { Refusal } from "../memory/judged-update.js";
import type { ProposalDecision, ProposalHandling } from "../memory/proposal.js";
import { decisionWord } from "./decision-word.js";
import { refusalLine, renderRefusals } from "./refusals.js";
import { escapeMarkdown } from "./markdown-escape.js";

export interface Proposed {
  readonly outcome: "refused" | "proposed" | "updated" | "unchanged" | "newer" | "closed" | "drafted";
  readonly pull?: number;
  readonly decision?: ProposalDecision;
  readonly handling?: ProposalHandling;
  readonly refusals: readonly Refusal[];
  /** Sentences that repeat no text of the update. */
  readonly notes: readonly string[];
  readonly failures: readonly { readonly message: string }[];
}

const DONE: Readonly<Record<Proposed["outcome"], (pull: string) => string>> = {
  refused: () => "The update is refused. Nothing was written.",
  proposed: (pull) => `${pull} was opened.`,
  updated: (pull) => `${pull} was updated.`,
  unchanged: (pull) => `${pull} was left as it is.`,
  newer: (pull) => `${pull} was left as it is.`,
  closed: () => "No pull request was opened.",
  drafted: () => "Nothing was written.",
};

/** One line for each thing that is said, without line ends. */
export function proposedLines({ outcome, pull, decision, handling, refusals, notes, failures }: Proposed): string[] {
  const who =
    handling === "auto" ? "it may pass by itself where proposals.autoApprove allows that" : "a person decides";
  return [
    ...refusals.map(refusalLine),
    ...(decision === undefined ? [] : [`Decision: ${decisionWord(decision, handling)}; ${who}.`]),
    ...notes,
    ...failures.map(({ message }) => message),
    DONE[outcome](pull === undefined ? "The proposal" : `Pull request ${pull}`),
  ];
}

/** Markdown. */
export function proposedSummary(proposed: Proposed): string {
  if (proposed.outcome === "refused") return renderRefusals(proposed.refusals);
  return `## Memory update\n\n${proposedLines(proposed)
    .map((line) => `- ${escapeMarkdown(line)}`)
    .join("\n")}\n`;
}
