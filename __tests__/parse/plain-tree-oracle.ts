/** The full parser as the judge of places that are told by indentation. */
import { isDeepStrictEqual } from "node:util";
import type { Pointer } from "../../src/memory/place.js";
import { OpenFile } from "../../src/parse/open-file.js";
import { plainTree } from "../../src/parse/plain-tree.js";
import { useFullParser } from "../../src/parse/reader-choice.js";
import { parseStrictSubset } from "../../src/parse/strict-subset.js";
import { isAbsent, nodeAt } from "../../src/parse/tree.js";

export interface Told {
  /** Documents of the strict subset, and those of which nothing is left out. */
  readonly documents: number;
  readonly whole: number;
  /** Values of these documents, and those that have a place. */
  readonly nodes: number;
  readonly placed: number;
  /** What differs from the full parser's tree. */
  readonly differences: readonly string[];
}

export function comparePlaces(path: string, written: string): Told {
  const format = path.endsWith(".md") ? "markdown" : "yaml";
  const { text, slices } = new OpenFile(path, format, Buffer.from(written));
  const differences: string[] = [];
  let [documents, whole, nodes, placed] = [0, 0, 0, 0];
  for (const [document, slice] of slices.entries()) {
    const bytes = Buffer.from(text.slice(slice.start, slice.end));
    const values = parseStrictSubset(bytes, 0, bytes.length);
    if (values?.length !== 1) continue;
    documents++;
    const tree = plainTree(text, slice, values[0]);
    const full = inFull(() => new OpenFile(path, format, Buffer.from(text)).tree(document));
    if (tree.isWhole) {
      whole++;
      if (!isDeepStrictEqual(tree.root, full)) differences.push(`${shown(tree.root)} instead of ${shown(full)}`);
    }
    for (const pointer of pointersIn(values[0])) {
      nodes++;
      const node = nodeAt(tree.root, pointer);
      if (!node || isAbsent(node)) continue;
      placed++;
      const meant = full && nodeAt(full, pointer);
      // Of a collection a part may be left out.
      if (node.kind === "scalar" && !isDeepStrictEqual(node, meant))
        differences.push(`${shown(node)} instead of ${shown(meant)} at ${shown(pointer)}`);
    }
  }
  return { documents, whole, nodes, placed, differences };
}

function shown(value: unknown): string {
  return JSON.stringify(value);
}

/** To a value and to all that it holds. */
export function pointersIn(value: unknown, above: Pointer = []): Pointer[] {
  if (typeof value !== "object" || value === null) return [above];
  const members: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [above, ...members.flatMap(([step, member]) => pointersIn(member, [...above, step]))];
}

/** What is read where the full parser reads everything. */
export function inFull<Result>(read: () => Result): Result {
  useFullParser(true);
  try {
    return read();
  } finally {
    useFullParser(false);
  }
}
