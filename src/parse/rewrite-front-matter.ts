/** Makes the Markdown text of a record: of the text of another one, or of values and the text below them. */
import { isMap, parseDocument, Scalar, YAMLMap } from "yaml";
import { UserError } from "../memory/user-error.js";
import { splitFrontMatter } from "./frame.js";

/** A value of the front matter: keys from its root, and what stands there. */
export type FrontMatterValue = readonly [path: readonly string[], value: unknown];

/**
 * Sets values in the front matter, which is begun where there is none. The keys that are set come first, in the order
 * given, then the others as they stood. What has its value already keeps its form, comments stay with their keys, and
 * the body stays as it is.
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

function rewriteMapping(block: string, values: readonly FrontMatterValue[]): string {
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
    return document.toString({ lineWidth: 0, flowCollectionPadding: false });
  } catch (error) {
    throw new UserError(
      `The front matter cannot be written anew: ${error instanceof Error ? error.message : ""}.`,
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
