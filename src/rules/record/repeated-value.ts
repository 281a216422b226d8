import { fieldAnchor } from "../../memory/record.js";
import type { Pointer } from "../../memory/place.js";
import { placesAt } from "../../memory/plain-data.js";
import { quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: recipes
classes:
  recipe:
    files: ["recipes/*.yaml"]
    fields: { id: $stem, title: title }
    distinct: [["steps.*.name"]]
`;

export const repeatedValue: Rule = {
  id: "record/repeated-value",
  title: "Value that stands twice where it may stand once",
  severity: "error",
  rationale:
    "The layout says that these values name things, or that two places must differ. Whoever looks for one of two things of " +
    "the same name finds the other.",
  remedy: "Write another value in one of the two places, or take out what stands there twice.",
  source: "Layout format: distinct; record families, section 5",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "recipes/warm-up.yaml": `title: Warm the cache
steps:
  - { name: pull, run: make pull }
  - { name: pull, run: make check }
`,
    },
    at: "recipes/warm-up.yaml:4:13",
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "recipes/warm-up.yaml": `title: Warm the cache
steps:
  - { name: pull, run: make pull }
  - { name: check, run: make check }
`,
    },
  },
  record({ declaration, layoutClass, value }, _context, report) {
    for (const [own, ...others] of layoutClass.distinct) {
      if (!own) continue;
      const seen = new Map<string, Pointer>();
      for (const path of others) for (const { text, pointer } of textsAt(value, path)) seen.set(text, pointer);
      for (const { text, pointer } of textsAt(value, own)) {
        const other = seen.get(text);
        seen.set(text, other ?? pointer);
        if (!other) continue;
        report({
          message: `${quote(text)} stands at "${other.join(".")}" too.`,
          at: fieldAnchor(declaration, pointer),
          subject: `${own.join(".")} ${text}`,
          ...recordOf(declaration),
          related: [{ message: "the other place", at: fieldAnchor(declaration, other) }],
        });
      }
    }
  },
};

/** Texts at a path in which `*` stands for every item of a list, in their order. */
function textsAt(value: unknown, path: readonly string[]): { readonly text: string; readonly pointer: Pointer }[] {
  return placesAt(value, path).flatMap(({ value: text, pointer }) =>
    typeof text === "string" && text !== "" ? [{ text, pointer }] : [],
  );
}
