/** Reads `.gitattributes` as gitattributes(5) describes it. */

const ATTRIBUTES_FILE = ".gitattributes";

export interface GitAttribute {
  /** As it is written, without quotes. */
  readonly pattern: string;
  readonly name: string;
  /** True where set, false where unset (`-diff`), undefined where taken back (`!diff`). */
  readonly value: string | boolean | undefined;
  /** Where it is written; one of a macro stands where the macro is used. Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly written: string;
}

/** Also where letter case differs: on some machines Git finds such a file under the name that it looks for. */
export function isAttributesFile(path: string): boolean {
  const start = path.length - ATTRIBUTES_FILE.length;
  return (start === 0 || path[start - 1] === "/") && path.slice(start).toLowerCase() === ATTRIBUTES_FILE;
}

/** Git leaves longer lines out. In bytes; here characters, of which there are no more. */
const MAX_LINE = 2048;

/** In the order of the file, macros replaced by what they stand for. */
export function readGitAttributes(text: string): GitAttribute[] {
  const macros = new Map<string, readonly string[]>([["binary", ["-diff", "-merge", "-text"]]]);
  const found: GitAttribute[] = [];
  for (const [index, line] of text
    .replace(/^\u{feff}/u, "")
    .split(/\r?\n/)
    .entries()) {
    if (line.length > MAX_LINE) continue;
    const [first, ...words] = [...line.matchAll(/"(?:[^"\\]|\\.)*"|[^\s]+/g)];
    if (!first || first[0].startsWith("#") || first[0].startsWith("!")) continue;
    const macro = /^\[attr\](.+)$/.exec(first[0])?.[1];
    if (macro !== undefined) {
      macros.set(
        macro,
        words.map(([word]) => word),
      );
      continue;
    }
    const pattern = unquoted(first[0]);
    for (const { 0: written, index: at } of words) {
      for (const word of [written, ...(macros.get(written) ?? [])]) {
        found.push({ pattern, ...stateOf(word), line: index + 1, column: at + 1, written });
      }
    }
  }
  return found;
}

function stateOf(word: string): Pick<GitAttribute, "name" | "value"> {
  if (word.startsWith("-")) return { name: word.slice(1), value: false };
  if (word.startsWith("!")) return { name: word.slice(1), value: undefined };
  const equals = word.indexOf("=");
  return equals === -1 ? { name: word, value: true } : { name: word.slice(0, equals), value: word.slice(equals + 1) };
}

function unquoted(word: string): string {
  return /^".*"$/.test(word) ? word.slice(1, -1).replace(/\\(.)/g, "$1") : word;
}

/** The pattern as a glob from the root of the tree. @param folder of the file, empty or ending with a slash. */
export function globOfPattern(pattern: string, folder: string): string {
  // Sets of characters are taken for any one, braces for any text: a glob that takes too much hides nothing.
  const plain = pattern.replace(/\[[^\]]*\]/g, "?").replace(/[{}]/g, "*");
  if (!plain.includes("/")) return `${folder}**/${plain}`;
  return folder + plain.replace(/^\//, "");
}
