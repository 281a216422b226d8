/** `doctor` on workflow files, and on the settings that the stand-in for GitHub shows. */
import { describe, expect, it, vi } from "vitest";
import { doctor } from "../../src/commands/doctor/doctor.js";
import type { ForgeSettings } from "../../src/memory/forge.js";
import { connected } from "../forge/support.js";
import { standInForTest } from "../github/for-test.js";
import { repositoryOf, run } from "./command-line.js";
import {
  APPROVALS,
  CHECK,
  example,
  HEALTH,
  MAIN,
  MERGED,
  ONE,
  REPORT,
  SETTINGS,
  WITH_CHECK_RUN,
  advice,
  without,
  workflows,
} from "./doctor-advice.js";
import { treeOf } from "../support/check-files.js";

describe("doctor", () => {
  it("has nothing to say of the workflows to copy", async () => {
    expect(await advice({ "memory.yml": ONE }, SETTINGS)).toEqual([]);
    const two = { "memory.yml": CHECK, "memory-report.yml": REPORT };
    expect(await advice(two, { ...SETTINGS, requiredChecks: ["memory-steward/report"] })).toEqual([]);
    expect(await advice(two, { ...SETTINGS, requiredChecks: ["check", "memory-steward/report"] })).toEqual([]);
    expect(await advice(two, { ...SETTINGS, usesMergeQueue: true })).toEqual([]);
  });

  it("has nothing to say of approvals that pushes count too", async () => {
    const required = { ...SETTINGS, requiredChecks: ["check", "memory-steward/approvals"] };
    const two = { "memory.yml": CHECK, "memory-report.yml": REPORT, "memory-approvals.yml": APPROVALS };
    const reported = [...required.requiredChecks, "memory-steward/report"];
    expect(await advice(two, { ...required, requiredChecks: reported })).toEqual([]);
    const one = WITH_CHECK_RUN.replace("      contents: read", "      checks: write\n      contents: read");
    expect(await advice({ "memory.yml": one, "memory-approvals.yml": APPROVALS }, required)).toEqual([]);
  });

  it.each<readonly [string, RegExp, Record<string, string>]>([
    ["no workflow at all", /^error: No workflow runs the steward/, {}],
    [
      "a path filter",
      /^error: .*filtered by `paths`/,
      { "a.yml": CHECK.replace("pull_request:", "pull_request:\n    paths: [a/**]") },
    ],
    ["no top permissions", /^warning: Jobs that say nothing/, { "a.yml": CHECK.replace("permissions: {}\n", "") }],
    [
      "no right to read",
      /^error: .*may not read/,
      { "a.yml": CHECK.replace(/ {6}contents: read.*\n/, "      actions: read\n") },
    ],
    ["no right at all", /^error: .*may not read/, { "a.yml": CHECK.replace("contents: read", "contents: none") }],
    ["no history", /^error: .*no history/, { "a.yml": CHECK.replace(/ +fetch-depth: 0.*\n/, "") }],
    ["no merge_group", /^note: A merge queue/, { "a.yml": CHECK.replace("  merge_group:\n", "") }],
    [
      "a publishing job without its right",
      /^warning: .*may not comment/,
      { "a.yml": ONE.replace(/ +pull-requests: write.*\n/, "") },
    ],
    [
      "a checking job that may write",
      /^warning: .*may write/,
      { "a.yml": CHECK.replace("contents: read", "contents: write") },
    ],
    ["a token on disk", /^warning: .*token on disk/, { "a.yml": CHECK.replace(/ +persist-credentials.*\n/, "") }],
    [
      "pull_request_target",
      /^error: `pull_request_target`/,
      { "a.yml": CHECK.replace("pull_request:", "pull_request_target:") },
    ],
    [
      "a report without checks: write",
      /^error: .*without `checks: write`/,
      { "a.yml": CHECK, "b.yml": REPORT.replace(/ +checks: write.*\n/, "") },
    ],
    ["a report on a workflow that is not there", /^error: It follows a workflow named "memory"/, { "b.yml": REPORT }],
    [
      "a checkout of the head",
      /^error: .*checks out the head/,
      {
        "a.yml": CHECK,
        "b.yml": REPORT.replace(
          "    steps:\n",
          `    steps:\n      - uses: actions/checkout@${"0".repeat(40)}\n        with:\n          ref: \${{ github.event.workflow_run.head_sha }}\n`,
        ),
      },
    ],
    [
      "a workflow that waits for what the job's own token does",
      /^note: What the steward writes .*, so .github\/workflows\/b.yml will not run/,
      {
        "a.yml": ONE,
        "b.yml": "on:\n  pull_request:\n    types: [labeled]\npermissions: {}\njobs: {}\n",
      },
    ],
    [
      "a check that does not hear of another base branch",
      /^warning: A pull request that gets another base branch is not checked again/,
      { "a.yml": CHECK.replace(/ +types: \[opened.*\n/, "") },
    ],
    [
      "a check that hears of new commits alone",
      /^warning: A pull request that gets another base branch is not checked again/,
      { "a.yml": CHECK.replace("reopened, edited]", "reopened]") },
    ],
    [
      "a check without a checkout",
      /^error: .*nothing to check/,
      { "a.yml": CHECK.replace(/ +- uses: actions\/checkout[^]*?(?= +- uses: memory)/, "") },
    ],
    [
      "an index that a schedule cannot write",
      /^error: The job main runs `reindex` on `schedule` without `contents: write`/,
      { "a.yml": MAIN.replace("contents: write", "contents: read") },
    ],
    [
      "an index that cannot be proposed",
      /^warning: The job main runs `reindex` on `schedule` without `pull-requests: write`/,
      { "a.yml": without("pull-requests: write", MAIN) },
    ],
    [
      "health without its issue",
      /^error: The job health runs `health` without `issues: write`/,
      { "a.yml": without("issues: write", HEALTH) },
    ],
    [
      "a merge whose link cannot be written",
      /^warning: The job link runs `link-back` on `pull_request` without `issues: write`/,
      { "a.yml": without("issues: write", MERGED) },
    ],
    [
      "an intake that cannot fetch what a run left",
      /^error: The job propose runs `propose` without `actions: read`/,
      {
        "agent.yml": example("proposals/agent.yml"),
        "a.yml": without("actions: read", example("proposals/memory-propose.yml")),
      },
    ],
    [
      "approvals that no push counts",
      /^warning: `memory-steward\/approvals` is written when a review comes or goes, and by no push/,
      { "a.yml": ONE, "b.yml": APPROVALS },
    ],
    [
      "check runs that the job may not write",
      /^warning: The job check is to write check runs, but may not/,
      { "a.yml": WITH_CHECK_RUN, "b.yml": APPROVALS },
    ],
    ["a file that is no YAML", /^warning: .*cannot be read/, { "a.yml": CHECK, "broken.yml": "a: [\n" }],
  ])("tells %s", async (_, expected, files) => {
    expect(await advice(files)).toEqual([expect.stringMatching(expected)]);
  });

  it("takes `auto` behind an agent's run for an intake, which publishes nothing", async () => {
    const intake = example("proposals/memory-propose.yml").replace("command: propose", "command: auto");
    const files = { "memory.yml": ONE, "agent.yml": example("proposals/agent.yml"), "a.yml": intake };
    expect(await advice(files)).toEqual([]);
    expect(await advice({ ...files, "a.yml": without("actions: read", intake) })).toEqual([
      "error: The job propose runs `propose` on `workflow_run` without `actions: read`.",
    ]);
    const onPulls = example("proposals/agent.yml").replace("  workflow_dispatch:", "  pull_request:");
    expect(await advice({ ...files, "agent.yml": onPulls })).toContain(
      "error: The job propose publishes without `checks: write`.",
    );
  });

  it("asks nothing of permissions that another token has", async () => {
    const other = MAIN.replace("command: auto\n", "command: auto\n          token: ${{ steps.app.outputs.token }}\n");
    expect(await advice({ "a.yml": without("pull-requests: write", other) })).toEqual([]);
  });

  it.each<readonly [string, RegExp, Record<string, string>]>([
    [
      "has no name",
      /^Add the line `name: memory` at the top of \.github\/workflows\/a\.yml/,
      { "a.yml": CHECK.replace("name: memory\n", "") },
    ],
    [
      "has another",
      /^Write `workflows: \["Check of memory"\]` there/,
      { "a.yml": CHECK.replace("name: memory\n", "name: Check of memory\n") },
    ],
    ["is not there", /two-files, with the line `name: memory` at its top/, {}],
  ])("says what to do where the check that a report follows %s", async (_, mend, files) => {
    const { advice: said } = await doctor(
      treeOf(workflows({ ...files, "b.yml": REPORT })),
      undefined,
      undefined,
      "1.0.0",
    );
    expect(said.map((one) => one.mend)).toEqual([expect.stringMatching(mend)]);
  });

  it("says both mends where an intake follows a workflow that is not there: the agent may run elsewhere", async () => {
    const intake = { "a.yml": example("proposals/memory-propose.yml") };
    const { advice: said } = await doctor(treeOf(workflows(intake)), undefined, undefined, "1.0.0");
    expect(said.map(({ severity, mend }) => [severity, mend])).toEqual([
      ["error", expect.stringMatching(/^Write the `name:` of the workflow .* take `workflow_run` out of `on:`\.$/)],
    ]);
    const alone = { "a.yml": intake["a.yml"].replace(/ +# For agents.*\n +repository_dispatch:\n.*\n/, "") };
    const [only] = (await doctor(treeOf(workflows(alone)), undefined, undefined, "1.0.0")).advice;
    expect(only?.mend).not.toContain("out of");
  });

  it.each([
    ["[mian]", "main", "[main]"],
    ["[main]", "master", "[master]"],
    ["[main, 'release/*']", "release/1/x", "[release/1/x]"],
    ["main", "on", '["on"]'],
    ["[main]", "c++", '["c\\\\+\\\\+"]'],
  ])("tells that `branches: %s` leaves %s out", async (listed, branch, mend) => {
    const files = { "a.yml": CHECK.replace("branches: [main]", `branches: ${listed}`) };
    const { advice: said } = await doctor(treeOf(workflows(files)), undefined, branch, "1.0.0");
    expect(said.map((one) => [one.severity, one.mend])).toEqual([
      ["warning", `Write \`branches: ${mend}\` under \`push:\`.`],
    ]);
  });

  it.each(["[main]", "main", "['**']", "['*']", "['m*']", "['mai?n']", "['!x', 'ma+in']"])(
    "says nothing of `branches: %s` where the default branch is main, nor of any where it is not known",
    async (listed) => {
      const files = { "a.yml": CHECK.replace("branches: [main]", `branches: ${listed}`) };
      const said = await advice(files, undefined, "main", "1.0.0");
      expect(said.filter((text) => text.includes("default branch"))).toEqual([]);
      expect(await advice({ "a.yml": CHECK.replace("[main]", "[mian]") })).toEqual([]);
    },
  );

  it.each([
    ["push", "branches-ignore: [main]", "`push` does not start it for main", "Take `main` out"],
    ["push", "branches-ignore: ['release/*', 'm*']", "`push` does not start it for m*", "Take `m*` out"],
    ["push", "tags: ['v*']", "`push` starts it for tags alone", "Write `branches: [main]` under `push:`."],
    [
      "pull_request",
      "types: [edited]\n    branches: [next]",
      "`pull_request` starts it for next alone",
      "Write `branches: [main]`",
    ],
    [
      "pull_request",
      "types: [edited]\n    branches-ignore: main",
      "`pull_request` does not start it for main",
      "Take `main` out",
    ],
  ])("tells that `%s` with `%s` leaves main out", async (event, filter, message, mend) => {
    const changed = ONE.replace(new RegExp(`^  ${event}:.*(?:\n    .*)*\n`, "m"), `  ${event}:\n    ${filter}\n`);
    const result = await doctor(treeOf(workflows({ "a.yml": changed })), undefined, "main", "1.0.0");
    // What is left out is one thing; which other branches start it is told beside it.
    const said = result.advice.filter(({ message: text }) => text.includes("default branch"));
    expect(said.map((one) => [one.severity, one.message])).toEqual([
      ["warning", `${message}, and the default branch is main.`],
    ]);
    expect(said[0]?.mend).toContain(mend);
  });

  it.each([
    ["push", "branches-ignore: ['release/*', 'ma?n', '!main']"],
    ["push", "branches: [main]\n    tags: ['v*']"],
    ["pull_request", "types: [edited]\n    branches: ['**']"],
  ])("says nothing of `%s` with `%s`", async (event, filter) => {
    const changed = ONE.replace(new RegExp(`^  ${event}:.*(?:\n    .*)*\n`, "m"), `  ${event}:\n    ${filter}\n`);
    const said = await advice({ "a.yml": changed }, undefined, "main", "1.0.0");
    expect(said.filter((text) => text.includes("default branch"))).toEqual([]);
  });

  it("names the job that checks as the one to require, whatever other jobs pull requests start", async () => {
    const files = { "a-merged.yml": MERGED, "memory.yml": ONE };
    expect(await advice(files, { ...SETTINGS, requiredChecks: [] })).toEqual([
      expect.stringContaining("`check` is not required"),
    ]);
    expect(await advice(files, SETTINGS)).toEqual([]);
  });

  it.each<readonly [string, RegExp, Partial<ForgeSettings>]>([
    ["a check that is not required", /^warning: .*`check` is not required/, { requiredChecks: ["build"] }],
    [
      "a check run that nobody writes",
      /^error: `memory-steward\/report` is required/,
      { requiredChecks: ["check", "memory-steward/report"] },
    ],
    ["a generous default", /^warning: Workflows that say nothing/, { defaultWorkflowPermissions: "write" }],
    ["a ruleset that blocks the bot", /^note: .*pull requests alone/, { branchRules: ["pull_request"] }],
    ["a ruleset that asks for signatures", /^note: .*signed commits/, { branchRules: ["required_signatures"] }],
    ["what the token may not see", /^note: The token may not see/, { requiredChecks: undefined }],
  ])("tells %s", async (_, expected, settings) => {
    expect(await advice({ "memory.yml": ONE }, { ...SETTINGS, ...settings })).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it.each(["memory-steward/approvals", "memory-steward/report"])(
    "tells that a merge queue waits for %s for ever",
    async (check) => {
      const files = { "memory.yml": CHECK, "memory-report.yml": REPORT, "memory-approvals.yml": APPROVALS };
      expect(await advice(files, { ...SETTINGS, requiredChecks: ["check", check], usesMergeQueue: true })).toEqual([
        expect.stringMatching(new RegExp(`^error: \`${check}\` is required, and the merge queue waits for it`)),
      ]);
    },
  );

  it("tells that a fork decides what is green, where the report is not required", async () => {
    expect(await advice({ "memory.yml": CHECK, "memory-report.yml": REPORT }, SETTINGS)).toEqual([
      expect.stringMatching(/^warning: A fork's .*`check` may be green .*`memory-steward\/report` is not required/),
    ]);
  });

  it("tells that a job which asks nobody sees no other pull request of its commit, in a repository without forks too", async () => {
    const publish = WITH_CHECK_RUN.replace("command: auto", "command: publish").replace(
      "      contents: read",
      "      checks: write\n      contents: read",
    );
    const two = { "memory.yml": CHECK, "memory-publish.yml": publish.replaceAll("  check:\n", "  publish:\n") };
    const [said, ...others] = await advice(two, SETTINGS);
    expect(others).toEqual([]);
    expect(said).toMatch(
      /^warning: `check` does not see other pull requests of the same commit.*report` is not required/,
    );
    expect(await advice(two, { ...SETTINGS, requiredChecks: ["check", "memory-steward/report"] })).toEqual([]);
    expect(await advice(two, { ...SETTINGS, usesMergeQueue: true })).toEqual([]);
    // The job that publishes goes red by itself.
    const one = WITH_CHECK_RUN.replace("      contents: read", "      checks: write\n      contents: read");
    expect(await advice({ "memory.yml": one }, SETTINGS)).toEqual([]);
  });

  it.each(["push:", "push:\n    branches: ['**']", "push:\n    branches-ignore: [next]"])(
    "tells that a branch is judged by its own rules under the name of the required check: %s",
    async (push) => {
      for (const text of [ONE, CHECK]) {
        const files = workflows({ "memory.yml": text.replace(/push:\n {4}branches: \[main\]/, push) });
        const { advice: said } = await doctor(treeOf(files), undefined, "main", "1.0.0");
        expect(said.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
          expect.stringMatching(/^warning: `push` runs the job check for every branch/),
        ]);
        expect(said[0]?.mend).toContain("Write `branches: [main]` under `push:`");
      }
    },
  );

  it("says nothing of a push that checks under a name of its own, or for branches that are named", async () => {
    const other = CHECK.replace(/ {2}pull_request:\n {4}types:.*\n/, "").replace(
      "push:\n    branches: [main]",
      "push:",
    );
    const pushed = other.replace("name: check\n", "name: pushed\n");
    expect(await advice({ "a.yml": CHECK, "b.yml": pushed }, undefined, "main")).not.toContainEqual(
      expect.stringContaining("for every branch"),
    );
    expect(await advice({ "a.yml": CHECK, "b.yml": other }, undefined, "main")).toContainEqual(
      expect.stringContaining("for every branch"),
    );
    const released = CHECK.replace("branches: [main]", "branches: [main, 'release/*']");
    expect(await advice({ "a.yml": released }, undefined, "main")).toEqual([]);
  });

  it("names every setting that nobody looked at", async () => {
    expect((await doctor(treeOf({}), undefined)).unseen).toHaveLength(4);
    expect((await doctor(treeOf({}), SETTINGS)).unseen).toEqual([]);
    expect((await doctor(treeOf({}), { ...SETTINGS, usesMergeQueue: undefined })).unseen).toEqual([
      "whether it has a merge queue",
    ]);
  });

  it("tells a merge queue without the trigger for its groups", async () => {
    const said = await advice(
      { "a.yml": CHECK.replace("  merge_group:\n", "") },
      { ...SETTINGS, usesMergeQueue: true },
    );
    expect(said).toContain("error: The branch has a merge queue, and no workflow checks its groups.");
  });

  it("says once what several workflows have in common", async () => {
    const step = "jobs:\n  a:\n    runs-on: ubuntu-latest\n    permissions:\n      contents: read\n    steps:\n";
    const text = (name: string) =>
      `name: ${name}\non: push\npermissions: {}\n${step}      - uses: memory-steward/memory-steward@v1\n`;
    const folder = repositoryOf({ ".github/workflows/a.yml": text("a"), ".github/workflows/b.yml": text("b") });
    const { stdout } = await run("doctor", folder);
    expect(stdout.match(/The branch v1 of memory-steward/g)).toHaveLength(1);
    expect(stdout).toContain("! .github/workflows/a.yml, .github/workflows/b.yml: The branch v1 of memory-steward");
  });

  it("tells what needs no network where GitHub cannot be reached, and why it did not tell more", async () => {
    vi.stubEnv("GITHUB_TOKEN", "x");
    // No client sends anything to this port.
    vi.stubEnv("GITHUB_API_URL", "http://127.0.0.1:9");
    const { code, stdout, stderr } = await run("doctor", repositoryOf({ "a.md": "a" }), "--repository", "a/b");
    expect([code, stderr]).toEqual([2, ""]);
    expect(stdout).toMatch(/^Looked at 0 workflows\.\n✗ \.github\/workflows: No workflow runs the steward\.\n/);
    expect(stdout).toMatch(
      /\nNot looked at: which checks .*\n {4}GitHub did not tell them: GitHub cannot be reached at .*\. Run it again once/,
    );
  });

  it("asks GitHub for the settings, and takes what a token may not see for unknown", async () => {
    const standIn = await standInForTest();
    const repository = await standIn.createRepository("acme/agent-memory");
    standIn.grant(repository, "owner", "admin");
    const of = (token: Parameters<typeof connected>[1]) => connected(standIn, token).forge.settings("main");
    expect(await of(standIn.personalToken("owner"))).toMatchObject({
      branchRules: [],
      defaultWorkflowPermissions: "read",
      canApprovePullRequests: false,
    });
    const partly = await of(standIn.jobToken(repository, { contents: "read" }));
    expect(partly).toMatchObject({ defaultWorkflowPermissions: undefined });
    expect((await doctor(treeOf({}), partly)).unseen).toEqual(["what workflows may do that say nothing"]);
  });

  it("knows a required check that GitHub lists behind many other rules", async () => {
    const standIn = await standInForTest();
    const repository = await standIn.createRepository("acme/agent-memory");
    const parameters = {
      required_status_checks: [{ context: "check" }],
      strict_required_status_checks_policy: false,
    };
    const others = Array.from({ length: 100 }, () => ({ type: "deletion" }));
    repository.rules.set("main", [...others, { type: "required_status_checks", parameters }]);
    const { forge } = connected(standIn, standIn.jobToken(repository, { contents: "read" }));
    expect(await forge.settings("main")).toMatchObject({ requiredChecks: ["check"] });
  });
});

it("names a few of thousands of workflows, and tells the worst of what is to be said", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `.github/workflows/w${String(index).padStart(3, "0")}.yml`,
      `on: { pull_request: { paths: [x] } }
permissions: {}
jobs:
  check:
    runs-on: ubuntu-latest
    steps: [{ uses: memory-steward/memory-steward@v${index + 2} }]
`,
    ]),
  );
  const { code, stdout } = await run("doctor", repositoryOf(many));
  expect(code).toBe(1);
  expect(stdout).toContain("w009.yml and 290 more: ");
  expect(stdout).toMatch(/\n\d+ more pieces of advice, once these are followed\.\n/);
  expect(stdout.split("\n").length).toBeLessThan(500);
}, 60_000);
