/** What `check` finds of secrets in a memory, and how they are accepted. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf, repositoryOf, run, write } from "./command-line.js";
import { BASE, digits, token, weakToken, secretsOf, git, commit, folder } from "./secret-memory.js";
import type { Reported } from "./secret-memory.js";

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

  it(
    "takes a list of 30,000 entries for commits that are gone, for one file and its lines",
    { timeout: 60_000 },
    async () => {
      const lines = Array.from({ length: 4000 }, (_, index) => token(`line ${index}`));
      const dir = repositoryOf({ ...BASE, "notes/a.md": `${lines.join("\n")}\n` });
      const gone = (index: number) => createHash("sha1").update(`${index}`).digest("hex");
      const entries = [
        ...Array.from({ length: 10_000 }, (_, index) => `${gone(index)}:notes/a.md:a-rule:1`),
        ...Array.from({ length: 20_000 }, (_, index) => `notes/a.md:a-rule:${index + 1}`),
      ];
      write(dir, { ".gitleaksignore": `${entries.join("\n")}\n` });
      const result = await run("baseline", "import", `${dir}/.gitleaksignore`, dir, ...answer);
      expect(result.stdout).toMatch(/a secret was found for 4,000 entries\.\n/);
      expect(result.stdout).toContain("And 25,950 more were not imported.");
    },
  );

  it("refuses what is neither", async () => {
    const dir = repositoryOf(BASE);
    for (const text of ["no fingerprint\n", "{}", '{"results": 1}']) {
      write(dir, { ignore: text });
      expect(await run("baseline", "import", `${dir}/ignore`, dir, ...answer)).toMatchObject({ code: 2, stdout: "" });
    }
    expect((await run("baseline", "import", `${dir}/ignore`, dir, "--actor", "user:ann")).code).toBe(2);
  });
});
