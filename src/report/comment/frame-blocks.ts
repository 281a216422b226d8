/** The first lines and the last one: verdict, what the change is, what was judged by what. */
import type { CheckReport } from "../../memory/check-report.js";
import { clip } from "../../memory/clip.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { Finding } from "../../memory/finding.js";
import type { Addresses } from "../addresses.js";
import { SHARED_REMEDY, SHARED_WHY } from "../shared-head.js";
import { acceptedCounts } from "../wording.js";
import type { CommentInput } from "./comment-input.js";
import { code, heading, linked, paragraph, text, type Block, type Inline, type Line } from "./document.js";
import type { SortedFindings } from "./sorting.js";
import { changeWords, verdictLine } from "./verdict.js";

export function headBlocks(input: CommentInput, sorted: SortedFindings): readonly Block[] {
  const { picture } = input;
  const about = picture ? [paragraph(text(`${changeWords(picture)}.`))] : [];
  return [heading(2, text(verdictLine(input, sorted))), ...sharedBlocks(input), ...about];
}

function sharedBlocks({ shared = [] }: CommentInput): readonly Block[] {
  if (shared.length === 0) return [];
  const [before, command, after] = SHARED_REMEDY;
  return [paragraph(text(SHARED_WHY)), paragraph(text(before), code(command), text(after))];
}

/** Commit, base and versions: enough to run the same check again. */
export function footBlocks(input: CommentInput, { commit, run }: Addresses): readonly Block[] {
  const { report, links, fork, ontology } = input;
  const short = (id: string): Inline => linked(commit(id), code(shortCommit(id)));
  const base = report.comparison?.base;
  const judged: Line = [
    short(links.head),
    ...(fork === undefined ? [] : [text(" from the fork "), code(clip(fork, 120))]),
    ...(base === undefined ? [] : [text(" against "), short(base)]),
  ];
  const isEdited = (ontology?.edited.length ?? 0) > 0 || report.findings.some(isAboutAnEdit);
  const parts: Line[] = [
    judged,
    ...(run === undefined ? [] : [[linked(run, text("whole report"))]]),
    [text(`memory-steward ${report.steward}`)],
    [text("layout "), code(clip(report.layout, 80))],
    [
      text("ontology "),
      code(report.ontologyDigest.slice(0, 19)),
      ...(base === undefined || isEdited ? [] : [text(" unchanged")]),
    ],
  ];
  const line = parts.flatMap((part, at) => (at === 0 ? part : [text(" · "), ...part]));
  return [...acceptedLine(report), { kind: "small", line }];
}

/** Of the gate's files by the change; a waiver expires by itself. */
function isAboutAnEdit({ rule }: Finding): boolean {
  return rule.startsWith("gate/") && rule !== "gate/expired-waiver";
}

function acceptedLine({ counts }: CheckReport): readonly Block[] {
  const accepted = acceptedCounts(counts);
  return accepted === undefined ? [] : [paragraph(text(`Accepted, not counted: ${accepted}.`))];
}
