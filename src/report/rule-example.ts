/** The example of a rule as text: file by file, the place marked. */
import { codeBlock } from "./markdown-escape.js";
import { visible } from "./visible-text.js";

/** Path to text, to more than text, or to null where the file is removed. */
export interface ExampleFiles {
  readonly files: Readonly<Record<string, string | null>>;
  readonly oddFiles?: Readonly<Record<string, OddFile>>;
  /** State of the target branch, for rules about changes. */
  readonly before?: Readonly<Record<string, string | null>>;
  /** Files as a commit of the change had them that is not its last. */
  readonly between?: Readonly<Record<string, string>>;
  /** Values that are not shown. */
  readonly hidden?: readonly string[];
  /** Paths that do not merge. */
  readonly conflicts?: readonly string[];
}

interface OddFile {
  readonly content: string | Uint8Array | Error;
  readonly mode?: string;
}

export interface ExampleBlock {
  /** `graph/a.yaml`, `graph/a.yaml, on the target branch`; control characters are visible. */
  readonly title: string;
  /** Language of the fence, or empty. */
  readonly language: string;
  /** None where there is no file to show. Without line breaks, control characters visible; a caret line stands below a marked place. */
  readonly lines: readonly string[];
}

const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ["yaml", "yaml"],
  ["yml", "yaml"],
  ["md", "markdown"],
  ["json", "json"],
  ["jsonl", "json"],
]);
const BYTES_SHOWN = 16;
const LINES_SHOWN = 60;

/** @param at `path:line:column` to be marked. */
export function exampleBlocks(example: ExampleFiles, at?: string): ExampleBlock[] {
  return shownBlocks(example, at).map((block) => ({
    ...block,
    lines: block.lines.map((line) =>
      (example.hidden ?? []).reduce((text, value) => text.replaceAll(value, HIDDEN), line),
    ),
  }));
}

const HIDDEN = "[a secret]";

function shownBlocks(example: ExampleFiles, at: string | undefined): ExampleBlock[] {
  const place = at === undefined ? undefined : parsePlace(at);
  const { before, files } = example;
  const blocks: ExampleBlock[] = [];
  for (const [path, text] of Object.entries(before ?? {})) {
    if (files[path] !== text) blocks.push(textBlock(path, text, ", on the target branch"));
  }
  for (const [path, text] of Object.entries(example.between ?? {})) {
    blocks.push(textBlock(path, text, ", in a commit of the change"));
  }
  const suffix = before ? ", in the change" : "";
  for (const [path, text] of Object.entries(files)) {
    const side = before?.[path] === text ? ", on both sides" : suffix;
    blocks.push(textBlock(path, text, side, place?.path === path ? place : undefined));
  }
  for (const path of Object.keys(before ?? {})) {
    if (!Object.hasOwn(files, path)) blocks.push(textBlock(path, null, suffix));
  }
  for (const [path, file] of Object.entries(example.oddFiles ?? {})) blocks.push(oddBlock(path, file, suffix));
  for (const path of example.conflicts ?? []) {
    blocks.push({
      title: visible(path),
      language: "",
      lines: ["changed on the target branch and here, in ways that do not merge"],
    });
  }
  return blocks.length > 0 ? blocks : [{ title: "none of these files", language: "", lines: [] }];
}

/** The same as Markdown. */
export function exampleMarkdown(blocks: readonly ExampleBlock[]): string {
  return blocks
    .map(({ title, language, lines }) =>
      lines.length === 0 ? `${title}\n` : `\`${title}\`\n\n${codeBlock(language, lines)}\n`,
    )
    .join("\n");
}

interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

function parsePlace(at: string): Place {
  const match = /^(.*):(\d+):(\d+)$/s.exec(at);
  if (!match) throw new Error(`not a place: ${at}`);
  return { path: match[1] ?? "", line: Number(match[2]), column: Number(match[3]) };
}

function textBlock(path: string, text: string | null, suffix: string, place?: Place): ExampleBlock {
  const title = visible(path) + suffix;
  if (text === null) return { title, language: "", lines: ["(removed)"] };
  const all = text.replace(/\n$/, "").split("\n");
  const from = Math.max(0, Math.min((place?.line ?? 1) - LINES_SHOWN / 2, all.length - LINES_SHOWN));
  const lines: string[] = [];
  all.slice(from, from + LINES_SHOWN).forEach((line, index) => {
    const shown = visible(line);
    lines.push(shown);
    if (place?.line !== from + index + 1) return;
    lines.push(`${" ".repeat(visible(line.slice(0, place.column - 1)).length)}^`);
  });
  if (from > 0) lines.unshift("…");
  if (from + LINES_SHOWN < all.length) lines.push("…");
  return { title, language: LANGUAGES.get(path.slice(path.lastIndexOf(".") + 1)) ?? "", lines };
}

function oddBlock(path: string, { content, mode }: OddFile, suffix: string): ExampleBlock {
  const title = visible(path) + suffix;
  if (content instanceof Error)
    return { title, language: "", lines: [`(cannot be read: ${visible(content.message)})`] };
  if (mode === "120000" && typeof content === "string")
    return { title, language: "", lines: [`(symlink to ${visible(content)})`] };
  if (mode === "160000") return { title, language: "", lines: ["(submodule)"] };
  if (typeof content === "string") return textBlock(path, content, suffix);
  const bytes = [...content.slice(0, BYTES_SHOWN)].map((byte) => byte.toString(16).toUpperCase().padStart(2, "0"));
  const rest = content.length > BYTES_SHOWN ? " …" : "";
  return { title, language: "", lines: [`(bytes ${bytes.join(" ")}${rest})`] };
}
