/** Places of the values of a YAML document, from the `yaml` package's own tree. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Scalar,
  type CST,
  type Document,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "./yaml-library.cjs";
import type { ScalarStyle, TreeEntry, TreeKey, TreeNode } from "./tree.js";

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  BLOCK_FOLDED: "block",
  BLOCK_LITERAL: "block",
  QUOTE_DOUBLE: "double",
  QUOTE_SINGLE: "single",
} satisfies Readonly<Partial<Record<Scalar.Type, ScalarStyle>>>;

/**
 * @param document composed with its source tokens.
 * @param base offset of the document in the text.
 */
export function yamlTree(document: Document.Parsed, source: string, base: number): TreeNode {
  return new TreeBuilder(source, base).node(document.contents, document.range[0]);
}

class TreeBuilder {
  readonly #source: string;
  readonly #base: number;

  constructor(source: string, base: number) {
    this.#source = source;
    this.#base = base;
  }

  /** @param fallback where a node stands that is not written. */
  node(node: unknown, fallback: number): TreeNode {
    if (isMap(node)) return this.#collection("map", node, this.#mapEntries(node));
    if (isSeq(node)) return this.#collection("seq", node, this.#seqEntries(node));
    const range = isScalar(node) || isAlias(node) ? node.range : undefined;
    const [start, end] = range && range[1] > range[0] ? range : [fallback, fallback];
    const style = isScalar(node) ? (STYLES[node.type ?? ""] ?? "plain") : "plain";
    const tight = style === "block" || style === "plain" ? this.#trimmed(start, end) : end;
    return this.#place({
      kind: isAlias(node) ? "alias" : "scalar",
      flow: false,
      style,
      start,
      end: tight,
      entries: [],
    });
  }

  #collection(kind: "map" | "seq", node: YAMLMap | YAMLSeq, entries: readonly TreeEntry[]): TreeNode {
    const [start, end] = node.range ?? [0, 0];
    const flow = node.flow === true;
    const last = entries.at(-1);
    const tight = flow || !last ? end : Math.max(last.value.end, last.opened, last.key?.end ?? 0) - this.#base;
    return this.#place({ kind, flow, style: "plain", start, end: tight, entries });
  }

  #mapEntries(map: YAMLMap): TreeEntry[] {
    return map.items.map((pair): TreeEntry => {
      const key = this.#key(pair);
      const colon = tokenEnd(pair.srcToken?.sep, "map-value-ind");
      const opened = colon === undefined ? key.end : colon + this.#base;
      return { key, start: key.start, opened, value: this.node(pair.value, opened - this.#base) };
    });
  }

  #key({ key }: Pair): TreeKey {
    const { start, end, style } = this.node(key, 0);
    const name = isScalar(key) && typeof key.value === "string" ? key.value : "";
    return { start, end, style, name };
  }

  #seqEntries(seq: YAMLSeq): TreeEntry[] {
    const token = seq.srcToken;
    const tokens = token && "items" in token && token.type === "block-seq" ? token.items.filter(isWritten) : [];
    return seq.items.map((item, index): TreeEntry => {
      const dash = tokenEnd(tokens[index]?.start, "seq-item-ind");
      const value = this.node(item, dash ?? 0);
      const opened = dash === undefined ? value.start : dash + this.#base;
      return { start: dash === undefined ? value.start : opened - 1, opened, value };
    });
  }

  #trimmed(start: number, end: number): number {
    let tight = end;
    while (tight > start && /[ \t\r\n]/.test(this.#source[tight - 1] ?? "")) tight--;
    return tight;
  }

  #place(node: TreeNode): TreeNode {
    return { ...node, start: node.start + this.#base, end: node.end + this.#base };
  }
}

/** The package's list of items may end with one that holds comments alone. */
function isWritten({ start, value }: CST.CollectionItem): boolean {
  return value !== undefined || tokenEnd(start, "seq-item-ind") !== undefined;
}

function tokenEnd(tokens: readonly CST.SourceToken[] | undefined, type: CST.SourceToken["type"]): number | undefined {
  const token = tokens?.find((candidate) => candidate.type === type);
  return token && token.offset + token.source.length;
}
