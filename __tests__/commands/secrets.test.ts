import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commit as commitAll, filesOf, git as gitOut, repositoryOf, run, write } from "./command-line.js";
import { clone, gitInput } from "../git/fixture.js";
import { temporary } from "../support/tidy-up.js";

const BASE = {
  "memory-steward.yml": "layout: company-brain\n",
  "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [user:ann]
updatedAt: "2026-06-04T10:00:00Z"
---
Why.
`,
};

/** Made at run time: nothing that looks like a secret stands in this file. */
function digits(name: string, count: number): string {
  return createHash("sha256").update(name).digest("hex").slice(0, count);
}
const token = (name: string) => ["dop", "v1", digits(name, 64)].join("_");
const password = (name: string) => createHash("sha256").update(name).digest("base64url").slice(0, 24);
const weakToken = (name: string) => ["sk", digits(name, 48)].join("_");

interface Reported {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly path: string;
  readonly subject: string;
  readonly accepted?: string;
  readonly suggestion: { readonly message: string };
  readonly range: { readonly start: { readonly line: number; readonly column: number } };
}

async function secretsOf(...args: string[]): Promise<Reported[]> {
  const { stdout } = await run("check", ...args, "--as-of", "2026-06-10T00:00:00Z", "--format", "json");
  const { findings } = JSON.parse(stdout) as { findings: Reported[] };
  return findings.filter(({ rule }) => rule.startsWith("secret/"));
}

const kinds = (found: readonly Reported[]) => found.map(({ rule, path }) => `${rule} ${path}`);

function git(dir: string, ...args: string[]): string {
  return gitOut(dir, "-c", "user.name=Test", "-c", "user.email=test@example.org", ...args).trim();
}

/** @returns the short id, as findings name it. */
function commit(dir: string, files: Readonly<Record<string, string>> = {}): string {
  write(dir, files);
  commitAll(dir);
  return git(dir, "rev-parse", "HEAD").slice(0, 12);
}

function topic(files: Readonly<Record<string, string>> = {}): string {
  const dir = repositoryOf({ ...BASE, ...files });
  git(dir, "switch", "--quiet", "--create", "topic");
  return dir;
}

const folder = () => temporary(mkdtempSync(join(tmpdir(), "secrets-")));

describe("secrets of a working directory", () => {
  const advice = (found: readonly Reported[]) =>
    found.map(({ path, message, suggestion }) => {
      expect(message.endsWith(" It is not committed yet.")).toBe(suggestion.message.startsWith("Take it out"));
      return `${path} ${suggestion.message.split(" ").slice(0, 3).join(" ")}`;
    });

  it("are not leaked yet where the last commit has them neither there nor in another file", async () => {
    const value = token("known");
    const dir = repositoryOf({ ...BASE, "notes/known.md": `A ${value}\n`, "notes/moved.md": `B ${token("moved")}\n` });
    git(dir, "mv", "notes/moved.md", "notes/there.md");
    write(dir, {
      "notes/known.md": `Edited: A ${value}\nand ${token("edited")}\n`,
      "notes/new.md": `C ${token("new")}\n`,
    });
    const found = await secretsOf(dir);
    expect(advice(found)).toEqual([
      "notes/known.md Revoke it first",
      "notes/known.md Take it out",
      "notes/new.md Take it out",
      "notes/there.md Revoke it first",
    ]);
    const parts: string[] = [];
    for (const shard of ["1/2", "2/2"]) {
      const part = join(folder(), "part.jsonl");
      expect((await run("check", dir, "--shard", shard, "--output", part)).code).toBe(0);
      parts.push(part);
    }
    expect(await run("merge-reports", ...parts, "--dir", dir)).toEqual(await run("check", dir));
    expect(advice(await secretsOf(dir, "--head", "HEAD"))).toEqual([
      "notes/known.md Revoke it first",
      "notes/moved.md Revoke it first",
    ]);
  });

  it("are not leaked yet where nothing is committed, and nobody knows outside Git", async () => {
    const dir = folder();
    write(dir, { ...BASE, "notes/new.md": `C ${token("new")}\n` });
    expect(advice(await secretsOf(dir))).toEqual(["notes/new.md Revoke it first"]);
    git(dir, "init", "--quiet");
    expect(advice(await secretsOf(dir))).toEqual(["notes/new.md Take it out"]);
  });
});

describe("texts like secrets", () => {
  it("tell that their checksum is wrong", async () => {
    const made = ["ghp", digits("made", 36)].join("_");
    const found = await secretsOf(repositoryOf({ ...BASE, "notes/a.md": `A ${made}\n` }));
    expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      "warning Text like a secret of GitHub of 40 characters stands here. Its checksum is wrong: it is made up or cut off, or GitHub has a new form.",
    ]);
  });
});

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
    expect(found?.message).toContain(`Commits that add it: ${first}; the working directory adds it too.`);
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

describe("secrets of a whole memory", () => {
  it("of tier 1 are accepted by an entry with a name, a reason and an expiry alone", async () => {
    const dir = repositoryOf({ ...BASE, "notes/a.md": `${token("a")}\n` });
    const [finding] = await secretsOf(dir);
    const subject = finding?.subject ?? "";
    const accepted = async (entry: object) => {
      const secrets = [{ fingerprint: subject, rule: "secret/provider-token", path: "notes/a.md", ...entry }];
      const baseline = { baseline: "memory-steward.baseline/v1", findings: [], secrets };
      write(dir, { "memory-steward.baseline.json": JSON.stringify(baseline) });
      return (await secretsOf(dir)).map((finding) => finding.accepted);
    };
    const person = { actor: "user:ann", reason: "Revoked in May." };
    expect(await accepted({})).toEqual([undefined]);
    expect(await accepted({ ...person, expires: "2026-12-31" })).toEqual(["waived"]);
    expect(await accepted({ ...person, expires: "2026-06-01" })).toEqual([undefined]);
    expect(subject).not.toContain(token("a").slice(8, 24));
  });

  it("are waived by their fingerprint, never by their place alone", async () => {
    const dir = repositoryOf({ ...BASE, "notes/a.md": `${token("a")}\n` });
    const [finding] = await secretsOf(dir);
    const subject = finding?.subject ?? "";
    const waived = async (detail: string) => {
      const waiver = `rule: secret/provider-token, subject: notes/a.md, actor: "user:ann", reason: Revoked in May.`;
      write(dir, { "memory-steward.waivers.yaml": `waivers: [{ ${waiver}, expires: "2026-12-31"${detail} }]\n` });
      return (await secretsOf(dir)).map((finding) => finding.accepted);
    };
    expect(await waived("")).toEqual([undefined]);
    expect(await waived(`, detail: "${subject}"`)).toEqual(["waived"]);
  });

  it("go into the baseline with a salt where a setting may move them, and its file is no finding", async () => {
    const dir = repositoryOf({ ...BASE, "notes/a.md": `${weakToken("a")}\n`, "notes/b.md": `${token("b")}\n` });
    const written = await run("check", dir, "--update-baseline");
    expect(written.code).toBe(0);
    expect(written.stdout).toContain("1 of them is a secret. Revoke it first:");
    expect(written.stdout).toMatch(/^ {2}secret\/[a-z-]+ {2}notes\/a\.md:1$/m);
    expect(written.stdout).not.toContain(weakToken("a"));
    expect(written.stdout).toContain(
      "1 error of locked rules stays, which no baseline accepts, so it will still fail the check:\n" +
        "  secret/provider-token  1\n" +
        "Mend it, or waive it by name and date with memory-steward accept.\n",
    );
    // Accepted already, it is no news.
    expect((await run("check", dir, "--update-baseline")).stdout).not.toContain("Revoke");
    const found = await secretsOf(dir);
    expect(found.map(({ path, accepted }) => [path, accepted])).toEqual([
      ["notes/a.md", "baseline"],
      ["notes/b.md", undefined],
    ]);
    write(dir, { "notes/a.md": `${weakToken("another")}\n` });
    expect((await secretsOf(dir)).map(({ accepted }) => accepted)).toEqual([undefined, undefined]);
  });

  it("are the same in shards", async () => {
    const dir = repositoryOf({ ...BASE, "notes/a.md": `${token("a")}\n`, [`src/${token("b")}.txt`]: "Named.\n" });
    const files = ["1/2", "2/2"].map((shard) => [shard, `${dir}/.git/part-${shard[0] ?? ""}.jsonl`] as const);
    for (const [shard, file] of files) await run("check", dir, "--shard", shard, "--output", file);
    const merged = await run("merge-reports", ...files.map(([, file]) => file), "--dir", dir, "--format", "json");
    expect(merged).toEqual(await run("check", dir, "--format", "json"));
    expect(merged.stdout).toContain("secret/provider-token");
  });

  it("are left out on request alone", async () => {
    const dir = repositoryOf({ ...BASE, "notes/a.md": `${token("a")}\n` });
    expect(await secretsOf(dir)).toHaveLength(1);
    expect(await secretsOf(dir, "--no-secrets")).toEqual([]);
  });
});

describe("baseline import", () => {
  const answer = ["--actor", "user:ann", "--reason", "Revoked in May.", "--expires", "2099-12-31"];

  it("takes over what a .gitleaksignore names, by place and by commit, and lists the rest", async () => {
    const dir = repositoryOf({ ...BASE, "notes/a.md": `One.\n${token("a")}\n`, "notes/b.md": `${token("b")}\n` });
    const old = git(dir, "rev-parse", "HEAD");
    commit(dir, { "notes/b.md": `Moved.\n\n${token("b")}\n`, "notes/c.md": `${token("c")}\n` });
    const lines = ["# ours", "notes/a.md:a-rule:2", `${old}:notes/b.md:a-rule:1`, "notes/c.md:a-rule:7"];
    write(dir, { ".gitleaksignore": `${lines.join("\n")}\n` });
    const result = await run("baseline", "import", `${dir}/.gitleaksignore`, dir, ...answer);
    expect(result).toMatchObject({ code: 0, stderr: "" });
    expect(result.stdout).toContain("Not imported: notes/c.md:a-rule:7: nothing is found there.");
    const found = await secretsOf(dir);
    expect(found.map(({ path, accepted }) => [path, accepted])).toEqual([
      ["notes/a.md", "waived"],
      ["notes/b.md", "waived"],
      ["notes/c.md", undefined],
    ]);
    expect((await run("scan", dir)).stdout).toContain("1 secret, 2 accepted");
  });

  it("takes over what a baseline of detect-secrets names by its digests, which are not kept", async () => {
    const dir = repositoryOf({ ...BASE, "notes/a.md": `${token("a")}\n${token("b")}\n` });
    const entry = (name: string) => {
      const sha1 = createHash("sha1").update(token(name)).digest("hex");
      return { type: "A type", filename: "notes/a.md", hashed_secret: sha1, is_verified: false, line_number: 9 };
    };
    const results = { "notes/a.md": [entry("a"), { ...entry("b"), is_secret: true }] };
    write(dir, { ".secrets.baseline": JSON.stringify({ version: "1.5.0", plugins_used: [], results }) });
    const result = await run("baseline", "import", `${dir}/.secrets.baseline`, dir, ...answer);
    expect(result.stdout).toContain("Not imported: notes/a.md:9: it is marked as a real secret: revoke it.");
    const found = (await secretsOf(dir)).filter(({ rule }) => rule === "secret/provider-token");
    expect(found.map(({ accepted }) => accepted)).toEqual(["waived", undefined]);
    const text = filesOf(dir)["memory-steward.baseline.json"] ?? "";
    for (const { hashed_secret } of results["notes/a.md"]) expect(text).not.toContain(hashed_secret);
    // A second import keeps the salt, and with it the entries of the first.
    expect((await run("baseline", "import", `${dir}/.secrets.baseline`, dir, ...answer)).code).toBe(0);
    expect(filesOf(dir)["memory-steward.baseline.json"]).toBe(text);
  });

  it("refuses what is neither", async () => {
    const dir = repositoryOf(BASE);
    for (const text of ["no fingerprint\n", "{}", '{"results": 1}']) {
      write(dir, { ignore: text });
      expect(await run("baseline", "import", `${dir}/ignore`, dir, ...answer)).toMatchObject({ code: 2, stdout: "" });
    }
    expect((await run("baseline", "import", `${dir}/ignore`, dir, "--actor", "user:ann")).code).toBe(2);
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
  });
});
