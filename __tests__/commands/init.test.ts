import { existsSync, lstatSync, mkdirSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { TEMPLATES } from "../../src/generated/templates.js";
import { filesOf, folderOf, git, repositoryOf, run, write } from "./command-line.js";

const TEMPLATE = TEMPLATES["company-brain"] ?? {};

describe("init", () => {
  it.each(["/proc/memory/brain", "/dev/null/brain", `${"x".repeat(300)}/brain`])(
    "says that no memory can be where no folder can be made: %s",
    async (path) => {
      const folder = join(folderOf(), path);
      const result = await run("init", path.startsWith("/") ? path : folder);
      expect(result).toMatchObject({ code: 2, stdout: "" });
      expect(result.stderr).toMatch(/^memory-steward: \S+ cannot be (?:made|written): [^\n]+\n {2}[^\n]+\n$/);
    },
  );

  it("starts a company brain that is clean, and changes nothing the second time", async () => {
    const folder = repositoryOf();
    const first = await run("init", folder);
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(filesOf(folder)).toEqual(TEMPLATE);
    for (const path of Object.keys(TEMPLATE)) expect(first.stdout).toContain(`  created  ${join(folder, path)}\n`);
    expect(first.stdout).toContain(`${Object.keys(TEMPLATE).length} files created.\n`);
    expect(first.stdout).toMatch(/\n {2}1\. .*\n {2}2\. .*\n {2}3\. .*v1.*\n {2}4\. .*\n$/);

    const check = await run("check", folder);
    expect(check).toMatchObject({ code: 0, stdout: "PASS  no records yet\n" });

    const second = await run("init", folder);
    expect(second.code).toBe(0);
    expect(second.stdout).toContain(`0 files created, ${Object.keys(TEMPLATE).length} kept as they were.`);
    expect(second.stdout).not.toContain("created  ");
    expect(filesOf(folder)).toEqual(TEMPLATE);
  });

  it.each<readonly [string, string, (top: string) => void]>([
    [
      "has no commit yet",
      "trunk",
      (top) => {
        git(top, "symbolic-ref", "HEAD", "refs/heads/trunk");
        git(top, "update-ref", "-d", "refs/heads/main");
      },
    ],
    ["has another branch and nothing else", "trunk", (top) => git(top, "branch", "--move", "trunk")],
    [
      "has a branch for some work beside its own",
      "master",
      (top) => {
        git(top, "branch", "--move", "master");
        git(top, "switch", "--quiet", "--create", "agent/x");
      },
    ],
    [
      "names its branch in the configuration",
      "trunk",
      (top) => {
        git(top, "branch", "trunk");
        git(top, "config", "init.defaultBranch", "trunk");
      },
    ],
    [
      "was cloned from another branch",
      "develop",
      (top) => {
        git(top, "update-ref", "refs/remotes/origin/develop", "HEAD");
        git(top, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/develop");
      },
    ],
    ["has a branch that YAML takes for something else", '"true"', (top) => git(top, "branch", "--move", "true")],
    ["has no branch checked out", "main", (top) => git(top, "switch", "--quiet", "--detach")],
  ])("checks what is pushed to the default branch of a repository that %s", async (_, branch, prepare) => {
    const folder = repositoryOf({ "a.txt": "a\n" });
    prepare(folder);
    const path = ".github/workflows/memory.yml";
    for (const memory of [folder, join(folder, "new")]) {
      expect((await run("init", memory)).code).toBe(0);
      expect(filesOf(memory)[path]).toBe(TEMPLATE[path]?.replace("branches: [main]", `branches: [${branch}]`));
    }
    expect((await run("doctor", folder)).stdout).not.toContain("default branch");
    write(folder, { [path]: (TEMPLATE[path] ?? "").replace("[main]", "[mian]") });
    expect((await run("doctor", folder)).stdout).toContain(
      `! ${path}: \`push\` starts it for mian alone, and the default branch is ${branch.replaceAll('"', "")}.\n`,
    );
  });

  it("names notes that are there already and would not be read, and where to go with them", async () => {
    const notes = { "Team/Prüfung.md": "# Prüfung\n", "Team/VPN.md": "# VPN\n", ".obsidian/a.md": "# A\n" };
    const { code, stdout } = await run(
      "init",
      repositoryOf({ ...notes, "notes/read.md": "# Read\n", "README.md": "# R\n" }),
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /\nA company brain does not read the 2 Markdown files that are here already, such as \S+\/Team\/Prüfung\.md\.\nTo have notes checked as they are, delete what was created and follow https:\S+docs\/adopt\.md\n$/,
    );
  });

  it("makes a folder that is not there", async () => {
    const folder = join(folderOf(), "a/b");
    expect((await run("init", folder)).code).toBe(0);
    expect(filesOf(folder)).toEqual(TEMPLATE);
  });

  it("names files as the caller would", async () => {
    const folder = relative(process.cwd(), repositoryOf());
    const { stdout } = await run("init", join(folder, "brain"));
    expect(stdout).toContain(`  created  ${folder}/brain/README.md\n`);
    expect(stdout).toContain(`  1. Add the team that owns the memory: ${folder}/brain/graph/teams/<name>.yaml;`);
    expect(stdout).toContain(`  2. Check it: memory-steward check ${folder}/brain\n`);
  });

  it("keeps files that are there, whatever they hold", async () => {
    const own = { "README.md": "Ours.\n", "notes/README.md": "" };
    const folder = folderOf(own);
    const { stdout } = await run("init", folder);
    expect(filesOf(folder)).toEqual({ ...TEMPLATE, ...own });
    expect(stdout).toContain(`  kept     ${join(folder, "README.md")}\n`);
    expect(stdout).toContain(", 2 kept as they were.");
  });

  it("keeps a configuration of the other spelling, which a new one would put out of use", async () => {
    const folder = folderOf({ "memory-steward.yaml": "layout: company-brain\n" });
    expect((await run("init", folder)).stdout).toContain(`  kept     ${join(folder, "memory-steward.yaml")}\n`);
    expect(existsSync(join(folder, "memory-steward.yml"))).toBe(false);
  });

  it.each([
    [
      "a symlink to a folder",
      (folder: string, other: string) => {
        symlinkSync(other, join(folder, "ontology"));
      },
      "ontology is a symlink",
    ],
    [
      "a symlink that leads nowhere",
      (folder: string) => {
        symlinkSync("nowhere", join(folder, "README.md"));
      },
      "README.md is a symlink",
    ],
    [
      "a file in the way of a folder",
      (folder: string) => {
        write(folder, { runbooks: "text" });
      },
      "runbooks is a file, where a folder is wanted",
    ],
    [
      "a folder in the way of a file",
      (folder: string) => {
        mkdirSync(join(folder, "memory-steward.yml"));
      },
      "memory-steward.yml is a folder, where a file is wanted",
    ],
  ])("refuses %s and writes nothing", async (_, prepare, message) => {
    const [folder, other] = [folderOf(), folderOf()];
    prepare(folder, other);
    const before = filesOf(folder);
    const result = await run("init", folder);
    expect(result).toMatchObject({ code: 2, stdout: "" });
    expect(result.stderr).toContain(message);
    expect(filesOf(folder)).toEqual(before);
    expect(filesOf(other)).toEqual({});
  });

  it("refuses a symlink in place of the folder itself", async () => {
    const [folder, other] = [folderOf(), folderOf()];
    symlinkSync(other, join(folder, "link"));
    expect((await run("init", join(folder, "link"))).code).toBe(2);
    expect(filesOf(other)).toEqual({});
    expect(lstatSync(join(folder, "link")).isSymbolicLink()).toBe(true);
  });

  it.each([
    ["a bare repository", (top: string) => (git(top, "init", "--quiet", "--bare"), top)],
    ["a new folder in a bare repository", (top: string) => (git(top, "init", "--quiet", "--bare"), join(top, "a/b"))],
    ["a .git", (top: string) => (git(top, "init", "--quiet"), join(top, ".git"))],
    ["the hooks of a .git", (top: string) => (git(top, "init", "--quiet"), join(top, ".git/hooks"))],
    [
      "a .git that a link leads to",
      (top: string) => {
        git(top, "init", "--quiet");
        symlinkSync(join(top, ".git"), join(top, "link"));
        return join(top, "link/info");
      },
    ],
  ])("never writes into what Git keeps for itself: %s", async (_, made) => {
    const folder = made(folderOf());
    const result = await run("init", folder);
    expect(result).toMatchObject({ code: 2, stdout: "" });
    expect(result.stderr).toContain("where Git keeps a repository itself");
    expect(existsSync(join(folder, "README.md"))).toBe(false);
  });

  it("starts a memory in a work tree that stands in its bare repository", async () => {
    const [source, bare] = [repositoryOf({ "a.txt": "a\n" }), folderOf()];
    git(bare, "clone", "--quiet", "--bare", source, ".");
    git(bare, "worktree", "add", "--quiet", "main");
    expect((await run("init", join(bare, "main"))).code).toBe(0);
  });

  it("refuses a second memory beside the one in .company-brain", async () => {
    const own = { ".company-brain/ontology/node-kinds.yaml": "nodeKinds: []\n" };
    const folder = folderOf(own);
    const result = await run("init", folder);
    expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining("in .company-brain already") as unknown });
    expect(filesOf(folder)).toEqual(own);
  });

  it("writes nothing beside a configuration that names another layout", async () => {
    const folder = repositoryOf({ "memory-steward.yml": "layout: layout.yaml\n" });
    const result = await run("init", folder);
    expect(result).toMatchObject({ code: 2, stdout: "" });
    expect(result.stderr).toContain("names the layout layout.yaml, and init writes a company brain");
    expect(filesOf(folder)).toEqual({ "memory-steward.yml": "layout: layout.yaml\n" });
  });

  it("says where the workflow belongs when the memory is a part of a repository", async () => {
    const folder = repositoryOf({ "src/main.c": "int main;\n" });
    const memory = join(folder, "docs/memory");
    const { stdout } = await run("init", memory);
    expect(stdout).toContain(`Move ${join(memory, ".github")} to the top of the repository`);
    expect(stdout).toMatch(
      /\n {2}4\. Move \S+ to the top .*add the input "directory: docs\/memory" to the step\.\n {2}5\. Commit and push, and make the check "check" .* required .*\n$/,
    );
    expect(git(folder, "status", "--short")).toBe("?? docs/\n");
  });
});
