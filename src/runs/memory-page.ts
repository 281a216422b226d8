/** The part of babysitter/MEMORY.md that imports keep: a list of runs between two marks. All else is people's. */

export const MEMORY_PAGE = "babysitter/MEMORY.md";

const BEGIN = /<!-- memory-steward:runs -->(\r?\n)/g;
const END = "<!-- /memory-steward:runs -->";

/** Runs that are listed, the latest first. */
const MAX_LISTED = 20;

export interface ListedRun {
  readonly slug: string;
  /** RFC 3339 in UTC. */
  readonly updatedAt: string;
  readonly status: string;
  /** Path of the session from the root of the memory. */
  readonly session: string;
}

/** @returns undefined where the page has not exactly one pair of marks: then nothing of it is the steward's to write. */
export function withRun(text: string, { slug, updatedAt, status, session }: ListedRun): string | undefined {
  const page = pageOf(text);
  if (!page) return undefined;
  return withLines(page, [`- ${updatedAt} [${slug}](${session.replace(/^babysitter\//, "")}): ${status}`]);
}

/**
 * Main's page with the runs that a proposal lists beyond those that stood there when it was made.
 * @returns undefined where the proposal changes more of the page than the list.
 */
export function joinedPage(left: string, main: string, wanted: string): string | undefined {
  const [was, now, proposed] = [pageOf(left), pageOf(main), pageOf(wanted)];
  if (!was || !now || !proposed) return undefined;
  if (was.before !== proposed.before || was.after !== proposed.after) return undefined;
  const known = new Set(was.lines);
  return withLines(
    now,
    proposed.lines.filter((line) => !known.has(line)),
  );
}

interface Page {
  /** To the end of the first mark. */
  readonly before: string;
  /** Of the first mark, and of all lines below it. */
  readonly lineEnd: string;
  readonly lines: readonly string[];
  /** From the second mark on. */
  readonly after: string;
}

function pageOf(text: string): Page | undefined {
  const [begin, second] = text.matchAll(BEGIN);
  if (!begin || second) return undefined;
  const [mark, lineEnd = "\n"] = begin;
  const from = begin.index + mark.length;
  const end = text.indexOf(END, from);
  if (end === -1 || text.includes(END, end + 1)) return undefined;
  const lines = text
    .slice(from, end)
    .split(/\r?\n/)
    .filter((line) => line.startsWith("- "));
  return { before: text.slice(0, from), lineEnd, lines, after: text.slice(end) };
}

/** A run that is listed again is listed once. */
function withLines({ before, lineEnd, lines, after }: Page, added: readonly string[]): string {
  const slugs = new Set(added.map(slugOf));
  const known = lines.filter((line) => {
    const slug = slugOf(line);
    return slug === undefined || !slugs.has(slug);
  });
  const all = [...known, ...added].sort().reverse().slice(0, MAX_LISTED);
  return before + all.map((line) => line + lineEnd).join("") + after;
}

function slugOf(line: string): string | undefined {
  return /\[([^\]]{1,100})\]/.exec(line)?.[1];
}
