/** The difference of two commits as text. */
import type { MemoryDiff } from "../../memory/memory-diff.js";
import { printMarkdown } from "../comment/print-markdown.js";
import { Room } from "../comment/room.js";
import { printTerminal } from "../print-terminal.js";
import { diffDocument } from "./blocks.js";

/** Half of what a job's summary holds, so that others have room in it. */
const PAGE_BYTES = 512 * 1024;
const MAX_ROWS = 50;

export interface DiffPage {
  /** Rows of each table at most; 50 unless told. */
  readonly rows?: number;
}

/** GitHub Markdown, at most 512 KiB. */
export function renderDiffMarkdown(diff: MemoryDiff, { rows = MAX_ROWS }: DiffPage = {}): string {
  return `${printMarkdown(diffDocument(diff, { rows, room: new Room(PAGE_BYTES) }))}\n`;
}

export function renderDiffPretty(
  diff: MemoryDiff,
  { rows = MAX_ROWS, color = false, width }: DiffPage & { readonly color?: boolean; readonly width?: number },
): string {
  return printTerminal(diffDocument(diff, { rows, room: new Room(PAGE_BYTES) }), color, width);
}
