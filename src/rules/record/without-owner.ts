import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: proposals
classes:
  proposal:
    files: ["proposals/*.md"]
    fields: { id: $stem, title: title, owners: author }
`;

export const withoutOwner: Rule = {
  id: "record/without-owner",
  title: "Record that nobody owns",
  severity: "warning",
  rationale:
    "A record without an owner is one that nobody keeps true, and nobody can be asked about. Layouts that require " +
    "owners make it an error (record/missing-field); notes may do without.",
  remedy: "Name the team or the person who answers for it.",
  source: "Schema specification, governance",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "proposals/0007.md": `---
title: One lockfile per workspace
---
Why and how.
`,
    },
    at: "proposals/0007.md:2:1",
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "proposals/0007.md": `---
title: One lockfile per workspace
author: team:build
---
Why and how.
`,
    },
  },
  record({ declaration, shape }, { layout }, report) {
    const { role, owners } = declaration;
    if (role !== "record" || owners.length > 0) return;
    if (shape.fields.owners === undefined || shape.required.includes("owners")) return;
    report({
      message: "This record has no owner.",
      at: fieldAnchor(declaration, fieldPointer(declaration, "owners", layout), "key"),
      ...recordOf(declaration),
    });
  },
};
