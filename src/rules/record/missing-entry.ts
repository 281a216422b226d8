import type { Suggestion } from "../../memory/finding.js";
import { nearestName } from "../../memory/nearest-name.js";
import { isMapping, valueAt } from "../../memory/plain-data.js";
import { fieldAnchor } from "../../memory/record.js";
import { quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: recipes
classes:
  recipe:
    files: ["recipes/*.yaml"]
    fields: { id: $stem, title: title }
    entries: { tools: versions }
`;

export const missingEntry: Rule = {
  id: "record/missing-entry",
  title: "Item of a list that lacks its entry",
  severity: "error",
  rationale:
    "The layout names a mapping that has an entry for each item of a list. Whoever goes through the list finds nothing for this " +
    "one.",
  remedy: "Add the entry, correct the name of one that was meant for it, or take the item out of the list.",
  source: "Layout format: entries; record families, section 5",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "recipes/warm-up.yaml": `title: Warm the cache
tools: [make, curl]
versions:
  make: "4.4"
`,
    },
    at: "recipes/warm-up.yaml:2:15",
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "recipes/warm-up.yaml": `title: Warm the cache
tools: [make, curl]
versions:
  make: "4.4"
  curl: "8.9"
`,
    },
  },
  record({ declaration, layoutClass, value }, _context, report) {
    for (const [path, of] of layoutClass.entries) {
      const [list, mapping] = [valueAt(value, path), valueAt(value, of)];
      // What is no mapping is told as such by whoever asks for its form.
      if (!Array.isArray(list) || !isMapping(mapping)) continue;
      const items = new Map<string, number>();
      list.forEach((item: unknown, index) => {
        if (typeof item === "string" && !items.has(item)) items.set(item, index);
      });
      let compared = 0;
      const spare = Object.keys(mapping).filter((key) => !items.has(key));
      for (const [item, index] of items) {
        if (Object.hasOwn(mapping, item)) continue;
        report({
          message: `${quote(of.join("."))} has no entry for ${quote(item)}.`,
          at: fieldAnchor(declaration, [...path, index]),
          subject: `${path.join(".")} ${item}`,
          ...recordOf(declaration),
          suggestion: suggest(item, compared++ < MAX_COMPARED ? spare : [], [...declaration.root, ...of]),
        });
      }
    }
  },
};

/** @param spare entries for what the list does not have. */
function suggest(item: string, spare: readonly string[], mapping: readonly (string | number)[]): Suggestion {
  const near = spare.length > MAX_COMPARED ? undefined : nearestName(item, spare);
  if (!near) return { message: `Add an entry ${quote(item)}, or take the item out of the list`, certain: false };
  return {
    message: `Was ${quote(near.name)} meant for it? Rename the entry to ${quote(item)}`,
    certain: false,
    edit: { kind: "rename-key", pointer: [...mapping, near.name], key: item },
  };
}

/** More of them, on either side, are no slips. */
const MAX_COMPARED = 100;
