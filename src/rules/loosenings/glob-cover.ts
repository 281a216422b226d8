/** Which globs surely match no more than others do. */
import { compileGlob, compileMatchesAllBelow, expandBraces, isUsableGlob } from "../../memory/glob.js";

/** The globs that may match a path which none of the others matches. Says so too often rather than too rarely. */
export function notCovered(globs: readonly string[], others: readonly string[]): string[] {
  const usable = others.filter(isUsableGlob);
  const known = new Set(usable.flatMap(expandBraces));
  const matchesAllBelow = compileMatchesAllBelow(usable);
  const matchers = usable.map(compileGlob);
  const isCovered = (glob: string): boolean => {
    if (known.has(glob) || matchesAllBelow(folderOf(glob))) return true;
    return !/[*?]/.test(glob) && matchers.some((matches) => matches(glob));
  };
  return globs.filter((glob) => !isUsableGlob(glob) || !expandBraces(glob).every(isCovered));
}

/** The folder that all it matches lies in: `a/b` of `a/b/*.md`, `` of `*.md`. */
export function folderOf(glob: string): string {
  const literal = /^[^*?]*/.exec(glob)?.[0] ?? "";
  return literal.slice(0, Math.max(0, literal.lastIndexOf("/")));
}
