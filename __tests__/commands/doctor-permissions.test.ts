/** Which permissions `doctor` asks for: a command that lacks one fails on GitHub, or leaves out a part of its work. */
import { describe, expect, it } from "vitest";
import { adviceOnPermissions } from "../../src/commands/doctor/advice-on-permissions.js";

const CONTENTS = "contents: write";
const PULLS = "pull-requests: write";

function wanted(command: string, permissions: Readonly<Record<string, string>>, triggers: Record<string, unknown>) {
  const workflow = {
    ...{ path: ".github/workflows/a.yml", name: "a", hasTopPermissions: false, jobs: [] },
    triggers: new Map(Object.entries(triggers)),
  };
  const job = { name: "main", permissions, stewards: [{ command }], uses: [], checkouts: [] };
  return adviceOnPermissions(workflow, job).map(({ severity, mend }) => {
    return `${severity}: ${/`([\w-]+: \w+)`/.exec(mend)?.[1] ?? ""}`;
  });
}

describe("a command without any permission lacks", () => {
  it.each<[string, string[]]>([
    ["check", []],
    ["reindex", [`error: ${CONTENTS}`, `warning: ${PULLS}`]],
    ["snapshot", [`error: ${CONTENTS}`, "error: pull-requests: read"]],
    ["proposals", [`error: ${CONTENTS}`, `error: ${PULLS}`]],
    ["propose", [`error: ${CONTENTS}`, `error: ${PULLS}`]],
    ["import-run", [`error: ${CONTENTS}`, `error: ${PULLS}`]],
    ["health", ["error: issues: write", "error: pull-requests: read"]],
    ["link-back", ["warning: issues: write", `warning: ${PULLS}`]],
    ["approvals", ["error: pull-requests: read", "error: checks: write"]],
  ])("%s", (command, lacks) => {
    expect(wanted(command, {}, { push: null })).toEqual(lacks);
    // A scope that may write may read too, and one that may read may not write.
    const has = (level: string) =>
      Object.fromEntries(["contents", "pull-requests", "issues", "checks"].map((scope) => [scope, level]));
    expect(wanted(command, has("write"), { push: null })).toEqual([]);
    expect(wanted(command, has("read"), { push: null })).toEqual(lacks.filter((each) => each.endsWith("write")));
  });
});

it("what fetches the artifact of a run has to read runs", () => {
  const granted = { contents: "write", "pull-requests": "write" };
  for (const command of ["propose", "import-run"]) {
    expect(wanted(command, granted, { workflow_run: null })).toEqual(["error: actions: read"]);
    expect(wanted(command, granted, { repository_dispatch: null })).toEqual([]);
  }
  const all = [`error: ${CONTENTS}`, `error: ${PULLS}`, "error: actions: read"];
  expect(wanted("propose", {}, { workflow_run: null })).toEqual(all);
  expect(wanted("proposals", granted, { workflow_run: null })).toEqual([]);
});

it.each<[string, unknown, string[]]>([
  ["schedule", null, [`error: ${CONTENTS}`, `warning: ${PULLS}`]],
  ["pull_request_review", null, ["error: pull-requests: read", "error: checks: write"]],
  ["repository_dispatch", null, [`error: ${CONTENTS}`, `error: ${PULLS}`]],
  ["pull_request", { types: ["closed"] }, ["warning: issues: write", `warning: ${PULLS}`]],
  ["pull_request", { types: ["closed", "opened"] }, []],
  ["push", null, []],
])("`auto` lacks on %s what its command lacks", (event, value, lacks) => {
  expect(wanted("auto", {}, { [event]: value })).toEqual(lacks);
});

it("`auto` lacks what the commands of all its events lack, each once", () => {
  const events = { schedule: null, pull_request: { types: ["closed"] } };
  expect(wanted("auto", {}, events)).toEqual([`error: ${CONTENTS}`, `warning: ${PULLS}`, "warning: issues: write"]);
});
