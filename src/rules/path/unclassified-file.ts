import { START_OF_FILE } from "../../memory/place.js";
import type { ResolvedLayout } from "../../layouts/layout.js";
import { INDEX_FOLDER, isTakenForIndex } from "../../memory/index-paths.js";
import { nearestName } from "../../memory/nearest-name.js";
import type { Rule } from "../rule.js";

const NOTE = "# Mirror throttling\n\nNine parallel installs trip the limit.\n";

export const unclassifiedFile: Rule = {
  id: "path/unclassified-file",
  title: "New file that no class of the layout takes",
  severity: "warning",
  rationale:
    "It looks like memory by its extension, but nothing reads it: no rule judges it, and no agent finds it. Often the folder " +
    "or the extension is misspelt.",
  remedy: "Move the file to a folder of the layout, add a class for it, or list it under `exclude`.",
  source: "Schema specification, file classes",
  bad: {
    before: {},
    files: { "runbook/mirror.md": NOTE },
    at: "runbook/mirror.md:1:1",
  },
  good: { before: {}, files: { "notes/mirror.md": NOTE } },
  change({ change, layout, ownFiles }, report) {
    for (const { path, kind } of change.files) {
      const below = path.slice(layout.root.length);
      if (kind !== "added" || !looksLikeMemory(below) || ownFiles.has(path)) continue;
      const found = layout.classOf(path);
      if (isUnknownBesideIndex(path, layout)) {
        report({
          message: "This file stands in the folder of the index and is no file of it, so nothing reads it.",
          at: { path, range: START_OF_FILE },
          suggestion: { message: "Remove it, or move it to a folder of the layout", certain: false },
        });
      }
      if (found) continue;
      const meant = meantPlace(below, layout);
      const question = meant === undefined ? "" : ` Was ${JSON.stringify(meant)} meant?`;
      report({
        message: `No class of the layout "${layout.name}" takes this file, so nothing reads it.${question}`,
        at: { path, range: START_OF_FILE },
      });
    }
  },
};

/** What generation neither gives nor takes away. */
function isBesideIndex(path: string, root: string): boolean {
  return path.startsWith(`${root}${INDEX_FOLDER}/`) && !isTakenForIndex(path, root);
}

/** Whether a class of generated files takes a file that generation does not know. */
export function isUnknownBesideIndex(path: string, layout: ResolvedLayout): boolean {
  return layout.classOf(path)?.generated === true && isBesideIndex(path, layout.root);
}

/**
 * The file or the folder that was probably meant by the path of a file that no class takes.
 * @param path from the root of the memory.
 */
export function meantPlace(path: string, layout: ResolvedLayout): string | undefined {
  const meant = meantEnding(path, layout) ?? meantName(path, layout) ?? meantFolder(path, layout);
  return meant === undefined ? undefined : layout.root + meant;
}

/** The folder of the layout that a file's first one is a slip of: in it a class takes the file. */
function meantFolder(path: string, layout: ResolvedLayout): string | undefined {
  const [first = "", ...rest] = path.split("/");
  if (rest.length === 0) return undefined;
  const name = nearestFolder(first, [...layout.firstFolders()]);
  const found = name === undefined ? undefined : layout.classOf(`${layout.root}${name}/${rest.join("/")}`);
  return found && !found.generated ? `${name}/` : undefined;
}

/** A slip may take letters away, so it may be as long as the longer of the two names allows: `decison` for `decisions`. */
function nearestFolder(written: string, folders: readonly string[]): string | undefined {
  const near = nearestName(written, folders);
  if (near) return near.name;
  const [only, ...others] = folders.filter((folder) => nearestName(folder, [written]));
  return others.length === 0 ? only : undefined;
}

const OTHER_EXTENSIONS: Readonly<Record<string, string>> = { yml: "yaml", yaml: "yml", markdown: "md", md: "markdown" };

/** The file with the other extension of its format, where a class takes that. */
function meantEnding(path: string, layout: ResolvedLayout): string | undefined {
  const dot = path.lastIndexOf(".");
  const written = path.slice(dot + 1);
  const usual = written.toLowerCase();
  for (const extension of [usual, OTHER_EXTENSIONS[usual]]) {
    if (extension === undefined || extension === written) continue;
    const name = `${path.slice(0, dot + 1)}${extension}`;
    const found = layout.classOf(layout.root + name);
    if (found && !found.generated) return name;
  }
  return undefined;
}

/** The file beside it whose name the layout spells out, and that this one's is a slip of: `Skill.md` for `SKILL.md`. */
function meantName(path: string, layout: ResolvedLayout): string | undefined {
  const start = path.lastIndexOf("/") + 1;
  const near = nearestName(path.slice(start), layout.fileNames());
  const name = near && path.slice(0, start) + near.name;
  const found = name === undefined ? undefined : layout.classOf(layout.root + name);
  return found && !found.generated ? name : undefined;
}

/** @param path from the root of the memory. */
export function looksLikeMemory(path: string): boolean {
  return LIKE_MEMORY.test(path);
}

/** By its extension, and in no folder that tools keep for themselves. */
const LIKE_MEMORY = /^(?!\.)(?!.*\/\.).*\.(md|markdown|ya?ml|jsonl?)$/i;
