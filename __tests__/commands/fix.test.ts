import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { runFix } from "../../src/terminal/fix.js";
import { changeFilesBelow } from "../../src/terminal/files-below.js";
import { commit, filesOf, folderOf, git, repositoryOf, run, write } from "./command-line.js";

const TEAM = `nodeKind: Team
id: team:build
attributes:
  title: Build
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;

function service(name: string, given: { status?: string; edges?: string; more?: string } = {}): string {
  return `nodeKind: Service
id: service:${name}
attributes:
  title: ${name}
  status: ${given.status ?? "approved"} # reviewed
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
${given.edges ?? ""}${given.more ?? ""}`;
}

const OTHER = service("other").replace('"2026-06-03T08:20:00Z"', "2026/06/01");

const BASE = {
  "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n",
  "graph/team.yaml": TEAM,
};

describe("fix", () => {
  it("shows a diff and writes what is certain with --yes", async () => {
    const folder = repositoryOf({ ...BASE, "graph/mirror.yaml": service("mirror", { status: "Approved" }) });
    const result = await run("fix", folder, "--yes");
    expect(result).toMatchObject({ code: 0, stderr: "" });
    expect(result.stdout).toBe(`--- a/graph/mirror.yaml
+++ b/graph/mirror.yaml
@@ -2,6 +2,6 @@
 id: service:mirror
 attributes:
   title: mirror
-  status: Approved # reviewed
+  status: approved # reviewed
   owners: [team:build]
   updatedAt: "2026-06-03T08:20:00Z"

Applied 1 edit to 1 file. Left: none.
`);
    expect(filesOf(folder)).toEqual({ ...BASE, "graph/mirror.yaml": service("mirror") });
    expect((await run("check", folder)).code).toBe(0);
    expect(await run("fix", folder, "--yes")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Nothing to fix") as unknown,
    });
  });

  it.each([
    ["--dry-run", "Dry run: nothing was written."],
    [undefined, 'Nothing was written: run "memory-steward fix --yes" to write.'],
  ])("writes nothing with %s, and says so", async (option, message) => {
    const files = { ...BASE, "graph/mirror.yaml": service("mirror", { status: "Approved" }) };
    const folder = folderOf(files);
    const result = await run("fix", folder, ...(option === undefined ? [] : [option]));
    expect(result.code).toBe(1);
    expect(result.stdout).toContain(`1 edit to 1 file. ${message}`);
    expect(filesOf(folder)).toEqual(files);
  });

  it("leaves a time alone that it would set back, and says so", async () => {
    const dated = (updatedAt: string, status = "approved") =>
      service("mirror", { status }).replace('"2026-06-03T08:20:00Z"', updatedAt);
    const folder = repositoryOf({ ...BASE, "graph/mirror.yaml": service("mirror") });
    write(folder, { "graph/mirror.yaml": dated("2026/06/03", "Approved"), "graph/other.yaml": OTHER });
    const { stdout } = await run("fix", folder, "--yes");
    expect(stdout).toContain(
      "Left alone in part: graph/mirror.yaml: the time that can be meant is before the record's time in the last commit",
    );
    expect(stdout).toContain("Applied 2 edits to 2 files.");
    expect(filesOf(folder)).toMatchObject({
      "graph/mirror.yaml": dated("2026/06/03"),
      "graph/other.yaml": OTHER.replace("2026/06/01", "2026-06-01T00:00:00Z"),
    });
    write(folder, { "graph/mirror.yaml": dated("2026/06/04") });
    expect((await run("fix", folder, "--yes")).stdout).not.toContain("Left alone");
    expect((await run("check", folder, "--base", "HEAD")).stdout).not.toContain("went back");
  });

  it("leaves a time alone that would be before that of main, where a commit of the branch has none that can be read", async () => {
    const dated = (updatedAt: string) => service("mirror").replace('"2026-06-03T08:20:00Z"', updatedAt);
    const folder = repositoryOf({ ...BASE, "graph/mirror.yaml": service("mirror") });
    git(folder, "switch", "--quiet", "--create", "topic");
    write(folder, { "graph/mirror.yaml": dated("2026/06/01") });
    commit(folder);
    const { stdout } = await run("fix", folder, "--yes");
    expect(stdout).toContain(
      "Left alone: graph/mirror.yaml: the time that can be meant is before the record's time where this branch left main",
    );
    expect(filesOf(folder)["graph/mirror.yaml"]).toBe(dated("2026/06/01"));
    write(folder, { "graph/mirror.yaml": dated("2026/06/04") });
    expect((await run("fix", folder, "--yes")).stdout).not.toContain("Left alone");
    expect((await run("check", folder, "--base", "main")).stdout).not.toContain("went back");
  });

  it("says what is left as a check against the base does", async () => {
    const user = service("user", { edges: "edges:\n  depends_on: [service:mirror]\n" });
    const folder = repositoryOf({ ...BASE, "graph/mirror.yaml": service("mirror"), "graph/user.yaml": user });
    git(folder, "switch", "--quiet", "--create", "topic");
    write(folder, { "graph/user.yaml": user.replace("depends_on", "depends-on") });
    rmSync(join(folder, "graph/mirror.yaml"));
    commit(folder);
    const dry = await run("fix", folder, "--base", "main", "--dry-run");
    expect(dry.stdout).toContain("It would leave 1 error, judged without the base.");
    const { stdout } = await run("fix", folder, "--base", "main", "--yes");
    // The deletion of the record is one error of the change; without a base it is one of each edge that led there.
    const checked = await run("check", folder, "--base", "main");
    expect(checked.stdout).toContain("graph/mirror.yaml");
    expect(/^FAIL {2}(.*?) in/m.exec(checked.stdout)?.[1]).toBe(/Left, compared with main: (.*)\.$/m.exec(stdout)?.[1]);
    expect((await run("fix", folder, "--base", "main")).stdout).toContain("Findings, compared with main: 1 error");
  });

  it("writes nothing where there is no such base", async () => {
    const files = { ...BASE, "graph/mirror.yaml": service("mirror", { status: "Approved" }) };
    const folder = repositoryOf(files);
    const { code, stderr } = await run("fix", folder, "--base", "nowhere", "--yes");
    expect([code, stderr]).toEqual([2, expect.stringContaining("nowhere")]);
    expect(filesOf(folder)).toEqual(files);
  });

  it("says what is left where nothing can be mended", async () => {
    const folder = folderOf({
      ...BASE,
      "graph/mirror.yaml": service("mirror", { edges: "edges:\n  depends_on: [service:nowhere]\n" }),
    });
    expect(await run("fix", folder)).toMatchObject({
      code: 0,
      stdout: "Nothing to fix: no finding has a mend that is certain.\nFindings, judged without a base: 1 error.\n",
    });
  });

  it("mends what a mended syntax error shows", async () => {
    const page = (title: string, status: string) =>
      `---\nid: decision:one\nkind: Decision\ntitle: ${title}\nstatus: ${status}\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\n---\nWhy.\n`;
    const folder = folderOf({ ...BASE, "decisions/one.md": page("Caches: when they expire", "Approved") });
    const result = await run("fix", folder, "--yes");
    expect(result.stdout).toContain("Applied 2 edits to 1 file. Left: none.");
    expect(readFileSync(join(folder, "decisions/one.md"), "utf8")).toBe(page('"Caches: when they expire"', "approved"));
  });

  it("mends a file that could not be read even where that shows more errors", async () => {
    const text = `---\nid: decision:one\nkind: Decision\ntitle: Caches: when\nowners: [team:build]\n---\nWhy.\n`;
    const folder = folderOf({ ...BASE, "decisions/one.md": text });
    const result = await run("fix", folder, "--yes");
    expect(result.stdout).toContain('+title: "Caches: when"');
    expect(result.stdout).toContain("Applied 1 edit to 1 file. Left, judged without a base: 2 errors.");
  });

  it("quotes the name of an owner though nobody knows him, and no names that may be those of two", async () => {
    const page = (name: string, owners: string) => service(name).replace("[team:build]", owners);
    const files = { ...BASE, "graph/a.yaml": page("a", "@ann"), "graph/b.yaml": page("b", "@ann @ben") };
    const folder = folderOf(files);
    const { code, stdout } = await run("fix", folder, "--yes");
    expect([code, stdout]).toEqual([1, expect.stringContaining("Left alone: graph/b.yaml: its mend would bring")]);
    expect(stdout).toContain("Applied 2 edits to 1 file. Left, judged without a base: 2 errors.");
    expect(filesOf(folder)).toEqual({ ...files, "graph/a.yaml": page("a", '["@ann"]') });
  });

  it("leaves a file unreadable where its mended line would say something wrong", async () => {
    const files = {
      ...BASE,
      "graph/mirror.yaml": service("mirror", { edges: "edges:\n  depends_on: @other\n" }),
      "graph/c.yaml": service("c").replace("title: c", "title: C: the third"),
    };
    const folder = folderOf(files);
    const result = await run("fix", folder, "--yes");
    expect(result.stdout).toContain(
      "Left alone: graph/mirror.yaml: its mend would bring a new error, graph/dangling-edge:",
    );
    expect(result.stdout).toContain("Applied 1 edit to 1 file.");
    expect(filesOf(folder)).toEqual({
      ...files,
      "graph/c.yaml": service("c").replace("title: c", 'title: "C: the third"'),
    });
  });

  it.each([
    ["a mapping", "team:build]", "team:build]\n  limits: memory: 2Gi"],
    ["an edge", "team:build]", "team:build]\nedges:\n  depends_on: target: service:other"],
    ["a list", "owners: [team:build]", 'owners: "team:build", team:platform'],
  ])("turns %s on one line into no text", async (_, found, written) => {
    const files = { ...BASE, "graph/mirror.yaml": service("mirror").replace(found, written) };
    const folder = folderOf(files);
    expect((await run("fix", folder, "--yes")).stdout).toContain("Nothing to fix");
    expect(filesOf(folder)).toEqual(files);
  });

  it("leaves a mend alone that would bring a new error, and makes the others", async () => {
    // With the edge kind spelled right, the edge closes a circle.
    const files = {
      ...BASE,
      "graph/a.yaml": service("a", { edges: "edges:\n  depends-on: [service:b]\n" }),
      "graph/b.yaml": service("b", { edges: "edges:\n  depends_on: [service:a]\n" }),
      "graph/c.yaml": service("c", { status: "Approved" }),
    };
    const folder = folderOf(files);
    const result = await run("fix", folder, "--yes");
    expect(result.stdout).toContain("Left alone: graph/a.yaml: its mend would bring a new error, graph/cycle:");
    expect(result.stdout).toContain("Applied 1 edit to 1 file. Left, judged without a base: 1 error");
    expect(filesOf(folder)).toEqual({ ...files, "graph/c.yaml": service("c") });
  });

  it("writes the mends of a file that do no harm beside one that does", async () => {
    const folder = repositoryOf({
      "memory-steward.yml": "layout: layout.yaml\nstaleAfterDays: 36500\n",
      "layout.yaml": `layout: memory-steward.layout/v1
name: services
ontology:
  inline:
    statuses: [draft, approved]
    nodeKinds: [{ name: Service, required: [tier] }]
classes:
  service: { files: ["graph/*.yaml"], fields: { id: id, kind: kind, status: status } }
`,
      "graph/mirror.yaml": "id: mirror\nkind: service\nstatus: Approved\n",
    });
    const { code, stdout } = await run("fix", folder, "--yes");
    expect(code).toBe(1);
    expect(stdout).toContain(
      "Left alone in part: graph/mirror.yaml: its mend would bring a new error, record/missing-attribute:",
    );
    expect(filesOf(folder)["graph/mirror.yaml"]).toBe("id: mirror\nkind: service\nstatus: approved\n");
    const again = await run("fix", folder, "--yes");
    expect(again.stdout).toContain("Nothing was fixed: mend by hand what is named above, then run it again.");
    expect(again.code).toBe(1);
  });

  it("mends what a mend brings where that is certain too", async () => {
    const tool = (...lines: string[]) =>
      `nodeKind: Tool\nid: tool:a\nattributes:\n  title: A\n  status: approved\n  owners: [user:ann]\n  updatedAt: "2026-06-03T08:20:00Z"\n${lines.join("")}`;
    const folder = folderOf({ "memory-steward.yml": "layout: company-brain\n", "graph/a.yaml": tool("  Tags: ci\n") });
    expect((await run("fix", folder, "--yes")).code).toBe(0);
    expect(filesOf(folder)["graph/a.yaml"]).toBe(tool("  tags: [ci]\n"));
  });

  it("leaves files alone that never change once they are merged, and says so", async () => {
    const files = {
      "memory-steward.yml": "layout: layout.yaml\n",
      "layout.yaml": `layout: memory-steward.layout/v1
name: mine
ids: { aliases: [{ prefix: "Site ", use: "site:" }] }
ontology: { inline: { edgeKinds: [{ name: mentions }] } }
classes:
  log:
    files: ["log/*"]
    appendOnly: true
    fields: { id: id, kind: { value: Log }, title: title, owners: owners, updatedAt: at }
    edges: [{ field: about, kind: mentions }]
`,
      "log/a.jsonl": `{"id":"site:one","title":"One","owners":["me"],"at":"2026-01-02"}
{"id":"log:a","title":"A","owners":["me"],"at":"2026-01-02T10:00Z","about":"Site one"}
`,
      "log/b.yaml": `id: log:b\ntitle: Cache: how to warm it\nowners: [me]\nat: "2026-01-02T10:00:00Z"\n`,
    };
    const folder = repositoryOf(files);
    const { stdout } = await run("check", folder);
    expect(stdout).toContain("mend  Write site:one, unless the file is merged: then it never changes\n");
    expect(stdout).toContain('mend  Quote the value of "title", unless the file is merged: then it never changes\n');
    expect(stdout).not.toMatch(/^ +fix /m);
    expect((await run("fix", folder, "--yes")).stdout).toContain("Nothing to fix");
    expect(filesOf(folder)).toEqual(files);
  });

  it.each([
    ["a comment", "    target: service:b # pinned\n"],
    ["a comment between", "    target: service:b\n  # the second one\n"],
    ["a number of many digits", "    target: service:b\n    channel: 1187254893610401843\n"],
    ["a version", "    target: service:b\n    version: 1.10\n"],
    ["a mode", "    target: service:b\n    mode: 0755\n"],
  ])("writes no list of edges anew that would lose %s", async (_, edge) => {
    const edges = `edges:\n  - kind: depends_on\n${edge}  - kind: depends_on\n    target: service:c\n`;
    const folder = repositoryOf({ ...BASE, "graph/a.yaml": service("a", { edges }) });
    const { stdout, code } = await run("fix", folder, "--yes");
    expect(stdout).toContain("Nothing to fix");
    expect(code).toBe(0);
    expect(readFileSync(join(folder, "graph/a.yaml"), "utf8")).toContain(edge);
  });

  it("takes no list away from around a text where that would lose a comment", async () => {
    const title = "title: [ # agreed, see the minutes\n    a ]";
    const folder = repositoryOf({ ...BASE, "graph/a.yaml": service("a").replace(/title: .*/, title) });
    await run("fix", folder, "--yes");
    expect(readFileSync(join(folder, "graph/a.yaml"), "utf8")).toContain(title);
  });

  it("leaves accepted findings as they are", async () => {
    const files = { ...BASE, "graph/mirror.yaml": service("mirror", { status: "Approved" }) };
    const folder = folderOf(files);
    expect((await run("check", folder, "--update-baseline")).code).toBe(0);
    expect(await run("fix", folder, "--yes")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Nothing to fix") as unknown,
    });
    expect(filesOf(folder)).toMatchObject(files);
  });

  it("mends tracked and untracked files and no ignored ones", async () => {
    const wrong = service("mirror", { status: "Approved" });
    const folder = repositoryOf({ ...BASE, ".gitignore": "graph/ignored.yaml\n", "graph/a.yaml": wrong });
    write(folder, { "graph/b.yaml": wrong.replace("service:mirror", "service:other"), "graph/ignored.yaml": wrong });
    await run("fix", folder, "--yes");
    const files = filesOf(folder);
    expect(files["graph/a.yaml"]).toContain("status: approved");
    expect(files["graph/b.yaml"]).toContain("status: approved");
    expect(files["graph/ignored.yaml"]).toBe(wrong);
  });

  it("works in a folder of a repository and leaves the rest of it alone", async () => {
    const wrong = service("mirror", { status: "Approved" });
    const folder = repositoryOf({ "graph/mirror.yaml": wrong });
    mkdirSync(join(folder, "memory"));
    write(join(folder, "memory"), { ...BASE, "graph/mirror.yaml": wrong });
    commit(folder);
    await run("fix", join(folder, "memory"), "--yes");
    expect(git(folder, "status", "--short")).toBe(" M memory/graph/mirror.yaml\n");
  });

  it("keeps permissions and line ends, and takes a byte-order mark away", async () => {
    const text = service("mirror", { status: "Approved" }).replaceAll("\n", "\r\n");
    const folder = folderOf({ ...BASE, "graph/mirror.yaml": `\uFEFF${text}` });
    expect((await run("check", folder)).stdout).toContain(
      "    fix   Remove the byte-order mark\n        - \\uFEFFnodeKind: Service\n        + nodeKind: Service\n",
    );
    chmodSync(join(folder, "graph/mirror.yaml"), 0o640);
    await run("fix", folder, "--yes");
    expect(readFileSync(join(folder, "graph/mirror.yaml"), "utf8")).toBe(text.replace("Approved", "approved"));
    expect(statSync(join(folder, "graph/mirror.yaml")).mode & 0o777).toBe(0o640);
  });

  it("never follows a symlink", async () => {
    const wrong = service("mirror", { status: "Approved" });
    const outside = folderOf({ "mirror.yaml": wrong });
    const folder = repositoryOf(BASE);
    symlinkSync(join(outside, "mirror.yaml"), join(folder, "graph/file.yaml"));
    symlinkSync(outside, join(folder, "graph/folder"));
    await run("fix", folder, "--yes");
    expect(filesOf(outside)).toEqual({ "mirror.yaml": wrong });
  });

  it("shows control characters without their effect", async () => {
    const text = service("mirror", { status: "Approved", more: "# to the \u202Eleft\n" });
    const folder = folderOf({ ...BASE, "graph/\x1b[2Jmirror.yaml": text });
    const { stdout } = await run("fix", folder, "--dry-run");
    expect(stdout).toContain("+++ b/graph/\\x1B[2Jmirror.yaml\n");
    expect(stdout).toContain(" # to the \\u202Eleft\n");
    expect(stdout).not.toMatch(/[\x1b\u202e]/);
  });
});

describe("fix at a terminal", () => {
  const wrong = { ...BASE, "graph/mirror.yaml": service("mirror", { status: "Approved" }) };

  it.each([
    ["y\n", 0, "approved", "Applied 1 edit to 1 file."],
    ["yes\n", 0, "approved", "Applied 1 edit to 1 file."],
    ["n\n", 1, "Approved", "Nothing was written."],
    ["\n", 1, "Approved", "Nothing was written."],
    ["", 1, "Approved", "Nothing was written."],
  ])("asks, and takes %j for its answer", async (answer, code, status, message) => {
    const folder = folderOf(wrong);
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = Object.assign(new PassThrough(), { isTTY: true });
    let shown = "";
    output.on("data", (chunk: Buffer) => {
      shown += chunk.toString();
    });
    input.end(answer);
    expect(await runFix(folder, {}, { input, output })).toBe(code);
    expect(shown).toContain("Apply 1 edit to 1 file? [y/N] ");
    expect(shown).toContain(message);
    expect(filesOf(folder)["graph/mirror.yaml"]).toContain(`status: ${status} `);
  });
});

describe("changeFilesBelow", () => {
  const before = new TextEncoder().encode("old");

  it("writes nothing at all where one file changed meanwhile", () => {
    const folder = folderOf({ "a.md": "old", "b.md": "newer" });
    const files = ["a.md", "b.md"].map((path) => ({ path, before, after: "new" }));
    expect(() => {
      changeFilesBelow(folder, files);
    }).toThrow("b.md changed while it was being looked at.");
    expect(filesOf(folder)).toEqual({ "a.md": "old", "b.md": "newer" });
  });

  it.each([["../x.md"], ["a/../../x.md"], ["/x.md"], ["./x.md"], [""]])("refuses the path %j", (path) => {
    const folder = folderOf();
    writeFileSync(join(folder, "x.md"), "old");
    const inner = join(folder, "inner");
    mkdirSync(inner);
    expect(() => {
      changeFilesBelow(inner, [{ path, before, after: "new" }]);
    }).toThrow("is not a path below");
    expect(filesOf(folder)).toEqual({ "x.md": "old" });
  });

  it("refuses a symlink in any part of the path", () => {
    const outside = folderOf({ "x.md": "old" });
    const folder = folderOf();
    symlinkSync(outside, join(folder, "dir"));
    symlinkSync(join(outside, "x.md"), join(folder, "link.md"));
    for (const path of ["dir/x.md", "link.md"]) {
      expect(() => {
        changeFilesBelow(folder, [{ path, before, after: "new" }]);
      }).toThrow("is a symlink");
    }
    expect(filesOf(outside)).toEqual({ "x.md": "old" });
  });
});
