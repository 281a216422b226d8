/** The linters see what they are there for, and the workflows that users copy are clean. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { lintWorkflow } from "./lint-workflow.js";

const EXAMPLES = fileURLToPath(new URL("../../examples/workflows", import.meta.url));

const GOOD = `name: x
on: push
permissions: {}
jobs:
  a:
    runs-on: ubuntu-latest
    timeout-minutes: 1
    permissions:
      contents: read # to read
    steps:
      - uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0
        with: { persist-credentials: false }
      - run: echo "$NAME"
        env: { NAME: "\${{ github.ref_name }}" }
`;

describe("lintWorkflow", () => {
  test("has nothing to say of a good workflow", async () => {
    expect(await lintWorkflow("x.yml", GOOD)).toEqual([]);
  });

  test.each([
    ["an unknown key", ["timeout-minutes", "time-out-minutes"], /languageservice 7: .*time-out-minutes/],
    [
      "an expression in a script",
      ['"$NAME"', '"${{ github.event.pull_request.title }}"'],
      /an expression stands in a script/,
    ],
    [
      "an untrusted title in a script",
      ['"$NAME"', '"${{ github.event.pull_request.title }}"'],
      /actionlint 13 expression: .*potentially untrusted/,
    ],
    [
      "a movable action",
      ["d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0", "v6"],
      /actions\/checkout@v6 is not pinned/,
    ],
    ["a pin without its version", [" # v6.1.0", ""], /without a comment that names its version/],
    ["a permission without a reason", [" # to read", ""], /a permission without a comment why/],
    [
      "permissions at the top",
      ["permissions: {}", "permissions: read-all"],
      /the workflow's own permissions are not {}/,
    ],
    ["a token left on disk", ["persist-credentials: false", "fetch-depth: 0"], /leaves its token on disk/],
    ["a checkout beside a writing token", ["on: push", "on: pull_request_target"], /strangers' events checks out/],
    ["an unknown job", ["runs-on: ubuntu-latest", "runs-on: ubuntu-latest\n    needs: b"], /actionlint \d+ job-needs/],
  ] as const)("sees %s", async (_, [before, after], said) => {
    expect((await lintWorkflow("x.yml", GOOD.replace(before, after))).join("\n")).toMatch(said);
  });
});

const examples = readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yml"));

test.each(examples)("the example %s is clean", async (path) => {
  expect(await lintWorkflow(path, readFileSync(join(EXAMPLES, path), "utf8"))).toEqual([]);
});
