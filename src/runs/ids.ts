/** Ids and paths of the records of a run, relative to the root of the memory. */
import { isOddName } from "../memory/path-names.js";

/** As ids allow it: an underscore becomes a hyphen. */
export function runSlug(id: string): string {
  return id.replaceAll("_", "-");
}

export function runFolder(slug: string): string {
  return `babysitter/runs/${slug}/`;
}

export function sessionPath(slug: string, updatedAt: string): string {
  return `babysitter/sessions/${updatedAt.slice(0, 10).replaceAll("-", "/")}/${slug}.md`;
}

export function sixDigits(sequence: number): string {
  return String(sequence).padStart(6, "0");
}

/**
 * Slugs for the tasks of one run: no two alike, whatever the case of their letters. Where many have one name, each goes on counting
 * where the one before it ended.
 */
export function taskSlugs(taskIds: readonly string[]): string[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return taskIds.map((taskId) => {
    const plain = plainName(taskId, 80);
    const name = plain.toLowerCase();
    let count = counts.get(name) ?? 1;
    while (taken.has(numbered(name, count))) count++;
    counts.set(name, count + 1);
    taken.add(numbered(name, count));
    return numbered(plain, count);
  });
}

function numbered(name: string, count: number): string {
  return count === 1 ? name : `${name}-${count}`;
}

/** Letters, digits, hyphens and single dots; never empty, never a name that some system keeps for itself. */
function plainName(text: string, length: number): string {
  const name = text
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9.]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/^[.-]+/, "")
    .slice(0, length)
    .replace(/[.-]+$/, "");
  return isOddName(name) ? `task-${name}`.replace(/-$/, "") : name;
}

export function artifactId(slug: string, name: string): string {
  return `artifact:${slug}/${name.replace(/[^A-Za-z0-9._/-]+/g, "-")}`;
}
