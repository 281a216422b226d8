/** What the check run about approvals says. */
import { clip } from "../memory/clip.js";
import { codeSpan, escapeMarkdown } from "./markdown-escape.js";
import { plural } from "./wording.js";

/** What the ontology asks for a change. */
export interface ApprovalDemand {
  /** What the rule is about: `restricted records`, `the ontology`. */
  readonly subject: string;
  /** Ids of records, or nothing where it is about the gate. */
  readonly records: readonly string[];
  readonly needed: number;
  /** Logins of those whose approval counts, for the record that has the fewest. */
  readonly given: readonly string[];
  readonly byOwners: boolean;
}

export interface ApprovalTexts {
  readonly title: string;
  /** Markdown, far below GitHub's limit whatever the input: at most 50 lines of at most 3 ids. */
  readonly summary: string;
}

const MAX_RECORDS = 3;
const MAX_NAMES = 10;

/** @param outdated logins whose approval is of an earlier commit */
export function renderApprovals(demands: readonly ApprovalDemand[], outdated: readonly string[]): ApprovalTexts {
  const open = demands.filter(({ given, needed }) => given.length < needed);
  const lines = demands.map((demand) => `- ${lineOf(demand)}`);
  const old =
    outdated.length === 0
      ? []
      : ["", `Of an earlier commit, so not counted: ${outdated.slice(0, MAX_NAMES).map(name).join(", ")}.`];
  const none = "No rule of the ontology asks for an approval of this change.";
  const counted = "Counted are approvals of the present head by people of the repository, the author's own aside.";
  // No run that a review of one starts may write.
  const ofForks =
    "Of a fork's pull request they are counted once the last run of the workflow that reports on it is run again.";
  return {
    title: titleOf(demands, open),
    summary: `${[...(lines.length === 0 ? [none] : [...lines, "", open.length === 0 ? counted : `${counted} ${ofForks}`]), ...old].join("\n")}\n`,
  };
}

function titleOf(demands: readonly ApprovalDemand[], open: readonly ApprovalDemand[]): string {
  if (demands.length === 0) return "No approval needed";
  const missing = Math.max(0, ...open.map(({ given, needed }) => needed - given.length));
  return missing === 0 ? "Approved" : `${plural(missing, "approval")} missing`;
}

function lineOf({ subject, records, needed, given, byOwners }: ApprovalDemand): string {
  const mark = given.length >= needed ? "✅" : "❌";
  const shown = records.slice(0, MAX_RECORDS).map((id) => codeSpan(clip(id, 200)));
  const rest = records.length - shown.length;
  const ids = shown.length === 0 ? "" : ` (${[...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(", ")})`;
  const by = given.length === 0 ? "" : `: ${given.slice(0, MAX_NAMES).map(name).join(", ")}`;
  const whose = byOwners ? " of owners" : "";
  return `${mark} ${escapeMarkdown(clip(subject, 200))}${ids}: ${given.length} of ${plural(needed, "approval")}${whose}${by}`;
}

function name(login: string): string {
  return codeSpan(clip(login, 100));
}
