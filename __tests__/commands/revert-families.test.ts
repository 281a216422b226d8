/** `revert` in memories whose layouts keep values as they are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROJECT } from "../runner/run-action.js";
import { git, repositoryOf, run, within, write } from "./command-line.js";

const PATH = ".brain/gotchas/2026-06-03-mirror-082000000.md";
const TEXT = `---
type: gotcha
title: Mirror throttles
summary: Nine installs at once fail.
importance: high
date: "2026-06-03T08:20:00Z"
---

Nine fail with 429 within a minute.
`;

it("takes a change of a memory back without another date, which stays once it is set", async () => {
  const folder = repositoryOf({ "memory-steward.yml": "layout: repobrain\n", [PATH]: TEXT });
  write(folder, { [PATH]: TEXT.replace("Nine fail", "Ten fail") });
  git(folder, "commit", "-qam", "ten");
  const { code, stdout } = await run("revert", "HEAD", "--dir", folder, "--write");
  expect(stdout).not.toContain("Errors that this would bring");
  expect(code).toBe(0);
  expect(readFileSync(join(folder, PATH), "utf8")).toBe(TEXT);
  write(folder, { [PATH]: TEXT.replace("Nine fail", "Ten fail") });
  const { stdout: json } = await run("check", folder, "--base", "HEAD~1", "--format", "json");
  expect(JSON.parse(json)).toMatchObject({
    findings: [{ rule: "change/updated-at", suggestion: { message: "Set the time to that of this change" } }],
  });
  expect(json).not.toContain("newText");
});

it("says of a procedure what a person has to add, and how to see that it is done", async () => {
  const path = "state/procedures/build.mirror_throttle_rescue.v1.md";
  const before = readFileSync(join(PROJECT, "examples/procedures", path), "utf8");
  const folder = repositoryOf({ "memory-steward.yml": "layout: procedures\n", [path]: before });
  const told = (version: number) => `version: ${version}\nchange_reason: More runners.\nchanged_by: operator\n`;
  const after = before.replace("eight", "sixteen").replace("status:", `${told(2)}status:`);
  write(folder, { [path]: after });
  git(folder, "commit", "-qam", "sixteen");
  const shown = await run("revert", "HEAD", "--dir", folder);
  expect([shown.code, shown.stdout.replace(/\s+/g, " ")]).toEqual([
    1,
    expect.stringMatching(
      /Mend: Add "version": 3, and add "change_reason" and "changed_by" .* Once they are written, mend in the files .*: memory-steward check \S+ --base HEAD $/,
    ),
  ]);
  const written = await within(folder, () => run("revert", "HEAD", "--write"));
  const [, call = ""] = /Now mend in the files .*\n {2}memory-steward (.*)\n$/.exec(written.stdout) ?? [];
  expect([written.code, call]).toEqual([1, "check --base HEAD"]);
  const left = () => within(folder, () => run(...call.split(" ")));
  expect((await left()).code).toBe(1);
  write(folder, { [path]: before.replace("status:", `${told(3)}status:`) });
  expect(await left()).toMatchObject({ code: 0 });
});
