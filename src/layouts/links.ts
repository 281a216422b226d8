/** Where Markdown links and edges point, and how a link to a place is written. */
import { ESCAPE_OR_PART, withoutEscapes } from "../memory/link-escapes.js";
import type { Anchor } from "../memory/place.js";
import { fieldAnchor, type Declaration, type Edge } from "../memory/record.js";
import type { LayoutClass } from "./layout.js";
import { fileNameOf } from "../memory/tree-lookup.js";

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/**
 * The path, from the root of the tree, that a link in a file leads to; undefined for links that leave the memory
 * (URLs, mail) or stay in the file (`#section`). A link that climbs above the root keeps its `..`: nothing is there.
 * @param link as an address, without what Markdown escapes in it.
 * @param root folder that links with a leading slash start from, empty or ending with a slash.
 */
export function linkTarget(from: string, link: string, root: string): string | undefined {
  if (SCHEME.test(link) || link.startsWith("//") || link.startsWith("#") || link.startsWith("?")) return undefined;
  const bare = decode(link.replace(/[?#].*$/s, ""));
  if (bare === "") return undefined;
  const start = bare.startsWith("/") ? root.split("/").slice(0, -1) : from.split("/").slice(0, -1);
  const segments = start;
  for (const segment of bare.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment === ".." && segments.length > 0 && segments.at(-1) !== "..") segments.pop();
    else segments.push(segment);
  }
  return segments.join("/");
}

/** A target in angle brackets, or one without blanks, whose round brackets are closed or escaped. */
const LINK_IN_TEXT =
  /\]\((?:<((?:[^<>\n\\]|\\.)*)>|((?:[^\s()<>\\]|\\\S)*(?:\((?:[^\s()\\]|\\\S)*\)(?:[^\s()<>\\]|\\\S)*)*))/g;

/** Targets of the Markdown links in a text of one line, as written. */
export function linksInText(text: string): string[] {
  return [...text.matchAll(LINK_IN_TEXT)].map(([, bracketed, bare = ""]) => bracketed ?? bare);
}

/** The address of an edge that is a link, as it is written: Markdown escapes in it, a field of paths does not. */
export function addressOf({ field, written, target }: Edge, layoutClass: LayoutClass | undefined): string {
  const address = written ?? target;
  return layoutClass?.edgeSources[field]?.form === "paths" ? address : withoutEscapes(address);
}

const WIKILINK = /^\[\[([^[\]\n]{1,400})\]\]$/;
/** What a vault keeps beside its notes. */
const ATTACHMENT =
  /\.(avif|base|bmp|canvas|csv|flac|gif|jpe?g|m4a|mkv|mov|mp3|mp4|ogg|ogv|pdf|png|svg|wav|webm|webp|3gp|docx|pptx|xlsx|zip)$/i;

/**
 * The name of the note that a wikilink means: the last part of `folder/Note.md#Heading|alias`. Undefined for a place in the
 * same note and for an attachment.
 * @param text between the brackets.
 */
export function wikilinkTarget(text: string): string | undefined {
  const whole = text
    .replace(/\\?\|.*$/s, "")
    .replace(/[#^].*$/s, "")
    .trim();
  const name = fileNameOf(whole).replace(/\.md$/i, "");
  return name === "" || ATTACHMENT.test(name) ? undefined : name;
}

/** The text between the brackets, where a value is one wikilink and no more. */
export function wikilinkText(value: string): string | undefined {
  return WIKILINK.exec(value)?.[1];
}

/**
 * A link from the file `from` to `to`, both percent-encoded paths from the same top, in the manner of the link that was written:
 * with its `./`, and with what followed its path. A folder ends with a slash where the link is to end with one.
 */
export function linkTo(from: string, to: string, written: string): string {
  const folders = from.split("/").slice(0, -1);
  const segments = to.split("/").filter((segment) => segment !== "");
  let shared = 0;
  while (shared < Math.min(folders.length, segments.length) && folders[shared] === segments[shared]) shared++;
  const path = [...folders.slice(shared).map(() => ".."), ...segments.slice(shared)].join("/") || ".";
  // A first folder with a colon would be taken for a scheme.
  const isMarked = /^[^/]*:/.test(path) || (written.startsWith("./") && !path.startsWith("."));
  return (isMarked ? "./" : "") + path + (to.endsWith("/") ? "/" : "") + splitLink(written).behind;
}

/** A link's path, and what stands behind it: the query and the section, from `?` or `#` on. Both keep their escapes. */
export function splitLink(link: string): { readonly path: string; readonly behind: string } {
  for (const { index, 0: part } of link.matchAll(ESCAPE_OR_PART)) {
    if (!/^[?#]$/.test(withoutEscapes(part))) continue;
    return { path: link.slice(0, index), behind: link.slice(index) };
  }
  return { path: link, behind: "" };
}

/** What would end a link in Markdown or HTML, or mean something else in it, as `%28`. */
export function encodePath(path: string): string {
  return path.replace(/[\s%#?&()<>\\"'[\]]/g, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The anchor of an edge's target, or of its kind where `part` is `kind`. */
export function edgeAnchor(
  declaration: Declaration,
  edge: Edge,
  layoutClass: LayoutClass | undefined,
  part: "target" | "kind" = "target",
): Anchor {
  const source = layoutClass?.edgeSources[edge.field];
  if (!source) return fieldAnchor(declaration, []);
  const item = edge.slot === -1 ? [] : [edge.slot];
  const target = edge.form === "string" ? [] : [source.targetIn ?? edge.key ?? "target"];
  switch (source.form) {
    case "links":
    case "wikilinks":
      return { path: declaration.path, link: edge.slot };
    case "map":
      // A list where a map belongs is read as one: its items carry their kind.
      return part === "kind"
        ? fieldAnchor(declaration, [...source.path, edge.kind], "key")
        : fieldAnchor(declaration, [...source.path, edge.kind, ...item, ...target]);
    case "paths":
    case "text-links":
      return fieldAnchor(
        declaration,
        part === "kind" ? source.path : [...source.path, ...item],
        part === "kind" ? "key" : "value",
      );
    case "list":
      return fieldAnchor(declaration, [
        ...source.path,
        ...item,
        ...(part === "kind" ? [source.kindIn ?? "kind"] : target),
      ]);
    case "targets":
      return part === "kind"
        ? fieldAnchor(declaration, source.path, "key")
        : fieldAnchor(declaration, [...source.path, ...item, ...target]);
  }
}
