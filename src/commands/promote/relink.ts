/** Relative links, in Markdown and in HTML tags, of a text that is copied to another folder. */
import { locateTargets } from "../../parse/markdown-body.js";
import { linkTarget } from "../../layouts/links.js";

/**
 * The text with its relative links, those of images too, leading from the new place to where they led. Code stays.
 * @param from and `to` are paths of files from the top of the repository.
 */
export function relinked(text: string, from: string, to: string): { readonly text: string; readonly count: number } {
  const [left, right] = [foldersOf(from), foldersOf(to)];
  if (left.join("/") === right.join("/")) return { text, count: 0 };
  const places = new Map(locateTargets(text).map((place) => [place.start, place]));
  let result = "";
  let at = 0;
  let count = 0;
  for (const { start, end } of [...places.values()].sort((a, b) => a.start - b.start)) {
    const written = relink(text.slice(start, end), left, right);
    if (written === undefined || start < at) continue;
    result += text.slice(at, start) + written;
    at = end;
    count++;
  }
  return { text: result + text.slice(at), count };
}

/** Undefined for what leads to one place from everywhere, or leads out of the repository already. */
function relink(target: string, from: readonly string[], to: readonly string[]): string | undefined {
  if (target.startsWith("/") || linkTarget("", target, "") === undefined) return undefined;
  const [, path = "", behind = ""] = /^([^#?]*)(.*)$/s.exec(target) ?? [];
  const segments = [...from];
  for (const segment of path.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  let common = 0;
  while (common < to.length && common < segments.length && segments[common] === to[common]) common++;
  const way = [...to.slice(common).map(() => ".."), ...segments.slice(common)].join("/") || ".";
  // A first folder with a colon would be taken for a scheme.
  const start = /^[^/]*:/.test(way) || (path.startsWith("./") && !way.startsWith(".")) ? "./" : "";
  return start + way + (path.endsWith("/") && !way.endsWith("/") ? "/" : "") + behind;
}

/** As a link writes them: what would end a link, or mean something in it, is percent-encoded. */
function foldersOf(path: string): string[] {
  const encode = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
  return path
    .split("/")
    .slice(0, -1)
    .map((name) => name.replace(/[ \t%#?&()<>\\"'[\]]/g, encode));
}
