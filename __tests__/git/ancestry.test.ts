/** Many questions of ancestry at once are answered as each of them alone, and by no more processes. */
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Ancestry } from "../../src/memory/history.js";
import fc from "../support/fast-check.js";
import { clone, git, gitInput, makeFolder, makeRepository, open, setVariables } from "./fixture.js";

const NOWHERE = "1".repeat(40);

/** Commits of any shape, the last of which is on `main`. Each names its parents by their places. */
function makeHistory(shape: readonly (readonly number[])[]): { dir: string; ids: string[] } {
  const dir = makeRepository();
  const text = shape.map((parents, index) => {
    const [first, ...rest] = parents.map((parent) => `:${parent + 1}`);
    return [
      `reset refs/heads/c${index}`,
      `commit refs/heads/c${index}`,
      `mark :${index + 1}`,
      `committer A <a@example.org> ${1_700_000_000 + index} +0000`,
      `data ${String(index).length}\n${index}`,
      ...(first === undefined ? [] : [`from ${first}`]),
      ...rest.map((parent) => `merge ${parent}`),
      "",
    ].join("\n");
  });
  gitInput(dir, text.join(""), "fast-import", "--quiet");
  const ids = git(dir, "rev-parse", ...shape.map((_, index) => `c${index}`)).split("\n");
  git(dir, "tag", "-a", "-m", "any", "any", "c0");
  git(dir, "update-ref", "refs/heads/main", ids.at(-1) ?? "");
  return { dir, ids };
}

const SHAPES = fc
  .array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 2, maxLength: 9 })
  .map((drawn) => drawn.map((parents, at) => [...new Set(at === 0 ? [] : parents.map((parent) => parent % at))]));

type Pair = readonly [ancestor: string, commit: string];

/** Each by a history of its own, which asks Git about this pair alone. */
async function askedAlone(dir: string, pairs: readonly Pair[]): Promise<Ancestry[]> {
  const repository = await open(dir);
  const answers: Ancestry[] = [];
  for (const [ancestor, commit] of pairs) answers.push(await repository.history().ancestry(ancestor, commit));
  return answers;
}

async function askedTogether(dir: string, pairs: readonly Pair[]): Promise<Ancestry[]> {
  const history = (await open(dir)).history();
  return await Promise.all(pairs.map(([ancestor, commit]) => history.ancestry(ancestor, commit)));
}

/** In two parts, the second of which may speak of commits that the first did not. */
async function askedInTurn(dir: string, pairs: readonly Pair[]): Promise<Ancestry[]> {
  const history = (await open(dir)).history();
  const half = Math.ceil(pairs.length / 2);
  const answers: Ancestry[] = [];
  for (const part of [pairs.slice(0, half), pairs.slice(half)]) {
    answers.push(...(await Promise.all(part.map(([ancestor, commit]) => history.ancestry(ancestor, commit)))));
  }
  return answers;
}

describe("many questions at once", () => {
  it("have the answers that each has alone, in whole clones and in shallow ones", async () => {
    const property = fc.asyncProperty(SHAPES, fc.integer({ min: 1, max: 3 }), fc.nat(), async (shape, depth, start) => {
      const { dir, ids } = makeHistory(shape);
      const names = [...ids.slice(-3), ids[0] ?? "", git(dir, "rev-parse", "any"), NOWHERE];
      const all = names.flatMap((ancestor) => names.map((commit): Pair => [ancestor, commit]));
      const from = start % all.length;
      const pairs = [...all.slice(from), ...all.slice(0, from)];
      for (const place of [dir, clone(dir, `--depth=${depth}`)]) {
        const expected = await askedAlone(place, pairs);
        expect(await askedTogether(place, pairs)).toEqual(expected);
        expect(await askedInTurn(place, pairs)).toEqual(expected);
      }
    });
    await fc.assert(property, { numRuns: 3 });
  }, 120_000);

  it("start no more processes where they are more", async () => {
    const shape = Array.from({ length: 200 }, (_, at) => (at === 0 ? [] : at % 2 === 0 ? [at - 1, at - 2] : [at - 1]));
    const { dir, ids } = makeHistory(shape);
    const log = join(makeFolder(), "calls");
    logCalls(log);
    const counts: number[] = [];
    for (const many of [20, 190]) {
      writeFileSync(log, "");
      const pairs = ids.slice(0, many).map((id, at): Pair => [id, ids[(at * 7) % many] ?? ""]);
      expect(await askedTogether(dir, pairs)).toContain("no");
      counts.push(readFileSync(log, "utf8").split("\n").length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThan(20);
  });

  it("are refused one by one where a part of the history is broken", async () => {
    const { dir, ids } = makeHistory(Array.from({ length: 12 }, (_, at) => (at === 0 ? [] : [at - 1])));
    const tip = ids.at(-1) ?? "";
    const lost = ids[5] ?? "";
    execFileSync("git", ["-C", dir, "unpack-objects", "-q"], { input: packOf(dir), stdio: ["pipe", "ignore", "pipe"] });
    execFileSync("rm", ["-f", join(dir, ".git/objects", lost.slice(0, 2), lost.slice(2))]);
    const history = (await open(dir)).history();
    const near = ids.slice(7).map((id) => history.ancestry(id, tip));
    const far = ids.slice(0, 5).map((id) => history.ancestry(id, tip));
    expect(await Promise.all(near)).toEqual(near.map(() => "yes"));
    for (const answer of await Promise.allSettled(far)) expect(answer.status).toBe("rejected");
  });
});

/** The objects of a repository, which then has none. */
function packOf(dir: string): Buffer {
  git(dir, "repack", "-adq");
  const folder = join(dir, ".git/objects/pack");
  const [name = ""] = /\S+\.pack/.exec(execFileSync("ls", [folder], { encoding: "utf8" })) ?? [];
  const pack = readFileSync(join(folder, name));
  execFileSync("rm", ["-rf", folder]);
  return pack;
}

/** Every call of Git adds a line to a file. */
function logCalls(log: string): void {
  const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  const bin = makeFolder();
  writeFileSync(join(bin, "git"), `#!/bin/sh\necho call >> '${log}'\nexec '${real}' "$@"\n`);
  chmodSync(join(bin, "git"), 0o755);
  setVariables({ PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}` });
}
