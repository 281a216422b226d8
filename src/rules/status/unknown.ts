import type { Inspected } from "../../layouts/extract.js";
import { valueAt } from "../../memory/plain-data.js";
import type { Suggestion } from "../../memory/finding.js";
import type { Pointer } from "../../memory/place.js";
import { fieldAnchor } from "../../memory/record.js";
import { writtenPointer } from "../field-pointer.js";
import { nearestName } from "../../memory/nearest-name.js";
import { lighterOnNotes, listed, meant, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

export const unknownStatus: Rule = {
  id: "status/unknown",
  title: "Status outside the vocabulary",
  severity: "error",
  rationale:
    "Whether a record may be relied on hangs on its status. A word that nobody declared means something else to every " +
    "reader, and no transition to or from it can be judged. How a run ended is its `runStatus`, not its status.",
  remedy: "Use a status of the vocabulary.",
  source: "Schema specification, required graph fields; decisions 11 and 14",
  mends: "writes the status of the vocabulary where letter case, hyphens and the like are all that differs",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: Approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:5:11",
  },
  good: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  record(inspected, { ontology }, report) {
    const { declaration } = inspected;
    const { kind = "", status } = declaration;
    const ofKind = ontology.nodeKinds.get(kind)?.statuses;
    const statuses = ofKind ?? ontology.statuses;
    if (status === undefined || !statuses || statuses.includes(status)) return;
    const pointer = writtenPointer(inspected, "status");
    const suggestion = pointer && suggest(status, statuses, pointer, inspected);
    report({
      message: `${quote(status)} is no status${ofKind ? ` of a ${kind}` : ""}; it is one of ${listed(statuses, "or")}.`,
      at: fieldAnchor(declaration, pointer ?? []),
      subject: status,
      ...recordOf(declaration),
      ...lighterOnNotes(declaration),
      ...(suggestion && { suggestion }),
    });
  },
};

/** Words for how a run or a task ended. */
const OUTCOMES: ReadonlySet<string> = new Set([
  ...["cancelled", "canceled", "completed", "done", "error", "failed", "halted", "ok"],
  ...["pending", "running", "skipped", "succeeded", "success"],
]);

/** Kind of run memory to the attribute that holds its outcome. */
const OUTCOME_OF: ReadonlyMap<string, string> = new Map([
  ["BabysitterRun", "runStatus"],
  ["RunTaskResult", "resultStatus"],
]);

function suggest(
  status: string,
  statuses: readonly string[],
  pointer: Pointer,
  { declaration, value }: Inspected,
): Suggestion | undefined {
  const { kind = "", root } = declaration;
  const at = [...root, ...pointer];
  const outcome = OUTCOME_OF.get(kind);
  if (outcome !== undefined && OUTCOMES.has(status.toLowerCase())) {
    const message = `How it ended is its ${outcome}; the status says whether the record was reviewed`;
    const written = valueAt(value, [...pointer.slice(0, -1), outcome]);
    return written === undefined
      ? { message, certain: false, edit: { kind: "rename-key", pointer: at, key: outcome } }
      : { message, certain: false, edit: { kind: "set", pointer: at, value: "draft" } };
  }
  const near = nearestName(status, statuses);
  if (!near) return undefined;
  return {
    message: meant(near),
    certain: near.certain,
    edit: { kind: "set", pointer: at, value: near.name + behind(status, valueAt(value, pointer)) },
  };
}

/** What follows the status in its text, where the layout reads only the beginning. */
function behind(status: string, written: unknown): string {
  return typeof written === "string" && written.startsWith(status) ? written.slice(status.length) : "";
}
