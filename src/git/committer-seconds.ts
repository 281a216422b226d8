/** The last second that RFC 3339 has a way to write: the end of the year 9999. */
const LAST = 253_402_300_799;

/**
 * Seconds since 1970 of a committer date as Git prints it. Whoever makes a commit may write any number there, or none: what lies
 * beyond the year 9999 counts as its last second, and what is no number as the first second of all.
 */
export function committerSeconds(text: string): number {
  const seconds = Number(text);
  return seconds > 0 ? Math.min(seconds, LAST) : 0;
}
