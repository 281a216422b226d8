/** Headings of the Markdown files of a memory, for its search manifest. */
import type { Tree } from "../memory/tree.js";
import { WatchedTree } from "../memory/watched-tree.js";
import { decode } from "../parse/decode.js";
import { splitFrontMatter } from "../parse/frame.js";
import { readHeadings } from "../parse/markdown-body.js";
import { formatOf } from "../parse/parse-file.js";
import type { Gate } from "./gate.js";
import { recordEntries } from "./read-memory.js";

const LIMITS = { count: 100, length: 200 };

export interface WatchedHeadings {
  /** To be read from instead of the tree. */
  readonly tree: Tree;
  /** By path, of the files that were read; those without one are absent. */
  readonly headings: ReadonlyMap<string, readonly string[]>;
}

/** Notes the headings of each record file when it is first read, so that none is read for them alone. */
export async function watchHeadings(tree: Tree, gate: Gate): Promise<WatchedHeadings> {
  const found = new Map<string, readonly string[]>();
  const entries = recordEntries(await tree.entries(), gate).filter(
    ({ path }) => (gate.layout.classOf(path)?.format ?? formatOf(path)) === "markdown",
  );
  const watched = new WatchedTree(tree, entries, ({ path }, bytes) => {
    if (bytes instanceof Error || bytes.length > gate.limits.fileBytes) return;
    const text = decode(path, bytes).text ?? "";
    const frame = splitFrontMatter(text);
    const headings = readHeadings(frame.kind === "framed" ? text.slice(frame.body) : text, LIMITS);
    if (headings.length > 0) found.set(path, headings);
  });
  return { tree: watched, headings: found };
}
