/** A file before a change and after it. What its sides say is read once, however many records ask for it. */
import { keyed, type Keyed } from "./keyed-records.js";
import { documentTexts, recordTexts, type FileForm } from "./working-file.js";

type Side = "before" | "after";

/** A side that has no file is undefined. */
export interface BothSides {
  readonly form: FileForm;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

export class ChangedFile implements BothSides {
  readonly form: FileForm;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
  readonly #records = new Map<Side, Keyed | undefined>();
  readonly #recordTexts = new Map<Side, readonly string[]>();
  #documentsBefore: readonly string[] | undefined;
  #lines: Record<Side, ReadonlySet<string>> | undefined;

  constructor({ form, before, after }: BothSides) {
    this.form = form;
    this.before = before;
    this.after = after;
  }

  /** Undefined where they cannot be told; empty where there is no file. */
  records(side: Side): Keyed | undefined {
    if (!this.#records.has(side)) this.#records.set(side, keyed(this.form, this[side]));
    return this.#records.get(side);
  }

  /** Text of one document with its marker; for a format that holds one record alone the whole file. */
  recordText(side: Side, document: number): string {
    const bytes = this[side];
    const texts = this.#recordTexts.get(side) ?? (bytes ? recordTexts(this.form, bytes) : []);
    this.#recordTexts.set(side, texts);
    return texts[document] ?? "";
  }

  /** Text of one document with its marker; for Markdown the front matter alone. */
  documentBefore(document: number): string {
    this.#documentsBefore ??= this.before ? documentTexts(this.form, this.before) : [];
    return this.#documentsBefore[document] ?? "";
  }

  /** Tells the lines that the change brought into the file from those that others did. */
  isBrought(line: string): boolean {
    this.#lines ??= { before: linesOf(this.before), after: linesOf(this.after) };
    return this.#lines.after.has(line) && !this.#lines.before.has(line);
  }
}

function linesOf(bytes: Uint8Array | undefined): ReadonlySet<string> {
  return new Set(bytes ? Buffer.from(bytes).toString("utf8").split(/\r?\n/) : []);
}
