/** Paths and names that a repository chose, in the lines that commands print: they may not act on a terminal or a runner. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf, folderOf, git, repositoryOf, run, write } from "./command-line.js";

const ACTING = /[\u001B\u202E]|^::/m;
const BROKEN = { "graph/a.yaml": "nodeKind: Tool\nid: tool:a\nedges: { depends_on: [{ target: service:gone }] }\n" };

function memoryWith(baseline: string): string {
  return repositoryOf({
    ...BROKEN,
    "memory-steward.yml": `layout: company-brain\nbaseline: ${JSON.stringify(baseline)}\n`,
  });
}

describe("a configuration cannot make a command print", () => {
  it.each([
    ["a workflow command", "a\n::error::pwned.json", "a\\n::error::pwned.json"],
    ["an escape of a terminal", "a\u001B[31m.json", "a\\x1B[31m.json"],
    ["text in the other direction", "a\u202Enosj.json", "a\\u202Enosj.json"],
  ])("%s, as the name of its baseline", async (_, baseline, shown) => {
    const folder = memoryWith(baseline);
    const { code, stdout } = await run("check", folder, "--update-baseline");
    expect(code).toBe(0);
    expect(stdout).toContain(`Wrote ${shown} with `);
    expect(stdout).not.toMatch(ACTING);

    write(folder, { list: "" });
    const accepted = ["--actor", "user:ada", "--reason", "Moved from the other scanner.", "--expires", "2027-01-01"];
    const imported = await run("baseline", "import", join(folder, "list"), folder, ...accepted);
    expect(imported.stdout).toContain(`Wrote ${shown}: `);
    expect(imported.stdout).not.toMatch(ACTING);
  });
});

describe("a file that is to be written cannot make a command print", () => {
  it("an escape of a terminal, as the name of an update", async () => {
    const folder = repositoryOf({ ...BROKEN, "memory-steward.yml": "layout: company-brain\n" });
    const output = join(folderOf(), "a\n::error::\u001B[31m.json");
    const names = ["--memory", "acme/memory", "--run", "R1", "--source", "acme/app", "--output", output];
    const { code, stdout, stderr } = await run("update", "new", "--dir", folder, ...names);
    expect([code, stdout]).toEqual([0, ""]);
    expect(stderr).toContain("a\\n::error::\\x1B[31m.json. Fill in");
    expect(stderr).not.toMatch(ACTING);
  });
});

describe("a baseline that is named with a step to the same folder", () => {
  it("is the file of that name", async () => {
    const folder = memoryWith("./accepted.json");
    expect((await run("check", folder, "--update-baseline")).stdout).toMatch(/^Wrote accepted\.json with .*\n$/);
    expect((await run("check", folder)).code).toBe(0);
  });
});

describe("a baseline that Git ignores", () => {
  it("is said not to count, and one that Git sees is not", async () => {
    const folder = memoryWith("accepted.json");
    expect((await run("check", folder, "--update-baseline")).stdout).not.toContain("Git ignores");
    expect((await run("check", folder)).code).toBe(0);

    write(folder, { ".gitignore": "*.json\n" });
    const { stdout } = await run("check", folder, "--update-baseline");
    expect(stdout).toMatch(/^Wrote accepted\.json with .*\nGit ignores accepted\.json, so it does not count: /);
    expect(Object.keys(filesOf(folder))).toContain("accepted.json");
    expect((await run("check", folder)).code).toBe(1);
    git(folder, "add", "--force", "accepted.json");
    expect((await run("check", folder, "--update-baseline")).stdout).not.toContain("Git ignores");
  });
});

describe("the name of a file among the arguments", () => {
  it.each([
    [["scan", "--x\n::error title=pwn::from a file name\u001b[2J"]],
    [["p\n::error::z"]],
    [["check", "--format", "x\n::add-mask::y"]],
    [["review", "a.md", "--output=x\n::error::q\u202e"]],
  ])("acts on no terminal and no runner: %j", async (args) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^memory-steward: /);
    expect(stderr).not.toMatch(/^::|[\u001b\u202e]/m);
  });
});

describe("attack: a password that Markdown writes with references", () => {
  it("does not show in a report, where a field beside it repeats it", async () => {
    const password = ["Xy7$kQ", "9*pL2~mN4&vB8|zR"].join("_");
    const folder = repositoryOf({
      "memory-steward.yml": "layout: company-brain\n",
      "ontology/controlled-vocabulary.yaml": "tags: { names: [ci], closed: true }\n",
      "graph/a.yaml": `nodeKind: Tool\nid: tool:a\nattributes:\n  tags: ['${password}']\n  password: '${password}'\n`,
    });
    const { code, stdout } = await run("check", folder, "--format", "markdown");
    expect(code).toBe(1);
    expect(stdout).toContain('The vocabulary has no tag "REDACTED".');
    expect(stdout).not.toMatch(/Xy7|pL2/);
  });
});
