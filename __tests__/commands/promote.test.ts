import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeFailure } from "../../src/report/failure.js";
import { runPromote, type PromoteArguments } from "../../src/terminal/promote.js";
import { filesOf, folderOf, git, repositoryOf, run } from "./command-line.js";
import { captured } from "../support/captured.js";
import { stopped } from "./stopped.js";

const TEAM = `nodeKind: Team
id: team:build
attributes:
  title: Build
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;

const NOTE = `---
# Seen twice this month.
title: Restart the mirror
id: note:mirror-restart
owners: [team:build]
tags: [registry, ci]
aliases: [mirror hangs]
sensitivity: restricted
repoRefs: [repository:checkout]
related:
  mentions: [team:build]
sourceRefs: ["https://example.org/issues/12"]
version: 1.10
---

# Restart the mirror

1. Stop it.   
2. Start it.
`;

const BASE = {
  "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n",
  "graph/team.yaml": TEAM,
  "graph/repository.yaml": TEAM.replace("Team", "Repository").replace("team:build", "repository:checkout"),
  "notes/mirror.md": NOTE,
};
const NOW = new Date("2026-07-01T10:20:30.456Z");

async function promote(folder: string, note: string, options: PromoteArguments): Promise<number> {
  return (await captured(() => runPromote(join(folder, note), options, NOW))).code;
}

describe("promote", () => {
  it("says what it wrote, what it did not, and what comes next", async () => {
    const folder = repositoryOf(BASE);
    const note = join(folder, "notes/mirror.md");
    const { code, stdout } = await captured(() => runPromote(note, { kind: "Runbook" }, NOW));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Wrote runbooks\/restart-the-mirror\.md:\n/);
    expect(stdout).toContain(`
Nothing else was written: ${note} stays as it is, the record names it as its source, and nothing is committed.
`);
    expect(stdout).toMatch(
      /\nNext:\n {2}1\. Read .*\/runbooks\/restart-the-mirror\.md, and make its text that of a Runbook\.\n/,
    );
    const here = "pages/lint.md";
    const record = `---\nid: agent-practice:lint\nkind: AgentPractice\ntitle: Lint\nstatus: approved\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\n---\nLint.\n`;
    const other = repositoryOf({ ...BASE, [here]: record });
    const practice = await captured(() => runPromote(join(other, "notes/mirror.md"), { kind: "AgentPractice" }, NOW));
    expect(practice.stdout).toContain(", and make its text that of an AgentPractice.\n");
    const [, dir = ""] = /\n {2}2\. Check it: memory-steward check (.+)\n/.exec(stdout) ?? [];
    expect((await run("check", dir)).stdout).toContain("PASS  no findings");
    expect(stdout.trimEnd().split("\n").at(-1)).toBe(
      "  3. Commit it on a branch, and let runbook:restart-the-mirror be approved in a pull request.",
    );
  });

  it.each([
    ["a file that Git never sees", "runbooks/.git/x.md", "Git keeps for itself"],
    ["the same by another name", "runbooks/GIT~1/x.md", "Git keeps for itself"],
    ["the name of a device of Windows", "runbooks/CON.md", "the device name CON of Windows"],
    ["a colon", "runbooks/a:b.md", "a colon"],
    ["a control character", "runbooks/a\u001Bb.md", "the control character U+001B"],
  ])("does not write to %s", async (_, to, reason) => {
    const folder = repositoryOf(BASE);
    const { code, stderr } = await captured(() =>
      runPromote(join(folder, "notes/mirror.md"), { kind: "Runbook", to: join(folder, to) }, NOW).catch(
        (error: unknown) => {
          const { text, exitCode } = describeFailure(error, "");
          process.stderr.write(text);
          return exitCode;
        },
      ),
    );
    expect(code).toBe(2);
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain("\u001B");
    expect(filesOf(folder)).toEqual(BASE);
  });

  it("gives a note with the title of a device another file", async () => {
    const folder = repositoryOf({ ...BASE, "notes/mirror.md": NOTE.replace("Restart the mirror", "Aux") });
    expect(await promote(folder, "notes/mirror.md", { kind: "Runbook" })).toBe(0);
    expect(Object.keys(filesOf(folder))).toContain("runbooks/aux-2.md");
  });

  it("makes a record that keeps what the note says and where it comes from", async () => {
    const folder = repositoryOf(BASE);
    expect(await promote(folder, "notes/mirror.md", { kind: "Runbook" })).toBe(0);
    const files = filesOf(folder);
    expect(files["runbooks/restart-the-mirror.md"]).toBe(`---
id: runbook:restart-the-mirror
kind: Runbook
# Seen twice this month.
title: Restart the mirror
status: draft
owners: [team:build]
tags: [registry, ci]
aliases: [mirror hangs]
sensitivity: restricted
sourceRefs: [https://example.org/issues/12, notes/mirror.md]
updatedAt: 2026-07-01T10:20:30Z
related:
  mentions: [team:build]
  derived_from: [note:mirror-restart]
repoRefs: [repository:checkout]
version: 1.10
---

# Restart the mirror

1. Stop it.   
2. Start it.
`);
    expect(git(folder, "status", "--short")).toBe("?? runbooks/\n");
    expect((await run("check", folder)).stdout).toContain("PASS  no findings");
  });

  it("writes relative links anew, so that they lead where they led", async () => {
    const body = (links: readonly string[]) => `
# Restart the mirror

See [the panel](${links[0] ?? ""} "Panel"), [![a picture](${links[1] ?? ""})](${links[2] ?? ""}) and [the rest].
Not [this](https://example.org/a), [that](#stop), [those](/runbooks/x.md), \`[code](../../x.md)\` or [out](../../../x.md).

    [code](../../x.md)

[the rest]: ${links[3] ?? ""}
[unused]: ${links[4] ?? ""} "A title"

<p align="center">
  <a class=x href="${links[5] ?? ""}"><img
    alt="a b" src='${links[6] ?? ""}'></a>
</p>

Text with <img src=${links[7] ?? ""}> and <a href="https://example.org/b">that</a>, <a href="#stop">this</a>,
\`<a href="../../x.md">\`, <!-- <img src="../../x.png"> --> and <a title="href=x.md">no target</a>.

\`\`\`html
<img src="../../x.png">
\`\`\`
`;
    const front = "---\nowners: [team:build]\n---\n";
    const folder = repositoryOf({
      ...BASE,
      "notes/2026/deep.md":
        front +
        body([
          "../../runbooks/x.md#a",
          "./pictures/a%20b.png",
          "<./other.md>",
          "../list.md?x",
          "unused.md",
          "pictures/",
          "./pictures/c.png?raw=1&amp;x",
          "d.png",
        ]),
    });
    const note = join(folder, "notes/2026/deep.md");
    const { code, stdout } = await run("promote", note, "--kind", "Runbook", "--id", "runbook:deep-note");
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining("8 relative links of it were rewritten for the record's place."),
    ]);
    const links = [
      "x.md#a",
      "../notes/2026/pictures/a%20b.png",
      "<../notes/2026/other.md>",
      "../notes/list.md?x",
      "../notes/2026/unused.md",
      "../notes/2026/pictures/",
      "../notes/2026/pictures/c.png?raw=1&amp;x",
      "../notes/2026/d.png",
    ];
    expect(filesOf(folder)["runbooks/deep-note.md"]?.endsWith(`---\n${body(links)}`)).toBe(true);
  });

  it("takes the title from the heading and the owners from the call", async () => {
    const folder = repositoryOf({ ...BASE, "notes/plain.md": "# Äpfel & Öl: what now?\n\nText.\n" });
    expect(await promote(folder, "notes/plain.md", { kind: "Decision", owner: ["team:build", "user:lead"] })).toBe(0);
    expect(readFileSync(join(folder, "decisions/apfel-ol-what-now.md"), "utf8")).toBe(`---
id: decision:apfel-ol-what-now
kind: Decision
title: "Äpfel & Öl: what now?"
status: draft
owners:
  - team:build
  - user:lead
sourceRefs:
  - notes/plain.md
updatedAt: 2026-07-01T10:20:30Z
---

# Äpfel & Öl: what now?

Text.
`);
  });

  it("numbers id and file where the first choice is taken by another", async () => {
    const folder = repositoryOf({ ...BASE, "notes/other.md": NOTE.replace("note:mirror-restart", "note:other") });
    await promote(folder, "notes/other.md", { kind: "Runbook" });
    await promote(folder, "notes/mirror.md", { kind: "Runbook" });
    expect(filesOf(folder)["runbooks/restart-the-mirror-2.md"]).toContain("id: runbook:restart-the-mirror-2\n");
    expect((await run("check", folder)).code).toBe(0);
    // What stands behind another's name is found as well.
    await expect(promote(folder, "notes/mirror.md", { kind: "Runbook" })).rejects.toThrow("restart-the-mirror-2.md");
  });

  it("makes no second record of a note, also where the first was stopped right behind its file", async () => {
    const folder = repositoryOf(BASE);
    const args = ["promote", join(folder, "notes/mirror.md"), "--kind", "Runbook"];
    expect(stopped("/runbooks/restart-the-mirror.md", ...args)).toBe("SIGKILL");
    const left = filesOf(folder);
    const [part] = Object.keys(left).filter((path) => path.endsWith(".part"));
    expect(part).toMatch(/^runbooks\/\.memory-steward-[0-9a-f]{24}\.part$/);
    expect((await run("check", folder)).stdout).toContain("PASS  no findings");
    const again = await run(...args);
    expect([again.code, again.stdout]).toEqual([2, ""]);
    expect(again.stderr).toContain(
      "notes/mirror.md is promoted already: runbooks/restart-the-mirror.md (runbook:restart-the-mirror) names it as its source.",
    );
    expect(again.stderr).toContain("--id");
    expect(filesOf(folder)).toEqual(left);
    // Another kind, id or file is another record.
    expect(await promote(folder, "notes/mirror.md", { kind: "Decision" })).toBe(0);
    expect(await promote(folder, "notes/mirror.md", { kind: "Runbook", id: "runbook:second" })).toBe(0);
    const to = join(folder, "runbooks/third.md");
    expect(await promote(folder, "notes/mirror.md", { kind: "Runbook", to })).toBe(0);
  });

  it("takes id and file from the call", async () => {
    const folder = repositoryOf(BASE);
    const to = join(folder, "pages/mirror/restart.md");
    expect(await promote(folder, "notes/mirror.md", { kind: "Runbook", id: "runbook:restart", to })).toBe(0);
    expect(readFileSync(to, "utf8")).toContain("id: runbook:restart\n");
  });

  it("puts kinds that no policy speaks of where their like stands, else among the pages", async () => {
    const term = `---\nid: term:freeze\nkind: Term\ntitle: Freeze\nstatus: approved\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\n---\nText.\n`;
    const page = repositoryOf({ ...BASE, "pages/README.md": "Pages.\n" });
    await promote(page, "notes/mirror.md", { kind: "Term" });
    expect(Object.keys(filesOf(page))).toContain("pages/restart-the-mirror.md");
    const sibling = repositoryOf({ ...BASE, "pages/README.md": "Pages.\n", "pages/glossary/freeze.md": term });
    await promote(sibling, "notes/mirror.md", { kind: "Term" });
    expect(Object.keys(filesOf(sibling))).toContain("pages/glossary/restart-the-mirror.md");
  });

  it("refuses a record that would bring errors, shows them, and writes nothing", async () => {
    const folder = repositoryOf(BASE);
    const before = filesOf(folder);
    const result = await run("promote", join(folder, "notes/mirror.md"), "--kind", "Runbook", "--owner", "team:nobody");
    expect(result.code).toBe(1);
    expect(result.stdout).toContain("runbooks/restart-the-mirror.md was not written, since it would bring 1 error:");
    expect(result.stdout).toContain("record/invalid-owner");
    expect(result.stdout).toContain("\nNothing was written. Next: mend that in the note, or by --kind, --id");
    expect(filesOf(folder)).toEqual(before);
  });

  it.each([
    ["the text", NOTE.replace("Stop it.", "Stop it with TOKEN.")],
    ["the front matter", NOTE.replace("version: 1.10", "api_token: TOKEN")],
    ["the title", NOTE.replaceAll("Restart the mirror", "Use TOKEN")],
    ["the heading", "# Use TOKEN\n\nText\n"],
  ])("copies no secret that stands in %s, and names no record after it", async (_, text) => {
    const digits = createHash("sha256").update("a token of nobody").digest("hex");
    const folder = repositoryOf({
      ...BASE,
      "notes/mirror.md": text.replaceAll("TOKEN", ["dop", "v1", digits].join("_")),
    });
    const before = filesOf(folder);
    const note = join(folder, "notes/mirror.md");
    const { code, stdout, stderr } = await run("promote", note, "--kind", "Runbook", "--owner", "team:build");
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("holds what the record would repeat:");
    expect(stdout).toMatch(/error {2}notes\/mirror\.md:\d+:\d+ {2}A .* stands here\..* secret\//);
    expect(stdout).not.toContain(digits.slice(0, 8));
    expect(stdout).toContain("\nNothing was written. Next: take that out of the note, revoke it if it is a secret,");
    expect(filesOf(folder)).toEqual(before);
  });

  it("names no record after what looks like a secret", async () => {
    const token = ["ghp", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("_");
    const folder = repositoryOf({ ...BASE, "notes/mirror.md": NOTE.replaceAll("Restart the mirror", `Use ${token}`) });
    const before = filesOf(folder);
    expect(await promote(folder, "notes/mirror.md", { kind: "Runbook" })).toBe(1);
    expect(filesOf(folder)).toEqual(before);
  });

  it.each([
    ["owner", "team:build"],
    ["owner", "[team:build]"],
    ["Owners", "[team:build]"],
  ])("says that the key %j was meant for the owners, and repeats it in no record: %s", async (key, value) => {
    const folder = repositoryOf({
      ...BASE,
      "notes/mirror.md": NOTE.replace("owners: [team:build]", `${key}: ${value}`),
    });
    const before = filesOf(folder);
    const call = ["promote", join(folder, "notes/mirror.md"), "--kind", "Runbook"];
    expect(await run(...call)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(
        `notes/mirror.md names no owners: the key "${key}" of its front matter was probably meant for "owners".\n  Rename it to "owners" in the note, or name who answers for the record with --owner.\n`,
      ) as string,
    });
    expect(filesOf(folder)).toEqual(before);
    const { code, stdout } = await run(...call, "--owner", "team:build");
    expect(code).toBe(0);
    expect(stdout).toContain(
      `\nThe note's key "${key}" was probably meant for "owners": the record does not repeat it.\n`,
    );
    const record = filesOf(folder)["runbooks/restart-the-mirror.md"] ?? "";
    expect(record).toMatch(/^owners: *(?:\[team:build\]|\n {2}- team:build)$/m);
    expect(record).not.toContain(`\n${key}:`);
    expect(record).toContain("version: 1.10\n");
  });

  it("keeps a key that is like the owners where records of the kind have it", async () => {
    const text = NOTE.replace("owners: [team:build]", "owner: Ada");
    const folder = repositoryOf({
      ...BASE,
      "notes/mirror.md": text,
      "ontology/node-kinds.yaml": `nodeKinds:
  - { name: Team, prefix: team }
  - { name: Repository, prefix: repository }
  - { name: Runbook, prefix: runbook, attributes: { owner: { type: string } } }
`,
    });
    const result = await run("promote", join(folder, "notes/mirror.md"), "--kind", "Runbook", "--owner", "team:build");
    expect(result).toMatchObject({ code: 0, stderr: "" });
    expect(filesOf(folder)["runbooks/restart-the-mirror.md"]).toContain("\nowner: Ada\n");
  });

  it("does not mind errors that were there before", async () => {
    const folder = repositoryOf({ ...BASE, "graph/broken.yaml": "a: [\n" });
    expect(await promote(folder, "notes/mirror.md", { kind: "Runbook" })).toBe(0);
  });

  it.each<[string, string, readonly string[], string]>([
    ["no kind of the ontology", "notes/mirror.md", ["--kind", "runbook"], "Did you mean Runbook?"],
    ["a kind with a slip", "notes/mirror.md", ["--kind", "Runbok"], "Did you mean Runbook?"],
    ["no owner", "notes/plain.md", ["--kind", "Runbook"], "names no owners"],
    ["no title", "notes/untitled.md", ["--kind", "Runbook", "--owner", "team:build"], "has no title"],
    [
      "a title without Latin letters",
      "notes/letters.md",
      ["--kind", "Runbook", "--owner", "team:build"],
      "No id can be made",
    ],
    ["no such note", "notes/nothing.md", ["--kind", "Runbook"], "There is no note notes/nothing.md"],
    ["a note that is ignored", "notes/ignored.md", ["--kind", "Runbook"], "There is no note notes/ignored.md"],
    ["a record", "decisions/one.md", ["--kind", "Runbook"], "is a record already (decision:one)"],
    ["a file of another purpose", "README.md", ["--kind", "Runbook"], "is no note"],
    ["a note that cannot be read", "notes/broken.md", ["--kind", "Runbook"], "cannot be read"],
    ["an id that is taken", "notes/mirror.md", ["--kind", "Runbook", "--id", "TEAM:build"], "is taken"],
  ])("refuses %s", async (_, note, options, message) => {
    const folder = repositoryOf({
      ...BASE,
      ".gitignore": "notes/ignored.md\n",
      "README.md": "# Read me\n",
      "notes/plain.md": "# Plain\n",
      "notes/untitled.md": "Text.\n",
      "notes/letters.md": "# 日本語\n",
      "notes/broken.md": "---\ntitle: [\n---\n",
      "decisions/one.md": `---\nid: decision:one\nkind: Decision\ntitle: One\nstatus: approved\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\n---\nText.\n`,
    });
    const before = filesOf(folder);
    const result = await run("promote", join(folder, note), ...options);
    expect(result).toMatchObject({ code: 2, stdout: "" });
    expect(result.stderr).toContain(message);
    expect(filesOf(folder)).toEqual(before);
  });

  it.each([
    ["graph/mirror.md", "reads no Markdown record of kind Runbook at graph/mirror.md"],
    ["notes/other.md", "reads no Markdown record of kind Runbook at notes/other.md"],
    ["notes/mirror.md", "is there already"],
    ["../outside.md", "lies outside the memory"],
    ["link/x.md", "is a symlink"],
  ])("refuses to write to %s", async (to, message) => {
    const folder = repositoryOf(BASE);
    const outside = folderOf();
    mkdirSync(join(folder, "runbooks"));
    symlinkSync(outside, join(folder, "runbooks/link"));
    const place = to.startsWith("link/") ? `runbooks/${to}` : to;
    const result = await run(
      "promote",
      join(folder, "notes/mirror.md"),
      "--kind",
      "Runbook",
      "--to",
      join(folder, place),
    );
    expect(result).toMatchObject({ code: 2, stdout: "" });
    expect(result.stderr).toContain(message);
    expect(filesOf(outside)).toEqual({});
  });

  it("finds the memory that a note belongs to", async () => {
    const inner = Object.fromEntries(Object.entries(BASE).map(([path, text]) => [`memory/${path}`, text]));
    const folder = repositoryOf({ ...inner, "README.md": "Top.\n" });
    expect(await promote(folder, "memory/notes/mirror.md", { kind: "Runbook" })).toBe(0);
    expect(filesOf(folder)["memory/runbooks/restart-the-mirror.md"]).toContain("notes/mirror.md]\n");

    const { "memory-steward.yml": _, ...brain } = BASE;
    const hidden = Object.fromEntries(Object.entries(brain).map(([path, text]) => [`.company-brain/${path}`, text]));
    const other = repositoryOf({ ...hidden, ".company-brain/ontology/node-kinds.yaml": "version: 1.0.0\n" });
    expect(await promote(other, ".company-brain/notes/mirror.md", { kind: "Runbook" })).toBe(0);
    expect(filesOf(other)[".company-brain/runbooks/restart-the-mirror.md"]).toContain(
      ".company-brain/notes/mirror.md]\n",
    );

    const none = repositoryOf({ "notes/x.md": "# X\n" });
    expect(await run("promote", join(none, "notes/x.md"), "--kind", "Runbook")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("belongs to no memory") as unknown,
    });
  });
});
