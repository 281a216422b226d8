import { fieldAnchor } from "../../memory/record.js";
import type { Unlogged } from "../../memory/change.js";
import { listed, quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: machines
classes:
  machine:
    files: ["machines/*.yaml"]
    fields: { id: $stem, title: title }
    logged:
      - { of: [limits], in: history, with: { what: [measured, set] } }
`;
const PATH = "machines/mirror.yaml";
const BEFORE = { "layout.yaml": LAYOUT, [PATH]: machine(8, "") };

function machine(installs: number, history: string): string {
  return `title: The mirror
limits: { installs: ${installs} }
history:
  - { what: set, why: So it was bought. }
${history}`;
}

export const unlogged: Rule = {
  id: "change/unlogged",
  title: "Change of which the record's log does not tell",
  severity: "error",
  rationale:
    "The layout says that a list of the record tells of every change of this content. Who asks later why the record says " +
    "what it says finds no answer in it, and a log with gaps proves nothing.",
  remedy: "Add an entry at the end of the log that says what was done, and why.",
  source: "Layout format: logged; record families, section 4",
  bad: {
    bare: true,
    layout: "layout.yaml",
    before: BEFORE,
    files: { ...BEFORE, [PATH]: machine(20, "  - { what: moved, why: The room was full. }\n") },
    at: `${PATH}:4:3`,
  },
  good: {
    bare: true,
    layout: "layout.yaml",
    before: BEFORE,
    files: { ...BEFORE, [PATH]: machine(20, "  - { what: measured, why: It has two nodes. }\n") },
  },
  change({ change }, report) {
    for (const { record, parts, list, fitting } of change.unlogged) {
      const name = list.join(".");
      report({
        message: `${quote(record.id)} says something else in its ${listed(parts, "and")} than before, and ${quote(name)} has no new entry${that(fitting)}.`,
        at: fieldAnchor(record.primary, list),
        record: record.id,
        subject: `${name} ${parts.join(" ")}`,
        suggestion: { message: `Add an entry to ${quote(name)} that tells of the change`, certain: false },
      });
    }
  },
};

function that(fitting: Unlogged["fitting"]): string {
  const asked = fitting.map(([key, values]) => `${quote(key)} is ${listed(values, "or")}`);
  return asked.length === 0 ? "" : ` whose ${listed(asked, "and")}`;
}
