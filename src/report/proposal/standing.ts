/** How a proposal stands on main today, for the person who decides it: a part of the proposal's comment. */
import { clip } from "../../memory/clip.js";
import { shortCommit } from "../../memory/commit-id.js";
import { wholeSentence } from "../../memory/whole-sentence.js";
import {
  code,
  commas,
  heading,
  linked,
  paragraph,
  prose,
  table,
  text,
  type Block,
  type Line,
} from "../comment/document.js";
import { printMarkdown } from "../comment/print-markdown.js";
import { encodePath, repositoryPath } from "../repository-path.js";
import { plural } from "../wording.js";

export interface StandingStory {
  /** `https://github.com/owner/name`. */
  readonly repository: string;
  /** Folder of the memory, from the top of the repository: empty or `a/b`. */
  readonly root: string;
  /** Full id of main's commit. */
  readonly main: string;
  /** Records that say already what it says; then it is closed. */
  readonly duplicates: readonly { readonly id: string; readonly path: string }[];
  /** Whether main holds all of it already; then it is closed. */
  readonly isHeld: boolean;
  /** Whether main was merged into its branch. */
  readonly isUpdated: boolean;
  /** Whether it would have been, were it not for commits of people on the branch. */
  readonly hasPeoplesCommits: boolean;
  /** Without values where the file is restricted. */
  readonly conflicts: readonly {
    readonly path: string;
    readonly field: string;
    readonly values?: { readonly main: unknown; readonly proposed: unknown };
  }[];
  /** What main's gate says against it; without a message where the file is restricted. */
  readonly findings: readonly { readonly rule: string; readonly path: string; readonly message?: string }[];
  readonly rivals: readonly { readonly pull: number; readonly records: readonly string[] }[];
  /** As "was rejected ...", where the same was rejected before. */
  readonly rejection?: string;
  /** Why it waits for a person where some may pass by themselves; undefined where that is off. */
  readonly unmet?: readonly string[];
}

/** What is said of one that is closed, and of no other. */
export const CLOSED_WORDS = "so this pull request is closed";

const MAX_LISTED = 10;
const VALUE_LIMIT = 200;
const NAME_LIMIT = 120;

/** Markdown; empty where there is nothing to say. */
export function renderStanding(story: StandingStory): string {
  const blocks = standingBlocks(story);
  return blocks.length === 0 ? "" : printMarkdown([heading(3, text("On main today")), ...blocks]);
}

function standingBlocks(story: StandingStory): Block[] {
  const { duplicates, isHeld, main, repository } = story;
  if (duplicates.length > 0) {
    const names = duplicates.slice(0, MAX_LISTED).map((record) => recordLink(record, story));
    return [paragraph(text(`The memory says this already, ${CLOSED_WORDS}: `), ...commas(names), text("."))];
  }
  if (isHeld) {
    const commit = linked(`${repository}/commit/${main}`, code(shortCommit(main)));
    return [paragraph(text("Main holds all of this, as of "), commit, text(`, ${CLOSED_WORDS}.`))];
  }
  return [
    ...baseBlocks(story),
    ...conflictBlocks(story),
    ...findingBlocks(story),
    ...rivalBlocks(story),
    ...rejectionBlocks(story),
    ...unmetBlocks(story),
  ];
}

function baseBlocks({ isUpdated, hasPeoplesCommits }: StandingStory): Block[] {
  if (!isUpdated && !hasPeoplesCommits) return [];
  const moved = "Main has changed files that this changes too.";
  const done = isUpdated
    ? "It was laid on main as it is."
    : "People have committed to this branch, so it is left to them: merge main into it.";
  return [paragraph(text(`${moved} ${done}`))];
}

function conflictBlocks({ conflicts, root }: StandingStory): Block[] {
  if (conflicts.length === 0) return [];
  const rows = conflicts
    .slice(0, MAX_LISTED)
    .map(({ path, field, values }): Line[] => [
      [code(clip(repositoryPath(root, path), NAME_LIMIT))],
      [code(clip(field, NAME_LIMIT))],
      [values ? valueOf(values.main) : text("withheld")],
      [values ? valueOf(values.proposed) : text("withheld")],
    ]);
  return [
    paragraph(
      text(
        "Main and this proposal have changed the same to different ends. The branch is left as it is: a person chooses.",
      ),
    ),
    table(["File", "Field", "Main", "Proposed"], rows),
    ...rest(conflicts.length, "conflict"),
  ];
}

function valueOf(value: unknown) {
  if (value === undefined) return text("nothing");
  return code(clip(typeof value === "string" ? value : JSON.stringify(value), VALUE_LIMIT));
}

function findingBlocks({ findings, root }: StandingStory): Block[] {
  if (findings.length === 0) return [];
  const items = findings.slice(0, MAX_LISTED).map(({ rule, path, message }): Line => {
    const where = [code(rule), text(" in "), code(clip(repositoryPath(root, path), NAME_LIMIT))];
    return message === undefined ? where : [...where, text(": "), prose(clip(message, 300))];
  });
  return [
    paragraph(text("By main's rules as they are today this does not pass any more:")),
    { kind: "list", items },
    ...rest(findings.length, "finding"),
  ];
}

function rivalBlocks({ rivals, repository }: StandingStory): Block[] {
  if (rivals.length === 0) return [];
  const items = rivals
    .slice(0, MAX_LISTED)
    .map(({ pull, records }): Line => [
      linked(`${repository}/pull/${pull}`, text(`Pull request ${pull}`)),
      text(": "),
      ...commas(records.slice(0, MAX_LISTED).map((id) => code(clip(id, NAME_LIMIT)))),
      text(records.length > MAX_LISTED ? " and others" : ""),
    ]);
  return [
    paragraph(text("Other proposals are about the same. Look at them together:")),
    { kind: "list", items },
    ...rest(rivals.length, "proposal"),
  ];
}

function rejectionBlocks({ rejection }: StandingStory): Block[] {
  return rejection === undefined ? [] : [paragraph(text("The same "), prose(wholeSentence(clip(rejection, 600))))];
}

function unmetBlocks({ unmet }: StandingStory): Block[] {
  return unmet === undefined || unmet.length === 0
    ? []
    : [paragraph(text(`It waits for a person: ${unmet.join("; ")}.`))];
}

function rest(count: number, noun: string): Block[] {
  return count > MAX_LISTED ? [paragraph(text(`And ${plural(count - MAX_LISTED, `more ${noun}`)}.`))] : [];
}

function recordLink(record: { readonly id: string; readonly path: string }, { repository, root, main }: StandingStory) {
  const path = repositoryPath(root, record.path);
  // A browser resolves dots before it asks.
  const isPlain = path.length <= 1000 && path.split("/").every((part) => !["", ".", ".."].includes(part));
  return linked(
    isPlain ? `${repository}/blob/${main}/${encodePath(path)}` : undefined,
    code(clip(record.id, NAME_LIMIT)),
  );
}
