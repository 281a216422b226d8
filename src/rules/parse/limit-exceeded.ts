import type { Rule } from "../rule.js";

const tool = (nested: string) => `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  limits: ${nested}
`;

export const limitExceeded: Rule = {
  id: "parse/limit-exceeded",
  title: "File beyond a limit",
  severity: "error",
  rationale:
    "A few bytes of YAML can stand for gigabytes, and deep nesting exhausts a reader's stack. A file beyond a limit " +
    "is not read, or not to its end, so that it cannot stop the check of the others.",
  remedy: "Split the file, nest less, or write aliases out. Limits are set under `limits` in memory-steward.yml.",
  source: "Decisions 15 and 23",
  locked: true,
  bad: {
    files: { "graph/tools/lockfile-linter.yaml": tool(`${"[".repeat(70)}${"]".repeat(70)}`) },
    at: "graph/tools/lockfile-linter.yaml:8:73",
  },
  good: { files: { "graph/tools/lockfile-linter.yaml": tool("[[1, 2], [3, 4]]") } },
};
