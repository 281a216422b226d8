import type { SchemaCheck } from "../../layouts/record-schemas.js";
import { START_OF_FILE } from "../../memory/place.js";
import { fieldPointer } from "../field-pointer.js";
import type { Rule } from "../rule.js";
import { listed } from "../phrases.js";

export const missingFrontMatter: Rule = {
  id: "record/missing-front-matter",
  title: "Record without front matter",
  severity: "error",
  rationale:
    "In this folder a Markdown file is a record, and its front matter says which: without it no edge can reach the " +
    "file, and nobody knows whether it still holds. Elsewhere a Markdown file may do without; fields that stand there as " +
    "text, though they were hardly meant so, are a warning.",
  remedy: "Begin the file with front matter between two lines `---`, or move it to a folder for notes.",
  source: "Schema specification, file classes and Markdown front matter schema",
  bad: {
    files: { "runbooks/clear-the-cache.md": `# Clear the cache\n\nStop the workers first.\n` },
    at: "runbooks/clear-the-cache.md:1:1",
  },
  good: {
    files: {
      "runbooks/clear-the-cache.md": `---
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
  record({ declaration, shape, oddities }, { layout, schemasFor }, report) {
    if (!oddities.some(({ kind }) => kind === "no-front-matter")) return;
    const required = shape.required.map((field) => fieldPointer(declaration, field, layout).join(".")).filter(Boolean);
    const asked = schemasFor(declaration.className, declaration.kind).flatMap(membersAskedFor);
    const names = [...new Set([...required, ...asked])];
    const fields = names.length > 0 ? ` with ${listed(names, "and")}` : "";
    report({
      message: "This file holds a record, but it has no front matter.",
      at: { path: declaration.path, range: START_OF_FILE },
      suggestion: { message: `Begin the file with front matter${fields} between two lines "---"`, certain: false },
    });
  },
};

/** What a schema asks of every record, so that all of it is told at once. */
function membersAskedFor(check: SchemaCheck): string[] {
  if (check.isStrict) return [];
  return check({}).flatMap(({ pointer, params }) => {
    const absent: unknown = pointer.length === 0 ? params["missingProperty"] : undefined;
    return typeof absent === "string" ? [absent] : [];
  });
}
