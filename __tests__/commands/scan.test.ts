import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { commit, folderOf, git, repositoryOf, run, write } from "./command-line.js";

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
