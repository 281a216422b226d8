import { DAY, parseInstant } from "../../memory/instant.js";
import { valueAt } from "../../memory/plain-data.js";
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

export const reversedTimes: Rule = {
  id: "record/reversed-times",
  title: "Time that lies before one that comes first",
  severity: "error",
  rationale:
    "The layout says in which order these times come. A record that ends before it begins holds at no time, so most often " +
    "one of the two is mistyped.",
  remedy: "Correct the time that is wrong.",
  source: "Layout format: ascending; record families, section 3",
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
      let earlier: { readonly name: string; readonly text: string; readonly time: number } | undefined;
      for (const path of group) {
        const text = valueAt(value, path);
        const instant = typeof text === "string" ? parseInstant(text) : undefined;
        if (typeof text !== "string" || !instant) continue;
        const name = path.join(".");
        // A day begins with its first moment and ends with its last, and which of them is meant is not said.
        const day = (time: number) => Math.floor(time / DAY);
        const isSameDay = earlier && day(earlier.time) === day(instant.time) && instant.dateOnly;
        if (earlier && instant.time < earlier.time && !isSameDay) {
          report({
            message: `"${name}" is ${quote(text)}, which lies before "${earlier.name}", ${quote(earlier.text)}.`,
            at: fieldAnchor(declaration, path),
            subject: name,
            ...recordOf(declaration),
          });
        }
        if (!earlier || instant.time > earlier.time) earlier = { name, text, time: instant.time };
      }
    }
  },
};
