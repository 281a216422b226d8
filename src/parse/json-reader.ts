/**
 * JSON as RFC 8259 has it, read into a tree of places. One pass without recursion, so depth costs nothing before the
 * bound is seen. `JSON.parse` gives the values; this gives the places that it keeps to itself.
 */
import type { Limits } from "../memory/document.js";
import { RULE, type Flaw, type Mend, type Span } from "./flaw.js";
import { scanNumber, scanString, type ScannedJson } from "./json-scalars.js";
import type { TreeEntry, TreeKey, TreeNode } from "./tree.js";
import { shorten } from "./yaml-fault.js";

export interface JsonReading {
  /** Absent where there is a fault. Offsets are those of the whole text. */
  readonly root?: TreeNode;
  /** The first fault, or every duplicate key. */
  readonly flaws: readonly Flaw[];
}

const MAX_VALUES = 250_000;
const MAX_DUPLICATES = 100;
const LITERALS = ["true", "false", "null"];
const WORD = /[^\s,:[\]{}"]+/y;

/** Reads the one value between `start` and `end`. Never throws for what the text holds. */
export function readJson(text: string, start: number, end: number, limits: Limits): JsonReading {
  return new JsonReader(text, start, end, limits).read();
}

interface Collection {
  readonly kind: "map" | "seq";
  readonly start: number;
  readonly entries: TreeEntry[];
  readonly names: Map<string, Span>;
  key: TreeKey | undefined;
  /** Offset behind the colon of `key`. */
  opened: number;
}

/** What may come next: `first` is what follows an opening bracket. */
type Expected = "value" | "first" | "key" | "after";

class Fault extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw.message);
  }
}

class JsonReader {
  readonly #text: string;
  readonly #end: number;
  readonly #limits: Limits;
  readonly #stack: Collection[] = [];
  readonly #duplicates: Flaw[] = [];
  #at: number;
  #values = 0;
  #root: TreeNode | undefined;

  constructor(text: string, start: number, end: number, limits: Limits) {
    this.#text = text;
    this.#at = start;
    this.#end = end;
    this.#limits = limits;
  }

  read(): JsonReading {
    try {
      let expected: Expected = "value";
      for (;;) {
        this.#skipBlanks();
        if (this.#at >= this.#end) break;
        if (this.#root)
          throw this.#fault(
            this.#word(),
            "Text stands after the end of the value.",
            "Remove it, or put each value on its own line in a .jsonl file",
          );
        expected = this.#step(expected);
      }
      if (!this.#root) throw this.#unfinished();
      return this.#duplicates.length > 0 ? { flaws: this.#duplicates } : { root: this.#root, flaws: [] };
    } catch (error) {
      if (error instanceof Fault) return { flaws: [error.flaw] };
      throw error;
    }
  }

  #step(expected: Expected): Expected {
    const top = this.#stack.at(-1);
    const char = this.#text.charAt(this.#at);
    if (char === "/") this.#comment();
    if (expected === "after") return this.#separator(char);
    if (top && expected === "first" && char === closer(top)) return this.#close();
    if (top?.kind === "map" && top.key === undefined) return this.#key(top, char);
    return this.#value(char, expected);
  }

  #separator(char: string): Expected {
    const top = this.#stack.at(-1);
    if (top && char === closer(top)) return this.#close();
    if (char !== ",") {
      if (char === "]" || char === "}")
        throw this.#fault(one(this.#at), "This bracket closes one of the other kind.", "Correct the brackets");
      throw this.#fault(this.#word(), "A comma is missing before this.", "Put a comma before it");
    }
    const comma = this.#at++;
    this.#skipBlanks();
    const next = this.#text.charAt(this.#at);
    if (this.#at < this.#end && (next === "]" || next === "}")) {
      const edit = { ...one(comma), text: "" };
      throw this.#fault(one(comma), "A comma stands before the closing bracket.", "Remove the comma", edit);
    }
    return top?.kind === "map" ? "key" : "value";
  }

  #key(top: Collection, char: string): Expected {
    if (char === ",") {
      const edit = { ...one(this.#at), text: "" };
      throw this.#fault(one(this.#at), "A comma stands here, where a key belongs.", "Remove the comma", edit);
    }
    if (char !== '"') {
      throw this.#fault(this.#word(), "A key stands between double quotes.", "Put the key between double quotes");
    }
    const start = this.#at;
    const end = this.#accept(scanString(this.#text, start, this.#end));
    const written = this.#text.slice(start, end);
    const decoded: unknown = written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
    const name = String(decoded);
    const first = top.names.get(name);
    if (first) this.#duplicate(name, { start, end }, first);
    else top.names.set(name, { start, end });
    top.key = { start, end, name, style: "double" };
    this.#skipBlanks();
    if (this.#text.charAt(this.#at) !== ":" || this.#at >= this.#end) {
      throw this.#fault({ start, end }, "This key has no colon after it.", "Put a colon and a value after the key");
    }
    top.opened = ++this.#at;
    return "value";
  }

  #value(char: string, expected: Expected): Expected {
    if (++this.#values > MAX_VALUES) {
      throw new Fault({
        rule: RULE.limit,
        ...one(this.#at),
        message: `The document holds more than ${MAX_VALUES} values.`,
      });
    }
    const start = this.#at;
    if (char === "{" || char === "[") return this.#open(char);
    if (char === '"') this.#accept(scanString(this.#text, start, this.#end));
    else if (/[-+.0-9]/.test(char)) this.#accept(scanNumber(this.#text, start));
    else this.#literal(expected);
    const style = char === '"' ? "double" : "plain";
    return this.#attach({ kind: "scalar", flow: true, style, start, end: this.#at, entries: [] });
  }

  #open(char: string): Expected {
    if (this.#stack.length >= this.#limits.depth) {
      const message = `The document nests collections more than ${this.#limits.depth} deep.`;
      throw new Fault({ rule: RULE.limit, ...one(this.#at), message });
    }
    const kind = char === "{" ? "map" : "seq";
    this.#stack.push({ kind, start: this.#at++, entries: [], names: new Map(), key: undefined, opened: 0 });
    return "first";
  }

  #close(): Expected {
    const top = this.#stack.pop();
    if (!top) throw new Error("a bracket was closed that none opened");
    this.#at++;
    return this.#attach({
      kind: top.kind,
      flow: true,
      style: "plain",
      start: top.start,
      end: this.#at,
      entries: top.entries,
    });
  }

  #attach(node: TreeNode): Expected {
    const parent = this.#stack.at(-1);
    if (!parent) this.#root = node;
    else if (parent.key)
      parent.entries.push({ key: parent.key, start: parent.key.start, opened: parent.opened, value: node });
    else parent.entries.push({ start: node.start, opened: node.start, value: node });
    if (parent) parent.key = undefined;
    return "after";
  }

  #literal(expected: Expected): void {
    const literal = LITERALS.find((word) => this.#text.startsWith(word, this.#at));
    const word = this.#word();
    if (literal?.length === word.end - word.start) {
      this.#at = word.end;
      return;
    }
    const char = this.#text.charAt(this.#at);
    if (char === "'") throw this.#fault(word, "A string stands between double quotes.", "Use double quotes");
    if (/[\]},:]/.test(char)) {
      const missing = char === "," ? "Write the value, or remove the comma" : "Write the value";
      const mend = expected === "first" ? "Correct the brackets" : missing;
      throw this.#fault(one(this.#at), "A value is missing here.", mend);
    }
    throw this.#fault(
      word,
      "This is not a JSON value.",
      "Put text between double quotes; other words are true, false and null alone",
    );
  }

  #comment(): never {
    const next = this.#text.charAt(this.#at + 1);
    if (next !== "/" && next !== "*")
      throw this.#fault(one(this.#at), "This is not a JSON value.", "Put text between double quotes");
    throw this.#fault({ start: this.#at, end: this.#at + 2 }, "JSON has no comments.", "Remove the comment");
  }

  #unfinished(): Fault {
    const top = this.#stack.at(-1);
    if (!top)
      return this.#fault(
        { start: this.#end, end: this.#end },
        "The file holds no value.",
        "Write a JSON value, or delete the file",
      );
    const bracket = top.kind === "map" ? "{" : "[";
    return this.#fault(
      one(top.start),
      `The bracket \`${bracket}\` that opens here is never closed.`,
      `Close it with \`${closer(top)}\``,
    );
  }

  #accept(scanned: ScannedJson): number {
    if ("fault" in scanned) throw this.#fault(scanned.fault, scanned.fault.message, scanned.fault.advice);
    this.#at = scanned.end;
    return scanned.end;
  }

  #duplicate(name: string, span: Span, first: Span): void {
    if (this.#duplicates.length >= MAX_DUPLICATES) return;
    const path = this.#stack.slice(0, -1).map(({ key, entries }) => key?.name ?? entries.length);
    this.#duplicates.push({
      rule: RULE.syntax,
      ...span,
      message: `The key "${shorten(name)}" stands twice in one mapping, and readers disagree about which of the two counts.`,
      subject: [...path, name].join("."),
      mend: {
        message: `Keep one "${shorten(name)}" and remove the other, or join both values under one`,
        certain: false,
      },
      related: [{ ...first, message: "It stands here first" }],
    });
  }

  #fault({ start, end }: Span, message: string, advice: string, edit?: Mend["edit"]): Fault {
    const mend: Mend = { message: advice, certain: edit !== undefined, ...(edit ? { edit } : {}) };
    return new Fault({ rule: RULE.syntax, start, end, message, mend });
  }

  #word(): Span {
    WORD.lastIndex = this.#at;
    const end = WORD.test(this.#text) ? Math.min(WORD.lastIndex, this.#end) : this.#at + 1;
    return { start: this.#at, end };
  }

  #skipBlanks(): void {
    while (this.#at < this.#end) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at++;
    }
  }
}

function closer({ kind }: Collection): string {
  return kind === "map" ? "}" : "]";
}

function one(at: number): Span {
  return { start: at, end: at + 1 };
}
