import { wantedFiles } from "../../layouts/wanted-files.js";
import { START_OF_FILE } from "../../memory/place.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: lessons
classes:
  introduction:
    description: Who writes lessons, and when.
    files: ["lessons/README.md"]
    records: none
    present: error
  lesson:
    files: ["lessons/*.md"]
    fields: { id: $stem, title: title }
`;

const LESSON = `---
title: The mirror throttles parallel installs
---
Nine at once fail with 429.
`;

export const missingFile: Rule = {
  id: "path/missing-file",
  title: "File that belongs to the memory and is not there",
  severity: "error",
  rationale:
    "The layout says that this file is there wherever its folder is, such as a page that says how records are written. " +
    "Without it everybody has to guess. How much it weighs the layout says too.",
  remedy: "Write the file.",
  source: "Layout format: present; record families, section 6",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: { "layout.yaml": LAYOUT, "lessons/mirror.md": LESSON },
    at: "lessons/README.md:1:1",
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    files: { "layout.yaml": LAYOUT, "lessons/mirror.md": LESSON, "lessons/README.md": "# Lessons\n" },
  },
  about: "gate",
  graph({ layout, hasPath }, report) {
    for (const { path, folder, severity } of wantedFiles(layout)) {
      if (hasPath(path) || !hasPath(folder)) continue;
      report({
        message: `${quote(path)} is not there, though its folder is.`,
        at: { path, range: START_OF_FILE },
        severity,
      });
    }
  },
};
