import type { Inspected } from "../../layouts/extract.js";
import { valueAt } from "../../memory/plain-data.js";
import type { Pointer } from "../../memory/place.js";
import { fieldAnchor } from "../../memory/record.js";
import { quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: lessons
classes:
  lesson:
    files: ["lessons/*.md"]
    fields: { id: $stem, title: title }
    disjoint: [[use, avoid]]
`;

export const sharedItem: Rule = {
  id: "record/shared-item",
  title: "Item in two lists that exclude each other",
  severity: "error",
  rationale:
    "The layout names lists that contradict each other where they share an item, such as what to use and what to avoid. " +
    "Each reader then follows the list that it reads first. Letter case does not count.",
  remedy: "Leave the item in one of the lists.",
  source: "Layout format: disjoint; record families, section 3",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "lessons/mirror.md": `---
title: Warm the cache before parallel installs
use: [cache-warmup]
avoid: [bulk-install, Cache-Warmup]
---
Nine at once fail with 429.
`,
    },
    at: "lessons/mirror.md:4:23",
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "lessons/mirror.md": `---
title: Warm the cache before parallel installs
use: [cache-warmup]
avoid: [bulk-install]
---
Nine at once fail with 429.
`,
    },
  },
  record(inspected, _context, report) {
    const { declaration, layoutClass } = inspected;
    for (const group of layoutClass.disjoint) {
      const seen = new Map<string, { readonly path: Pointer; readonly pointer: Pointer }>();
      for (const path of group) {
        const own = itemsAt(inspected, path);
        for (const { text, pointer } of own) {
          const other = seen.get(folded(text));
          if (!other) continue;
          report({
            message: `${quote(text)} stands in "${other.path.join(".")}" too; no item may stand in both.`,
            at: fieldAnchor(declaration, pointer),
            subject: `${path.join(".")} ${folded(text)}`,
            ...recordOf(declaration),
            related: [{ message: "the other list", at: fieldAnchor(declaration, other.pointer) }],
          });
        }
        for (const { text, pointer } of own) if (!seen.has(folded(text))) seen.set(folded(text), { path, pointer });
      }
    }
  },
};

/** A text alone stands for a list of one. */
function itemsAt({ value }: Inspected, path: Pointer): { readonly text: string; readonly pointer: Pointer }[] {
  const list = valueAt(value, path);
  if (typeof list === "string") return [{ text: list, pointer: path }];
  if (!Array.isArray(list)) return [];
  return list.flatMap((text: unknown, index) =>
    typeof text === "string" ? [{ text, pointer: [...path, index] }] : [],
  );
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
