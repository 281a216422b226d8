import { DAY, parseInstant } from "../../memory/instant.js";
import { placesAt } from "../../memory/plain-data.js";
import { fieldAnchor } from "../../memory/record.js";
import { quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: lessons
classes:
  lesson:
    files: ["lessons/*.md"]
    fields: { id: $stem, title: title }
    ascending: [[valid_from, valid_until]]
`;

export const outOfOrder: Rule = {
  id: "record/out-of-order",
  title: "Time or number that lies before one that comes first",
  severity: "error",
  rationale:
    "The layout says in which order these times or numbers come. What ends before it begins holds at no time, and what has " +
    "a maximum below its minimum holds nothing, so most often one of the two is mistyped.",
  remedy: "Correct the one that is wrong.",
  source: "Layout format: ascending; record families, sections 3 to 6",
  bad: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "lessons/mirror.md": `---
title: The mirror throttles parallel installs
valid_from: "2026-06-03"
valid_until: "2026-05-30"
---
Nine at once fail with 429.
`,
    },
    at: "lessons/mirror.md:4:14",
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    files: {
      "layout.yaml": LAYOUT,
      "lessons/mirror.md": `---
title: The mirror throttles parallel installs
valid_from: "2026-06-03"
valid_until: "2026-06-30"
---
Nine at once fail with 429.
`,
    },
  },
  record({ declaration, layoutClass, value }, _context, report) {
    for (const group of layoutClass.ascending) {
      let earlier: (Measure & { readonly name: string }) | undefined;
      for (const { value: at, pointer } of group.flatMap((path) => placesAt(value, path))) {
        const measure = measureOf(at);
        if (!measure) continue;
        const name = pointer.join(".");
        const isEarly = earlier !== undefined && liesBefore(measure, earlier);
        if (earlier && isEarly) {
          report({
            message: `${quote(name)} is ${measure.shown}, which ${measure.isTime ? "lies before" : "is less than"} ${quote(earlier.name)}, ${earlier.shown}.`,
            at: fieldAnchor(declaration, pointer),
            subject: name,
            ...recordOf(declaration),
          });
        }
        // One that was told is what the next are held against, or all that follow a mistyped one would be told.
        if (!earlier || isEarly || measure.amount > earlier.amount) earlier = { ...measure, name };
      }
    }
  },
};

interface Measure {
  /** Of a time, milliseconds. */
  readonly amount: number;
  readonly isTime: boolean;
  readonly isDay: boolean;
  readonly shown: string;
}

function measureOf(value: unknown): Measure | undefined {
  if (typeof value === "number") return { amount: value, isTime: false, isDay: false, shown: String(value) };
  const instant = typeof value === "string" ? parseInstant(value) : undefined;
  return instant && { amount: instant.time, isTime: true, isDay: instant.dateOnly, shown: quote(String(value)) };
}

/** A day begins with its first moment and ends with its last, and which of them is meant is not said. */
function liesBefore(one: Measure, other: Measure): boolean {
  if (one.isTime !== other.isTime || one.amount >= other.amount) return false;
  return !(one.isDay && Math.floor(one.amount / DAY) === Math.floor(other.amount / DAY));
}
