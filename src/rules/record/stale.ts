import type { Inspected } from "../../layouts/extract.js";
import { DAY } from "../../memory/instant.js";
import { fieldAnchor, updatedTime } from "../../memory/record.js";
import { isApproved } from "../approved.js";
import { writtenPointer } from "../field-pointer.js";
import { quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

export const staleRecord: Rule = {
  id: "record/stale",
  title: "Approved record that nobody has touched for long",
  severity: "warning",
  rationale:
    "Agents rely on approved records without asking. What nobody has looked at for months may no longer be so, and " +
    "nothing else in the record shows it.",
  remedy: "Read the record again and bring its time forward, or deprecate it. The limit is `staleAfterDays`.",
  source: "Schema specification, governance; decisions 6 and 15",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2025-11-03T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:7:14",
  },
  good: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-05-03T08:20:00Z"
`,
    },
  },
  looksBeyondSkeleton: true,
  record(inspected, { ontology, horizon }, report) {
    const { declaration, layoutClass } = inspected;
    const { kind, status } = declaration;
    const days = ontology.nodeKinds.get(kind ?? "")?.staleAfterDays ?? ontology.staleAfterDays;
    // What never changes once it is merged does not age.
    if (days === undefined || layoutClass.appendOnly || !isApproved(status, kind, ontology)) return;
    const time = updatedTime(declaration);
    const since = time === undefined ? undefined : time + days * DAY;
    if (since === undefined || horizon.getTime() <= since) return;
    const { updatedAt = "" } = declaration;
    report({
      message: `This record is ${quote(status ?? "")} and was last updated at ${quote(updatedAt)}, more than ${days} days ago.`,
      at: fieldAnchor(declaration, writtenPointer(inspected, "updatedAt") ?? []),
      ...recordOf(declaration),
      // Who accepts that a review is overdue accepts it of this one, and not of the next.
      subject: updatedAt,
      since,
      suggestion: { message: whatToDo(inspected), certain: false },
    });
  },
};

/** Both fields by the names that the record has for them; a status that the layout gives cannot be changed there. */
function whatToDo(inspected: Inspected): string {
  const date = writtenPointer(inspected, "updatedAt")?.at(-1) ?? "updatedAt";
  const end = writtenPointer(inspected, "status") ? "retire it by its status" : "rewrite or remove it";
  return `Read it again; if it still holds, set ${date} to today, else ${end}`;
}
