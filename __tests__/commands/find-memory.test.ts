import { symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, folderOf, repositoryOf, run, within, write } from "./command-line.js";

const BRAIN = { "memory-steward.yml": "layout: company-brain\n", "notes/x.md": "# A note\n" };

describe.each(["check", "fix"])("%s of something that is no memory", (command) => {
  it("names the memory that a file belongs to", async () => {
    const folder = repositoryOf(BRAIN);
    const note = join(folder, "notes/x.md");
    expect(await run(command, note)).toEqual({
      code: 2,
      stdout: "",
      stderr: `memory-steward: ${note} is no folder; a memory is checked as a whole.\n  Its memory: memory-steward ${command} ${relative(process.cwd(), folder)}\n`,
    });
  });

  it("says so where the file belongs to none", async () => {
    const { code, stderr } = await run(command, join(repositoryOf({ "a.txt": "" }), "a.txt"));
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("a.txt is no folder; a memory is checked as a whole.\n  Name the folder"),
    ]);
  });

  it("names the memory that a folder is a part of, up to the top of the repository", async () => {
    const folder = repositoryOf(BRAIN);
    const { code, stderr } = await run(command, join(folder, "notes"));
    expect(code).toBe(2);
    expect(stderr).toContain(`No memory was recognised in ${relative(process.cwd(), join(folder, "notes"))}:`);
    expect(stderr).toContain(`  There is one above: memory-steward ${command} ${relative(process.cwd(), folder)}\n`);
    const alone = join(folderOf({ ...BRAIN, "inner/.git/HEAD": "" }), "inner");
    expect((await run(command, alone)).stderr).not.toContain("There is one above");
  });

  it("says that a folder is not there", async () => {
    expect((await run(command, join(folderOf(), "none"))).stderr).toMatch(
      /There is no folder .*none\.\n {2}Name the folder/,
    );
  });
});

describe("a configuration that names no layout", () => {
  const kinds = "nodeKinds:\n  - { name: Note, prefix: note, purpose: Whatever is worth a note. }\n";

  it("is that of the built-in layout which fits below its root", async () => {
    const files = { "memory-steward.yml": "root: docs\n", "docs/notes/x.md": "# A note\n" };
    const folder = repositoryOf({ ...files, "docs/ontology/node-kinds.yaml": kinds });
    expect(await run("check", folder)).toMatchObject({ code: 0, stderr: "" });
  });

  it("is named as what is missing where none fits", async () => {
    const { code, stderr } = await run("check", repositoryOf({ "memory-steward.yml": "staleAfterDays: 20\n" }));
    expect(code).toBe(2);
    expect(stderr.replaceAll(/\s+/g, " ")).toContain(
      "its configuration names no `layout`, and no built-in layout fits",
    );
  });
});

describe("files that no layout recognises", () => {
  it.each([
    ["skills/pdf/SKILL.md", 'looks like Agent Skills: write "layout: agent-skills" into memory-steward.yml, or try'],
    ["memory/a.graph.yaml", 'looks like Markitect contracts: write "layout: markitect"'],
    [".obsidian/app.json", "looks like a vault of notes: https://"],
  ])("are called what %s looks like", async (path, words) => {
    const { code, stderr } = await run("check", repositoryOf({ [path]: "{}\n", "README.md": "# A page\n" }));
    expect(code).toBe(2);
    expect(stderr.replaceAll(/\s+/g, " ")).toContain(`${path} ${words}`);
    expect(stderr).toContain("Else name one with --layout (");
  });

  it("are not guessed at where nothing tells", async () => {
    const { stderr } = await run("check", repositoryOf({ "README.md": "# A page\n" }));
    expect(stderr).toContain("no built-in layout fits.\n  Name one with --layout (");
  });
});

describe("a folder of a memory, where the memory itself is asked for", () => {
  it.each([
    ["check", "the working directory"],
    ["fix", "the working directory"],
    ["reindex DIR --check", "the working directory"],
    ["reindex DIR --write", "the working directory"],
    ["check DIR --base HEAD --no-index --max-findings 5", "the working directory"],
    ["check DIR --shard 1/2 --output ../part", "the working directory"],
    ["accept graph/dangling-edge --actor user:a --reason 'It comes later.' --dir", "the working directory"],
    ["update new --memory a/b --run r --source a/c --kind Runbook --dir", "[0-9a-f]{12}"],
    ["health", "[0-9a-f]{12}"],
    ["resolve", "[0-9a-f]{12}"],
    ["review x.md", "the working directory"],
    ["diff HEAD HEAD --dir", "[0-9a-f]{12}"],
    ["revert HEAD --dir", "the working directory"],
    ["known-bad add --from HEAD --reason 'It is wrong.' --record a --record b --write --dir", "the working directory"],
  ])("%s names it", async (words, place) => {
    const folder = repositoryOf(BRAIN);
    write(folder, { "notes/x.md": "# Another note\n" });
    commit(folder);
    const call = (words.replace(/ (?:--dir$|DIR)/, "").match(/'[^']*'|\S+/g) ?? []).map((word) =>
      word.replaceAll("'", ""),
    );
    const { code, stdout, stderr } = await within(join(folder, "notes"), () => run(...call));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(new RegExp(`^memory-steward: No memory was recognised in ${place}: `));
    const named = words.includes("DIR") ? words.replace("DIR", "..") : `${words} ..`;
    expect(stderr).toContain(`\n  There is one above: memory-steward ${named}\n`);
  });

  it("is named in the place of the folder that the call names, with all else that it asks for", async () => {
    const folder = repositoryOf({ ...BRAIN, "it's/a.txt": "A\n", "notes/-x.md": "# X\n" });
    const told = async (...call: string[]) => (await within(folder, () => run(...call))).stderr;
    expect(await told("check", "--base", "HEAD", "notes", "--no-secrets")).toContain(
      "above: memory-steward check . --base HEAD --no-secrets\n",
    );
    expect(await told("diff", "--dir=notes", "HEAD", "HEAD", "--rows=3")).toContain(
      "above: memory-steward diff HEAD HEAD --rows 3 --dir .\n",
    );
    expect(await told("review", "notes/x.md", "notes", "--as", "runbooks/x y.md")).toContain(
      "above: memory-steward review notes/x.md . --as 'runbooks/x y.md'\n",
    );
    expect(await told("review", "notes/x.md", "it's", "--as", "x.md")).toContain("review notes/x.md . --as x.md\n");
    expect(await told("revert", "HEAD", "--dir", "notes/x.md", "--write")).toContain(
      "Its memory: memory-steward revert HEAD --write --dir .\n",
    );
    expect(await told("mirror", "verify", ".", "notes/x.md", "--ref", "HEAD")).toContain(
      "Its memory: memory-steward mirror verify . . --ref HEAD\n",
    );
    const dashed = await within(join(folder, "notes"), () => run("review", "--format", "json", "--", "-x.md"));
    expect(dashed.stderr).toContain("memory-steward review --format json -- -x.md ..\n");
  });

  it("is told by its name, with the commit that was looked at", async () => {
    const folder = repositoryOf({ "docs/a.txt": "A\n" });
    const other = repositoryOf(BRAIN);
    const told = async (...call: string[]) => (await within(folder, () => run(...call))).stderr;
    expect(await told("check", "docs")).toContain("No memory was recognised in docs: ");
    expect(await told("check", "docs")).toContain(
      "; https://github.com/memory-steward/memory-steward/blob/main/docs/adopt.md leads through",
    );
    expect(await told("health", "docs")).toMatch(/No memory was recognised in docs at [0-9a-f]{12}: /);
    expect(await told("mirror", "verify", other, ".")).toMatch(/No memory was recognised in \/.* at [0-9a-f]{12}: /);
    expect(await told("mirror", "verify", "docs", other)).toMatch(/recognised in \/.*\/docs at [0-9a-f]{12}: /);
    expect(await told("mirror", "verify", ".", other, "--ref", "none")).toMatch(/: \/.*: Revision "none"/);
  });
});

describe("a repository with the memory in a folder", () => {
  it("names the folder, or the folders, that hold one", async () => {
    const folder = repositoryOf({ "src/a.js": "", "team/memory/memory-steward.yml": "layout: company-brain\n" });
    const told = async (...call: string[]) => (await within(folder, () => run(...call))).stderr;
    expect(await told("check")).toContain("\n  There is one below: memory-steward check team/memory\n");
    expect(await told("check", "team")).toContain("\n  There is one below: memory-steward check team/memory\n");
    expect(await told("diff", "HEAD", "HEAD")).toContain("below: memory-steward diff HEAD HEAD --dir team/memory\n");
    write(folder, {
      "docs/memory-steward.yaml": "",
      "node_modules/a/memory-steward.yml": "",
      ".x/memory-steward.yml": "",
    });
    expect(await told("check")).toContain(
      "\n  There is one below: memory-steward check docs, or memory-steward check team/memory\n",
    );
    expect(await told("check", "src")).toContain("Name one with --layout");
  });

  it("names one that has no configuration and is recognised", async () => {
    const ontology = "nodeKinds:\n  - { name: Note, prefix: note, purpose: Whatever is worth a note. }\n";
    const folder = repositoryOf({ "src/a.js": "", "team/brain/ontology/node-kinds.yaml": ontology });
    write(folder, { "team/brain/notes/x.md": "# X\n", "work/graph/schema/ontology-schema.yaml": "" });
    const { stderr } = await within(folder, () => run("check", "--no-secrets"));
    expect(stderr).toContain(
      "\n  There is one below: memory-steward check work --no-secrets, or memory-steward check team/brain --no-secrets\n",
    );
    expect(await within(folder, () => run("check", "team/brain"))).toMatchObject({ code: 0, stderr: "" });
    const forced = await within(folder, () => run("check", "--layout", "company-brain"));
    expect(forced.stderr).toContain('belongs to the layout "company-brain"');
    expect(forced.stderr).toContain("memory-steward check team/brain --layout company-brain");
  });

  it("follows no link, goes a few folders deep, and names none that a shell would read more into", async () => {
    const folder = repositoryOf({ "a/b/c/d/e/memory-steward.yml": "", "$(id)/memory-steward.yml": "" });
    symlinkSync(join(folder, "a/b/c/d"), join(folder, "link"));
    expect((await within(folder, () => run("check"))).stderr).not.toContain("There is one below");
  });
});
