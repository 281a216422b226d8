import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { commit, folderOf, git, repositoryOf, run, within, write } from "./command-line.js";

const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
  JSON.parse(readFileSync(new URL("../../schemas/scan.schema.json", import.meta.url), "utf8")) as object,
);

/** The report as JSON, once the schema has nothing to object to. */
async function scanned(...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await run("scan", ...args, "--format", "json");
  const report = JSON.parse(stdout) as Record<string, unknown>;
  validate(report);
  expect(validate.errors ?? []).toEqual([]);
  return report;
}

it("passes over what holds no secret, in a folder, a file, a range and a whole history", async () => {
  const dir = repositoryOf({ "a/note.md": "Rotate the token each month.\n", "b.md": "b\n" });
  write(dir, { "a/second.md": "Second.\n" });
  commit(dir);
  expect(await scanned(dir)).toMatchObject({ verdict: "pass", files: 3, findings: [], unscanned: [] });
  expect(await scanned(`${dir}/a/note.md`)).toMatchObject({ files: 1 });
  const head = git(dir, "rev-parse", "HEAD").trim();
  const base = git(dir, "rev-parse", "HEAD~1").trim();
  expect(await scanned(dir, "--range", "HEAD~1..HEAD")).toMatchObject({ files: 1, range: { base, head, commits: 1 } });
  expect(await scanned(dir, "--range", "HEAD")).toMatchObject({ files: 3, range: { head, commits: 2 } });
  expect(await run("scan", dir)).toMatchObject({ code: 0, stdout: "PASS  no secret found in 3 files\n" });
});

/** Made at run time: nothing that looks like a secret stands in this file. */
const token = (name: string) => ["dop", "v1", createHash("sha256").update(name).digest("hex")].join("_");

function scannedIn(folder: string, ...args: string[]): Promise<Record<string, unknown>> {
  return within(folder, () => scanned(...args));
}

it("searches all that a range adds, from whichever folder it is called, unless paths are given", async () => {
  const dir = repositoryOf({ "runbooks/note.md": "One\n" });
  git(dir, "switch", "--quiet", "--create", "agent");
  write(dir, { "notes/a.md": `${token("a")}\n`, "runbooks/note.md": "Two\n" });
  commit(dir);
  const found = { verdict: "fail", files: 2, findings: [{ path: "notes/a.md" }] };
  expect(await scannedIn(dir, "--range", "main..agent")).toMatchObject(found);
  expect(await scannedIn(join(dir, "runbooks"), "--range", "main..agent")).toMatchObject(found);
  expect(await scannedIn(join(dir, "runbooks"), "--range", "HEAD")).toMatchObject({ ...found, files: 3 });
  expect(await scannedIn(join(dir, "runbooks"), ".", "--range", "main..agent")).toMatchObject({
    files: 1,
    findings: [],
  });
  expect(await scannedIn(join(dir, "runbooks"), "../notes", "--range", "main..agent")).toMatchObject({ files: 1 });
  expect(await scannedIn(join(dir, "runbooks"))).toMatchObject({ verdict: "pass", files: 1 });
});

it("accepts in a range what the memory accepts that the caller stands in, and nothing outside it", async () => {
  // So short that its fingerprint is of its place.
  const line = `password = "${createHash("sha256").update("weak").digest("base64url").slice(0, 16)}"\n`;
  const dir = repositoryOf({ "memory/memory-steward.yml": "layout: company-brain\n", "memory/notes/x.md": "x\n" });
  write(dir, { "memory/notes/a.md": line });
  commit(dir);
  expect((await run("check", join(dir, "memory"), "--update-baseline")).code).toBe(0);
  commit(dir);
  write(dir, { "memory/notes/a.md": `\n${line}` });
  commit(dir);
  for (const folder of ["memory", "memory/notes"]) {
    const accepted = [{ path: "memory/notes/a.md", accepted: "baseline" }];
    expect(await scannedIn(join(dir, folder), "--range", "HEAD~1..HEAD")).toMatchObject({
      verdict: "pass",
      findings: accepted,
    });
  }
  expect(await scannedIn(dir, "--range", "HEAD~1..HEAD")).toMatchObject({ verdict: "fail" });
  write(dir, { "other/notes/a.md": line });
  commit(dir);
  const outside = await scannedIn(join(dir, "memory"), "--range", "HEAD~1..HEAD");
  expect(outside).toMatchObject({ verdict: "fail", findings: [{ path: "other/notes/a.md" }] });
});

it("says that a path is not there, which is another thing than one that Git ignores", async () => {
  const dir = repositoryOf({ "a.md": "A\n", "gone.md": "Gone\n", ".gitignore": "ignored.md\n" });
  write(dir, { "ignored.md": "I\n" });
  rmSync(join(dir, "gone.md"));
  commit(dir);
  const nothing = join(dir, "nothing.md");
  expect((await run("scan", nothing)).stderr).toMatch(
    /There is no file or folder .*nothing\.md\.\n {2}Name one that exists/,
  );
  expect((await run("scan", join(dir, "ignored.md"))).stderr).toMatch(/Git tracks or would add\.\n.*\.gitignore/);
  const unknown = await within(dir, () => run("scan", "a.md", "nothing.md", "--range", "HEAD"));
  expect(unknown).toMatchObject({ code: 2, stdout: "" });
  expect(unknown.stderr).toContain("There is no file or folder nothing.md, and no commit of the range has one.");
  expect(await scanned(join(dir, "a.md"), join(dir, "ignored.md"), "--range", "HEAD")).toMatchObject({ files: 1 });
  expect(await scannedIn(dir, "gone.md", "--range", "HEAD")).toMatchObject({ files: 1 });
});

it("reports comments that would silence another scanner", async () => {
  const dir = repositoryOf({ "note.md": "One\ntwo # gitleaks:allow\n" });
  expect(await scanned(dir)).toMatchObject({
    verdict: "pass",
    allowComments: [{ path: "note.md", words: "gitleaks:allow", range: { start: { line: 2, column: 7 } } }],
  });
});

it("says what is wrong with a call", async () => {
  const dir = repositoryOf({ "note.md": "One\n" });
  expect(await run("scan", `${dir}/nothing.md`)).toMatchObject({ code: 2, stdout: "" });
  expect(await run("scan", dir, "--range", "HEAD...HEAD")).toMatchObject({ code: 2, stdout: "" });
  expect(await run("scan", dir, "--range", "nothing..HEAD")).toMatchObject({ code: 2, stdout: "" });
});

it.each([
  ["a pipe", "a pipe, a socket or a device", (path: string) => execFileSync("mkfifo", [path])],
  [
    "a symlink",
    "a symlink",
    (path: string) => {
      symlinkSync("secret.md", path);
    },
  ],
  [
    "a symlink that leads nowhere",
    "a symlink",
    (path: string) => {
      symlinkSync("nowhere", path);
    },
  ],
])("never passes a path that it cannot look at: %s", async (_, what, make) => {
  for (const dir of [repositoryOf({ "secret.md": "x\n" }), folderOf({ "secret.md": "x\n" })]) {
    const path = join(dir, "named.md");
    make(path);
    for (const paths of [[path], [join(dir, "secret.md"), path]]) {
      const result = await run("scan", ...paths);
      expect(result).toMatchObject({ code: 2, stdout: "" });
      expect(result.stderr).toContain(`named.md is ${what}, which is not searched.`);
    }
    expect((await run("scan", dir)).code).toBe(0);
  }
});

it("keeps what it found out of its own output, and the next run knows nothing of it", async () => {
  const part = token("run").slice(-20);
  const dir = folderOf({ "a.md": `${token("run")}\n`, [`${part}.md`]: `${token("other")}\n` });
  const { code, stdout, stderr } = await run("scan", dir);
  expect([code, stderr]).toEqual([1, ""]);
  expect(stdout).toContain("REDACTED.md");
  expect(stdout).not.toContain(part);
  expect((await run("explain", part)).stderr).toContain(part);
});
