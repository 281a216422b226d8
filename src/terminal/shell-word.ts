/** Parts of a call to copy to a shell, in which nothing acts. */
import { relative } from "node:path";
import type { CommitRange } from "../memory/commit-range.js";

export function shellWord(text: string): string {
  return /^[\w@%+=:,./-][\w@%+=:,./~-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Git in a folder, from where the caller stands. @param dir absolute path. */
export function gitIn(dir: string): string {
  const here = relative(process.cwd(), dir);
  return here === "" ? "git" : `git -C ${shellWord(here)}`;
}

/** The two ends of a range, as words of a call. @param dir as of `gitIn`. */
export function endsOfRange({ from, to, isSinceParting }: CommitRange, dir: string): readonly [string, string] {
  const [first, last] = [shellWord(from), shellWord(to)];
  return [isSinceParting ? `"$(${gitIn(dir)} merge-base ${first} ${last})"` : first, last];
}
