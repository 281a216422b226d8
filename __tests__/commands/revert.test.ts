/** `revert` on real repositories: one change goes, what came later stays. */
import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { commit, filesOf, folderOf, git, repositoryOf, run, write } from "./command-line.js";
import { edit, PAGE, START, tool } from "./revert-memory.js";
import { stopped } from "./stopped.js";
import { sample } from "../support/sample.js";

/** Texts of the bad change by file. */
const BAD: Readonly<Record<string, (text: string) => string>> = {
  "graph/tools.yaml": (text) =>
    text
      .replace(/(id: tool:a\n[^]*?region: )eu/, "$1bad")
      .replace(/(id: tool:c\n[^]*?region: )eu/, "$1bad")
      .replace(/---\nnodeKind: Tool\nid: tool:d\n[^]*$/, "")
      .concat(`---\n${tool("brought", { region: "bad" })}`),
  "graph/alone.yaml": (text) => text.replace("region: eu", "region: bad"),
  "graph/listed.yaml": (text) => text.replace("tool:a, tool:b", "tool:b, tool:brought"),
  "pages/guide.md": (text) => text.replace("Second line.", "A bad line."),
};

function bad(folder: string): string {
  for (const [path, change] of Object.entries(BAD)) edit(folder, path, change);
  commit(folder);
  return git(folder, "rev-parse", "HEAD").trim();
}

/** Changes that go on in the files that the bad one touched, none in the same place. */
const LATER: readonly (readonly [path: string, change: (text: string) => string])[] = [
  ["graph/tools.yaml", (text) => text.replace("title: Tool a\n", "title: Tool A, renamed\n")],
  ["graph/tools.yaml", (text) => text.replace("title: Tool b\n", "title: Tool B # a note\n")],
  [
    "graph/tools.yaml",
    (text) => text.replace("nodeKind: Tool\nid: tool:c", "# The third.\nnodeKind: Tool\nid: tool:c"),
  ],
  ["graph/tools.yaml", (text) => `${text}---\n${tool("later")}`],
  ["graph/alone.yaml", (text) => text.replace("owners: [user:ada]", "owners: [user:ada, user:eve]")],
  ["graph/listed.yaml", (text) => text.replace("tool:b, tool:brought", "tool:b, tool:brought, tool:later")],
  ["graph/listed.yaml", (text) => text.replace("attributes:\n", "attributes:\n  tier: 2\n")],
  ["pages/guide.md", (text) => text.replace("Third line.", "Third line, longer.")],
  ["pages/guide.md", (text) => text.replace("title: Guide", "title: The guide")],
];

describe("a change that gave a record the id of one in a file that it left alone", () => {
  it.each([
    ["and added it", {}],
    ["and took it away", { "graph/twin.yaml": tool("alone", { region: "us" }) }],
  ])("%s, is taken back once: a second call finds nothing left of it", async (_, before: Record<string, string>) => {
    const folder = repositoryOf({ ...START, ...before });
    if ("graph/twin.yaml" in before) rmSync(join(folder, "graph/twin.yaml"));
    else write(folder, { "graph/twin.yaml": tool("alone", { region: "us" }) });
    edit(folder, "pages/guide.md", (text) => text.replace("Second line.", "A bad line."));
    commit(folder);
    const call = ["revert", "HEAD", "--dir", folder, "--write"];
    expect(await run(...call)).toMatchObject({ stdout: expect.stringContaining("All of it is taken back") as string });
    expect(filesOf(folder)).toEqual({ ...START, ...before });
    expect(await run(...call)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Nothing is left of the change.") as string,
    });
    expect(filesOf(folder)).toEqual({ ...START, ...before });
  });
});

describe("revert --write, killed after any of its files", () => {
  it("is finished by the next call", { timeout: 120_000 }, async () => {
    const folder = repositoryOf(START);
    bad(folder);
    for (const path of sample(["graph/alone.yaml", "graph/listed.yaml", "graph/tools.yaml", "pages/guide.md"])) {
      git(folder, "restore", ".");
      const call = ["revert", "HEAD", "--dir", folder, "--write"];
      expect(stopped(`/${path}`, ...call)).toBe("SIGKILL");
      expect(await run(...call)).toMatchObject({ code: 0, stderr: "" });
      expect([path, filesOf(folder)]).toEqual([path, START]);
    }
  });
});

describe("revert", () => {
  it("refuses a commit as the one before that does not come before the change, and would put it back", async () => {
    const folder = repositoryOf(START);
    const before = git(folder, "rev-parse", "HEAD").trim();
    const change = bad(folder);
    expect(await run("revert", change, "--from", before, "--dir", folder)).toMatchObject({ code: 0 });
    for (const [commitish, from] of [
      [before, change],
      [change, "HEAD"],
    ] as const) {
      const { code, stdout, stderr } = await run("revert", commitish, "--from", from, "--dir", folder, "--write");
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(`${from} does not come before ${commitish}.`);
    }
    expect(git(folder, "status", "--short")).toBe("");
  });

  it("takes a change back where Git checks files out with CRLF, and keeps these", async () => {
    const origin = repositoryOf(START);
    bad(origin);
    const folder = join(folderOf(), "clone");
    git(origin, "clone", "--quiet", "-c", "core.autocrlf=true", origin, folder);
    const result = await run("revert", "HEAD", "--dir", folder, "--write");
    expect(result).toMatchObject({ code: 0, stdout: expect.stringContaining("All of it is taken back") as string });
    const text = filesOf(folder)["graph/alone.yaml"] ?? "";
    expect(text).toContain("region: eu\r\n");
    expect(text).not.toMatch(/(?<!\r)\n/);
    // Git sees the lines of the change alone.
    expect(git(folder, "diff", "--numstat", "--", "graph/alone.yaml")).toMatch(/^[12]\t[12]\t/);
  });

  it("compares a file that was edited there and not committed as Git would store it", async () => {
    const origin = repositoryOf(START);
    bad(origin);
    const folder = join(folderOf(), "clone");
    git(origin, "clone", "--quiet", "-c", "core.autocrlf=true", origin, folder);
    edit(folder, "graph/alone.yaml", (text) => text.replace("Tool alone", "Tool that stands alone"));
    edit(folder, "pages/guide.md", (text) => text.replace("Third line.", "Third line, once more."));
    const result = await run("revert", "HEAD", "--dir", folder, "--write");
    expect(result).toMatchObject({ code: 0, stdout: expect.stringContaining("All of it is taken back") as string });
    const { "graph/alone.yaml": text = "", "pages/guide.md": page = "" } = filesOf(folder);
    expect(text).toContain("title: Tool that stands alone\r\n");
    expect(text).toContain("region: eu\r\n");
    expect(page).toContain("Third line, once more.\r\n");
    for (const written of [text, page]) expect(written).not.toMatch(/(?<!\r)\n/);
  });

  it("takes the parent that the commit names, whatever grafts and replacements say", async () => {
    const folder = repositoryOf(START);
    edit(folder, "graph/gone.yaml", (text) => text.replace("Tool gone", "Second"));
    commit(folder);
    edit(folder, "graph/alone.yaml", (text) => text.replace("region: eu", "region: us"));
    commit(folder);
    const [third = "", , first = ""] = git(folder, "rev-list", "HEAD").trim().split("\n");
    const plain = await run("revert", third, "--dir", folder);
    expect(plain.stdout).not.toContain("gone");
    write(folder, { ".git/info/grafts": `${third} ${first}\n` });
    expect(git(folder, "rev-parse", `${third}^1`).trim()).toBe(first);
    expect(await run("revert", third, "--dir", folder)).toEqual(plain);
    write(folder, { ".git/info/grafts": "" });
    git(folder, "replace", "--graft", third, first);
    expect(await run("revert", third, "--dir", folder)).toEqual(plain);
    vi.stubEnv("GIT_GRAFT_FILE", join(folder, ".git/grafts-of-my-own"));
    write(folder, { ".git/grafts-of-my-own": `${third} ${first}\n` });
    expect(await run("revert", third, "--dir", folder)).toEqual(plain);
    vi.unstubAllEnvs();
  });

  it("takes one change among ten later ones back and keeps nine of them whole; the tenth is a marked conflict", async () => {
    const folder = repositoryOf(START);
    const change = bad(folder);
    for (const [path, later] of LATER) {
      edit(folder, path, later);
      commit(folder);
    }
    // The tenth changes again what the bad change changed.
    edit(folder, "graph/tools.yaml", (text) => text.replace(/(id: tool:c\n[^]*?region: )bad/, "$1us"));
    commit(folder);

    const shown = await run("revert", change, "--dir", folder);
    expect(shown.code).toBe(1);
    expect(git(folder, "status", "--porcelain")).toBe("");

    const { code, stdout } = await run("revert", change, "--dir", folder, "--write");
    expect(code).toBe(1);
    expect(stdout).toContain("1 place could not be settled");
    expect(stdout).toMatch(/tool:c +attributes\.region +graph\/tools\.yaml +it was changed again since/);
    const files = filesOf(folder);

    // As if the nine had been made without the bad change.
    const expected = repositoryOf(START);
    for (const [path, later] of LATER) {
      if (path === "graph/listed.yaml") continue;
      edit(expected, path, later);
    }
    const tools = filesOf(expected)["graph/tools.yaml"] ?? "";
    const conflict = "<<<<<<< now\n  region: us\n=======\n  region: eu\n>>>>>>> before " + change.slice(0, 12) + "\n";
    expect(files).toEqual({
      ...filesOf(expected),
      "graph/tools.yaml": tools.replace(/(id: tool:c\n[^]*?) {2}region: eu\n/, `$1${conflict}`),
      "graph/listed.yaml": tool("listed", {}, "tool:a, tool:b, tool:later").replace(
        "attributes:\n",
        "attributes:\n  tier: 2\n",
      ),
    });

    // A person decides, and the memory is whole again.
    edit(folder, "graph/tools.yaml", (text) => text.replace(/<<<<<<< now\n(.*\n)=======\n.*\n>>>>>>> .*\n/, "$1"));
    const { stdout: report } = await run("check", folder, "--format", "json");
    expect(report).not.toContain("dangling");
    const again = await run("revert", change, "--dir", folder);
    expect(again.stdout).toContain("tool:c");
  });

  it("gives the files back as they were where nothing came later", async () => {
    const folder = repositoryOf(START);
    const change = bad(folder);
    const { code, stdout } = await run("revert", change, "--dir", folder, "--write", "--reason", "It was wrong.");
    expect(stdout).toContain("All of it is taken back");
    expect(stdout).toContain("user:ada owns 7 of the records");
    expect(code).toBe(0);
    expect(filesOf(folder)).toEqual(START);
    const again = await run("revert", change, "--dir", folder);
    expect(again.stdout).toContain("Nothing is left of the change.");
  });

  it("keeps the comments of a list of which it takes a member back", async () => {
    const listed = "  tags: # ours\n    # first\n    - x # ex\n    - y\n";
    const folder = repositoryOf({ ...START, "graph/alone.yaml": `${tool("alone")}${listed}` });
    edit(folder, "graph/alone.yaml", (text) => `${text}    - bad\n`);
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD").trim();
    edit(folder, "graph/alone.yaml", (text) => `${text}    - later # good\n`);
    commit(folder);
    expect((await run("revert", change, "--dir", folder, "--write")).code).toBe(0);
    expect(filesOf(folder)["graph/alone.yaml"]).toBe(`${tool("alone")}${listed}    - later # good\n`);
  });

  it("leaves a member to a person that was replaced once more since", async () => {
    const tags = (...members: readonly string[]) => tool("alone", { tags: `[${members.join(", ")}]` });
    const folder = repositoryOf({ ...START, "graph/alone.yaml": tags("deploy") });
    write(folder, { "graph/alone.yaml": tags("ci") });
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD").trim();
    write(folder, { "graph/alone.yaml": tags("cache") });
    commit(folder);
    const { code, stdout } = await run("revert", change, "--dir", folder, "--write");
    expect(code).toBe(1);
    expect(stdout).not.toContain("All of it is taken back");
    expect(readFileSync(join(folder, "graph/alone.yaml"), "utf8")).toContain("<<<<<<< now");
  });

  it("keeps the byte-order mark of a file that went on", async () => {
    const folder = repositoryOf({ ...START, "pages/guide.md": `\uFEFF${PAGE}` });
    edit(folder, "pages/guide.md", (text) => text.replace("Second line.", "A bad line."));
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD").trim();
    edit(folder, "pages/guide.md", (text) => text.replace("title: Guide", "title: The guide"));
    commit(folder);
    await run("revert", change, "--dir", folder, "--write");
    const expected = `\uFEFF${PAGE.replace("title: Guide", "title: The guide")}`;
    expect(readFileSync(join(folder, "pages/guide.md"), "utf8")).toBe(expected);
  });

  it("gives files back the mode that the change took from them", async () => {
    const folder = repositoryOf(START);
    const modes = () => git(folder, "diff", "--summary", "HEAD~1").trim();
    chmodSync(join(folder, "graph/gone.yaml"), 0o755);
    commit(folder);
    edit(folder, "graph/alone.yaml", (text) => text.replace("region: eu", "region: bad"));
    for (const name of ["alone", "listed"]) chmodSync(join(folder, `graph/${name}.yaml`), 0o755);
    chmodSync(join(folder, "graph/gone.yaml"), 0o644);
    commit(folder);
    edit(folder, "graph/listed.yaml", (text) => text.replace("Tool listed", "Better"));
    expect(modes().split("\n")).toHaveLength(3);
    const { code, stdout } = await run("revert", "HEAD", "--dir", folder, "--write");
    expect([code, stdout]).toEqual([0, expect.stringContaining("All of it is taken back")]);
    expect(modes()).toBe("");
    expect(git(folder, "diff", "--name-only", "HEAD~1").trim()).toBe("graph/listed.yaml");
  });

  it("sets no time of a record back, since the gate would refuse that", async () => {
    const folder = repositoryOf(START);
    for (const path of ["graph/alone.yaml", "graph/listed.yaml"]) {
      edit(folder, path, (text) => text.replace("2026-06-01T", "2026-06-02T").replace(/Tool \w+/, "Bad"));
    }
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD").trim();
    edit(folder, "graph/listed.yaml", (text) => text.replace("2026-06-02T", "2026-06-03T"));
    commit(folder);
    const { code, stdout } = await run("revert", change, "--dir", folder, "--write");
    expect([code, stdout]).toEqual([0, expect.stringContaining("All of it is taken back")]);
    expect(filesOf(folder)["graph/alone.yaml"]).toMatch(/title: Tool alone\n[^]*updatedAt: "20(?!26-06-0)/);
    expect(filesOf(folder)["graph/listed.yaml"]).toMatch(/title: Tool listed\n[^]*updatedAt: "2026-06-03T/);
    const checked = await run("check", folder, "--base", "HEAD", "--format", "json");
    expect(checked.stdout).not.toContain("went back");
    expect((await run("revert", change, "--dir", folder)).stdout).toContain("Nothing is left of the change.");
  });

  it("sets no time of a record back beside a conflict, and says of which files the difference is", async () => {
    const folder = repositoryOf(START);
    const change = (name: string, region: string, day: string) => {
      edit(folder, "graph/alone.yaml", (text) =>
        text
          .replace(/Tool \w+/, name)
          .replace(/region: \w+/, `region: ${region}`)
          .replace(/06-0\dT/, `06-0${day}T`),
      );
      commit(folder);
    };
    change("Bad", "bad", "2");
    change("Bad", "us", "2");
    const { code, stdout } = await run("revert", "HEAD~1", "--dir", folder, "--write");
    expect(code).toBe(1);
    expect(stdout).toContain("stays. Apart from the files with conflicts nothing differs.");
    expect(filesOf(folder)["graph/alone.yaml"]).toMatch(
      /title: Tool alone\n[^<]*updatedAt: "20(?!26-06-0)[^<]*<<<<<<< now\n {2}region: us\n=======\n {2}region: eu\n>/,
    );
    edit(folder, "graph/alone.yaml", (text) => text.replace(/<<<<<<< now\n(.*\n)=======\n.*\n>>>>>>> .*\n/, "$1"));
    const checked = await run("check", folder, "--base", "HEAD", "--format", "json");
    expect(checked.stdout).not.toContain("went back");
  });

  it("does not say that nothing is left where it can settle nothing", async () => {
    const folder = repositoryOf(START);
    for (const text of ["\xFF one", "\xFF two", "\xFF three"]) {
      writeFileSync(join(folder, "picture.png"), text, "latin1");
      commit(folder);
    }
    const { code, stdout } = await run("revert", "HEAD~1", "--dir", folder);
    expect([code, stdout]).toEqual([1, expect.stringContaining("1 place could not be settled")]);
    expect(stdout).not.toContain("Nothing is left");
  });

  it("says what it leaves, since that is no plain file, and does not call that all", async () => {
    const folder = repositoryOf(START);
    symlinkSync("guide.md", join(folder, "pages/link.md"));
    write(folder, { "other.txt": "Other\n" });
    commit(folder);
    const { code, stdout } = await run("revert", "HEAD", "--dir", folder, "--write");
    expect(code).toBe(0);
    expect(stdout).toContain(
      "All of it but 1 path, left for you to take back by hand, is taken back, and what came later stays. No record differs; 1 file does.",
    );
    expect(stdout).toMatch(/Not taken back, since they are no plain files\n\npages\/link\.md\n/);
    expect((await run("revert", "HEAD", "--dir", folder)).stdout).toContain(
      "1 path of the change is left, for you to take back by hand.",
    );
    rmSync(join(folder, "pages/link.md"));
    const { stdout: again } = await run("revert", "HEAD", "--dir", folder);
    expect(again).toContain("Nothing is left of the change.");
    expect(again).not.toContain("link.md");
  });

  it("says that a link alone is not taken back", async () => {
    const folder = repositoryOf(START);
    symlinkSync("guide.md", join(folder, "pages/link.md"));
    commit(folder);
    const { code, stderr } = await run("revert", "HEAD", "--dir", folder);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /nothing differs that can be taken back here: pages\/link\.md is no plain file\.\n {2}Take it/,
    );
  });

  it("finds records that have moved, and says what is gone", async () => {
    const folder = repositoryOf(START);
    edit(folder, "graph/alone.yaml", (text) => text.replace("region: eu", "region: bad"));
    edit(folder, "graph/gone.yaml", (text) => text.replace("Tool gone", "Tool bad"));
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD").trim();
    git(folder, "mv", "graph/alone.yaml", "graph/elsewhere.yaml");
    git(folder, "rm", "--quiet", "graph/gone.yaml");
    edit(folder, "graph/elsewhere.yaml", (text) => text.replace("Tool alone", "Tool that moved"));
    commit(folder);
    const { stdout, code } = await run("revert", change, "--dir", folder, "--write");
    expect(code).toBe(0);
    expect(stdout).toMatch(/nothing to take back\n\ntool:gone/);
    expect(filesOf(folder)["graph/elsewhere.yaml"]).toBe(tool("alone", { region: "eu", title: "Tool that moved" }));
  });

  it("marks a record that was added by the change and used since, and a text that changed in the same lines", async () => {
    const folder = repositoryOf(START);
    write(folder, { "graph/brought.yaml": tool("brought") });
    edit(folder, "pages/guide.md", (text) => text.replace("Second line.", "A bad line."));
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD").trim();
    edit(folder, "graph/brought.yaml", (text) => text.replace("Tool brought", "Better"));
    edit(folder, "pages/guide.md", (text) => text.replace("A bad line.", "A better line."));
    commit(folder);
    const { stdout, code } = await run("revert", change, "--dir", folder, "--write");
    expect(code).toBe(1);
    expect(stdout).toContain("2 places could not be settled");
    const files = filesOf(folder);
    expect(files["graph/brought.yaml"]).toMatch(/^<<<<<<< now\nnodeKind: Tool[^]*=======\n>>>>>>> before /);
    expect(files["pages/guide.md"]).toContain("<<<<<<< now\nA better line.\n=======\nSecond line.\n>>>>>>> before ");
    const { code: checked } = await run("check", folder);
    expect(checked).toBe(1);
  });

  it("tells what a clean revert would break", async () => {
    const folder = repositoryOf(START);
    write(folder, { "graph/brought.yaml": tool("brought") });
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD").trim();
    edit(folder, "graph/alone.yaml", (text) => `${text}edges: { depends_on: [tool:brought] }\n`);
    commit(folder);
    const { stdout, code } = await run("revert", change, "--dir", folder);
    expect(code).toBe(1);
    expect(stdout).toContain("Errors that this would bring");
    expect(stdout.replace(/\s+/g, " ")).toContain(
      '"tool:brought" is deleted, and 1 edge of 1 record still leads to it',
    );
  });

  it("refuses the first commit, and what is no change of the memory", async () => {
    const folder = repositoryOf(START);
    expect(await run("revert", "HEAD", "--dir", folder)).toMatchObject({ code: 2 });
    git(
      folder,
      "-c",
      "user.name=T",
      "-c",
      "user.email=t@example.org",
      "commit",
      "--quiet",
      "--allow-empty",
      "-m",
      "empty",
    );
    const { code, stderr } = await run("revert", "HEAD", "--dir", folder);
    expect(code).toBe(2);
    expect(stderr).toContain("Nothing of the memory differs");
  });
});
