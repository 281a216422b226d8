import type { OutlineOddity } from "../../layouts/oddity.js";
import type { Suggestion } from "../../memory/finding.js";
import { START_OF_FILE, type Anchor } from "../../memory/place.js";
import { fieldAnchor, type Declaration } from "../../memory/record.js";
import { listed, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

export const outline: Rule = {
  id: "record/outline",
  title: "Markdown file that is not divided as its class asks",
  severity: "error",
  rationale:
    "The layout says how files of this class are divided: entries below headings, or below days of which the newest comes " +
    "first. Programs and agents read them by that, and what stands otherwise is passed over or taken for something else.",
  remedy: "Put every entry below a heading, and write days as 2026-05-22 with the newest first.",
  source: "Layout format: outline; record families, section 7",
  bad: {
    bare: true,
    layout: "okf",
    files: {
      "log.md": `# Updates

## 2026-05-15

* **Initialization**: Created the folders.

## 2026-05-22

* **Update**: Added the table of orders.
`,
    },
    at: "log.md:7:4",
  },
  good: {
    bare: true,
    layout: "okf",
    files: {
      "log.md": `# Updates

## 2026-05-22

* **Update**: Added the table of orders.

## 2026-05-15

* **Initialization**: Created the folders.
`,
    },
  },
  record({ declaration, oddities }, _context, report) {
    for (const oddity of oddities) {
      if (oddity.kind !== "outline") continue;
      const { mend, ...problem } = faultOf(oddity.fault, declaration);
      const suggestion: Suggestion = { message: mend, certain: false };
      report({ ...problem, suggestion, ...recordOf(declaration) });
    }
  },
};

interface Fault {
  readonly message: string;
  readonly at: Anchor;
  readonly subject?: string;
  readonly mend: string;
}

function faultOf(oddity: OutlineOddity, declaration: Declaration): Fault {
  const { path } = declaration;
  switch (oddity.kind) {
    case "extra-key": {
      const { key, allowed } = oddity;
      const may = allowed.length === 0 ? "no front matter" : `no front matter but ${listed(allowed.map(quote), "and")}`;
      return {
        message: `${quote(key)} stands in the front matter, and files of this class have ${may}.`,
        at: fieldAnchor(declaration, [key], "key"),
        subject: key,
        mend: "Remove it from the front matter",
      };
    }
    case "no-section": {
      const headings = oddity.days ? "heading of level 2 that is a day" : "heading";
      return {
        message: `This file has no ${headings}, below which its entries belong.`,
        at: { path, range: START_OF_FILE },
        mend: oddity.days
          ? "Write a heading such as ## 2026-05-22 above the entries"
          : "Write a heading above the entries",
      };
    }
    case "loose-entry": {
      const section = oddity.days ? "day" : "heading";
      return {
        message: `This entry stands above the first ${section}, and so belongs to none.`,
        at: { path, range: oddity.range },
        mend: `Write the ${section} that it belongs to above it`,
      };
    }
    case "no-day":
      return {
        message: `The heading ${quote(oddity.text)} is no day: headings of level 2 are days here, such as 2026-05-22.`,
        at: { path, range: oddity.range },
        subject: oddity.text,
        mend: "Write the day of the entries as year, month and day",
      };
    case "late-day":
      return {
        message: `${quote(oddity.day)} stands below ${quote(oddity.above)}; the newest day comes first.`,
        at: { path, range: oddity.range },
        subject: oddity.day,
        mend: `Move it with its entries above ${oddity.above}`,
      };
  }
}
