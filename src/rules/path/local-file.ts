import { START_OF_FILE } from "../../memory/place.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: lessons
classes:
  session:
    description: What one session was told.
    files: ["session/**"]
    records: none
    local: error
  lesson:
    files: ["lessons/*.md"]
    fields: { id: $stem, title: title }
`;

const LESSON = `---
title: The mirror throttles parallel installs
---
Nine at once fail with 429.
`;

export const localFile: Rule = {
  id: "path/local-file",
  title: "File of one checkout that is committed",
  severity: "error",
  rationale:
    "The layout says that files of this class belong to one checkout: a session's own hints, a log, what a tool writes anew. " +
    "Committed, they hold for everybody, and each checkout conflicts with the next. How much it weighs the layout says too.",
  remedy: "Take the file out of the repository with `git rm --cached`, and list it in .gitignore.",
  source: "Layout format: local; record families, section 3",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: { "layout.yaml": LAYOUT, "lessons/mirror.md": LESSON, "session/profile.json": "{}\n" },
    at: "session/profile.json:1:1",
  },
  good: { bare: true, layout: "layout.yaml", files: { "layout.yaml": LAYOUT, "lessons/mirror.md": LESSON } },
  about: "path",
  graph({ entries, layout }, report) {
    if (![...layout.classes.values()].some(({ local }) => local !== undefined)) return;
    for (const { path } of entries) {
      const layoutClass = layout.classOf(path);
      if (layoutClass?.local === undefined) continue;
      const { name, local } = layoutClass;
      report({
        message: `Files of the class "${name}" belong to one checkout and are not committed.`,
        at: { path, range: START_OF_FILE },
        severity: local,
        suggestion: { message: "Run git rm --cached on it, and list it in .gitignore", certain: false },
      });
    }
  },
};
