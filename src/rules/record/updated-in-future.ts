import { DAY } from "../../memory/instant.js";
import { fieldAnchor, updatedTime } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

/** Clocks and time zones differ by less than a day. */
const TOLERANCE = DAY;

export const updatedInFuture: Rule = {
  id: "record/updated-in-future",
  title: "Time of the last change that lies in the future",
  severity: "warning",
  rationale:
    "A record from the future wins every comparison by time and never grows stale. Up to 24 hours ahead are allowed, " +
    "since clocks and time zones differ.",
  remedy: "Write the time of the last change.",
  source: "Record families 1.10: content changed",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2062-06-03T08:20:00Z"
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
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  about: "declaration",
  // Depends on the present, so it is asked of the graph each time and never of a file alone.
  graph({ graph, layout, now }, report) {
    const latest = now.getTime() + TOLERANCE;
    graph.declarations.forEach((declaration) => {
      const time = updatedTime(declaration);
      if (time === undefined || time <= latest) return;
      report({
        message: `The time ${quote(declaration.updatedAt ?? "")} lies in the future.`,
        at: fieldAnchor(declaration, fieldPointer(declaration, "updatedAt", layout)),
        ...recordOf(declaration),
        until: time - TOLERANCE,
      });
    });
  },
};
