import type { ResolvedLayout } from "../../layouts/layout.js";
import { START_OF_FILE } from "../../memory/place.js";
import { ENTRY_NAMES } from "../../memory/tree.js";
import type { Rule } from "../rule.js";

export const specialFile: Rule = {
  id: "tree/special-file",
  title: "Link, submodule or executable among the records",
  severity: "error",
  rationale:
    "A memory is made of plain files. A symbolic link shows other content on another machine, or content from outside " +
    "the repository; a submodule is another repository; neither is ever followed, so what lies behind is not checked. " +
    "A record is text and needs no right to run.",
  remedy: "Put a plain file in its place. The executable bit goes with `git update-index --chmod=-x`.",
  source: "Record families, section 0.1; security rule 27; decision 19",
  bad: {
    files: {},
    oddFiles: { "runbooks/cache.md": { content: "../../elsewhere/cache.md", mode: "120000" } },
    at: "runbooks/cache.md:1:1",
  },
  good: {
    files: {
      "runbooks/cache.md": `---
id: runbook:clear-the-cache
kind: Runbook
title: Clear the cache
status: draft
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
---
Stop the workers first.
`,
    },
  },
  about: "path",
  graph({ entries, layout }, report) {
    entries.forEach(({ path, mode }) => {
      if (mode === "100644") return;
      const at = { path, range: START_OF_FILE };
      if (mode === "100755") {
        const layoutClass = layout.classOf(path);
        if (!layoutClass || layoutClass.records === "none") return;
        report({
          message: "This record file is marked as executable.",
          at,
          severity: "warning",
          subject: mode,
          suggestion: { message: "Take the bit away with git update-index --chmod=-x", certain: false },
        });
        return;
      }
      const concerned = isMemory(path, layout);
      report({
        message: `This is ${ENTRY_NAMES[mode]}. ${concerned ? "It stands where records are read, and is never followed." : "It is never followed."}`,
        at,
        subject: mode,
        ...(!concerned && { severity: "note" as const }),
      });
    });
  },
};

/** Whether the layout would read it as a file, or look for files below it. */
function isMemory(path: string, layout: ResolvedLayout): boolean {
  if (layout.classOf(path)) return true;
  const below = path.slice(layout.root.length);
  return [...layout.classes.values()].some((layoutClass) => layoutClass.reaches(below));
}
