/** One line about a proposal, for a commit and the title of a pull request: GitHub may act on both. */
import { clip } from "../../memory/clip.js";
import type { RecordState } from "../../memory/memory-diff.js";
import { plural } from "../wording.js";
import type { ProposalStory } from "./story.js";

const VERBS: Readonly<Record<RecordState, string>> = {
  added: "Add",
  changed: "Change",
  moved: "Move",
  renamed: "Rename",
  removed: "Remove",
  unreadable: "Break",
};

const NAME_LIMIT = 80;

/** `Add decision:one-lockfile, from acme/checkout` */
export function proposalHeadline({ diff, update }: Pick<ProposalStory, "diff" | "update">): string {
  const from = `from ${update.sourceRun.repository}`;
  const [first, ...others] = diff.records;
  if (!first) return `Change ${plural(diff.otherFiles.length, "file")} of the memory, ${from}`;
  const more = others.length === 0 ? "" : ` and ${plural(others.length, "more record")}`;
  return `${VERBS[first.state]} ${plainName(first.id)}${more}, ${from}`;
}

/** Nothing in it pings, links or closes: what is no letter, digit or mark of an id becomes a low line. */
function plainName(name: string): string {
  return clip(name.replace(/[^\p{L}\p{N} .:/_-]/gu, "_"), NAME_LIMIT);
}
