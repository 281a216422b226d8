/**
 * Path patterns. `*` and `?` stay within one folder, `**` as a whole segment crosses folders, `{a,b}` lists
 * alternatives. Everything else, square brackets included, stands for itself: `graph/orgs/[org]/x.yaml` is a literal
 * path of the specification. Matching takes time linear in the path for each alternative, whatever the pattern, so a
 * pattern from a repository cannot stall a check; that is why no general glob library is used.
 */

const MAX_ALTERNATIVES = 64;

export type PathMatcher = (path: string) => boolean;

/** @throws RangeError when braces are unbalanced or give more than 64 alternatives. */
export function compileGlob(glob: string): PathMatcher {
  const alternatives = expandBraces(glob).map((text) => text.split("/"));
  return (path) => {
    const segments = path.split("/");
    return alternatives.some((pattern) => matchSegments(pattern, segments));
  };
}

/** Matches when any include matches and no exclude does. */
export function compileGlobs(include: readonly string[], exclude: readonly string[] = []): PathMatcher {
  const includes = include.map(compileGlob);
  const excludes = exclude.map(compileGlob);
  return (path) => includes.some((match) => match(path)) && !excludes.some((match) => match(path));
}

function expandBraces(glob: string): string[] {
  const open = glob.indexOf("{");
  if (open === -1) {
    if (glob.includes("}")) throw new RangeError(`"${glob}" closes a brace that it never opened`);
    return [glob];
  }
  const close = glob.indexOf("}", open);
  const inner = glob.slice(open + 1, close === -1 ? undefined : close);
  if (close === -1 || inner.includes("{")) throw new RangeError(`"${glob}" has unbalanced or nested braces`);
  const rests = expandBraces(glob.slice(close + 1));
  const result = inner.split(",").flatMap((choice) => rests.map((rest) => glob.slice(0, open) + choice + rest));
  if (result.length > MAX_ALTERNATIVES) {
    throw new RangeError(`"${glob}" stands for more than ${MAX_ALTERNATIVES} patterns`);
  }
  return result;
}

/** Greedy match with one point of return: the last `**`. */
function matchSegments(pattern: readonly string[], path: readonly string[]): boolean {
  let p = 0;
  let s = 0;
  let starAt = -1;
  let resumeAt = 0;
  while (s < path.length) {
    const want = pattern[p];
    if (want === "**") {
      starAt = p++;
      resumeAt = s;
    } else if (want !== undefined && matchSegment(want, path[s] ?? "")) {
      p++;
      s++;
    } else if (starAt !== -1) {
      p = starAt + 1;
      s = ++resumeAt;
    } else {
      return false;
    }
  }
  while (pattern[p] === "**") p++;
  return p === pattern.length;
}

/** Greedy match with one point of return: the last `*`. */
function matchSegment(pattern: string, text: string): boolean {
  let p = 0;
  let t = 0;
  let starAt = -1;
  let resumeAt = 0;
  while (t < text.length) {
    const want = pattern[p];
    if (want === "*") {
      starAt = p++;
      resumeAt = t;
    } else if (want !== undefined && (want === "?" || want === text[t])) {
      p++;
      t++;
    } else if (starAt !== -1) {
      p = starAt + 1;
      t = ++resumeAt;
    } else {
      return false;
    }
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}
