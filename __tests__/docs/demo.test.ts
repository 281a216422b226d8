/** The demo as somebody runs it: it ends by itself, and every line that matters is there. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { PROJECT } from "../runner/run-action.js";

const run = promisify(execFile);

it("npm run demo tells of pull requests from red to green, on GitHub's own terms", { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "demo-test-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const page = join(folder, "page.html");
  const tsx = join(PROJECT, "node_modules/.bin/tsx");
  // Whatever the demo leaves behind would stand in this folder.
  const env = { ...process.env, TMPDIR: folder };
  const { stdout, stderr } = await run(tsx, ["scripts/demo.ts", "--html", page], { cwd: PROJECT, env });
  expect(stderr).toBe("");
  const inOrder = [
    "✗ memory / check  on pull_request, token: contents read, pull-requests write",
    "failure  graph/services/artifact-store.yaml:12",
    "github-actions[bot] · comment created",
    "│ ❌ Memory check failed: 1 error to mend",
    "Did you mean service:registry-mirror?",
    'refused. Required status check "check" is failing.',
    "comment updated: the same one",
    "│ ✅ Memory check passed",
    "✓ memory / check  on push",
    "memory-steward fix mends 4 of 9 findings",
    "Applied 4 edits to 4 files. Left, compared with origin/main: 5 errors.",
    "✗ memory / check  on pull_request, token: contents read\n",
    "✓ memory report / report  on workflow_run",
    "it also adds service:artifact-store",
    "comment updated: the same one",
    "✓ agent / agent  on workflow_dispatch, token: contents read\n",
    "✓ memory propose / propose  on workflow_run, token: actions read, contents write, pull-requests write",
    "github-actions[bot] · pull request 3: Add runbook:cache-node-disk-full",
    "✓ memory merged / link  on pull_request",
    "✓ memory on main / main  on push",
    "Z  the adoption: a person vouches for the 40 records",
    "Z  what the agent learned: 41 records",
    "github-actions[bot] · on issue 1",
    "What this run learned was merged into the memory",
    "API calls for each report, of at most 12:",
    "10 changed files, 5 findings, 20 other pull requests",
    "API calls of what is no report, which the limit is not for:",
    "acme/team-memory 3, proposed from an agent's file",
    "0 requests that GitHub's published description of its API does not allow",
    `The story as a page: ${page}`,
  ];
  const places = inOrder.reduce<number[]>(
    (found, line) => [...found, stdout.indexOf(line, (found.at(-1) ?? 0) + 1)],
    [],
  );
  expect(inOrder.filter((_, at) => places[at] === -1)).toEqual([]);
  expect(stdout.trimEnd().split("\n").at(-1)).toBe(`The story as a page: ${page}`);

  const html = readFileSync(page, "utf8");
  expect(html).toContain("Memory check failed: 1 error to mend");
  expect(html).toContain("default-src 'none'");
  // The page tells what the terminal tells.
  expect(html).toContain("Applied 4 edits to 4 files. Left, compared with origin/main: 5 errors.");
  expect(html).toContain("The maintainer tries to merge: refused.");
  expect(html).toContain("what the agent learned: 41 records");
  expect(html).not.toMatch(/<script|forge-unset/i);
  expect(readdirSync(folder).filter((name) => /^(memory-steward|github-stand-in|workspace)/.test(name))).toEqual([]);
});
