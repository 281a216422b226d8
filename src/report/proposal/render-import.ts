/** The import of a run for the person who decides it: pull request and comment, as GitHub Markdown. No text of the run but ids. */
import { clip } from "../../memory/clip.js";
import { COMMENT_BYTES } from "../../memory/forge.js";
import type { MemoryDiff } from "../../memory/memory-diff.js";
import { blockLines, type ProposalBlock } from "../../memory/proposal.js";
import type { Reviewer } from "../comment/comment-input.js";
import {
  code,
  factTable,
  heading,
  linked,
  paragraph,
  strong,
  text,
  type Block,
  type Line,
} from "../comment/document.js";
import { listOf } from "../comment/listing.js";
import { reviewerBlocks } from "../comment/people-blocks.js";
import { printMarkdown } from "../comment/print-markdown.js";
import { Room } from "../comment/room.js";
import { diffBlocks } from "../diff/blocks.js";
import { diffInRepository } from "../diff/in-repository.js";
import { capitalised } from "../../memory/capitalised.js";
import { diffWords } from "../diff/words.js";
import { repositoryPath } from "../repository-path.js";
import { plural } from "../wording.js";

const NAME_LIMIT = 160;
const MAX_LISTED = 30;

/** What of the manifest people are told. */
interface ShownManifest {
  readonly run: string;
  readonly repository?: string;
  readonly runStatus: string;
  readonly retentionTier?: string;
  readonly sourceDigest: string;
  readonly redactionDigest?: string;
  readonly validationDigest?: string;
  readonly targetPath: string;
  readonly conditions: readonly { readonly type: string; readonly status: string; readonly reason: string }[];
  readonly redaction: { readonly removed: number; readonly withheld: number };
  readonly journal: { readonly events: number; readonly kept: number; readonly wrongChecksums: number };
}

export interface ImportStory {
  /** Folder of the memory, from the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly manifest: ShownManifest;
  /** Files in which memory and run say different things. */
  readonly conflicts: readonly { readonly path: string; readonly resolution: "replaced" | "kept" }[];
  readonly diff: MemoryDiff;
  readonly reviewers: readonly Reviewer[];
  /** `owner/name`, and a link to the run on the forge that brought the files. */
  readonly sender: { readonly repository: string; readonly url?: string };
}

interface SubmittedStory extends ImportStory {
  readonly block: ProposalBlock;
  /** Where what a person wrote on the branch stays. */
  readonly kept: readonly { readonly path: string; readonly field: string }[];
}

/** `Import run 01M2F0V3, from acme/checkout` */
export function importHeadline({ manifest, sender }: ImportStory): string {
  return `Import run ${manifest.run}, from ${sender.repository}`;
}

export function renderImport(story: SubmittedStory): {
  readonly title: string;
  readonly body: string;
  readonly comment: string;
} {
  return {
    title: importHeadline(story),
    body: `${printMarkdown(bodyBlocks(story))}\n`,
    comment: `${printMarkdown(commentBlocks(story))}\n`,
  };
}

function bodyBlocks(story: SubmittedStory): readonly Block[] {
  const { manifest, sender, diff, root } = story;
  const { removed, withheld } = manifest.redaction;
  const room = new Room(COMMENT_BYTES - 500);
  const blocks: Block[] = [];
  const add = (...more: readonly Block[]): void => {
    if (more.length > 0 && room.take(more)) blocks.push(...more);
  };
  const rows: readonly (readonly [string, Line])[] = [
    ["Run", [code(clip(manifest.run, NAME_LIMIT)), text(` (${manifest.runStatus})`)]],
    ["Brought by", [linked(sender.url, text(sender.repository))]],
    ["About", [code(clip(manifest.repository ?? "", NAME_LIMIT))]],
    ["Tier", [code(manifest.retentionTier ?? "")]],
    ["Journal", [text(`${manifest.journal.kept} of ${plural(manifest.journal.events, "event")} kept`)]],
    ["Redaction", [text(`${plural(removed, "text")} without secrets, ${plural(withheld, "text")} withheld`)]],
    ["Source", [code(manifest.sourceDigest)]],
    ["After redaction", [code(manifest.redactionDigest ?? "")]],
    ["Target", [code(repositoryPath(root, manifest.targetPath))]],
  ];
  add(
    paragraph(text("A run of an agent as memory: what it did and how it ended, without raw files. A person decides.")),
    factTable("Value", rows),
  );
  add(...conflictBlocks(story));
  add(heading(3, text("What changes")), paragraph(text(`${capitalised(diffWords(diff))}.`)));
  blocks.push(...diffBlocks(diffInRepository(diff, root), { rows: MAX_LISTED, room }));
  blocks.push(...reviewerBlocks(story, room));
  return blocks;
}

function conflictBlocks({ conflicts, kept, root }: SubmittedStory): Block[] {
  const items = [
    ...conflicts.map(({ path, resolution }): Line => [
      code(clip(repositoryPath(root, path), NAME_LIMIT)),
      text(`: ${RESOLUTIONS[resolution]}`),
    ]),
    ...kept.map(({ path, field }): Line => [
      code(clip(repositoryPath(root, path), NAME_LIMIT)),
      text(", field "),
      code(clip(field, NAME_LIMIT)),
      text(": what a person wrote on this branch stays"),
    ]),
  ];
  if (items.length === 0) return [];
  return [
    heading(3, text("Conflicts")),
    paragraph(text("The memory holds an earlier state of this run, and the two differ.")),
    listOf(items, MAX_LISTED),
  ];
}

const RESOLUTIONS = {
  replaced: "status, owners and title stay, the rest is the run's",
  kept: "the memory's file stays",
} as const;

function commentBlocks({ manifest, conflicts, block }: SubmittedStory): readonly Block[] {
  const conditions = manifest.conditions.map(({ type, status, reason }): Line => [
    strong(text(type)),
    text(` ${status}: ${reason}`),
  ]);
  return [
    heading(3, text("Run import: "), text(block.decision)),
    paragraph(
      text("A person decides."),
      ...(conflicts.length > 0 ? [text(` ${plural(conflicts.length, "file")} in conflict, listed above.`)] : []),
    ),
    { kind: "list", items: conditions },
    {
      kind: "details",
      summary: [text("For programs")],
      blocks: [{ kind: "code", language: "json", lines: blockLines(block) }],
    },
  ];
}
