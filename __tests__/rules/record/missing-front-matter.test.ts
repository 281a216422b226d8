import { expect, test } from "vitest";
import { checkFiles } from "../../support/check-files.js";
import { findingsOf } from "../../support/findings-of.js";

const BLOCK = "---\ntitle: Mirror\nstatus: draft\n---\n";

test.each([
  ["fields below a heading", `# Mirror\n\n${BLOCK}Text\n`, "3:1"],
  ["fields without fences", "title: Mirror\nstatus: draft\n\nText\n", "1:1"],
  ["front matter that is empty", "---\n---\nText\n", "2:1"],
])("%s: in a folder of records one error at their place, in notes one warning", async (_, text, at) => {
  const found = await findingsOf("record/", { "decisions/a.md": text, "pages/a.md": `${text}\n# Mirror\n` });
  expect(
    found
      .filter(({ path }) => path.endsWith("/a.md"))
      .map(({ rule, severity, path, range: { start } }) => [rule, severity, path, `${start.line}:${start.column}`]),
  ).toEqual([
    ["record/missing-front-matter", "error", "decisions/a.md", at],
    ["record/missing-front-matter", "warning", "pages/a.md", at],
  ]);
});

test.each([
  ["agent-skills", "skills/deploy/SKILL.md", "name and description"],
  ["procedures", "state/procedures/deploy.md", "slug, title"],
  ["repobrain", ".brain/decisions/deploy.md", "type, title"],
])("%s: all that the layout and its schema ask for is told at once", async (name, path, fields) => {
  const { report } = await checkFiles({ [path]: "# Deploy\n\nPush the tag.\n" }, { gate: { layout: { name } } });
  const [finding] = report.findings.filter(({ rule }) => rule === "record/missing-front-matter");
  expect(finding?.suggestion?.message).toContain(`Begin the file with front matter with ${fields}`);
});
