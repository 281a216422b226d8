/** Prose in lines of a terminal. */
import { columnsOf } from "./line-window.js";

const WIDTH = 100;
const NARROWEST = 40;

/** Columns that lines for a person may take: 100 where no terminal says how many it has. One that says 0 does not know. */
export function lineWidth(terminalColumns: number | undefined): number {
  return Math.max(NARROWEST, terminalColumns === undefined || terminalColumns === 0 ? WIDTH : terminalColumns);
}

/** Likewise of pages that are as wide as what they say where there is no terminal, so that a program finds each row in one line. */
export function pageWidth(terminalColumns: number | undefined): number {
  return terminalColumns === undefined ? Infinity : lineWidth(terminalColumns);
}

/**
 * Breaks at blanks. A word that is wider than a line stays whole, so that ids and paths can be copied.
 * @param text harmless text in one line
 */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line: string | undefined;
  let width = 0;
  for (const word of text.split(" ")) {
    const wordWidth = columnsOf(word);
    if (line !== undefined && width + 1 + wordWidth > columns) {
      lines.push(line.trimEnd());
      line = undefined;
    }
    width = line === undefined ? wordWidth : width + 1 + wordWidth;
    line = line === undefined ? word : `${line} ${word}`;
  }
  return [...lines, line ?? ""];
}
