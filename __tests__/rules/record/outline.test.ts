import { describe, expect, it } from "vitest";
import { findingsOf } from "../../support/findings-of.js";

const RULE = "record/outline";

async function said(files: Readonly<Record<string, string>>, layout = "okf"): Promise<string[]> {
  const found = await findingsOf(RULE, files, { layout });
  return found.map(({ path, range, message }) => `${path}:${range.start.line}:${range.start.column} ${message}`);
}

describe("a listing", () => {
  it.each([
    ["sections with entries", "# Tables\n\n* [Orders](orders.md) - Completed orders.\n\n# More\n\n* [Sub](sub/)\n"],
    ["sections of any level, and words between", "Welcome.\n\n## Tables\n\n- [Orders](orders.md)\n"],
    ["the version of the format", '---\nokf_version: "0.2"\n---\n\n# Tables\n\n* [Orders](orders.md)\n'],
    ["a heading that is underlined", "Tables\n======\n\n* [Orders](orders.md)\n"],
    ["nothing", ""],
    ["a list in a quote, and one in code, above the first heading", "> * a\n\n```\n* b\n```\n\n# Tables\n"],
  ])("may have %s", async (_, text) => {
    expect(await said({ "index.md": text })).toEqual([]);
  });

  it("has no front matter but the version", async () => {
    const text = '---\ntype: Index\nokf_version: "0.2"\ntitle: Tables\n---\n# Tables\n';
    expect(await said({ "tables/index.md": text })).toEqual([
      'tables/index.md:2:1 "type" stands in the front matter, and files of this class have no front matter but "okf_version".',
      'tables/index.md:4:1 "title" stands in the front matter, and files of this class have no front matter but "okf_version".',
    ]);
  });

  it("has entries below headings", async () => {
    expect(await said({ "index.md": "* [Orders](orders.md)\n* [Users](users.md)\n" })).toEqual([
      "index.md:1:1 This file has no heading, below which its entries belong.",
    ]);
    const text =
      '---\r\nokf_version: "0.2"\r\n---\r\nWelcome.\r\n\r\n  * [Orders](orders.md)\r\n    * [Lines](lines.md)\r\n\r\n# More\r\n';
    expect(await said({ "index.md": text })).toEqual([
      "index.md:6:3 This entry stands above the first heading, and so belongs to none.",
    ]);
  });
});

describe("a log", () => {
  const DAYS = "## 2026-05-22\n* **Update**: Added.\n\n## 2026-05-22\n* More.\n\n## 2026-05-15\n* Began.\n";

  it.each([
    ["a title above its days", `# Updates\n\n${DAYS}`],
    ["front matter", `---\ntype: Log\ntitle: Updates\n---\n\n# Updates\n\n${DAYS}`],
    ["days alone, with headings below them", `${DAYS}\n### Later\n\n* Something.\n`],
  ])("may have %s", async (_, text) => {
    expect(await said({ "log.md": text })).toEqual([]);
  });

  it.each([
    ["May 22, 2026", 'The heading "May 22, 2026" is no day'],
    ["2026-5-22", 'The heading "2026-5-22" is no day'],
    ["2026-02-30", 'The heading "2026-02-30" is no day'],
    ["2026-05-22 (release)", 'The heading "2026-05-22 (release)" is no day'],
  ])("has no %s for a day", async (heading, message) => {
    expect(await said({ "log.md": `# Updates\n\n## ${heading}\n\n* Added.\n` })).toEqual([
      `log.md:3:4 ${message}: headings of level 2 are days here, such as 2026-05-22.`,
    ]);
  });

  it("has its newest day first, and tells of each that comes too late", async () => {
    const days = ["2026-05-15", "2026-05-22", "2026-05-01", "2026-05-02"];
    const text = `---\ntype: Log\n---\n${days.map((day) => `## ${day}\n* Something.\n`).join("\n")}`;
    expect(await said({ "a/log.md": text })).toEqual([
      'a/log.md:7:4 "2026-05-22" stands below "2026-05-15"; the newest day comes first.',
      'a/log.md:13:4 "2026-05-02" stands below "2026-05-01"; the newest day comes first.',
    ]);
  });

  it("has entries below days", async () => {
    expect(await said({ "log.md": "# 2026-05-22\n\n* Added.\n" })).toEqual([
      "log.md:1:1 This file has no heading of level 2 that is a day, below which its entries belong.",
    ]);
    expect(await said({ "log.md": `# Updates\n\n* Added.\n\n${DAYS}` })).toEqual([
      "log.md:3:1 This entry stands above the first day, and so belongs to none.",
    ]);
  });
});

it("is a word of any layout, for records too", async () => {
  const layout = `layout: memory-steward.layout/v1
name: diary
classes:
  diary: { files: ["*.md"], fields: { id: $stem }, outline: { frontMatter: [], days: true } }
`;
  const files = { "layout.yaml": layout, "a.md": "---\nmood: good\n---\n## Monday\n" };
  expect(await said(files, "layout.yaml")).toEqual([
    'a.md:2:1 "mood" stands in the front matter, and files of this class have no front matter.',
    'a.md:4:4 The heading "Monday" is no day: headings of level 2 are days here, such as 2026-05-22.',
  ]);
});
