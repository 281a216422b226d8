/** Links whose targets hold backslashes and character references (CommonMark 0.31, sections 2.4 and 2.5), from file to report. */
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commit, repositoryOf, run } from "./command-line.js";

const page = (text: string): string => `---\ntype: table\n---\n${text}\n`;

const PAGES = {
  "memory-steward.yml": "layout: okf\n",
  "tables/c(1).md": "---\ntype: table\ntitle: One\n---\nWhat the page says, in a few words.\n",
  "tables/a&b.md": page("Words."),
  "tables/café.md": page("Words."),
  "tables/d>e.md": page("Words."),
};

const found = async (folder: string, ...options: string[]): Promise<unknown[]> => {
  const { stdout } = await run("check", folder, "--format", "json", ...options);
  const report: unknown = JSON.parse(stdout);
  const { findings } = report as {
    findings: { rule: string; message: string; range: unknown; suggestion?: { message: string } }[];
  };
  return findings
    .filter(({ rule }) => rule === "graph/dangling-edge")
    .map(({ message, range, suggestion }) => [message, range, suggestion?.message]);
};

it("lead where a page leads, and those that lead nowhere stand at their place", async () => {
  const links = [
    "[1](c\\(1\\).md) [2](a&amp;b.md#x) [3](caf&eacute;.md) [4](<d\\>e.md>) [5](.&sol;a&#38;b.md) [6]",
    "[out](https&colon;//example.org/a.md) [here](&num;part) [gone](a&amp;\\b.md)",
    "",
    "[6]: c&#40;1&#x29;.md",
  ];
  const folder = repositoryOf({ ...PAGES, "tables/o.md": page(links.join("\n")) });
  expect(await found(folder)).toEqual([
    [
      '"links_to" points at "a&amp;\\b.md", which does not exist.',
      { start: { line: 5, column: 64 }, end: { line: 5, column: 75 } },
      "Did you mean a%26b.md?",
    ],
  ]);
});

it("are told what to write where their target moved, with what stands behind its path as it was", async () => {
  const folder = repositoryOf({
    ...PAGES,
    "tables/o.md": page(
      "See [one](c\\(1\\).md#a&amp;b), [two](.\\/c&#40;1&#41;.md\\#a) and [three](&sol;tables/c\\(1\\).md).",
    ),
  });
  mkdirSync(join(folder, "deep"));
  renameSync(join(folder, "tables/c(1).md"), join(folder, "deep/c.md"));
  commit(folder);
  const mends = (await found(folder, "--base", "HEAD~1")).map((each) => (each as unknown[]).at(-1));
  expect(mends).toEqual(["Write ../deep/c.md#a&amp;b", "Write ../deep/c.md\\#a", "Write /deep/c.md"]);
});

it("lead where they led from the record that a note becomes", async () => {
  const folder = repositoryOf({
    "memory-steward.yml": "layout: company-brain\n",
    "notes/ideas/n.md":
      "---\nowners: [team:build]\n---\n# Warm the mirror\n\n[1](c\\(1\\).md) [2](&period;&period;/a&amp;b%20c.md) [3](https&colon;//example.org)\n",
  });
  await run("promote", join(folder, "notes/ideas/n.md"), "--kind", "Runbook", "--id", "runbook:n");
  expect(readFileSync(join(folder, "runbooks/n.md"), "utf8")).toContain(
    "[1](../notes/ideas/c\\(1\\).md) [2](../notes/a%26b%20c.md) [3](https&colon;//example.org)",
  );
});
