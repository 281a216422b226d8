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

/** Slugs for the tasks of one run: no two alike, whatever the case of their letters. */
export function taskSlugs(taskIds: readonly string[]): string[] {
  const taken = new Set<string>();
  return taskIds.map((taskId) => {
    const plain = plainName(taskId, 80);
    let slug = plain;
    for (let count = 2; taken.has(slug.toLowerCase()); count++) slug = `${plain}-${count}`;
    taken.add(slug.toLowerCase());
    return slug;
  });
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
