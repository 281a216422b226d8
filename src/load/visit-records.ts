/** Reads chosen files of a memory once more, for questions that declarations alone cannot answer. */
import { extract, type Inspected } from "../layouts/extract.js";
import { isRegular } from "../memory/tree.js";
import { decode } from "../parse/decode.js";
import type { Position } from "../memory/place.js";
import { splitFrontMatter } from "../parse/frame.js";
import { openLocator } from "../parse/locate.js";
import type { Gate } from "./gate.js";
import { parseByClass } from "./parse-by-class.js";
import type { Memory } from "./read-memory.js";

/**
 * @param visit gets every declaration of the files with its data, and the text below the front matter of its file.
 * @returns how many files could not be read, in whole or in part.
 */
export async function visitRecords(
  memory: Pick<Memory, "tree" | "entries">,
  paths: ReadonlySet<string>,
  gate: Gate,
  visit: (inspected: Inspected, body: string) => void,
): Promise<number> {
  if (paths.size === 0) return 0;
  const entries = memory.entries.filter(({ path, mode }) => paths.has(path) && isRegular(mode));
  let broken = 0;
  await memory.tree.read(entries, ({ path }, bytes) => {
    if (bytes instanceof Error || !visitFile(path, bytes, gate, visit)) broken++;
  });
  return broken;
}

/** @returns whether the file could be read as a whole. */
export function visitFile(
  path: string,
  bytes: Uint8Array,
  gate: Gate,
  visit: (inspected: Inspected, body: string) => void,
): boolean {
  const read = readByClass(path, bytes, gate);
  if (!read) return true;
  const { file, layoutClass, flaw } = read;
  const body = file.format === "markdown" ? bodyText(path, bytes) : "";
  for (const inspected of extract(file, layoutClass, gate.layout, gate.limits.edges)) visit(inspected, body);
  return flaw === undefined;
}

/** Why a file of the layout cannot be read as a whole, with the place; undefined where it can. */
export function firstFlaw(
  path: string,
  bytes: Uint8Array,
  gate: Gate,
): { readonly message: string; readonly start: Position; readonly advice: string | undefined } | undefined {
  const { file, flaw } = readByClass(path, bytes, gate) ?? {};
  if (!file || !flaw) return undefined;
  const { start } = openLocator(path, file.format, bytes).range(flaw.at);
  return { message: flaw.message, start, advice: flaw.suggestion?.message };
}

/** A file as its class reads it; undefined where no class takes it. */
function readByClass(path: string, bytes: Uint8Array, { layout, limits }: Gate) {
  const layoutClass = layout.classOf(path);
  if (!layoutClass) return undefined;
  const file = parseByClass(path, layoutClass, bytes, limits);
  return { layoutClass, file, flaw: file.problems.find(({ severity }) => severity !== "warning") };
}

/** With LF line ends and without blanks at its ends: those are layout, not content. */
function bodyText(path: string, bytes: Uint8Array): string {
  const text = decode(path, bytes).text ?? "";
  const frame = splitFrontMatter(text);
  return (frame.kind === "framed" ? text.slice(frame.body) : text).replaceAll("\r\n", "\n").trim();
}
