/** What a search could not look at to its end is told, for each path that it stands at. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { MAX_CANDIDATES } from "../../src/secrets/limits.js";
import { Searcher, type Holder } from "../../src/secrets/searcher.js";

const TOKEN = ["glpat", "x7Kd-9mPqRs_2vWzTb4N"].join("-");

function holder(path: string): Holder {
  return { source: "file", path, commits: [] };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

it("tells nothing of what it has searched", () => {
  const searcher = new Searcher({ salt: "salt" });
  searcher.file(bytesOf(`a ${TOKEN}`), [holder("a.md"), holder("b.md")]);
  const { secrets, unscanned, files } = searcher.result();
  expect([secrets.map(({ path }) => path), unscanned, files]).toEqual([["a.md", "b.md"], [], 1]);
});

it("tells of a file that holds more than it keeps", () => {
  const tokens = Array.from({ length: MAX_CANDIDATES + 1 }, (_, n) =>
    ["glpat", `${n}Kd-9mPqRs_2vWzTb4N`.slice(-20)].join("-"),
  );
  const searcher = new Searcher({ salt: "salt" });
  searcher.file(bytesOf(tokens.join("\n")), [holder("a.md"), holder("b.md")]);
  const reason: unknown = expect.stringMatching(/^more than \d+ texts/);
  expect(searcher.result().unscanned).toMatchObject([
    { path: "a.md", reason },
    { path: "b.md", reason },
  ]);
});

it("tells of no more random texts than it is asked for, but of every token, and that there were more", () => {
  const random = (name: string) => createHash("sha256").update(name).digest("base64url").slice(0, 32);
  const searcher = new Searcher({ salt: "salt", mostRandom: 2 });
  for (const path of ["a.md", "b.md"])
    searcher.file(bytesOf(`${random(path)} x ${random(`${path}2`)}`), [holder(path)]);
  searcher.file(bytesOf("no secret"), [holder("c.md")]);
  searcher.file(bytesOf(`${random("d")} x ${TOKEN}`), [holder("d.md")]);
  const { secrets, unscanned } = searcher.result();
  expect(secrets.map(({ path, match }) => [path, match.tier])).toEqual([
    ["a.md", 3],
    ["a.md", 3],
    ["d.md", 1],
  ]);
  const reason: unknown = expect.stringMatching(/search a folder at a time, or fewer commits$/);
  expect(unscanned).toMatchObject([
    { path: "b.md", reason },
    { path: "d.md", reason },
  ]);
});

it("tells of a file that cannot be read, and of an archive, whose content it does not see", () => {
  const searcher = new Searcher({ salt: "salt" });
  searcher.file(new Error("it is larger than 64 MiB"), [holder("a.bin")]);
  searcher.file(Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3]), [holder("b.gz")]);
  const { unscanned, files } = searcher.result();
  expect(unscanned.map(({ path }) => path)).toEqual(["a.bin", "b.gz"]);
  expect([unscanned[0]?.reason, files]).toEqual(["it is larger than 64 MiB", 1]);
});

it("tells of all that is left when the time is over: files, names and messages", () => {
  const searcher = new Searcher({ salt: "salt", maxTime: -1 });
  searcher.file(bytesOf("a"), [holder("a.md")]);
  searcher.names([{ source: "path", path: "b.md", commits: [] }]);
  searcher.message({ source: "message", path: "", commits: ["c"] }, bytesOf("a"));
  const { unscanned, bytes } = searcher.result();
  expect(unscanned.map(({ source, reason }) => [source, reason])).toEqual(
    ["file", "path", "message"].map((source) => [source, "the time for the search was over"]),
  );
  expect(bytes).toBe(0);
});

it("finds a token in a name among many, and says which", () => {
  const searcher = new Searcher({ salt: "salt" });
  const paths = Array.from({ length: 450 }, (_, n) => (n === 250 ? `notes/${TOKEN}.md` : `notes/${n}.md`));
  searcher.names(paths.map((path) => ({ source: "path", path, commits: [] })));
  expect(searcher.result().secrets.map(({ path }) => path)).toEqual([`notes/${TOKEN}.md`]);
});

it("names the path below a folder in the fingerprint of a place", () => {
  const fingerprint = (folder: string, path: string) => {
    const searcher = new Searcher({ salt: "salt", folder });
    searcher.file(bytesOf("password: Hunter2x9QmPzw"), [holder(path)]);
    return searcher.result().secrets[0]?.match.fingerprint;
  };
  expect(fingerprint("memory/", "memory/a.md")).toBe(fingerprint("", "a.md"));
  expect(fingerprint("memory/", "other/a.md")).not.toBe(fingerprint("", "a.md"));
});
