/** What `known-bad add` brings, for the pull request that proposes it and for a terminal. */
import { clip } from "../memory/clip.js";
import type { Finding } from "../memory/finding.js";
import type { Reviewer } from "./comment/comment-input.js";
import {
  code,
  heading,
  paragraph,
  prose,
  strong,
  text,
  type Block,
  type Document,
  type Line,
} from "./comment/document.js";
import { listOf, NAME_LIMIT, namesOf } from "./comment/listing.js";
import { printWithin } from "./comment/print-within.js";
import { printTerminal } from "./print-terminal.js";

export interface KnownBadStory {
  /** The snapshot or the commits, as a person calls them. */
  readonly state: string;
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

/** GitHub Markdown of at most so many bytes. */
export function renderKnownBadMarkdown(story: KnownBadStory, bytes: number): string {
  return printWithin(knownBadDocument(story), bytes);
}

/** @param width columns of the terminal, where there is one. */
export function renderKnownBadPretty(story: KnownBadStory, color: boolean, width?: number): string {
  return printTerminal(knownBadDocument(story), color, width);
}

export function knownBadTitle({ state }: Pick<KnownBadStory, "state">): string {
  return `Mark ${state} as known to be bad`;
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
    heading(2, text("Known to be bad: "), code(clip(state, NAME_LIMIT))),
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
    ...list(
      "Owners to notify",
      owners.map(({ name, reason: why }): Line => [code(clip(name, NAME_LIMIT)), text(" "), prose(clip(why, 300))]),
    ),
    ...list(
      "Errors that this would bring",
      errors.map(({ path, message }): Line => [code(clip(path, NAME_LIMIT)), text(" "), prose(clip(message, 300))]),
    ),
  ];
}

function list(title: string, items: readonly Line[]): Block[] {
  return items.length === 0 ? [] : [heading(3, text(title)), listOf(items, MAX_LISTED)];
}
