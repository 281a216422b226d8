/** Values written by the `yaml` package, which quotes what needs quotes (decision 30). */
import { Document, Scalar, stringify, visit } from "./yaml-library.cjs";
import type { ScalarStyle } from "./tree.js";
import { isShallow, LINE_WIDTH, type Writer } from "./writer.js";

export class YamlWriter implements Writer {
  readonly indent: number;
  readonly colon = ": ";
  readonly comma = ", ";

  constructor(indent: number) {
    this.indent = indent;
  }

  nested(value: unknown): readonly string[] {
    return [this.#flow(value)];
  }

  line(value: unknown, style: ScalarStyle): string {
    if (typeof value !== "string") return this.#flow(value);
    return this.#entry("k", this.#scalar(value, style)).slice("k: ".length);
  }

  block(value: unknown): readonly string[] | undefined {
    if (isShallow(value) && this.#flow(value).length <= LINE_WIDTH) return undefined;
    const document = documentOf(value);
    visit(document, {
      Seq: (_, node) => {
        const item: unknown = node.toJSON();
        node.flow = node !== document.contents && isShallow(item) && this.#flow(item).length <= LINE_WIDTH;
      },
    });
    return document.toString(this.#options()).trimEnd().split("\n");
  }

  key(name: string, style: ScalarStyle, flow: boolean): string {
    if (!flow) return this.#entry(this.#scalar(name, style), null).slice(0, -": null".length);
    const written = this.#flow(new Map([[this.#scalar(name, style), null]]));
    return written.slice(1, written.lastIndexOf(":"));
  }

  #flow(value: unknown): string {
    const document = documentOf([value]);
    visit(document, {
      Collection: (_, node) => {
        node.flow = true;
      },
      Scalar: (_, node) => {
        if (typeof node.value === "string" && node.value.includes("\n")) node.type = Scalar.QUOTE_DOUBLE;
      },
    });
    return document.toString(this.#options()).trimEnd().slice(1, -1);
  }

  #scalar(value: string, style: ScalarStyle): Scalar {
    const scalar = new Scalar(value);
    if (style === "single") scalar.type = Scalar.QUOTE_SINGLE;
    else if (style === "double" || value.includes("\n")) scalar.type = Scalar.QUOTE_DOUBLE;
    else scalar.type = Scalar.PLAIN;
    return scalar;
  }

  #entry(key: unknown, value: unknown): string {
    return stringify(new Map([[key, value]]), this.#options()).trimEnd();
  }

  #options(): { readonly indent: number; readonly lineWidth: 0; readonly flowCollectionPadding: false } {
    return { indent: this.indent, lineWidth: 0, flowCollectionPadding: false };
  }
}

function documentOf(value: unknown): Document {
  return new Document(value, { version: "1.2", aliasDuplicateObjects: false });
}
