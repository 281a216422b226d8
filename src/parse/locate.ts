/** Anchors as lines and columns, for files that have findings. */
import type { Format } from "../memory/document.js";
import type { Anchor, Pointer, Range } from "../memory/place.js";
import { lineEnd } from "./lines.js";
import { LinkPlaces } from "./markdown-body.js";
import { OpenFile } from "./open-file.js";
import { isAbsent, walk, type TreeNode } from "./tree.js";
import type { Span } from "./flaw.js";

export interface Locator {
  /**
   * The place of an anchor: exactly the scalar as written, quotes included. Where the value is missing, its nearest
   * ancestor shows it: by its key, the root mapping by its first key. An anchor of the whole file is its first line.
   */
  range(anchor: Anchor): Range;
  /** Source text of a scalar, as `ParsedDocument.scalarText` gives it. */
  scalarText(document: number, pointer: Pointer): string | undefined;
}

/** @param bytes of the file; they are not kept. Never throws for what the file holds. */
export function openLocator(path: string, format: Format, bytes: Uint8Array): Locator {
  return locatorOf(new OpenFile(path, format, bytes));
}

export function locatorOf(file: OpenFile): Locator {
  return new FileLocator(file);
}

class FileLocator implements Locator {
  readonly #file: OpenFile;
  #links: LinkPlaces | undefined;

  constructor(file: OpenFile) {
    this.#file = file;
  }

  range(anchor: Anchor): Range {
    if (anchor.range) return anchor.range;
    const { start, end } = this.#span(anchor) ?? { start: 0, end: lineEnd(this.#file.text, 0) };
    return this.#file.lines.range(start, end);
  }

  scalarText(document: number, pointer: Pointer): string | undefined {
    return this.#file.content(document)?.scalarText(pointer);
  }

  #span({ document, pointer, part, link }: Anchor): Span | undefined {
    if (link !== undefined) return this.#link(link);
    if (document === undefined && pointer === undefined) return undefined;
    const quick = part === "key" ? undefined : this.#file.scalar(document ?? 0, pointer ?? []);
    if (quick) return quick;
    const root = this.#file.tree(document ?? 0);
    if (root && !isAbsent(root)) return spanOf(root, pointer ?? [], part ?? "value");
    const slice = this.#file.slices[document ?? 0];
    return slice && this.#firstLine(slice);
  }

  #link(index: number): Span | undefined {
    const { text, body } = this.#file;
    this.#links ??= new LinkPlaces(text.slice(body));
    const link = this.#links.at(index);
    return link && { start: link.start + body, end: link.end + body };
  }

  /** The first line of a document that holds more than its marker. */
  #firstLine({ start, end }: Span): Span {
    const { text } = this.#file;
    const content = /\S/.exec(text.slice(start, end).replace(/^---/, "   "));
    const first = start + (content?.index ?? 0);
    return { start: first, end: Math.min(lineEnd(text, first), end) };
  }
}

function spanOf(root: TreeNode, pointer: Pointer, part: "key" | "value"): Span {
  const steps = walk(root, pointer);
  const found = steps.length === pointer.length + 1;
  const { node, entry } = steps.at(-1) ?? { node: root };
  const written = !isAbsent(node);
  if (found && pointer.length > 0 && written && (part === "value" || !entry?.key)) return node;
  if (!found && written && node.entries.length === 0 && node.kind !== "map" && node.kind !== "seq") return node;
  if (entry?.key) return entry.key;
  const first = node.entries[0];
  if (first?.key && node.kind === "map") return first.key;
  return written ? node : { start: entry?.start ?? node.start, end: entry?.opened ?? node.end };
}
