/** The part of babysitter/MEMORY.md that imports keep: a list of runs between two marks. All else is people's. */

export const MEMORY_PAGE = "babysitter/MEMORY.md";

const BEGIN = "<!-- memory-steward:runs -->\n";
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
export function withRun(page: string, { slug, updatedAt, status, session }: ListedRun): string | undefined {
  const start = page.indexOf(BEGIN);
  const end = page.indexOf(END, start);
  if (start === -1 || end === -1 || page.includes(BEGIN, start + 1) || page.includes(END, end + 1)) return undefined;
  const from = start + BEGIN.length;
  const known = page
    .slice(from, end)
    .split("\n")
    .filter((line) => line.startsWith("- ") && !line.includes(`[${slug}]`));
  const line = `- ${updatedAt} [${slug}](${session.replace(/^babysitter\//, "")}): ${status}`;
  const lines = [...known, line].sort().reverse().slice(0, MAX_LISTED);
  return `${page.slice(0, from)}${lines.join("\n")}\n${page.slice(end)}`;
}
