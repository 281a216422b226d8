import type { Suggestion } from "../../memory/finding.js";
import type { Pointer } from "../../memory/place.js";
import { nearestName, type NearestName } from "../../memory/nearest-name.js";
import { isMapping, placesAt, valueAt } from "../../memory/plain-data.js";
import { fieldAnchor } from "../../memory/record.js";
import { meant, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: recipes
classes:
  recipe:
    files: ["recipes/*.yaml"]
    fields: { id: $stem, title: title }
    entries: { tools: versions, steps.*.after: steps.*.name }
`;

export const missingEntry: Rule = {
  id: "record/missing-entry",
  title: "Name in a record of what the record does not have",
  severity: "error",
  rationale:
    "The layout says that the record itself has what these texts name: an entry of a mapping, or an item of a list. Whoever " +
    "goes by the name finds nothing.",
  remedy: "Correct the name, on the side where it is wrong, add what it names, or take the name out.",
  source: "Layout format: entries; record families, sections 4 and 5",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "recipes/warm-up.yaml": `title: Warm the cache
tools: [make]
versions: { make: "4.4" }
steps:
  - { name: pull, run: make pull }
  - { name: check, run: make check, after: [pul] }
`,
    },
    at: "recipes/warm-up.yaml:6:45",
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "recipes/warm-up.yaml": `title: Warm the cache
tools: [make]
versions: { make: "4.4" }
steps:
  - { name: pull, run: make pull }
  - { name: check, run: make check, after: [pull] }
`,
    },
  },
  record({ declaration, layoutClass, value }, _context, report) {
    for (const [path, of] of layoutClass.entries) {
      const there = namesAt(value, of);
      if (!there) continue;
      const isList = of.includes(EACH);
      const used = textsAt(value, path);
      const missing = used.filter(({ text }) => !there.has(text));
      if (missing.length === 0) continue;
      // An entry that is named was not meant for another name; of two things that name an item, one may have slipped.
      const named = new Set(isList ? [] : used.map(({ text }) => text));
      const spare = [...there].filter((name) => !named.has(name));
      missing.forEach(({ text, pointer }, index) => {
        const near = Math.max(index, spare.length) > MAX_COMPARED ? undefined : nearestName(text, spare);
        const mapping = [...declaration.root, ...of];
        report({
          message: isList
            ? `No item of ${quote(listOf(of).join("."))} has the ${quote(of.at(-1) ?? "")} ${quote(text)}.`
            : `${quote(of.join("."))} has no entry for ${quote(text)}.`,
          at: fieldAnchor(declaration, pointer),
          subject: `${path.join(".")} ${text}`,
          ...recordOf(declaration),
          suggestion: isList ? otherName(near, [...declaration.root, ...pointer]) : otherKey(text, near?.name, mapping),
        });
      });
    }
  },
};

const EACH = "*";

function listOf(of: readonly string[]): readonly string[] {
  return of.slice(0, of.indexOf(EACH));
}

/** Undefined where nothing there has the form of what is named, which is told by whoever asks for its form. */
function namesAt(value: unknown, of: readonly string[]): ReadonlySet<string> | undefined {
  if (!of.includes(EACH)) {
    const mapping = valueAt(value, of);
    return isMapping(mapping) ? new Set(Object.keys(mapping)) : undefined;
  }
  return Array.isArray(valueAt(value, listOf(of))) ? new Set(textsAt(value, of).map(({ text }) => text)) : undefined;
}

interface TextAt {
  readonly text: string;
  readonly pointer: Pointer;
}

/** Texts at a path, or in lists there. What a list holds twice is told once. */
function textsAt(value: unknown, path: readonly string[]): readonly TextAt[] {
  return placesAt(value, path).flatMap(({ value: at, pointer }): TextAt[] => {
    if (typeof at === "string") return [{ text: at, pointer }];
    if (!Array.isArray(at)) return [];
    const items = new Map<string, number>();
    at.forEach((item: unknown, index) => {
      if (typeof item === "string" && !items.has(item)) items.set(item, index);
    });
    return Array.from(items, ([text, index]) => ({ text, pointer: [...pointer, index] }));
  });
}

function otherName(near: NearestName | undefined, at: Pointer): Suggestion {
  if (!near) return { message: "Name one of its items, or add the one that is meant", certain: false };
  return { message: meant(near), certain: near.certain, edit: { kind: "set", pointer: at, value: near.name } };
}

function otherKey(text: string, near: string | undefined, mapping: Pointer): Suggestion {
  if (near === undefined) {
    return { message: `Add an entry ${quote(text)}, or take the item out of the list`, certain: false };
  }
  return {
    message: `Was ${quote(near)} meant for it? Rename the entry to ${quote(text)}`,
    certain: false,
    edit: { kind: "rename-key", pointer: [...mapping, near], key: text },
  };
}

/** More of them, on either side, are no slips. */
const MAX_COMPARED = 100;
