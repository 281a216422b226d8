import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryOf, run } from "../../commands/command-line.js";
import { checkFiles, type Files } from "../../support/check-files.js";

const LAYOUT = (files: string, more = "") => `layout: memory-steward.layout/v1
name: lessons
roots: [".", brain]
marker: marker.yaml
classes:
  about:
    files: [${files}]
    records: none
    ${more || "present: note"}
  lesson:
    files: ["**/*.md"]
    records: never
    fields: { id: $path, title: $heading }
`;

async function told(layout: string, files: Files, before?: Files): Promise<string[]> {
  const own = { "memory-steward.yml": "layout: layout.yaml\n", "layout.yaml": layout };
  const { report } = await checkFiles(
    { ...own, ...files },
    { gate: {}, ...(before && { before: { ...own, "layout.yaml": LAYOUT("README.md"), ...before } }) },
  );
  return report.findings.map(({ severity, rule, path }) => `${severity} ${rule} ${path}`);
}

describe("path/missing-file", () => {
  it("tells of each file that its folder lacks, and of none where there is no folder", async () => {
    const layout = LAYOUT("README.md, a/README.md, b/index.md, c/deep/README.md");
    expect(await told(layout, { "a/x.md": "# X\n", "c/x.md": "# X\n" })).toEqual([
      "note path/missing-file README.md",
      "note path/missing-file a/README.md",
    ]);
    expect(await told(layout, { "README.md": "", "a/README.md": "", "a/x.md": "# X\n" })).toEqual([]);
  });

  it("asks for a file by its name", async () => {
    await expect(told(LAYOUT('"*/README.md"'), {})).rejects.toThrow("named without wildcards");
  });

  it("tells of a layout that asks for it no more", async () => {
    const found = await told(LAYOUT("README.md", "description: x"), { "x.md": "# X\n" }, { "x.md": "# X\n" });
    expect(found.filter((each) => each.includes("gate/"))).toContain("warning gate/loosened layout.yaml");
  });

  it("is told of a folder of procedures, by an index as well", async () => {
    const procedure = `---
slug: build.warm_up.v1
title: Warm up
trigger_text: The build fails with 429
created_by: operator
steps: [Warm the cache.]
success_criteria: [The build is green.]
evidence_refs: [run 1]
---
Use it.
`;
    const readme = "state/procedures/README.md";
    const folder = repositoryOf({
      "memory-steward.yml": "layout: procedures\n",
      [readme]: "# Procedures\n",
      "state/procedures/build.warm_up.v1.md": procedure,
    });
    const found = async (...options: readonly string[]) => {
      const { stdout } = await run("check", folder, "--format", "json", ...options);
      const { findings } = JSON.parse(stdout) as { findings: { rule: string; path: string; severity: string }[] };
      return findings.map(({ severity, rule, path }) => `${severity} ${rule} ${path}`);
    };
    expect(await found()).toEqual([]);
    await run("reindex", folder);
    rmSync(join(folder, readme));
    expect(await found("--base", "HEAD")).toEqual([`warning path/missing-file ${readme}`]);
  });
});
