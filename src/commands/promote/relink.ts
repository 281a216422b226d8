/** Relative links, in Markdown and in HTML tags, of a text that is copied to another folder. */
import { posix } from "node:path";
import { locateTargets } from "../../parse/markdown-body.js";
import { encodePath, linkTarget, linkTo, splitLink } from "../../layouts/links.js";
import { withoutEscapes } from "../../memory/link-escapes.js";

/**
 * The text with its relative links, those of images too, leading from the new place to where they led. Code stays.
 * @param from and `to` are paths of files from the top of the repository.
 */
export function relinked(text: string, from: string, to: string): { readonly text: string; readonly count: number } {
  if (posix.dirname(from) === posix.dirname(to)) return { text, count: 0 };
  const [former, present] = [encodePath(from), encodePath(to)];
  const places = new Map(locateTargets(text).map((place) => [place.start, place]));
  let result = "";
  let at = 0;
  let count = 0;
  for (const { start, end } of [...places.values()].sort((a, b) => a.start - b.start)) {
    const written = relink(text.slice(start, end), former, present);
    if (written === undefined || start < at) continue;
    result += text.slice(at, start) + written;
    at = end;
    count++;
  }
  return { text: result + text.slice(at), count };
}

/**
 * Undefined for what leads to one place from everywhere, or leads out of the repository already. The target's own letters stay as
 * they were written.
 * @param from and `to` are percent-encoded paths of files.
 */
function relink(target: string, from: string, to: string): string | undefined {
  const address = withoutEscapes(target);
  if (address.startsWith("/") || linkTarget("", address, "") === undefined) return undefined;
  const path = withPlainSegments(splitLink(target).path);
  const segments = from.split("/").slice(0, -1);
  for (const segment of path.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  const slash = path.endsWith("/") ? "/" : "";
  return linkTo(to, segments.join("/") + slash, target);
}

/** What makes segments is written plainly: the slash, and the dots of a segment of dots. */
function withPlainSegments(path: string): string {
  const isPlain = path.split("/").every((segment) => {
    const name = withoutEscapes(segment);
    return name === segment || !/^\.{1,2}$|\//.test(name);
  });
  return isPlain ? path : withoutEscapes(path).replace(/[^%]+/g, encodePath);
}
