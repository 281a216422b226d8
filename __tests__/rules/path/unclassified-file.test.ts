import { describe, expect, it } from "vitest";
import { repositoryOf, run, write } from "../../commands/command-line.js";

const NOTE = "# Mirror throttling\n\nNine parallel installs trip the limit.\n";

async function messages(config: string, files: readonly string[]): Promise<Record<string, string>> {
  const folder = repositoryOf({ "memory-steward.yml": config, "notes/first.md": NOTE, "brain/notes/first.md": NOTE });
  write(folder, Object.fromEntries(files.map((path) => [path, NOTE])));
  const { stdout } = await run("check", folder, "--base", "HEAD", "--format", "json");
  const { findings } = JSON.parse(stdout) as { findings: { rule: string; path: string; message: string }[] };
  return Object.fromEntries(
    findings
      .filter(({ rule }) => rule === "path/unclassified-file")
      .map(({ path, message }) => [path, / Was (".*") meant\?$/.exec(message)?.[1] ?? "nothing"]),
  );
}

describe("path/unclassified-file", () => {
  it("names the folder of the layout that was probably meant", async () => {
    expect(
      await messages("layout: company-brain\n", [
        "Runbooks/a.md",
        "runbook/deep/a.md",
        "DECISIONS/a.md",
        "elsewhere/a.md",
        "Indexes/a.json",
        "a.json",
        "Ontology/a.md",
      ]),
    ).toEqual({
      "Runbooks/a.md": '"runbooks/"',
      "runbook/deep/a.md": '"runbooks/"',
      "DECISIONS/a.md": '"decisions/"',
      "elsewhere/a.md": "nothing",
      "Indexes/a.json": "nothing",
      "a.json": "nothing",
      "Ontology/a.md": "nothing",
    });
  });

  it("names it from the root of the tree", async () => {
    expect(await messages("layout: company-brain\nroot: brain\n", ["brain/Runbooks/a.md"])).toEqual({
      "brain/Runbooks/a.md": '"brain/runbooks/"',
    });
  });
});

describe("a plain check", () => {
  it("counts and names the files that look like memory and that no class takes", async () => {
    const files = { "memory-steward.yml": "layout: company-brain\nexclude: [attic/**]\n", "notes/a.md": NOTE };
    const clean = repositoryOf({ ...files, "attic/a.md": NOTE, "run.sh": "", ".github/a.yml": "on: push\n" });
    expect((await run("check", clean)).stdout).not.toContain("no class");
    write(clean, { "runbook/a.md": NOTE, "servces.yaml": "a: b\n" });
    const { stdout } = await run("check", clean);
    expect(stdout).toMatch(/, 2 files that no class takes\n$/);
    expect(stdout).toContain("No class takes runbook/a.md, servces.yaml, so they are not read.\n");
    write(clean, Object.fromEntries(["1", "2", "3", "4"].map((name) => [`runbook/${name}.md`, NOTE])));
    expect((await run("check", clean)).stdout).toMatch(/^No class takes (?:\S+, ){4}runbook\/a\.md and 1 more,/m);
    expect((await run("check", clean, "--base", "HEAD")).stdout).not.toContain("that no class takes");
  });
});
