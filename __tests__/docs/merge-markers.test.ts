/** No page went into a commit with the marks of a merge that nobody finished. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { git } from "../commands/command-line.js";

it("no page keeps both sides of a merge", () => {
  const pages = git(".", "ls-files", "*.md", "*.json", "*.yml", "*.yaml").trim().split("\n");
  expect(pages).toContain("README.md");
  const marked = pages.filter((path) => /^(?:<{7}|>{7}) /m.test(readFileSync(path, "utf8")));
  expect(marked).toEqual([]);
});
