/** The value of a composed YAML document as plain data, with what only shows on the way: duplicate and merge keys, aliases. */
import { isAlias, isMap, isScalar, isSeq, type Alias, type Document, type Node, type Scalar } from "./yaml-library.cjs";
import type { Limits } from "../memory/document.js";
import type { Span } from "./flaw.js";
import { ScalarTexts, setOwn } from "./scalar-texts.js";
import { MAX_FAULTS, type YamlFault } from "./yaml-fault.js";

export interface YamlValue {
  readonly value: unknown;
  readonly faults: readonly YamlFault[];
  readonly texts: ScalarTexts;
}

/** Nodes that aliases may add to a document. A count of aliases alone is no bound: each can double what it names. */
const EXPANDED_NODES = 10_000;

export function readYamlValue(document: Document.Parsed, limits: Limits): YamlValue {
  const reader = new ValueReader(limits);
  const value = reader.read(document.contents);
  return { value, faults: reader.faults, texts: reader.texts };
}

interface Anchor {
  readonly node: Node;
  /** True while the node that carries the anchor is being read: an alias to it would have no end. */
  open: boolean;
}

class ValueReader {
  readonly faults: YamlFault[] = [];
  readonly texts = new ScalarTexts();
  readonly #limits: Limits;
  readonly #anchors = new Map<string, Anchor>();
  /** What each alias meant where it stands: a later anchor of the same name changes nothing. */
  readonly #targets = new Map<Alias, Anchor>();
  readonly #path: (string | number)[] = [];
  #expanding = 0;
  /** The outermost alias that is being expanded. */
  #alias: Alias | undefined;
  #expanded = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  read(node: unknown): unknown {
    if (this.#expanding > 0 && ++this.#expanded > EXPANDED_NODES) return null;
    if (isAlias(node)) return this.#readAlias(node);
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return null;
    const anchor = node.anchor === undefined || this.#expanding > 0 ? undefined : { node, open: true };
    if (anchor && node.anchor !== undefined) this.#anchors.set(node.anchor, anchor);
    const value = isScalar(node) ? this.#readScalar(node) : this.#readCollection(node);
    if (anchor) anchor.open = false;
    return value;
  }

  #readScalar(node: Scalar): unknown {
    const { value, source } = node;
    if (typeof value === "number" || typeof value === "boolean" || value === null) {
      this.texts.note(this.#path, value, source ?? "");
    }
    return value;
  }

  #readCollection(node: Node): unknown {
    const depth = this.#path.length + 1;
    if (depth > this.#limits.depth) {
      this.#limit(this.#alias ?? node, `nests collections more than ${this.#limits.depth} deep`);
      return null;
    }
    if (isSeq(node)) {
      return node.items.map((item, index) => this.#readAt(index, item));
    }
    const result = {};
    const keys = new Map<string, Span>();
    for (const { key, value } of isMap(node) ? node.items : []) {
      if (!isScalar(key) || typeof key.value !== "string") continue;
      const name = key.value;
      if (key.anchor !== undefined && this.#expanding === 0) this.#anchors.set(key.anchor, { node: key, open: false });
      const span = spanOf(key);
      const first = keys.get(name);
      if (first) this.#duplicate(name, span, first);
      else keys.set(name, span);
      if (span.end === span.start) {
        this.#add({ code: "NAMELESS_KEY", message: "", start: span.start, end: span.start + 1 });
      }
      if (name === "<<" && key.type === "PLAIN" && this.#expanding === 0) {
        this.#add({ code: "MERGE_KEY", message: "", ...span });
      }
      setOwn(result, name, this.#readAt(name, value));
    }
    return result;
  }

  #readAt(step: string | number, node: unknown): unknown {
    this.#path.push(step);
    const value = this.read(node);
    this.#path.pop();
    return value;
  }

  #readAlias(node: Alias): unknown {
    const known = this.#targets.get(node);
    const target = known ?? this.#anchors.get(node.source);
    if (!target || target.open) {
      const message = target ? "stands inside the value that it names" : "names no anchor that stands before it";
      this.#add({ code: "ALIAS_TARGET", message, ...spanOf(node) });
      return null;
    }
    if (!known) this.#targets.set(node, target);
    if (this.#expanding++ === 0) this.#alias = node;
    const value = this.read(target.node);
    if (--this.#expanding === 0 && this.#expanded > EXPANDED_NODES) {
      this.#limit(node, `grows by more than ${EXPANDED_NODES} values through its aliases`);
    }
    return value;
  }

  #duplicate(name: string, span: Span, first: Span): void {
    if (this.#expanding > 0) return;
    const path = [...this.#path, name];
    this.#add({ code: "DUPLICATE_KEY", message: name, ...span, duplicate: { path, first } });
  }

  #add(fault: YamlFault): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push(fault);
  }

  #limit(node: Node, message: string): void {
    if (this.faults.some(({ code }) => code === "LIMIT")) return;
    const advice = "Write it more simply: nest less, and repeat values in place of naming them with aliases";
    this.#add({ code: "LIMIT", message, advice, ...spanOf(node) });
  }
}

function spanOf(node: Node): Span {
  const [start, end] = node.range ?? [0, 0];
  return { start, end };
}
