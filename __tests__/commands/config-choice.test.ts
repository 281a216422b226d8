import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, run } from "./command-line.js";

/** Excludes the file that is wrong, where it is read as a configuration. */
const SETTINGS = 'layout: company-brain\nexclude: ["graph/bad.yaml"]\n';
const FILES = {
  "memory-steward.yml": "layout: company-brain\n",
  "README.md": "# A memory\n\nWords.\n",
  "graph/bad.yaml": "nodeKind: Nope\n",
  "graph/good.yaml": `nodeKind: Tool
id: tool:good
attributes: { title: Good, status: approved, owners: [team:a], updatedAt: "2026-06-01T08:00:00Z" }
`,
};

describe("check --config", () => {
  it.each(["README.md", "settings.txt", "settings", "settings.jsonl", "settings.yml.bak"])(
    "refuses %s, which would be read as one that sets nothing",
    async (name) => {
      const dir = folderOf({ "settings.txt": SETTINGS, settings: SETTINGS, [name]: "# Words.\n", ...FILES });
      const { code, stderr, stdout } = await run("check", dir, "--config", join(dir, name));
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(`The configuration ${name} is neither a YAML nor a JSON file by its name.`);
      expect(stderr).toContain("Name a file that ends with .yml, .yaml or .json.");
    },
  );

  it.each([
    ["settings.yml", SETTINGS],
    ["settings.yaml", SETTINGS],
    ["settings.YML", SETTINGS],
    ["settings.json", '{ "layout": "company-brain", "exclude": ["graph/bad.yaml"] }\n'],
  ])("takes %s", async (name, text) => {
    const dir = folderOf({ ...FILES, [name]: text });
    const { stdout } = await run("check", dir, "--config", join(dir, name), "--format", "json");
    const { findings } = JSON.parse(stdout) as { findings: { path: string }[] };
    expect(findings.filter(({ path }) => path === "graph/bad.yaml")).toEqual([]);
  });
});
