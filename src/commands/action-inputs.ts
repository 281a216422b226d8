/** What the Action takes in a workflow: its own code refuses by these lists, and `doctor` looks for what it would refuse. */

/** Values of the input `command`. */
export const ACTION_COMMANDS = [
  "auto",
  "check",
  "merge-reports",
  "publish",
  "reindex",
  "snapshot",
  "resolve",
  "proposals",
  "propose",
  "import-run",
  "health",
] as const;

/** As action.yml declares them. */
export const ACTION_INPUTS = [
  "command",
  "directory",
  "layout",
  "config",
  "base",
  "head",
  "shard",
  "part-file",
  "parts",
  "report-file",
  "sarif-file",
  "token",
  "comment",
  "check-run",
  "sarif",
  "dashboard-file",
  "index-build",
  "fail-label",
  "request-reviewers",
  "ref",
  "at",
  "snapshot",
  "require-approved-commit",
  "update-file",
  "run-directory",
] as const;
