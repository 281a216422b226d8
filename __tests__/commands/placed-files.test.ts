/** In which commits the files of a report stand: real merges, real trees. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { placedFiles } from "../../src/commands/check/placed-files.js";
import { commit, git, gitInput, makeRepository, open } from "../git/fixture.js";
import { finding } from "../report/fixtures.js";
import { toolRecord } from "./tool-record.js";

const both = (first: string, last: string) => `# ${first}\n${toolRecord("tool:both")}# ${last}\n`;
const SOURCES = {
  "memory-steward.yml": "layout: company-brain\n",
  "graph/both.yaml": both("one", "two"),
  "graph/gone.yaml": toolRecord("tool:gone"),
  "graph/same.yaml": toolRecord("tool:same"),
};
const PATHS = ["both", "gone", "same", "of-head", "of-main", "nowhere"].map((name) => `graph/${name}.yaml`);

interface Sides {
  readonly top: string;
  readonly base: string;
  readonly head: string;
}

/** A branch, and a target that has moved since. @param last line of a file that both sides change at its other end */
function parted(last: string): Sides {
  const top = makeRepository(SOURCES);
  git(top, "checkout", "--quiet", "-b", "change");
  rmSync(join(top, "graph/gone.yaml"));
  commit(top, "change", { "graph/of-head.yaml": toolRecord("tool:of-head"), "graph/both.yaml": both("head", "two") });
  const head = git(top, "rev-parse", "HEAD");
  git(top, "checkout", "--quiet", "main");
  commit(top, "main moves", {
    "graph/of-main.yaml": toolRecord("tool:of-main"),
    "graph/both.yaml": both(last === "conflict" ? last : "one", last),
  });
  return { top, head, base: git(top, "rev-parse", "HEAD") };
}

async function placesOf({ top, base, head }: Sides, paths: readonly string[] = PATHS) {
  const repository = await open(top);
  const subject = { comparison: await repository.compare(base, head) };
  const result = await check({ subject, root: "", gate: {}, now: new Date("2026-06-05T00:00:00Z") });
  const findings = paths.map((path) => finding({ path }));
  const { commitOf, isDeleted } = await placedFiles({ ...result, report: { ...result.report, findings } });
  return paths.map((path) => [commitOf(path), isDeleted(path)]);
}

describe("placedFiles", () => {
  it("finds each file where a reader sees its lines, and a deleted one where it was", async () => {
    const sides = parted("three");
    const { base, head } = sides;
    // Places are the head's, whatever the merge makes of a file.
    expect(await placesOf(sides)).toEqual([
      [head, false],
      [base, true],
      [head, false],
      [head, false],
      [base, false],
      [undefined, false],
    ]);
  });

  it("looks at the head and the merge base where the two do not merge", async () => {
    const sides = parted("conflict");
    const { top, base, head } = sides;
    const before = git(top, "merge-base", base, head);
    expect(await placesOf(sides)).toEqual([
      [head, false],
      [before, true],
      [head, false],
      [head, false],
      [undefined, false],
      [undefined, false],
    ]);
  });

  it("finds no commit for a file that the merge alone has: moved by one side, edited by the other", async () => {
    const top = makeRepository(SOURCES);
    git(top, "checkout", "--quiet", "-b", "change");
    commit(top, "change", { "graph/both.yaml": both("head", "two") });
    const head = git(top, "rev-parse", "HEAD");
    git(top, "checkout", "--quiet", "main");
    git(top, "mv", "graph/both.yaml", "graph/moved.yaml");
    commit(top, "main moves it");
    const base = git(top, "rev-parse", "HEAD");
    expect(await placesOf({ top, base, head }, ["graph/moved.yaml"])).toEqual([[undefined, false]]);
  });

  it("finds none for a name that is no text, whose address nobody can write", async () => {
    const top = makeRepository(SOURCES);
    const base = git(top, "rev-parse", "HEAD");
    const blob = git(top, "rev-parse", "HEAD:graph/same.yaml");
    const name = Buffer.concat([Buffer.from("graph/"), Buffer.from([0xff]), Buffer.from(".yaml")]);
    const line = Buffer.concat([Buffer.from(`100644 ${blob}\t`), name, Buffer.from("\0")]);
    gitInput(top, line, "update-index", "-z", "--index-info");
    git(top, "commit", "--quiet", "--message", "odd");
    const head = git(top, "rev-parse", "HEAD");
    expect(await placesOf({ top, base, head }, ["graph/\uFFFD.yaml"])).toEqual([[undefined, false]]);
  });
});
