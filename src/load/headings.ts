/** Headings of the Markdown files of a memory, for its search manifest. */
import { isRegular } from "../memory/tree.js";
import { decode } from "../parse/decode.js";
import { splitFrontMatter } from "../parse/frame.js";
import { readHeadings } from "../parse/markdown-body.js";
import { formatOf } from "../parse/parse-file.js";
import type { Gate } from "./gate.js";
import type { Memory } from "./read-memory.js";

const LIMITS = { count: 100, length: 200 };

/** By path; files without one are absent. */
export async function readHeadingsOf(memory: Memory, gate: Gate): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  const entries = memory.entries.filter(
    ({ path, mode }) =>
      isRegular(mode) && memory.files.has(path) && (gate.layout.classOf(path)?.format ?? formatOf(path)) === "markdown",
  );
  await memory.tree.read(entries, ({ path }, bytes) => {
    if (bytes instanceof Error || bytes.length > gate.limits.fileBytes) return;
    const text = decode(path, bytes).text ?? "";
    const frame = splitFrontMatter(text);
    const headings = readHeadings(frame.kind === "framed" ? text.slice(frame.body) : text, LIMITS);
    if (headings.length > 0) found.set(path, headings);
  });
  return found;
}
