/** What a record says, apart from how it is written: for telling whether it changed, and what it looks like. */
import { wholePaths } from "../../layouts/record-pointer.js";
import type { Mapping } from "../../memory/plain-data.js";
import { createHash } from "node:crypto";
import type { Inspected } from "../../layouts/extract.js";
import type { FieldName, Shape } from "../../layouts/layout.js";
import type { ParsedDocument } from "../../memory/document.js";

/**
 * Digest of the record's data and body. Comments, order of keys, quotes and line ends do not count.
 * @param isExact whether numbers are what their texts say, which may cost a reading of the file by the full parser: `1.10` is a
 * version, and not the number 1.1.
 */
export function contentDigest(inspected: Inspected, body: string, isExact = false): string {
  return digest(canonical(inspected, [], isExact) + body);
}

/** How alike two records are, whatever their ids. */
export interface Likeness {
  /** Digest of everything but id, kind and time. */
  readonly twin: string;
  /** Single values with their key, and runs of three words of longer texts: at most 600. */
  readonly features: ReadonlySet<string>;
}

const MAX_FEATURES = 600;

/** Fields that many unrelated records have in common, and those that a rename changes. */
const COMMON: readonly FieldName[] = ["id", "kind", "status", "owners", "updatedAt", "sensitivity"];

/** Fields that a record may have otherwise and say the same. */
const TWIN: readonly FieldName[] = ["id", "kind", "updatedAt"];

export function likenessOf(inspected: Inspected, body: string): Likeness {
  const { declaration, value, shape } = inspected;
  const features = new Set<string>();
  if (declaration.title !== undefined) features.add(`title=${declaration.title.toLowerCase()}`);
  addFeatures(
    features,
    value,
    "",
    COMMON.flatMap((field) => pathsOf(shape, field)),
  );
  addText(features, "", body);
  return {
    twin: digest(
      canonical(
        inspected,
        TWIN.flatMap((field) => pathsOf(shape, field)),
      ) + body,
    ),
    features,
  };
}

type Paths = readonly (readonly string[])[];

function pathsOf(shape: Shape, field: FieldName): Paths {
  return wholePaths(shape.fields[field]);
}

function below(paths: Paths, key: string): Paths {
  return paths.filter(([first]) => first === key).map((path) => path.slice(1));
}

function isOmitted(paths: Paths, key: string): boolean {
  return paths.some((path) => path.length === 1 && path[0] === key);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** JSON with sorted keys. The parser bounds the depth. */
function canonical({ declaration, document, value }: Inspected, omitted: Paths, isExact = false): string {
  return write(value, [...declaration.root], omitted, { document, isExact });
}

interface WrittenIn {
  readonly document: ParsedDocument | undefined;
  /** Whether the source text of each number counts. */
  readonly isExact: boolean;
}

function write(value: unknown, at: (string | number)[], omitted: Paths, written: WrittenIn): string {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => within(at, index, () => write(item, at, [], written)));
    return `[${items.join(",")}]`;
  }
  if (typeof value === "object" && value !== null) {
    const members: string[] = [];
    for (const key of Object.keys(value).sort()) {
      if (isOmitted(omitted, key)) continue;
      const member = (value as Mapping)[key];
      const text = within(at, key, () => write(member, at, below(omitted, key), written));
      members.push(`${JSON.stringify(key)}:${text}`);
    }
    return `{${members.join(",")}}`;
  }
  // Beyond what a number holds exactly, only the source text tells two values apart (decision 24).
  if (typeof value === "number" && (written.isExact || !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))) {
    return written.document?.scalarText(at) ?? String(value);
  }
  return JSON.stringify(value);
}

function within<T>(at: (string | number)[], key: string | number, run: () => T): T {
  at.push(key);
  const result = run();
  at.pop();
  return result;
}

function addFeatures(features: Set<string>, value: unknown, key: string, omitted: Paths): void {
  if (features.size >= MAX_FEATURES) return;
  if (Array.isArray(value)) {
    for (const item of value) addFeatures(features, item, key, []);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (!isOmitted(omitted, name)) addFeatures(features, member, name, below(omitted, name));
    }
  } else if (typeof value === "string") {
    addText(features, key, value);
  } else if (typeof value === "number" || typeof value === "boolean") {
    features.add(`${key}=${String(value)}`);
  }
}

function addText(features: Set<string>, key: string, text: string): void {
  // A longer text has long since given all the features that are kept.
  const words =
    text
      .slice(0, 50_000)
      .toLowerCase()
      .match(/[\p{L}\p{N}:./_-]+/gu) ?? [];
  if (words.length === 0) return;
  if (words.length < 6) {
    features.add(`${key}=${words.join(" ")}`);
    return;
  }
  for (let i = 0; i + 2 < words.length && features.size < MAX_FEATURES; i++) {
    features.add(words.slice(i, i + 3).join(" "));
  }
}
