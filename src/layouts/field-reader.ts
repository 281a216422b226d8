/** Reads the fields of one record, and shares the texts that recur from record to record. */
import type { ParsedDocument, ParsedFile } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";
import type { Oddity } from "./oddity.js";
import type { FieldName, FieldSource, LayoutClass, ResolvedLayout, Shape } from "./layout.js";
import { idWithin, placeText } from "./place-text.js";
import { isBlank, valueAt, type Mapping } from "../memory/plain-data.js";
import { NONE, type SharedValues } from "./shared-values.js";

/** How many edges may still be read of a file. */
export interface EdgeRoom {
  left: number;
  /** Whether it has more than that. */
  isSpent: boolean;
}

/** Where one record stands, and what it is read by. */
export interface Site {
  readonly file: ParsedFile;
  readonly layoutClass: LayoutClass;
  readonly layout: ResolvedLayout;
  readonly shared: SharedValues;
  /** For edges of the file. */
  readonly room: EdgeRoom;
  /** Absent for a file without front matter. */
  readonly document: ParsedDocument | undefined;
  /** The record: an object, or an empty one where the document is odd. */
  readonly value: Mapping;
  /** The way to it in the document. */
  readonly root: Pointer;
  readonly shape: Shape;
}

const TEXT_FIELDS: readonly FieldName[] = ["id", "kind", "title", "status", "updatedAt", "sensitivity"];
const LIST_FIELDS: readonly FieldName[] = ["owners", "tags", "aliases", "sourceRefs"];

/** Reads the fields of one record as the layout says. */
export class FieldReader {
  constructor(private readonly site: Site) {}

  text(name: FieldName): string | undefined {
    for (const source of this.site.shape.fields[name] ?? []) {
      const text = this.fromSource(source);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** The same for values that recur: equal ones are one string. */
  word(name: FieldName): string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : this.site.shared.word(text);
  }

  /** Fields that are read as absent, and lists that are read without one of their items, for the form of what is written. */
  misshapen(): Oddity[] {
    const oddities: Oddity[] = [];
    for (const field of TEXT_FIELDS) {
      const written = this.collection(field);
      if (written && this.text(field) === undefined)
        oddities.push({ kind: "field", field, pointer: written.path, expected: "text" });
    }
    for (const field of LIST_FIELDS) {
      const written = this.collection(field);
      if (!written) continue;
      const { path, value } = written;
      if (!Array.isArray(value)) {
        oddities.push({ kind: "field", field, pointer: path, expected: "list" });
        continue;
      }
      const index = value.findIndex(isCollection);
      if (index !== -1) oddities.push({ kind: "field", field, pointer: [...path, index], expected: "text" });
    }
    return oddities;
  }

  /** The first list or mapping among the values that a field may be taken from. */
  private collection(name: FieldName): { readonly path: Pointer; readonly value: unknown } | undefined {
    for (const source of this.site.shape.fields[name] ?? []) {
      if (source.from !== "record") continue;
      const value = valueAt(this.site.value, source.path);
      if (isCollection(value)) return { path: source.path, value };
    }
    return undefined;
  }

  /** Texts of a list; a bare text stands for a list of one. */
  list(name: FieldName): readonly string[] {
    for (const source of this.site.shape.fields[name] ?? []) {
      if (source.from !== "record") {
        const text = this.fromSource(source);
        if (text !== undefined) return [text];
        continue;
      }
      const value = valueAt(this.site.value, source.path);
      if (Array.isArray(value)) return this.texts(value, source.path);
      const text = this.scalar(value, source.path);
      if (text !== undefined) return [text];
    }
    return NONE;
  }

  /** The same for lists that recur: equal ones are one list. */
  words(name: FieldName): readonly string[] {
    return this.site.shared.list(this.list(name));
  }

  /** The text of a scalar; for numbers and booleans as written in the source (decision 24). Empty text and blanks count as absent. */
  scalar(value: unknown, path: Pointer): string | undefined {
    if (typeof value === "string") return isBlank(value) ? undefined : value;
    if (typeof value !== "number" && typeof value !== "boolean") return undefined;
    return this.site.document?.scalarText([...this.site.root, ...path]) ?? String(value);
  }

  private texts(list: readonly unknown[], path: Pointer): readonly string[] {
    const texts: string[] = [];
    for (let index = 0; index < list.length; index++) {
      const item = list[index];
      const text = typeof item === "string" ? item : this.scalar(item, [...path, index]);
      if (text !== undefined && !isBlank(text)) texts.push(text);
    }
    // What grew item by item has room for more than it holds.
    return texts.length === 0 ? NONE : texts.slice();
  }

  private fromSource(source: FieldSource): string | undefined {
    switch (source.from) {
      case "constant":
        return source.value;
      case "record": {
        const text = this.scalar(valueAt(this.site.value, source.path), source.path);
        if (source.within !== undefined && text !== undefined) {
          return idWithin(placeText(this.site.file.path, this.site.layout.root, source.within), text);
        }
        return source.before === undefined ? text : startOf(text, source.before);
      }
      case "template": {
        let text = "";
        for (const part of source.parts) {
          const piece = typeof part === "string" ? part : this.fromSource(part);
          if (piece === undefined) return undefined;
          text += piece;
        }
        return text;
      }
      case "file":
        return source.what === "$heading"
          ? this.site.file.body?.().heading
          : placeText(this.site.file.path, this.site.layout.root, source.what);
    }
  }
}

function isCollection(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** The text up to a mark, as `superseded` of `superseded by ADR-0005`; all of it where the mark is absent or comes first. */
function startOf(text: string | undefined, mark: string): string | undefined {
  const end = text?.indexOf(mark) ?? -1;
  const start = end === -1 ? text : text?.slice(0, end);
  return start === undefined || isBlank(start) ? text : start;
}
