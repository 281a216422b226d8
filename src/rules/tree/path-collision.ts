import { caseFolded } from "../../memory/case-fold.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { TreeEntry } from "../../memory/tree.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";
import { quoted } from "../wording.js";

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
  graph({ entries, layout }, report) {
    const groups = new Map<string, TreeEntry[]>();
    for (const entry of entries) {
      const key = caseFolded(entry.path);
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
    for (const { folder, entry } of foldersIn(entries)) groups.get(folder)?.push(entry);
    for (const group of groups.values()) {
      const last = group.at(-1);
      const [first] = group;
      if (group.length < 2 || !first || !last) continue;
      const concerned = group.some(({ path }) => layout.classOf(path) !== undefined);
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

/** Every folder once, folded, with the first entry below it. */
function* foldersIn(entries: readonly TreeEntry[]): Generator<{ readonly folder: string; readonly entry: TreeEntry }> {
  const seen = new Set<string>();
  for (const entry of entries) {
    for (let slash = entry.path.lastIndexOf("/"); slash > 0; slash = entry.path.lastIndexOf("/", slash - 1)) {
      const folder = entry.path.slice(0, slash);
      if (seen.has(folder)) break;
      seen.add(folder);
      yield { folder: caseFolded(folder), entry };
    }
  }
}
