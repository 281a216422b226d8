/** What became of the open proposals, one line each. */
import { shortCommit } from "../../memory/commit-id.js";
import { visibleStart } from "../visible-text.js";
import { plural } from "../wording.js";

export interface LivingLines {
  /** Full id of main's commit. */
  readonly main?: string;
  readonly proposals: readonly {
    readonly pull: number;
    readonly outcome: "untouched" | "told" | "laid" | "closed" | "approved";
    readonly reasons: readonly string[];
    readonly failure?: string;
  }[];
  readonly notes: readonly string[];
}

const WORDS = {
  untouched: "stays as it is",
  told: "was told how it stands",
  laid: "was laid on main",
  closed: "was closed",
  approved: "may merge by itself",
} as const;

const TEXT_LIMIT = 500;

export function proposalLines({ main, proposals, notes }: LivingLines): string[] {
  const lines = proposals.map(({ pull, outcome, reasons, failure }) => {
    // Part of it may be done: a comment written, main merged.
    if (failure !== undefined) return `#${pull} is left to the next run: ${visibleStart(failure, TEXT_LIMIT)}`;
    const why = reasons.length === 0 ? "" : `: ${visibleStart(reasons.join("; "), TEXT_LIMIT)}`;
    return `#${pull} ${WORDS[outcome]}${why}`;
  });
  const last =
    main === undefined
      ? "No proposal is open."
      : `${plural(proposals.length, "open proposal")} judged on ${shortCommit(main)}.`;
  return [...lines, ...notes.map((note) => visibleStart(note, TEXT_LIMIT)), last];
}
