/** What `propose` did, or with `--dry-run` would do, for a person at a terminal. */
import pc from "picocolors";
import type { Finding } from "../memory/finding.js";
import type { AppliedChange } from "../memory/judged-update.js";
import type { Document } from "./comment/document.js";
import { printTerminal } from "./print-terminal.js";
import { proposedLines, type Proposed } from "./proposed.js";
import type { RemedyOf } from "./remedies.js";
import { unifiedDiff, type DiffLine } from "./unified-diff.js";
import { findingLines, refusalLines, type ShownLines } from "./update-pretty.js";
import { visible } from "./visible-text.js";
import { plural } from "./wording.js";
import { wrap } from "./wrap.js";

/** A pull request that was not opened. */
export interface DraftedPull {
  readonly title: string;
  readonly page: Document;
  /** None of what touches restricted records. */
  readonly files: readonly Pick<AppliedChange, "path" | "before" | "after">[];
}

const MAX_FILES = 20;
const MAX_LINES = 100;

interface ProposedView {
  readonly color: boolean;
  /** Of the artifact, where a refusal names one; the redactor has taken up its secrets. */
  readonly lines?: ShownLines;
  readonly width: number;
  readonly remedyOf?: RemedyOf;
}

export function renderProposed(
  proposed: Proposed & { readonly draft?: DraftedPull; readonly findings?: readonly Finding[] },
  { color, lines, width, remedyOf }: ProposedView,
): string {
  const { draft, refusals, findings = [] } = proposed;
  const paint = pc.createColors(color);
  const said = proposedLines({ ...proposed, refusals: [] }).flatMap((line) => wrap(visible(line), width));
  return [
    ...(draft ? draftedLines(draft, paint, width) : []),
    ...findingLines(findings, paint, remedyOf),
    ...refusalLines(refusals, paint, lines),
    ...(refusals.length > 0 ? [""] : []),
    ...said,
    "",
  ].join("\n");
}

function draftedLines({ title, page, files }: DraftedPull, paint: ReturnType<typeof pc.createColors>, width: number) {
  const rest = files.length - MAX_FILES;
  return [
    ...wrap(visible(title), width).map(paint.bold),
    "",
    ...printTerminal(page, paint.isColorSupported, width).trimEnd().split("\n"),
    "",
    ...(files.length > 0 ? [paint.bold("What it would write"), ""] : []),
    ...files.slice(0, MAX_FILES).flatMap((file) => [...fileLines(file, paint), ""]),
    ...(rest > 0 ? [`and ${plural(rest, "more file")}`, ""] : []),
  ];
}

function fileLines({ path, before, after }: DraftedPull["files"][number], paint: ReturnType<typeof pc.createColors>) {
  if (after === undefined) return [`${paint.red("deleted")}  ${visible(path)}`];
  const diff = unifiedDiff(path, before && textOf(before), textOf(after));
  const rest = diff.length - MAX_LINES;
  const shown = diff.slice(0, MAX_LINES).map((line) => painted(line, paint));
  return rest > 0 ? [...shown, `and ${plural(rest, "more line")}`] : shown;
}

function painted({ kind, text }: DiffLine, paint: ReturnType<typeof pc.createColors>): string {
  if (kind === "added") return paint.green(text);
  if (kind === "removed") return paint.red(text);
  return kind === "context" ? text : paint.dim(text);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}
