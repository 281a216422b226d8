/** GitHub's CODEOWNERS file, as far as it names accounts and teams. */
import { compileGlobs, type PathMatcher } from "../memory/glob.js";

/** The first that exists counts. */
export const CODEOWNERS_PATHS = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];

/** Names without `@` of those who own a path: `login`, `organization/team`. */
export type CodeOwners = (path: string) => readonly string[];

/** GitHub does not load a larger file: nobody owns anything by it, as if it were not there. */
const MAX_LENGTH = 3 * 1024 * 1024;

/** The last rule that matches counts. Lines that cannot be read as a rule own nothing. */
export function parseCodeOwners(text: string): CodeOwners {
  if (text.length > MAX_LENGTH) return () => [];
  const rules: { readonly matches: PathMatcher; readonly owners: readonly string[] }[] = [];
  for (const line of text.split("\n")) {
    const [pattern = "", ...words] = line
      .replace(/(^|\s)#.*$/, "")
      .trim()
      .split(/\s+/);
    const matches = pattern === "" ? undefined : matcherOf(pattern);
    // Addresses by mail name no account.
    const owners = words.filter((word) => word.startsWith("@")).map((word) => word.slice(1));
    if (matches) rules.push({ matches, owners });
  }
  return (path) => rules.findLast(({ matches }) => matches(path))?.owners ?? [];
}

/** GitHub's patterns are those of gitignore without negation and character ranges. */
function matcherOf(pattern: string): PathMatcher | undefined {
  if (/^!|[[\]{}\\]/.test(pattern)) return undefined;
  const isAnchored = pattern.slice(0, -1).includes("/");
  const plain = pattern.replace(/^\//, "");
  const base = isAnchored ? plain : `**/${plain}`;
  // `docs/*` is for the files of a folder alone, `docs` and `docs/` for everything below.
  const globs = plain.endsWith("/") ? [`${base}**`] : plain.endsWith("*") ? [base] : [base, `${base}/**`];
  try {
    return compileGlobs(globs);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
