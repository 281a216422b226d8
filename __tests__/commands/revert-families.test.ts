/** `revert` in memories whose layouts keep values as they are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { git, repositoryOf, run, write } from "./command-line.js";

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
