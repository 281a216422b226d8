/** `revert` on real repositories: one change goes, what came later stays. */
import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { commit, filesOf, git, repositoryOf, run, write } from "./command-line.js";

function tool(name: string, attributes: Readonly<Record<string, string>> = {}, edges = ""): string {
  const own = { title: `Tool ${name}`, status: "approved", owners: "[user:ada]", updatedAt: '"2026-06-01T08:00:00Z"' };
  const lines = Object.entries({ ...own, ...attributes }).map(([key, value]) => `  ${key}: ${value}`);
  const tail = edges === "" ? "" : `edges: { depends_on: [${edges}] }\n`;
  return `nodeKind: Tool\nid: tool:${name}\nattributes:\n${lines.join("\n")}\n${tail}`;
}

const PAGE = `---
id: page:guide
nodeKind: Page
title: Guide
status: approved
owners: [user:ada]
updatedAt: "2026-06-01T08:00:00Z"
---
# Guide

First line.

Second line.

Third line.
`;

const START = {
  "memory-steward.yml": "layout: company-brain\n",
  "graph/tools.yaml": ["a", "b", "c", "d"].map((name) => tool(name, { region: "eu" })).join("---\n"),
  "graph/alone.yaml": tool("alone", { region: "eu" }),
  "graph/listed.yaml": tool("listed", {}, "tool:a, tool:b"),
  "graph/gone.yaml": tool("gone"),
  "pages/guide.md": PAGE,
};

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

function edit(folder: string, path: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, path), "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  write(folder, { [path]: changed });
}

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

describe("revert", () => {
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

  it("takes time by the number of a file's records, not by its square", { timeout: 60_000 }, async () => {
    const records = (text: string, id = "r") =>
      Array.from({ length: 1000 }, (_, index) => tool(`${id}${index}`, { region: `${text}${index}` }));
    const folder = repositoryOf({ ...START, "graph/many.yaml": records("eu").join("---\n") });
    write(folder, { "graph/many.yaml": records("bad", "s").join("---\n") });
    commit(folder);
    edit(folder, "graph/many.yaml", (text) => text.replace("Tool s7\n", "Tool seven\n"));
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD~1").trim();
    await run("revert", change, "--dir", folder, "--write");
    expect(readFileSync(join(folder, "graph/many.yaml"), "utf8")).toContain(tool("r999", { region: "eu999" }));
  });

  it("takes a thousand records that stand in lists back in time by their number", { timeout: 60_000 }, async () => {
    const records = (text: string) =>
      Array.from(
        { length: 1000 },
        (_, index) => `  - kind: Tool\n    id: tool:r${index}\n    title: ${text}${index}\n`,
      );
    const list = (id: string, items: readonly string[]) =>
      `kind: NodeDocument\nnodes:\n  - kind: Tool\n    id: tool:${id}\n    title: ${id}\n${items.join("")}`;
    const [good, bad] = [records("good"), records("bad")];
    const left = { "g/a.yaml": list("a", good.slice(0, 500)), "g/b.yaml": list("b", good.slice(500)) };
    const folder = repositoryOf({ "memory-steward.yml": "layout: atlas\n", ...left });
    write(folder, { "g/a.yaml": list("a", bad.slice(0, 500).concat(good.slice(500))), "g/b.yaml": list("b", []) });
    commit(folder);
    edit(folder, "g/a.yaml", (text) => text.replace("title: a\n", "title: first\n"));
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD~1").trim();
    await run("revert", change, "--dir", folder, "--write");
    expect(readFileSync(join(folder, "g/a.yaml"), "utf8")).toBe(
      left["g/a.yaml"].replace("title: a\n", "title: first\n"),
    );
    expect(readFileSync(join(folder, "g/b.yaml"), "utf8")).toBe(left["g/b.yaml"]);
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

describe("what a revert does to the memory of now", () => {
  const LONE = "graph/alone.yaml";

  async function revertLast(folder: string) {
    commit(folder);
    const { stdout, code } = await run("revert", "HEAD", "--dir", folder);
    return { stdout: stdout.replace(/\s+/g, " "), code };
  }

  it("is judged as a change: a status that may not follow is an error", async () => {
    const folder = repositoryOf({ ...START, [LONE]: tool("alone", { status: "draft" }) });
    edit(folder, LONE, (text) => text.replace("status: draft", "status: approved"));
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain(
      'Errors that this would bring - graph/alone.yaml The status went from "approved" to "draft"; ',
    );
    expect(code).toBe(1);
    await run("revert", "HEAD", "--dir", folder, "--write");
    const checked = await run("check", folder, "--base", "HEAD", "--format", "json");
    expect(checked.stdout).toContain("status/forbidden-transition");
  });

  it("names an approved record that goes, and refuses nothing over it", async () => {
    const folder = repositoryOf(START);
    write(folder, { "graph/brought.yaml": tool("brought") });
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain('Warnings that this would bring - graph/brought.yaml "tool:brought" is approved and is');
    expect(stdout).not.toContain("Errors that");
    expect(code).toBe(0);
  });

  it("repeats nothing that an error says of a restricted record", async () => {
    const folder = repositoryOf({ ...START, [LONE]: tool("alone", { status: "draft", sensitivity: "restricted" }) });
    edit(folder, LONE, (text) => text.replace("status: draft", "status: approved"));
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain("Errors that this would bring - graph/alone.yaml What this finding says is withheld");
    expect(stdout).not.toContain("The status went");
    expect(code).toBe(1);
  });

  it("says that it rewrites a journal", async () => {
    const journal = "babysitter/runs/r1/journal/000001.yaml";
    const folder = repositoryOf(START);
    write(folder, { [journal]: tool("event") });
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain(`Errors that this would bring - ${journal} This journal file is deleted`);
    expect(code).toBe(1);
  });

  it("is judged by the gate of now, where it takes an edit of that back", async () => {
    const folder = repositoryOf(START);
    edit(folder, "memory-steward.yml", (text) => `${text}severities: { graph/dangling-edge: warning }\n`);
    edit(folder, LONE, (text) => text.replace("region: eu", "region: bad"));
    const { stdout, code } = await revertLast(folder);
    expect(stdout).not.toContain("Errors that");
    expect(code).toBe(0);
  });

  it("brings no secret back without a word, beside one that is there", async () => {
    const [first, second] = ["Q3EGRIPNXH4TVWZ7", "K5TQXWRH2NVJ4ZLM"].map((end) => ["AK", "IA", end].join(""));
    const folder = repositoryOf({ ...START, "notes/keys.md": `# Keys\n\n${first}\n` });
    edit(folder, "notes/keys.md", (text) => text.replace(first ?? "", second ?? ""));
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain("Errors that this would bring - notes/keys.md ");
    expect(stdout).not.toContain(first);
    expect(code).toBe(1);
  });
});
