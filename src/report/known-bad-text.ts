/** What `known-bad add` brings, for the pull request that proposes it and for a terminal. */
import { clip } from "../memory/clip.js";
import { shortCommit } from "../memory/commit-id.js";
import type { Finding } from "../memory/finding.js";
import type { Reviewer } from "./comment/comment-input.js";
import { code, heading, paragraph, prose, strong, text, type Document, type Line } from "./comment/document.js";
import { NAME_LIMIT, namesOf } from "./comment/listing.js";
import { printWithin } from "./comment/print-within.js";
import { findingsBlocks, ownersBlocks } from "./consequences.js";
import { inRepository } from "./repository-path.js";
import { printTerminal } from "./print-terminal.js";

/** The name of a snapshot, or the ids of the first commit and the last one; without the last what holds the first. */
type ShownState = { readonly snapshot: string } | { readonly commits: { readonly from: string; readonly to?: string } };

export interface KnownBadStory {
  readonly state: ShownState;
  /** What is marked and what is not, in sentences. */
  readonly reach: string;
  readonly reason: string;
  readonly records: readonly string[];
  readonly incident?: string;
  readonly withoutIncident?: string;
  readonly files: readonly { readonly path: string }[];
  /** What the caller may have got wrong, as sentences. */
  readonly warnings: readonly string[];
  readonly owners: readonly Reviewer[];
  readonly errors: readonly Finding[];
}

const CLAUSE_LIMIT = 2000;
const MAX_LISTED = 50;

/** GitHub Markdown of at most so many bytes. @param root folder of the memory, from the top of the repository */
export function renderKnownBadMarkdown(story: KnownBadStory, root: string, bytes: number): string {
  const { files, errors } = story;
  const placed = { ...story, files: inRepository(files, root), errors: inRepository(errors, root) };
  return printWithin(knownBadDocument(placed), bytes);
}

/** @param width columns of the terminal, where there is one. */
export function renderKnownBadPretty(story: KnownBadStory, color: boolean, width?: number): string {
  return printTerminal(knownBadDocument(story), color, width);
}

export function knownBadTitle({ state }: Pick<KnownBadStory, "state">): string {
  const { name, then, last } = stateWords(state);
  return `Mark ${name}${then}${last} as known to be bad`;
}

/** Names, and what stands between or behind them. */
function stateWords(state: ShownState): Readonly<Record<"name" | "then" | "last", string>> {
  if ("snapshot" in state) return { name: clip(state.snapshot, NAME_LIMIT), then: "", last: "" };
  const { from, to } = state.commits;
  if (to === undefined) return { name: shortCommit(from), then: " and what holds it", last: "" };
  return { name: shortCommit(from), then: " to ", last: shortCommit(to) };
}

function stateLine(state: ShownState): Line {
  const { name, then, last } = stateWords(state);
  return [code(name), ...(then === "" ? [] : [text(then)]), ...(last === "" ? [] : [code(last)])];
}

function knownBadDocument({
  state,
  reach,
  reason,
  records,
  incident,
  withoutIncident,
  files,
  warnings,
  owners,
  errors,
}: KnownBadStory): Document {
  return [
    heading(2, text("Known to be bad: "), ...stateLine(state)),
    paragraph(prose(clip(reason, CLAUSE_LIMIT))),
    ...(records.length === 0
      ? []
      : [paragraph(text("Records that are wrong there: "), ...namesOf(records, MAX_LISTED))]),
    paragraph(
      text(
        "Once this is merged, resolving passes over the state and says so; asking for it by name gives it with this reason. Nothing that exists is changed.",
      ),
    ),
    paragraph(prose(reach)),
    ...warnings.map((warning) => paragraph(strong(text("Warning: ")), prose(clip(warning, CLAUSE_LIMIT)))),
    ...(incident === undefined
      ? []
      : [paragraph(text("The incident is drafted as "), code(incident), text(": complete it before the merge."))]),
    ...(withoutIncident === undefined ? [] : [paragraph(text(withoutIncident))]),
    paragraph(
      text("Files: "),
      ...namesOf(
        files.map(({ path }) => path),
        MAX_LISTED,
      ),
    ),
    ...ownersBlocks(owners),
    ...findingsBlocks("Errors that this would bring", errors),
  ];
}
