import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { GitError, GitTooLarge, runGit, streamGit, type GitPlace } from "../../src/git/git.js";
import { eachRecord } from "../../src/git/nul-records.js";
import { makeRepository } from "./fixture.js";

const placeOf = (folder: string): GitPlace => ({ folder, env: { PATH: process.env["PATH"] ?? "" } });

describe("a git process", () => {
  it("that fails says which command failed and why", async () => {
    const failure = runGit(placeOf(makeRepository()), ["rev-parse", "--verify", "nothing"]);
    await expect(failure).rejects.toBeInstanceOf(GitError);
    await expect(failure).rejects.toMatchObject({ code: 128, stderr: "fatal: Needed a single revision" });
  });

  it("gets its arguments as they are", async () => {
    const odd = "$(touch x) `id` ; & | > < * ' \" \\ \n %PATH%";
    const { stdout } = await runGit(placeOf(makeRepository()), ["rev-parse", "--sq-quote", odd]);
    expect(stdout.toString()).toBe(` '${odd.replaceAll("'", "'\\''")}'\n`);
  });

  it("is ended when it prints too much, or when its reader has enough", async () => {
    const dir = makeRepository(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`file-${i}`, ""])));
    await expect(runGit(placeOf(dir), ["ls-files"], { maxBytes: 100 })).rejects.toBeInstanceOf(GitTooLarge);
    const exit = await streamGit(placeOf(dir), ["cat-file", "--batch-check"], {
      input: "HEAD:file-1\n".repeat(100_000),
      onData: () => false,
    });
    expect(exit.stopped).toBe(true);
  });

  it("is ended when it does not answer", async () => {
    const dir = makeRepository();
    execFileSync("mkfifo", [join(dir, ".gitignore")]);
    const args = ["ls-files", "--others", "--exclude-standard"];
    const failure = runGit(placeOf(dir), args, { maxSilenceMs: 300 });
    await expect(failure).rejects.toMatchObject({ name: "GitError", reason: "no answer for 0.3 seconds" });
  });

  it("may answer with another exit status", async () => {
    const options = { accept: [0, 1] };
    const answer = await runGit(placeOf(makeRepository()), ["config", "--get", "no.such"], options);
    expect([answer.code, answer.stdout.length]).toEqual([1, 0]);
  });

  it("does not start in the repository, where Windows would look for programs", async () => {
    const place = placeOf(makeRepository());
    const { stdout } = await runGit(place, ["rev-parse", "--show-toplevel"]);
    expect(stdout.toString().trim()).toBe(place.folder);
    expect(place.folder.startsWith(tmpdir())).toBe(true);
  });
});

it("records are taken apart at NUL and nowhere else, valid UTF-8 or not (law)", () => {
  const record = fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes.map((byte) => byte || 1)));
  fc.assert(
    fc.property(fc.array(fc.oneof(record, fc.constantFrom(Buffer.from("é\n\t"), Buffer.from("\uFFFD")))), (records) => {
      const output = Buffer.concat(records.flatMap((bytes) => [bytes, Buffer.from([0])]));
      const seen: Buffer[] = [];
      eachRecord(output, (text, raw) => {
        const bytes = raw ?? Buffer.from(text);
        if (raw) expect(raw.equals(Buffer.from(text))).toBe(false);
        seen.push(Buffer.from(bytes));
      });
      expect(seen).toEqual(records);
    }),
  );
});
