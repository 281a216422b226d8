import type { Pointer, Range } from "../memory/place.js";
import type { FieldName } from "./layout.js";

/** How a Markdown file differs from the outline of its class. */
export type OutlineOddity =
  /** A key of front matter that a file of the class may not have; `allowed` are those that it may. */
  | { readonly kind: "extra-key"; readonly key: string; readonly allowed: readonly string[] }
  /** A Markdown file that is to be divided into sections and has none; `days` where their headings are days. */
  | { readonly kind: "no-section"; readonly days: boolean }
  /** An entry of a list above the first section. */
  | { readonly kind: "loose-entry"; readonly range: Range; readonly days: boolean }
  /** A heading in the place of a day. */
  | { readonly kind: "no-day"; readonly text: string; readonly range: Range }
  /** A day below an earlier one. */
  | { readonly kind: "late-day"; readonly day: string; readonly above: string; readonly range: Range };

/** What extraction could not make sense of. Pointers start at the record. */
export type Oddity =
  | { readonly kind: "outline"; readonly fault: OutlineOddity }
  /** The document is a list or a scalar. */
  | { readonly kind: "not-a-mapping" }
  /** A Markdown record without front matter. */
  | { readonly kind: "no-front-matter" }
  /** A Markdown record of a class whose records say something in their bodies, and nothing stands there. */
  | { readonly kind: "empty-body" }
  /** The value of an edge field has the wrong form; `instead` is the right form of the same edges, where that is sure. */
  | {
      readonly kind: "edge-field";
      readonly pointer: Pointer;
      readonly expected: "map" | "list";
      readonly instead?: unknown;
    }
  /**
   * An item of an edge list without a target, or whose target is not text; `lacks` is the key of a record that is an edge itself,
   * `kindIn` that of the kind which an item with a target does not say.
   */
  | { readonly kind: "edge-item"; readonly pointer: Pointer; readonly lacks?: string; readonly kindIn?: string }
  /** The field that names the file to whose ids an edge field leads names none, so its targets are not read; `of` is the edge field. */
  | { readonly kind: "edge-scope"; readonly pointer: Pointer; readonly of: Pointer }
  /** A list or a mapping stands where a field is one text, or a mapping where it is a list of texts: it is read as absent. */
  | { readonly kind: "field"; readonly field: FieldName; readonly pointer: Pointer; readonly expected: "text" | "list" }
  /** Where a list of records stands, or on the way there, stands something else: no record in it is read. */
  | { readonly kind: "records"; readonly pointer: Pointer; readonly expected: "list" | "map" }
  /** A part that a document of this shape must not have. */
  | { readonly kind: "forbidden"; readonly pointer: Pointer };

/** Whether there is no mapping to read fields from. */
export function isWithoutFields(oddities: readonly Oddity[]): boolean {
  return oddities.some(({ kind }) => kind === "not-a-mapping" || kind === "no-front-matter");
}
