/** A file whose values have places. Documents are read when they are asked for, each once. */
import { Buffer } from "node:buffer";
import { DEFAULT_LIMITS, type Format, type Limits, type ParsedDocument } from "../memory/document.js";
import { decode } from "./decode.js";
import type { Span } from "./flaw.js";
import { splitFrontMatter } from "./frame.js";
import { readJsonDocument, sliceLines } from "./json-document.js";
import { readJson } from "./json-reader.js";
import { plainTree, type PlainTree } from "./plain-tree.js";
import { readsInFull } from "./reader-choice.js";
import { SUBSET_DEPTH } from "./strict-scan.js";
import { parseStrictSubset } from "./strict-subset.js";
import { LineIndex } from "./lines.js";
import type { Pointer } from "../memory/place.js";
import { isAbsent, nodeAt, type TreeNode } from "./tree.js";
import { composeYaml, fileTokens } from "./yaml-compose.js";
import { readYaml } from "./yaml-read.js";
import { sliceStream } from "./yaml-slices.js";
import { yamlTree } from "./yaml-tree.js";

/** A thousand edits of records of common length. */
const EDITING_CHARACTERS = 2 * 1024 * 1024;

export type DocumentContent = Pick<ParsedDocument, "value" | "scalarText">;

/** A YAML document that the strict subset reads. */
interface PlainDocument {
  readonly value: unknown;
  /** Made when it is asked for. */
  tree?: PlainTree;
}

export class OpenFile {
  readonly path: string;
  readonly format: Format;
  /** Without a byte-order mark; empty where the bytes are no text. */
  readonly text: string;
  /** Documents of the file; front matter alone for Markdown. */
  readonly slices: readonly Span[];
  /** Offset of a Markdown body; 0 where there is no front matter. */
  readonly body: number;
  readonly #limits: Limits;
  readonly #trees = new Map<number, TreeNode | undefined>();
  readonly #contents = new Map<number, DocumentContent | undefined>();
  readonly #plain = new Map<number, PlainDocument | undefined>();
  #lines: LineIndex | undefined;
  #editing = EDITING_CHARACTERS;

  constructor(path: string, format: Format, bytes: Uint8Array, limits: Limits = DEFAULT_LIMITS) {
    this.path = path;
    this.format = format;
    this.#limits = limits;
    this.text = (bytes.length > limits.fileBytes ? undefined : decode(path, bytes).text) ?? "";
    const frame = format === "markdown" ? splitFrontMatter(this.text) : undefined;
    this.slices = frame ? (frame.kind === "framed" ? [frame.block] : []) : sliceText(this.text, format, limits);
    this.body = frame?.kind === "framed" ? frame.body : 0;
  }

  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }

  /** Undefined where there is no such document, or none that can be read. */
  tree(document: number): TreeNode | undefined {
    if (!this.#trees.has(document)) this.#trees.set(document, this.#readTree(document));
    return this.#trees.get(document);
  }

  /** Where a scalar stands that is plainly written in a document of which the full parser has to tell the tree. */
  scalar(document: number, pointer: Pointer): Span | undefined {
    if (this.#trees.has(document)) return undefined;
    const root = this.#plainTree(document)?.root;
    const node = root && nodeAt(root, pointer);
    return node?.kind === "scalar" && !isAbsent(node) ? node : undefined;
  }

  /** Undefined where there is no such document, or a broken one. */
  content(document: number): DocumentContent | undefined {
    if (!this.#contents.has(document)) this.#contents.set(document, this.#readContent(document));
    return this.#contents.get(document);
  }

  /** Another text in the place of this one. */
  withText(text: string): OpenFile {
    return new OpenFile(this.path, this.format, Buffer.from(text), this.#limits);
  }

  /** Whether so many characters may still be read again to prove an edit: each edit costs a reading of its document. */
  mayReadAgain(characters: number): boolean {
    this.#editing -= characters;
    return this.#editing >= 0;
  }

  /** Whether so much was read again that no further edit of this file is proved. */
  get mayReadNoMore(): boolean {
    return this.#editing < 0;
  }

  #readContent(document: number): DocumentContent | undefined {
    const slice = this.slices[document];
    if (!slice) return undefined;
    if (this.#isJson) return readJsonDocument(this.text, slice, document, this.#limits).documents[0];
    const plain = this.#plainDocument(document);
    if (!plain) return this.#readInFull(slice);
    let full: DocumentContent | undefined;
    return {
      value: plain.value,
      scalarText: (pointer) => (full ??= this.#readInFull(slice))?.scalarText(pointer),
    };
  }

  #readInFull({ start, end }: Span): DocumentContent | undefined {
    const { content } = readYaml(this.text.slice(start, end), this.#limits, fileTokens());
    return content && { value: content.value, scalarText: (pointer) => content.texts.textAt(content.value, pointer) };
  }

  #readTree(document: number): TreeNode | undefined {
    const slice = this.slices[document];
    if (!slice) return undefined;
    if (this.#isJson) return readJson(this.text, slice.start, slice.end, this.#limits).root;
    const plain = this.#plainTree(document);
    if (plain?.isWhole) return plain.root;
    const source = this.text.slice(slice.start, slice.end);
    const composed = composeYaml(source, this.#limits, fileTokens(), true);
    return composed.document && yamlTree(composed.document, source, slice.start);
  }

  #plainDocument(document: number): PlainDocument | undefined {
    if (this.#isJson || readsInFull() || this.#limits.depth < SUBSET_DEPTH) return undefined;
    if (!this.#plain.has(document)) this.#plain.set(document, this.#readPlain(document));
    return this.#plain.get(document);
  }

  #plainTree(document: number): PlainTree | undefined {
    const [slice, plain] = [this.slices[document], this.#plainDocument(document)];
    return slice && plain && (plain.tree ??= plainTree(this.text, slice, plain.value));
  }

  #readPlain(document: number): PlainDocument | undefined {
    const slice = this.slices[document];
    const bytes = slice && Buffer.from(this.text.slice(slice.start, slice.end));
    const values = bytes && parseStrictSubset(bytes, 0, bytes.length);
    return values?.length === 1 ? { value: values[0] } : undefined;
  }

  get #isJson(): boolean {
    return this.format === "json" || this.format === "jsonl";
  }
}

function sliceText(text: string, format: Format, { documents }: Limits): Span[] {
  if (format === "yaml") return sliceStream(text, 0, text.length, documents);
  return format === "jsonl" ? sliceLines(text, documents) : [{ start: 0, end: text.length }];
}
