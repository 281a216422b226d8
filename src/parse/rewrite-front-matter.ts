/** Makes the Markdown text of a record: of the text of another one, or of values and the text below them. */
import { Buffer } from "node:buffer";
import { isDeepStrictEqual } from "node:util";
import { messageOf } from "../memory/error-text.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import { UserError } from "../memory/user-error.js";
import { applyTextEdits, editOpenFile } from "./edit.js";
import { splitFrontMatter } from "./frame.js";
import { memberLines } from "./member-lines.js";
import { OpenFile } from "./open-file.js";
import { isMap, parseDocument, Scalar, stringify, YAMLMap } from "./yaml-library.cjs";

/** A value of the front matter: keys from its root, and what stands there. */
export type FrontMatterValue = readonly [path: readonly string[], value: unknown];

/**
 * Sets values in the front matter, which is begun where there is none. The keys that are set come first, in the order
 * given, then the others as they stood. What is not set stays byte by byte, comments stay with their keys, and the body
 * stays as it is.
 * @param text whose front matter, if any, has been read without a problem.
 * @throws UserError where a value is to stand below one that is no mapping, or an alias names what is replaced.
 */
export function rewriteFrontMatter(text: string, values: readonly FrontMatterValue[]): string {
  const frame = splitFrontMatter(text);
  if (frame.kind === "refused") throw new Error("the front matter has not been read");
  const block = frame.kind === "framed" ? text.slice(frame.block.start, frame.block.end) : "";
  const body = frame.kind === "framed" ? text.slice(frame.body) : text;
  return joined(rewriteMapping(block.replaceAll("\r\n", "\n"), values), body);
}

/**
 * A text below front matter of these values alone. It stays as it is: what it begins with is no front matter, even where a
 * line of it could be taken for a fence.
 */
export function withFrontMatter(body: string, values: readonly FrontMatterValue[]): string {
  return joined(rewriteMapping("", values), body);
}

function joined(yaml: string, body: string): string {
  const gap = /^\r?\n/.test(body) || body === "" ? "" : "\n";
  const head = `---\n${yaml}---\n${gap}`;
  return (body.includes("\r\n") ? head.replaceAll("\n", "\r\n") : head) + body;
}

const WRITTEN = { version: "1.2", lineWidth: 0, flowCollectionPadding: false } as const;

function rewriteMapping(block: string, values: readonly FrontMatterValue[]): string {
  return keptLines(block, values) ?? writtenAnew(block, values);
}

/** Undefined where the lines of the members cannot be told apart, or laid in another order. */
function keptLines(block: string, values: readonly FrontMatterValue[]): string | undefined {
  let text = block;
  const fresh = new Map<string, unknown>();
  for (const [path, value] of values) {
    const file = new OpenFile("record.md", "markdown", Buffer.from(`${FENCE}${text}${FENCE}`));
    const content = file.content(0)?.value;
    const [key = "", ...inner] = path;
    if (!isMapping(content)) return undefined;
    if (isDeepStrictEqual(valueAt(content, path), value)) continue;
    if (valueAt(content, [key]) === undefined || (inner.length > 0 && valueAt(content, [key]) === null)) {
      const below = inner.reduceRight<unknown>((sum, step) => ({ [step]: sum }), value);
      const present = fresh.get(key);
      fresh.set(key, isMapping(present) && isMapping(below) ? { ...present, ...below } : below);
      continue;
    }
    const edit = editOpenFile(file, 0, { kind: "set", pointer: path, value });
    if (!edit) return undefined;
    text = applyTextEdits(file.text, [edit]).slice(FENCE.length, -FENCE.length);
  }
  return reordered(text, fresh, [...new Set(values.map(([[key = ""]]) => key))]);
}

const FENCE = "---\n";

/** Members that are named come first, in that order; fresh ones are written in the place of what has their name. */
function reordered(text: string, fresh: ReadonlyMap<string, unknown>, names: readonly string[]): string | undefined {
  const { contents } = parseDocument(text, { version: "1.2" });
  const lines = isMap(contents) ? memberLines(text, contents) : undefined;
  if (!lines) return undefined;
  const written = new Map(lines.members.map(({ key, text: own }) => [key, own]));
  for (const [key, value] of fresh) written.set(key, stringify({ [key]: value }, WRITTEN));
  const order = new Set([...names.filter((name) => written.has(name)), ...written.keys()]);
  const result = lines.head + [...order].map((key) => written.get(key)).join("") + lines.tail;
  const meant = { ...parsed(text), ...Object.fromEntries(fresh) };
  return isDeepStrictEqual(parsed(result), meant) ? result : undefined;
}

/** Undefined for a broken text. */
function parsed(text: string): object | undefined {
  const document = parseDocument(text, { version: "1.2" });
  if (document.errors.length > 0) return undefined;
  const value: unknown = document.toJS();
  return isMapping(value) ? value : undefined;
}

function writtenAnew(block: string, values: readonly FrontMatterValue[]): string {
  const document = parseDocument<YAMLMap>(block, { version: "1.2" });
  const map = isMap(document.contents) ? document.contents : new YAMLMap(document.schema);
  for (const [path, value] of values) {
    if (JSON.stringify(plain(map.getIn(path))) === JSON.stringify(value)) continue;
    makeRoom(map, path);
    map.setIn(path, document.createNode(value));
  }
  const order = new Map(values.map(([[key = ""]], index) => [key, index]));
  const rank = (key: unknown) => order.get(String(key instanceof Scalar ? key.value : key)) ?? order.size;
  map.items.sort((a, b) => rank(a.key) - rank(b.key));
  document.contents = map;
  try {
    return document.toString(WRITTEN);
  } catch (error) {
    throw new UserError(
      `The front matter cannot be rewritten: ${messageOf(error)}.`,
      "Write out what its aliases stand for.",
    );
  }
}

/** Removes empty values above a path, in whose place a mapping is to stand. */
function makeRoom(map: YAMLMap, path: readonly string[]): void {
  for (let length = 1; length < path.length; length++) {
    const above = path.slice(0, length);
    const value: unknown = map.getIn(above, true);
    if (value === undefined || isMap(value)) continue;
    if (plain(value) !== null) {
      throw new UserError(`"${above.join(".")}" in the front matter is no mapping.`, "Write it as kind: [ids].");
    }
    map.deleteIn(above);
  }
}

function plain(value: unknown): unknown {
  if (value instanceof Scalar) return value.value;
  return value instanceof YAMLMap || hasItems(value) ? value.toJSON() : value;
}

function hasItems(value: unknown): value is { toJSON(): unknown } {
  return typeof value === "object" && value !== null && "items" in value && "toJSON" in value;
}
