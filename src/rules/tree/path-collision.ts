import { caseFolded } from "../../memory/case-fold.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { TreeEntry } from "../../memory/tree.js";
import { quote, quoted } from "../phrases.js";
import type { Rule } from "../rule.js";

const note = (title: string) => `# ${title}\n\nSlow on Mondays, whatever the load.\n`;

export const pathCollision: Rule = {
  id: "tree/path-collision",
  title: "Paths that are one path on some machines",
  severity: "error",
  rationale:
    "On file systems that do not tell letter case or Unicode forms apart, Git can check out only one of the files, " +
    "and which one is chance. The other looks deleted or changed, and gets committed so.",
  remedy: "Rename one of them.",
  source: "Record families, section 0.1; decision 19",
  bad: {
    files: { "notes/Mirror.md": note("Mirror latency"), "notes/mirror.md": note("The mirror is slow") },
    at: "notes/mirror.md:1:1",
  },
  good: {
    files: { "notes/mirror-latency.md": note("Mirror latency"), "notes/mirror.md": note("The mirror is slow") },
  },
  about: "path",
  graph({ entries, layout, ownFiles }, report) {
    for (const group of groupsOf(entries).values()) {
      const last = group.at(-1);
      const [first] = group;
      if (group.length < 2 || !first || !last) continue;
      const concerned = group.some(({ path }) => layout.classOf(path) !== undefined || ownFiles.has(path));
      const others = group.slice(0, -1).map(({ path }) => path);
      report({
        message: `${quote(last.path)} collides with ${quoted(others)} where letter case and Unicode form do not count.`,
        at: { path: last.path, range: START_OF_FILE },
        subject: [...new Set(others)].sort().join("\n"),
        ...(!concerned && { severity: "note" as const }),
        related: others.map((path) => ({ message: "collides with this path", at: { path, range: START_OF_FILE } })),
      });
    }
  },
};

/** Files, and the first one of each folder, by folded path, where that may bring several together. */
function groupsOf(entries: readonly TreeEntry[]): ReadonlyMap<string, readonly TreeEntry[]> {
  const folders = [...foldersIn(entries)];
  const groups = new Map<string, TreeEntry[]>();
  const open = (path: string): void => {
    const key = caseFolded(path);
    if (!groups.has(key)) groups.set(key, []);
  };
  let before: string | undefined;
  entries.forEach(({ path }) => {
    // What is written folded collides only with its equal, which stands beside it, or with something that is not.
    if (path === before || caseFolded(path) !== path) open(path);
    before = path;
  });
  for (const { folder } of folders) open(folder);
  entries.forEach((entry) => groups.get(caseFolded(entry.path))?.push(entry));
  for (const { folder, entry } of folders) {
    const group = groups.get(folder);
    if (group && group.length > 0) group.push(entry);
  }
  return groups;
}

/** Every folder once, folded, with the first entry below it. */
function* foldersIn(entries: readonly TreeEntry[]): Generator<{ readonly folder: string; readonly entry: TreeEntry }> {
  const seen = new Set<string>();
  let last = "";
  for (const entry of entries) {
    const { path } = entry;
    if (path.lastIndexOf("/") === last.length && path.startsWith(last)) continue;
    last = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    for (let slash = entry.path.lastIndexOf("/"); slash > 0; slash = entry.path.lastIndexOf("/", slash - 1)) {
      const folder = entry.path.slice(0, slash);
      if (seen.has(folder)) break;
      seen.add(folder);
      yield { folder: caseFolded(folder), entry };
    }
  }
}
