/** Values written as JSON, on one line or over several as the document does it. */
import { isShallow, LINE_WIDTH, type Writer } from "./writer.js";

export class JsonWriter implements Writer {
  readonly indent: number;
  readonly colon: string;
  readonly comma: string;
  readonly #unit: string;

  /**
   * @param unit blanks or tabs of one level; none for a document on one line.
   * @param spaced whether blanks follow colons and commas.
   */
  constructor(unit: string, spaced: boolean) {
    this.indent = unit.length;
    this.#unit = unit;
    this.colon = spaced ? ": " : ":";
    this.comma = spaced ? ", " : ",";
  }

  nested(value: unknown): readonly string[] {
    const line = this.line(value);
    if (this.indent === 0 || (isShallow(value) && line.length <= LINE_WIDTH)) return [line];
    return JSON.stringify(value, null, this.#unit).split("\n");
  }

  line(value: unknown): string {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map((item) => this.line(item)).join(this.comma)}]`;
    const entries = Object.entries(value).map(([name, item]) => this.key(name) + this.colon + this.line(item));
    return `{${entries.join(this.comma)}}`;
  }

  block(): undefined {
    return undefined;
  }

  key(name: string): string {
    return JSON.stringify(name);
  }
}
