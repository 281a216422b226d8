import type { StatedEdge } from "../../memory/graph.js";
import { START_OF_FILE, type Range } from "../../memory/place.js";
import { edgesBrokenBy } from "../broken-edge.js";
import { edgePlaces } from "../edge-places.js";
import { formatOf } from "../../parse/parse-file.js";
import { counted } from "../../memory/counted.js";
import type { ChangeContext, Rule } from "../rule.js";

const EVENT = `nodeKind: RunJournalEvent
id: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001
attributes:
  title: Run created
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  sequence: 1
  eventType: run.created
`;

const PATH = "babysitter/runs/01JZ8Q4T3M9V6N0X7C2B5D1EFG/journal/000001.yaml";

export const journalRewritten: Rule = {
  id: "change/journal-rewritten",
  title: "Journal changed after it was merged",
  severity: "error",
  rationale:
    "A journal is evidence of what a run did. Evidence that can be edited afterwards proves nothing, so its files are " +
    "only ever added. A file of JSON Lines may grow: whole lines are added at its end.",
  remedy:
    "Restore the file; in JSON Lines, restore the lines that were there and put new ones after them. What must be " +
    "corrected is said in a record that cites the event. A merged line that cannot be read is mended all the same: " +
    "accept this finding first, by a waiver on the target branch.",
  source: "Record families 1.10 and 1.12; layout format: appendOnly",
  bad: {
    before: { [PATH]: EVENT },
    files: {
      [PATH]: `nodeKind: RunJournalEvent
id: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001
attributes:
  title: Run created by hand
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  sequence: 1
  eventType: run.created
`,
    },
    at: `${PATH}:1:1`,
  },
  good: {
    before: { [PATH]: EVENT },
    files: {
      [PATH]: EVENT,
      "babysitter/runs/01JZ8Q4T3M9V6N0X7C2B5D1EFG/journal/000002.yaml": `nodeKind: RunJournalEvent
id: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000002
attributes:
  title: Run completed
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:58:00Z"
  sequence: 2
  eventType: run.completed
`,
    },
  },
  change(context, report) {
    const brokenBy = brokenByPath(context);
    for (const file of context.change.files) {
      const layoutClass = file.kind === "added" ? undefined : context.layout.classOf(file.path);
      if (layoutClass?.appendOnly !== true || file.addedTo) continue;
      const isLines = file.kind === "modified" && (layoutClass.format ?? formatOf(file.path)) === "jsonl";
      const broken = brokenBy.get(file.path) ?? [];
      const edges = broken.length === 0 ? "" : ` ${counted(broken.length, "edge")} led to what it held.`;
      report({
        message: isLines
          ? `Lines of this journal that are merged are changed; it may only grow at its end.${edges}`
          : `This journal file is ${file.kind === "deleted" ? "deleted" : "changed"}; once merged it never changes.${edges}`,
        at: { path: file.path, range: startOfLine(file.rewrittenFrom) },
        suggestion: {
          message: isLines
            ? "Restore the file as the target branch has it, and add new lines after its last one"
            : "Restore the file as the target branch has it",
          certain: false,
        },
        related: edgePlaces(broken, context.layout, "this edge leads to a record that the file held"),
      });
    }
  },
};

function startOfLine(line: number | undefined): Range {
  return line === undefined ? START_OF_FILE : { start: { line, column: 1 }, end: { line, column: 1 } };
}

/** The edges that led to what each file held and lead nowhere now. */
function brokenByPath(context: ChangeContext): ReadonlyMap<string, readonly StatedEdge[]> {
  const byPath = new Map<string, StatedEdge[]>();
  for (const { before } of context.change.vanished) {
    const { path } = before.primary;
    byPath.set(path, (byPath.get(path) ?? []).concat(edgesBrokenBy(before, context)));
  }
  return byPath;
}
