import { capitalised } from "../../memory/capitalised.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";
import { fileNameOf } from "../../memory/tree-lookup.js";

export const missingTitle: Rule = {
  id: "record/missing-title",
  title: "Note without a title",
  severity: "warning",
  rationale:
    "Search results and lists show the title. A note that has neither a title nor a heading of the first level goes " +
    "by the name of its file.",
  remedy: "Give the note a first heading, or a `title` in front matter.",
  source: "Schema specification, Markdown front matter schema; record families, section 1.3",
  bad: {
    files: { "notes/mirror-latency.md": `Slow on Mondays, whatever the load.\n` },
    at: "notes/mirror-latency.md:1:1",
  },
  good: {
    files: { "notes/mirror-latency.md": `# Mirror latency\n\nSlow on Mondays, whatever the load.\n` },
  },
  record({ declaration, shape, oddities, document }, { layout }, report) {
    const { role, title, path, root } = declaration;
    if (role !== "note" || title !== undefined || shape.fields.title === undefined) return;
    if (oddities.some(({ kind }) => kind === "not-a-mapping")) return;
    const stem = fileNameOf(path).replace(/\.[^.]*$/, "");
    const pointer = fieldPointer(declaration, "title", layout);
    const [key] = pointer;
    const words = stem.replace(/[-_]+/g, " ").trim();
    const readable = capitalised(words);
    report({
      message: `This note has no title, so it goes by the name of its file, "${stem}".`,
      at: fieldAnchor(declaration, document ? pointer : [], "key"),
      ...recordOf(declaration),
      ...(document &&
        pointer.length === 1 &&
        typeof key === "string" && {
          suggestion: {
            message: `Title it "${readable}"`,
            certain: false,
            edit: { kind: "insert" as const, pointer: root, key, value: readable },
          },
        }),
    });
  },
};
