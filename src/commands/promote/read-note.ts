/** The free-form note that a record is made of. */
import { DEFAULT_LIMITS } from "../../memory/document.js";
import type { Declaration } from "../../memory/record.js";
import { isRegular, readFile, type Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { decode } from "../../parse/decode.js";
import { parseFile } from "../../parse/parse-file.js";
import type { CheckResult } from "../check/check.js";

export interface Note {
  readonly text: string;
  /** Not empty. */
  readonly title: string;
  readonly declaration: Declaration;
}

/**
 * @param path of the note in the tree.
 * @throws UserError where none stands there that can be read, or it has no title.
 */
export async function readNote(tree: Tree, path: string, { gate, judgement }: CheckResult): Promise<Note> {
  const entry = judgement.memory.entries.find((candidate) => candidate.path === path);
  if (!entry || !isRegular(entry.mode) || entry.undecodable) {
    throw new UserError(
      `There is no note ${path} in the memory.`,
      "Name a Markdown file of the memory that is neither ignored nor excluded.",
    );
  }
  const problem = judgement.memory.files.get(path)?.problems.find((found) => found.rule.startsWith("parse/"));
  if (problem && problem.severity !== "warning") {
    throw new UserError(`${path} cannot be read: ${problem.message}`, 'Mend it first; "memory-steward fix" may do so.');
  }
  const declaration = judgement.graph.declarations.find((found) => found.path === path);
  if (!declaration || !path.endsWith(".md")) {
    throw new UserError(
      `${path} is no note by the layout "${gate.layout.name}".`,
      "Name a free-form note in Markdown.",
    );
  }
  if (declaration.role !== "note") {
    const name = declaration.id ?? declaration.kind ?? "a record";
    throw new UserError(`${path} is a record already (${name}).`, "Name a free-form note.");
  }
  const bytes = await readFile(tree, entry);
  const { text } = decode(path, bytes);
  const title = declaration.title ?? parseFile(path, "markdown", bytes, DEFAULT_LIMITS).body?.().heading;
  if (text === undefined || title === undefined || title.trim() === "") {
    throw new UserError(`${path} has no title.`, "Give it a heading, or a title in its front matter.");
  }
  return { text, title: title.trim(), declaration };
}

/** The kind of edge by which a record names the note that it was made of. */
export const DERIVED = "derived_from";
