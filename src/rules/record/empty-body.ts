import { START_OF_FILE } from "../../memory/place.js";
import { recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: lessons
classes:
  lesson:
    files: ["lessons/*.md"]
    fields: { id: $stem, title: title }
    bodyRequired: true
`;

export const emptyBody: Rule = {
  id: "record/empty-body",
  title: "Record without a body",
  severity: "error",
  rationale:
    "The layout says that records of this class tell in their Markdown body what they are about. With an empty one, the " +
    "title is all that a reader gets.",
  remedy: "Write the body below the front matter.",
  source: "Layout format: bodyRequired; record families, section 3",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "lessons/mirror.md": `---
title: The mirror throttles parallel installs
---
`,
    },
    at: "lessons/mirror.md:1:1",
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "lessons/mirror.md": `---
title: The mirror throttles parallel installs
---
Nine at once fail with 429.
`,
    },
  },
  record({ declaration, oddities }, _context, report) {
    if (!oddities.some(({ kind }) => kind === "empty-body")) return;
    report({
      message: "Nothing stands below the front matter of this record.",
      at: { path: declaration.path, range: START_OF_FILE },
      ...recordOf(declaration),
    });
  },
};
