/**
 * Path patterns. `*` and `?` stay within one folder, `**` as a whole segment crosses folders, `{a,b}` lists
 * alternatives. Everything else, square brackets included, stands for itself: `graph/orgs/[org]/x.yaml` is a literal
 * path of the specification. Matching takes time linear in the path for each alternative, whatever the pattern, so a
 * pattern from a repository cannot stall a check; that is why no general glob library is used.
 */

const MAX_ALTERNATIVES = 64;

/** Patterns of a layout, with what stands in braces written out: each file is held against all of them. */
export const MAX_PATTERNS = 1000;

export type PathMatcher = (path: string) => boolean;

/** @throws RangeError when braces are unbalanced or give more than 64 alternatives. */
export function compileGlob(glob: string): PathMatcher {
  const alternatives = expandBraces(glob).map(compileAlternative);
  const [only] = alternatives;
  if (alternatives.length === 1 && only) return only;
  return (path) => alternatives.some((matches) => matches(path));
}

/** `folder/**` + `/*.md`, the commonest form by far: two comparisons decide it. */
const EVERYTHING_BELOW = /^((?:[^*?]*\/)?)\*\*\/\*([^*?/]*)$/;

/** `folder/**` + `/README.md`. */
const ONE_NAME_BELOW = /^((?:[^*?]*\/)?)\*\*\/([^*?/]+)$/;

function compileAlternative(written: string): PathMatcher {
  // `folder/**` is all below the folder, and not the folder itself.
  const pattern = written.replace(/(^|\/)\*\*$/, "$1**/*");
  const simple = EVERYTHING_BELOW.exec(pattern);
  if (simple) {
    const [, prefix = "", suffix = ""] = simple;
    const least = prefix.length + suffix.length;
    return (path) => path.length >= least && path.startsWith(prefix) && path.endsWith(suffix);
  }
  const named = ONE_NAME_BELOW.exec(pattern);
  if (named) {
    const [, prefix = "", name = ""] = named;
    const [direct, below] = [prefix + name, `/${name}`];
    return (path) => path.endsWith(name) && (path === direct || (path.startsWith(prefix) && path.endsWith(below)));
  }
  if (!/[*?]/.test(pattern)) return (path) => path === pattern;
  const prefix = /^[^*?]*/.exec(pattern)?.[0] ?? "";
  const segments = shortened(pattern.split("/"));
  // Nearly every path lacks it.
  const literal = pattern
    .split(/[*?/]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "");
  return (path) => path.startsWith(prefix) && path.includes(literal) && matchSegments(segments, path.split("/"));
}

/** The same with one sign for several in a row, each of which would cost a step for each part of each path. */
function shortened(segments: readonly string[]): string[] {
  const plain = segments.map((segment) => (segment === "**" ? segment : segment.replace(/\*{2,}/g, "*")));
  return plain.filter((segment, index) => segment !== "**" || plain[index - 1] !== "**");
}

/** Whether `compileGlob` takes it: a pattern that it does not take is a finding of the gate. */
export function isUsableGlob(glob: string): boolean {
  try {
    compileGlob(glob);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Matches when any of the globs does. Where each ends with `/**`, the folder of a path decides: files of one folder that
 * are asked about in turn cost one look.
 */
export function compileAnyOf(globs: readonly string[]): PathMatcher {
  const matchers = globs.map(compileGlob);
  // Asked of each file for each class: a function made for each question would be most of what a check throws away.
  const matches: PathMatcher = (path) => {
    for (const one of matchers) if (one(path)) return true;
    return false;
  };
  return globs.every((glob) => glob.endsWith("/**")) ? byFolder(matches) : matches;
}

function byFolder(matches: PathMatcher): PathMatcher {
  /** With its slash. */
  let folder: string | undefined;
  let answer = false;
  return (path) => {
    if (folder === undefined || !path.startsWith(folder) || path.includes("/", folder.length)) {
      folder = path.slice(0, path.lastIndexOf("/") + 1);
      answer = matches(path);
    }
    return answer;
  };
}

/** Matches when any include matches and no exclude does. */
export function compileGlobs(include: readonly string[], exclude: readonly string[] = []): PathMatcher {
  const isIncluded = compileAnyOf(include);
  const isExcluded = compileAnyOf(exclude);
  return (path) => isIncluded(path) && !isExcluded(path);
}

/**
 * Matches folders that the beginning of a glob names: `a`, `a/b` and what is below for `a/b/**`. Beginnings without a
 * literal name fit every folder and say nothing of any, so they do not count.
 */
export function compileFolders(globs: readonly string[]): PathMatcher {
  const beginnings = new Set<string>();
  for (const glob of globs.flatMap(expandBraces)) {
    const segments = glob.split("/");
    for (let count = 1; count < segments.length; count++) {
      const beginning = segments.slice(0, count);
      if (beginning.some((segment) => !/[*?]/.test(segment))) beginnings.add(beginning.join("/"));
    }
  }
  const matchers = [...beginnings].map(compileGlob);
  return (folder) => matchers.some((matches) => matches(folder));
}

/** First folders of the globs that have a name: `a` of `a/b/**`. */
export function firstFolders(globs: readonly string[]): string[] {
  return globs.flatMap(expandBraces).flatMap((glob) => /^([^*?/]+)\//.exec(glob)?.[1] ?? []);
}

/** Names of files that the globs spell out, in their order. */
export function fileNames(globs: readonly string[]): string[] {
  return globs.flatMap(expandBraces).flatMap((glob) => /(?:^|\/)([^*?/]+)$/.exec(glob)?.[1] ?? []);
}

/**
 * Whether any of the globs can match something below a folder. Never says no where one does; says yes too often for
 * globs that begin with a wildcard.
 */
export function compileMayMatchBelow(globs: readonly string[]): PathMatcher {
  const beginnings = globs.flatMap(expandBraces).map((glob) => /^[^*?]*/.exec(glob)?.[0] ?? "");
  return (folder) =>
    beginnings.some((beginning) => `${folder}/`.startsWith(beginning) || beginning.startsWith(`${folder}/`));
}

/** Whether one of the globs is known to match everything below a folder: `folder/**` is. */
export function compileMatchesAllBelow(globs: readonly string[]): PathMatcher {
  const folders = globs.flatMap(expandBraces).flatMap((glob) => /^([^*?]*\/)\*\*(?:\/\*)?$/.exec(glob)?.[1] ?? []);
  return (folder) => folders.some((beginning) => `${folder}/`.startsWith(beginning));
}

/** Whether globs, broken ones aside, stand for more patterns than are read. */
export function areTooMany(globs: readonly string[]): boolean {
  let left = MAX_PATTERNS;
  return globs.some((glob) => {
    left -= alternativesOf(glob);
    return left < 0;
  });
}

function alternativesOf(glob: string): number {
  try {
    return expandBraces(glob).length;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

export function expandBraces(glob: string): string[] {
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
