/** One line about a proposal, for a commit and the title of a pull request: GitHub may act on both. */
import type { MemoryUpdate } from "../../generated/types/memory-update.js";
import { clip } from "../../memory/clip.js";
import type { MemoryDiff, RecordState } from "../../memory/memory-diff.js";
import { plural } from "../wording.js";

const VERBS: Readonly<Record<RecordState, string>> = {
  added: "Add",
  changed: "Change",
  moved: "Move",
  renamed: "Rename",
  removed: "Remove",
  unreadable: "Break",
};

const NAME_LIMIT = 80;

interface HeadlineStory {
  readonly diff: Pick<MemoryDiff, "records" | "otherFiles">;
  readonly update: Pick<MemoryUpdate, "sourceRun">;
}

/** `Add decision:one-lockfile, from acme/checkout` */
export function proposalHeadline({ diff, update }: HeadlineStory): string {
  const from = `from ${update.sourceRun.repository}`;
  const [first, ...others] = diff.records;
  if (!first) return `Change ${plural(diff.otherFiles.length, "file")} of the memory, ${from}`;
  const more = others.length === 0 ? "" : ` and ${plural(others.length, "more record")}`;
  return `${VERBS[first.state]} ${plainName(first.id)}${more}, ${from}`;
}

/** What GitHub takes for an issue, however it is written: `GH-1`, and an address of one. A keyword before it would close that. */
const ISSUE_MARK = /\b(GH)-(?=\d)|(:)\/(?=\/)/gi;

/** Nothing in it pings, links or closes: what is no letter, digit or mark of an id becomes a low line. */
function plainName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} .:/_-]/gu, "_").replace(ISSUE_MARK, "$1$2_");
  return clip(plain, NAME_LIMIT);
}
