/** Secrets that a change brings: in its commits, names, messages and files. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { repositoryOf, run, write, git as gitOut } from "./command-line.js";
import { clone, gitInput } from "../git/fixture.js";
import { BASE, token, password, weakToken, secretsOf, kinds, git, commit, topic } from "./secret-memory.js";

describe("secrets of a change", () => {
  it("are found where one commit adds and the next removes them, and where a merge alone adds them", async () => {
    const dir = topic();
    const first = commit(dir, { "notes/one.md": `One: ${token("one")}\n` });
    const second = commit(dir, { "notes/one.md": "One.\n" });
    git(dir, "switch", "--quiet", "main");
    commit(dir, { "notes/theirs.md": "Theirs.\n" });
    git(dir, "switch", "--quiet", "topic");
    git(dir, "merge", "--quiet", "--no-commit", "main");
    const merge = commit(dir, { "notes/two.md": `Two: ${token("two")}\n` });
    git(dir, "rm", "--quiet", "notes/two.md");
    commit(dir);
    const found = await secretsOf(dir, "--base", "main");
    expect(kinds(found)).toEqual(["secret/in-history notes/one.md", "secret/in-history notes/two.md"]);
    expect(found.map(({ severity }) => severity)).toEqual(["error", "error"]);
    expect(found[0]?.message).toContain(`Commits that add it: ${first}.`);
    expect(found[1]?.message).toContain(`Commits that add it: ${merge}.`);
    expect(found[0]?.suggestion.message).toMatch(new RegExp(`^Revoke it first .*rewrite the history.*${first}`));
    expect(found[0]?.message).not.toContain(second);
    const { stdout, code } = await run("scan", dir, "--range", "main..topic", "--format", "json");
    expect(code).toBe(1);
    expect((JSON.parse(stdout) as { findings: object[] }).findings).toHaveLength(2);
  });

  it("are found where a merge keeps the file that the target took away", async () => {
    const dir = repositoryOf(BASE);
    commit(dir, { "notes/one.md": `One: ${token("one")}\n` });
    git(dir, "branch", "topic");
    git(dir, "rm", "--quiet", "notes/one.md");
    commit(dir);
    git(dir, "switch", "--quiet", "topic");
    commit(dir, { "notes/two.md": "Two.\n" });
    expect(await secretsOf(dir, "--base", "main", "--head", "topic")).toEqual([]);
    git(dir, "merge", "--quiet", "--strategy=ours", "-m", "Merge main", "main");
    const merge = git(dir, "rev-parse", "HEAD").slice(0, 12);
    const found = await secretsOf(dir, "--base", "main", "--head", "topic");
    expect(kinds(found)).toEqual(["secret/provider-token notes/one.md"]);
    expect(found[0]?.message).toContain(merge);
    expect(kinds(await secretsOf(dir, "--base", "main"))).toEqual(["secret/provider-token notes/one.md"]);
    const scanned = await run("scan", "--range", "main..topic", dir);
    expect(scanned.code).toBe(1);
    expect(scanned.stdout).toContain("notes/one.md");
  });

  it("are to be taken out of the commits that have them, and of the working directory", async () => {
    const dir = topic();
    const first = commit(dir, { "notes/one.md": `One: ${token("one")}\n` });
    write(dir, { "notes/one.md": `One still: ${token("one")}\n` });
    const [found] = await secretsOf(dir, "--base", "main");
    expect(found?.message).toContain(`Commits that add it: ${first}; what is not committed yet adds it too.`);
    expect(found?.suggestion.message).toContain(
      `; then take it out of the working directory, and rewrite the history without it (${first}):`,
    );
  });

  it("are found in names, messages and the working directory, and no output repeats one", async () => {
    const dir = topic();
    const values = ["file", "name", "message", "branch", "new"].map(token);
    const [file = "", name = "", message = "", branch = "", unsaved = ""] = values;
    git(dir, "switch", "--quiet", "--create", branch);
    write(dir, { "notes/a.md": `${file}\n`, [`notes/${name}.md`]: "Named.\n" });
    git(dir, "add", "--all");
    git(dir, "commit", "--quiet", "-m", `Use ${message}`);
    write(dir, { "notes/new.md": `A line\nand ${unsaved}\n` });
    const found = await secretsOf(dir, "--base", "main");
    expect(kinds(found)).toEqual([
      "secret/in-history memory-steward.yml",
      "secret/provider-token notes/[hidden].md",
      "secret/provider-token notes/a.md",
      "secret/provider-token notes/new.md",
    ]);
    expect(found[3]?.range.start).toEqual({ line: 2, column: 5 });
    expect(found[3]?.message).toMatch(/stands here\. It is not committed yet\.$/);
    expect(found[3]?.suggestion.message).toMatch(/^Take it out before you commit\. If it was shared, .* revoke it \(/);
    for (const format of ["pretty", "json", "sarif", "github", "markdown"]) {
      const { code, stdout, stderr } = await run("check", dir, "--base", "main", "--format", format);
      expect(code).toBe(1);
      for (const value of values.filter((each) => each !== branch))
        expect(stdout + stderr).not.toContain(value.slice(8));
    }
  });

  it("are found in the message of a signed tag that was merged, which Git keeps in the commit, and in strange headers", async () => {
    const dir = topic();
    const [tagged = "", strange = ""] = ["tagged", "strange"].map(token);
    const last = commit(dir, { "notes/side.md": "Beside.\n" });
    const tag = ["object x", "tag side-1", "", `Use ${tagged} for it`, "-----BEGIN PGP SIGNATURE-----", "", "iQEz"];
    const headers = `mergetag ${tag.join("\n ")}\n -----END PGP SIGNATURE-----\nnote ${strange}`;
    const object = git(dir, "cat-file", "commit", last).replace("\n\n", `\n${headers}\n\n`);
    const made = gitInput(dir, object, "hash-object", "-t", "commit", "-w", "--stdin", "--literally");
    git(dir, "reset", "--quiet", "--hard", made);
    const found = await secretsOf(dir, "--base", "main");
    const place = `is in the message of commit ${made.slice(0, 12)}`;
    expect(found.map(({ rule, message }) => [rule, message.includes(place)])).toEqual([
      ["secret/in-history", true],
      ["secret/in-history", true],
    ]);
    const scanned = await run("scan", dir, "--range", "main..topic");
    expect(scanned.code).toBe(1);
    for (const value of [tagged, strange]) expect(scanned.stdout + scanned.stderr).not.toContain(value.slice(8));
  });

  it("are found beside what is random in the signature of a commit, and in its encoding", async () => {
    const dir = topic();
    const [comment = "", encoding = ""] = ["comment", "encoding"].map(token);
    const last = commit(dir, { "notes/side.md": "Beside.\n" });
    const random = Array.from({ length: 8 }, (_, line) => createHash("sha512").update(`${line}`).digest("base64"));
    const lines = [
      "-----BEGIN PGP SIGNATURE-----",
      `Comment: ${comment}`,
      "",
      ...random.map((each) => each.slice(0, 64)),
    ];
    const headers = `encoding ${encoding}\ngpgsig ${[...lines, "=AbCd", "-----END PGP SIGNATURE-----"].join("\n ")}`;
    const object = git(dir, "cat-file", "commit", last).replace("\n\n", `\n${headers}\n\n`);
    const made = gitInput(dir, object, "hash-object", "-t", "commit", "-w", "--stdin", "--literally");
    git(dir, "reset", "--quiet", "--hard", made);
    const found = await secretsOf(dir, "--base", "main");
    expect(found.map(({ rule }) => rule)).toEqual(["secret/in-history", "secret/in-history"]);
  });

  it("are found in the names and addresses of those who made the commits, once for all their commits", async () => {
    const dir = topic();
    const [author = "", mail = "", committer = ""] = ["author", "mail", "committer"].map(token);
    const commitAs = (name: string, by: string, path: string) => {
      write(dir, { [path]: "Noted.\n" });
      git(dir, "add", "--all");
      const people = ["-c", `author.name=${name}`, "-c", `committer.name=${by}`];
      gitOut(dir, ...people, "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "Note it");
      return git(dir, "rev-parse", "HEAD").slice(0, 12);
    };
    const one = commitAs(author, author, "notes/a.md");
    const two = commitAs(author, committer, "notes/b.md");
    gitOut(dir, "-c", "user.name=Ann", "-c", `user.email=${mail}`, "commit", "--quiet", "--allow-empty", "-m", "Next");
    const three = git(dir, "rev-parse", "HEAD").slice(0, 12);
    commit(dir, { "notes/c.md": "Later.\n" });

    const found = await secretsOf(dir, "--base", "main");
    const places = [
      ` the name or address of the author of commit ${one}, ${two}.`,
      ` the name or address of the author of commit ${three}.`,
      ` the name or address of the committer of commit ${two}.`,
    ];
    expect(found.map(({ message }) => message.replace(/^.* is in/, "")).sort()).toEqual(places.sort());
    for (const { rule, severity, suggestion } of found) {
      expect([rule, severity]).toEqual(["secret/in-history", "error"]);
      expect(suggestion.message).toMatch(/^Revoke it first .*set user\.name .*rebase.*--reset-author/);
    }
    const calls = ["pretty", "json", "sarif", "github", "markdown"].map((format) => [
      ...["check", dir, "--base", "main", "--format", format],
    ]);
    for (const call of [...calls, ["scan", dir, "--range", "main..topic"]]) {
      const { code, stdout, stderr } = await run(...call);
      expect(code).toBe(1);
      for (const value of [author, mail, committer]) expect(stdout + stderr).not.toContain(value.slice(8));
    }
    const scanned = await run("scan", dir, "--range", "main..topic");
    expect(scanned.stdout).toContain(`author of ${one}`);
    expect(scanned.stdout).toContain(`added in ${one}, ${two}`);
    // Once main has the commits, they are no news.
    git(dir, "branch", "--force", "main", "HEAD");
    expect(await secretsOf(dir, "--base", "main")).toEqual([]);
  });

  it("are not said again where the target has them, or where they only move in their file", async () => {
    const dir = topic({ "notes/old.md": `Old: ${token("old")} <!-- gitleaks:allow -->\n` });
    commit(dir, { "notes/old.md": `More.\n\nOld: ${token("old")} <!-- gitleaks:allow -->\n` });
    expect(await secretsOf(dir, "--base", "main")).toEqual([]);
    commit(dir, { "notes/old.md": `Old: ${token("another")} <!-- gitleaks:allow -->\n` });
    expect(kinds(await secretsOf(dir, "--base", "main"))).toEqual(["secret/provider-token notes/old.md"]);
    expect(kinds(await secretsOf(dir))).toEqual([
      "secret/provider-token notes/old.md",
      "secret/allow-comment notes/old.md",
    ]);
  });

  it.each([
    ["secret/assigned-value", "password: ", ""],
    ["secret/provider-token", "postgres://app:", "@db.example/x"],
  ])("are told by %s where another value stands behind %s than the target has", async (rule, before, behind) => {
    const [one, two] = ["one", "two"].map((name) => `${before}${password(name)}${behind}\n`);
    const dir = topic({ "notes/a.md": one ?? "" });
    expect(await secretsOf(dir, "--base", "main")).toEqual([]);
    commit(dir, { "notes/a.md": two ?? "" });
    expect(kinds(await secretsOf(dir, "--base", "main"))).toEqual([`${rule} notes/a.md`]);
    commit(dir, { "notes/a.md": one ?? "" });
    expect(kinds(await secretsOf(dir, "--base", "main"))).toEqual(["secret/in-history notes/a.md"]);

    if (rule === "secret/provider-token") return;
    git(dir, "switch", "--quiet", "main");
    await run("check", dir, "--update-baseline");
    commit(dir);
    git(dir, "switch", "--quiet", "--create", "later");
    expect(kinds((await secretsOf(dir, "--base", "main")).filter(({ accepted }) => !accepted))).toEqual([]);
    commit(dir, { "notes/a.md": two ?? "" });
    const found = (await secretsOf(dir, "--base", "main")).filter(({ accepted }) => !accepted);
    expect(kinds(found)).toEqual([`${rule} notes/a.md`]);
  });

  it("cannot be allowed by a comment, a setting, a baseline or a waiver that the change brings", async () => {
    const dir = topic();
    commit(dir, { "notes/a.md": `${token("a")} # gitleaks:allow\n${weakToken("b")} # pragma: allowlist secret\n` });
    const [strong, , weak] = await secretsOf(dir, "--base", "main");
    expect([strong?.rule, weak?.rule]).toEqual(["secret/provider-token", "secret/assigned-value"]);
    const entry = { rule: "x", path: "x", actor: "user:ann", reason: "It was revoked.", expires: "2026-12-31" };
    const secrets = [strong, weak].map((finding) => ({ fingerprint: finding?.subject, ...entry }));
    const settings = "severities: { secret/provider-token: note, secret/assigned-value: off }\n";
    const gate = {
      "memory-steward.yml": BASE["memory-steward.yml"] + settings,
      "memory-steward.baseline.json": JSON.stringify({ baseline: "memory-steward.baseline/v1", findings: [], secrets }),
    };
    commit(dir, gate);
    const open = async (...args: string[]) =>
      (await secretsOf(dir, ...args)).filter(({ accepted, severity }) => !accepted && severity === "error");
    expect(kinds(await open("--base", "main"))).toEqual([
      "secret/provider-token notes/a.md",
      "secret/assigned-value notes/a.md",
    ]);
    git(dir, "switch", "--quiet", "main");
    commit(dir, gate);
    git(dir, "switch", "--quiet", "topic");
    expect(await open("--base", "main")).toEqual([]);
  });

  it("fail closed where a shallow clone hides commits", async () => {
    const dir = topic();
    for (const name of ["a", "b", "c"]) commit(dir, { [`notes/${name}.md`]: `${name}\n` });
    const shallow = clone(dir, "--depth=2", "--branch=topic", "--no-single-branch");
    expect(await run("check", shallow, "--base", "origin/main")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("fetch-depth: 0") as string,
    });
  });
});

describe("what is no news, and what cannot be read", () => {
  it("reports no secret anew where a file is renamed or copied", async () => {
    const note = `# Tokens\n\nUse ${token("old")}.\n`;
    const dir = topic({ "notes/old.md": note });
    git(dir, "mv", "notes/old.md", "notes/new.md");
    commit(dir, { "notes/copy.md": note });
    expect(await secretsOf(dir, "--base", "main")).toEqual([]);
    commit(dir, { "notes/other.md": `# Tokens\n\nUse ${token("new")}.\n` });
    expect(kinds(await secretsOf(dir, "--base", "main"))).toEqual(["secret/provider-token notes/other.md"]);
  });

  it("is an error where the content is packed or kept elsewhere", async () => {
    const dir = topic();
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n";
    write(dir, { "notes/dump.gz": new Uint8Array([0x1f, 0x8b, 0x08, 0, 1, 2]), "notes/large.bin": pointer });
    commit(dir);
    const found = await secretsOf(dir, "--base", "main");
    expect(found.map(({ rule, path, severity }) => [rule, path, severity])).toEqual([
      ["secret/incomplete-scan", "notes/dump.gz", "error"],
      ["secret/incomplete-scan", "notes/large.bin", "error"],
    ]);
    expect(found.map(({ message }) => message).join("\n")).toMatch(/gzip file, which is not unpacked[^]*Git LFS keeps/);
    // Neither is helped by saving or fetching it otherwise.
    for (const { suggestion } of found) expect(suggestion.message).toContain("waive this by path");
  });
});
