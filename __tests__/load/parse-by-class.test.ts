import { describe, expect, test } from "vitest";
import { checkFiles } from "../support/check-files.js";
import { findingsOf, said } from "../support/findings-of.js";

const layout = (more = ""): string => `layout: memory-steward.layout/v1
name: notes
classes:
  note:
    files: ["notes/**"]
    records: identified${more}
    fields: { id: $path, kind: { value: Note }, title: [title, $heading] }
    edges: [{ links: mentions }]
`;

const NOTE = "---\ntitle: One\n---\n\n# One\n\n- See [gone](gone.md).\n- [Gone](gone.md) too.\n";
const PROSE = "# One\n\nSee [gone](gone.md).\n";

async function all(files: Record<string, string>): Promise<string[]> {
  const result = await checkFiles(files, { gate: { layout: { name: "layout.yaml" } } });
  return result.report.findings.map(({ rule, severity, message }) => `${severity} ${rule} ${message}`);
}

describe("the format of a file", () => {
  test.each(["mdc", "mdx", "MDC", "markdown"])("of extension %s is Markdown, with its links", async (extension) => {
    const files = { "layout.yaml": layout(), [`notes/one.${extension}`]: NOTE };
    expect(said(await findingsOf("graph/", files, { layout: "layout.yaml" }))).toEqual([
      '7:14 "mentions" points at "gone.md", which does not exist.',
      '8:10 "mentions" points at "gone.md", which does not exist.',
    ]);
    expect(await all(files)).toHaveLength(2);
  });

  test.each([
    ["notes/one.txt", NOTE],
    ["notes/one.txt", PROSE],
    ["notes/one.adoc", "= One\n\nSee xref:gone.adoc[gone].\n"],
    ["notes/one", "No more than prose.\n"],
  ])("that nothing states is asked for, where %s is no YAML", async (path, content) => {
    const [found, ...others] = await all({ "layout.yaml": layout(), [path]: content });
    expect(found).toContain("error parse/invalid-syntax Nothing says how to read this file");
    expect(found).toContain('class "note" states no format');
    expect(others).toEqual([]);
  });

  test("is the one that the class states", async () => {
    const files = { "layout.yaml": layout("\n    format: markdown"), "notes/one.txt": PROSE };
    expect(said(await findingsOf("graph/", files, { layout: "layout.yaml" }))).toHaveLength(1);
    expect(await all(files)).toHaveLength(1);
  });

  test("is YAML where nothing states it and the file is a mapping", async () => {
    expect(await all({ "layout.yaml": layout(), "notes/one.conf": "title: One\n", "notes/none.conf": "" })).toEqual([]);
  });
});
