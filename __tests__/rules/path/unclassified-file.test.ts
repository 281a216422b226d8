import { describe, expect, it } from "vitest";
import { repositoryOf, run, write } from "../../commands/command-line.js";

const NOTE = "# Mirror throttling\n\nNine parallel installs trip the limit.\n";

async function messages(config: string, files: readonly string[]): Promise<Record<string, string>> {
  const first = { "notes/first.md": NOTE, "brain/notes/first.md": NOTE, "skills/first/SKILL.md": NOTE };
  const folder = repositoryOf({ "memory-steward.yml": config, ...first });
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
        "decison/a.md",
        "elsewhere/a.md",
        "Indexes/a.json",
        "a.json",
        "Ontology/a.md",
      ]),
    ).toEqual({
      "Runbooks/a.md": '"runbooks/"',
      "runbook/deep/a.md": '"runbooks/"',
      "DECISIONS/a.md": '"decisions/"',
      "decison/a.md": '"decisions/"',
      "elsewhere/a.md": "nothing",
      "Indexes/a.json": "nothing",
      "a.json": "nothing",
      "Ontology/a.md": "nothing",
    });
  });

  it("is what stands among the generated files of the index and is none of them", async () => {
    const files = ["indexes/AGENTS.md", "indexes/README.md", "indexes/build.sh"];
    expect(await messages("layout: company-brain\n", files)).toEqual({ "indexes/AGENTS.md": "nothing" });
  });

  it("names the file beside it whose name the layout spells out", async () => {
    expect(
      await messages("layout: agent-skills\n", [
        "skills/a/Skill.md",
        "skills/b/SKILLS.md",
        "skills/c/notes.md",
        "skills/d/SKILL.MD",
      ]),
    ).toEqual({
      "skills/a/Skill.md": '"skills/a/SKILL.md"',
      "skills/b/SKILLS.md": '"skills/b/SKILL.md"',
      "skills/c/notes.md": "nothing",
      "skills/d/SKILL.MD": '"skills/d/SKILL.md"',
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
    const beside = repositoryOf({ ...files, "indexes/README.md": "# A\n", "indexes/notes.md": "# B\n" });
    expect((await run("check", beside)).stdout).toContain("No class takes indexes/notes.md, so it is not read.");
    write(clean, { "runbook/a.md": NOTE, "servces.yaml": "a: b\n" });
    const { stdout } = await run("check", clean);
    expect(stdout).toMatch(/, 2 files that no class takes\n$/);
    expect(stdout).toContain(
      "No class takes runbook/a.md (was runbooks/ meant?), servces.yaml, so they are not read.\n",
    );
    write(clean, Object.fromEntries(["1", "2", "3", "4"].map((name) => [`runbook/${name}.md`, NOTE])));
    expect((await run("check", clean)).stdout).toMatch(
      /^No class takes (?:runbook\/\S+ \(was runbooks\/ meant\?\)(?:, )?){5} and 1 more,/m,
    );
    expect((await run("check", clean, "--base", "HEAD")).stdout).not.toContain("that no class takes");
  });

  it("names the classes of a layout of one's own that take no file", async () => {
    const layout = (tasks: string, pages: string) => `layout: memory-steward.layout/v1
name: own
classes:
  readme: { files: ["**/README.md"], records: none }
  page: { files: ["${pages}/*.md"], fields: { id: $stem } }
  task: { files: ["${tasks}/*.md"], fields: { id: $stem } }
  rest: { files: ["**/*.md"], records: none }
`;
    const files = { "memory-steward.yml": "layout: own.yaml\n", "pages/a.md": NOTE, "tasks/a.md": NOTE, "b.md": NOTE };
    const folder = repositoryOf({ ...files, "own.yaml": layout("tasks", "pages") });
    expect((await run("check", folder)).stdout).not.toContain("no file");
    write(folder, { "own.yaml": layout("taks", "pages") });
    const { stdout } = await run("check", folder);
    expect(stdout).toContain("The layout's class task takes no file: if there are such files, mend its `files`.\n");
    write(folder, {
      "own.yaml": layout("taks", "pages"),
      "memory-steward.yml": `layout: own.yaml\nexclude: [pages/**]\n`,
    });
    write(folder, { "taks/a.md": NOTE });
    expect((await run("check", folder)).stdout).toContain("The layout's class page takes no file:");
    write(folder, { "memory-steward.yml": "layout: company-brain\n", "notes/a.md": NOTE });
    expect((await run("check", folder)).stdout).not.toContain("no file");
    expect((await run("check", folder, "--base", "HEAD")).stdout).not.toContain("takes no file");
  });

  it("names patterns of lowTrust that match no file, unless a change is judged", async () => {
    const config = (...patterns: readonly string[]) =>
      `layout: company-brain\nexclude: [${patterns.join(", ")}]\nlowTrust: [${patterns.join(", ")}]\n`;
    const folder = repositoryOf({
      "memory-steward.yml": config("notes/attic/**"),
      "notes/a.md": NOTE,
      "notes/attic/b.md": NOTE,
    });
    expect((await run("check", folder)).stdout).not.toContain("No file matches");
    write(folder, { "memory-steward.yml": config("notes/attic/**", "notes/atic/**") });
    expect((await run("check", folder)).stdout).toContain(
      "No file matches notes/atic/** under `lowTrust`: if there are such files, mend the pattern.\n",
    );
    expect((await run("check", folder, "--base", "HEAD")).stdout).not.toContain("No file matches");
    const below = repositoryOf({
      "memory-steward.yml": `root: sub\n${config("notes/a/**")}`,
      "sub/notes/b.md": NOTE,
      "notes/a/b.md": NOTE,
    });
    expect((await run("check", below)).stdout).toContain("No file matches notes/a/** under");
  });

  it("names the file by the extension that a class takes", async () => {
    expect(
      await messages("layout: company-brain\n", ["notes/a.markdown", "notes/b.MD", "elsewhere/c.markdown"]),
    ).toEqual({
      "notes/a.markdown": '"notes/a.md"',
      "notes/b.MD": '"notes/b.md"',
      "elsewhere/c.markdown": "nothing",
    });
  });
});
