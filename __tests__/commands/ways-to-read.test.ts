/** The same files give the same findings, whether they are read from disk, as staged or as a commit, in this clone or in a new one. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, git, makeRepository } from "../git/fixture.js";
import fc from "../support/fast-check.js";
import { ALL_HISTORIES } from "../support/family-arbitrary.js";
import { share } from "../support/sample.js";
import { run } from "./command-line.js";
import { DEEDS, putFile, shardIn } from "./deeds.js";
import { toolRecord } from "./tool-record.js";
import { expectSameByEveryWay, LATER } from "./ways-to-read.js";

const SOURCES = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/edge-kinds.yaml": "edgeKinds:\n  - { name: depends_on, purpose: Needs, example: {} }\n",
  "ontology/validation-rules.yaml": "staleAfterDays: 20\nexternalNamespaces: [user]\n",
  "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b]"),
  "graph/b.yaml": toolRecord("tool:b", "depends_on: [tool:c]"),
  "graph/c.yaml": toolRecord("tool:c"),
  "graph/sub/d.yaml": toolRecord("tool:d", "depends_on: [tool:a]"),
};

/** Paths of records, some of which are there. */
const PATHS = ["graph/a.yaml", "graph/b.yaml", "graph/sub/d.yaml", "graph/sub/e.yaml", "graph/A.yaml", "graph/é.yaml"];

describe("an edited file of the index", () => {
  it("is told of in a working directory as in a commit, tracked or not", async () => {
    const dir = makeRepository(SOURCES);
    await run("reindex", "--write", dir, ...LATER);
    const told = async (...options: string[]) =>
      (await run("check", dir, ...options, ...LATER, "--format", "json")).stdout.includes("(`contents` differs)");
    expect(await told()).toBe(false);
    git(dir, "add", "--intent-to-add", "indexes");
    const shard = join(dir, shardIn(dir, "") ?? "");
    git(dir, "rm", "--quiet", "-r", "--cached", "indexes");
    const text = readFileSync(shard);
    appendFileSync(shard, "{}\n");
    expect(await told()).toBe(true);
    writeFileSync(shard, text);
    commit(dir, "index");
    expect(await told()).toBe(false);
    appendFileSync(shard, "{}\n");
    expect(await told()).toBe(true);
    commit(dir, "edited");
    expect([await told(), await told("--head", "HEAD")]).toEqual([true, true]);
  });
});

describe("the same files", () => {
  const deed = fc.record({
    deed: fc.constantFrom(...Object.keys(DEEDS)),
    path: fc.constantFrom(...PATHS),
    text: fc.constantFrom("a", "b", "z").map((name) => toolRecord(`tool:${name}`, "depends_on: [tool:c, tool:y]")),
  });

  it("are judged alike, however they are read (law)", { timeout: 300_000 }, async () => {
    const deeds = fc.array(deed, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("", "team/memory/"), deeds, async (prefix, chosen) => {
        const files = Object.entries(SOURCES).map(([path, text]) => [prefix + path, text]);
        const top = makeRepository(Object.fromEntries(files) as Record<string, string>);
        const dir = join(top, prefix);
        await run("reindex", "--write", dir, ...LATER);
        commit(top, "index");
        git(top, "checkout", "--quiet", "-b", "change");
        const other = toolRecord("tool:a");
        for (const { deed: name, path, text } of chosen) {
          DEEDS[name]?.({ top, prefix, path: prefix + path, content: text, other });
        }
        await expectSameByEveryWay(top, prefix);
      }),
      { numRuns: share(48) },
    );
  });

  it.each(ALL_HISTORIES)("are judged alike in %s (law)", { timeout: 300_000 }, async (_, histories) => {
    const deeds = fc.array(
      fc.record({ deed: fc.constantFrom(...Object.keys(DEEDS)), path: fc.nat(99), content: fc.nat(99) }),
      { minLength: 1, maxLength: 4 },
    );
    const prefixes = fc.constantFrom("", "team/memory/");
    await fc.assert(
      fc.asyncProperty(prefixes, histories, deeds, async (prefix, { gate, before, after }, chosen) => {
        const top = makeRepository();
        const dir = join(top, prefix);
        for (const [path, content] of Object.entries({ ...gate, ...before })) putFile(join(dir, path), content);
        commit(top, "sources");
        await run("reindex", "--write", dir, ...LATER);
        commit(top, "index");
        git(top, "checkout", "--quiet", "-b", "change");
        const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
        const contents = Object.values(after);
        const of = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;
        for (const { deed: name, path, content } of chosen) {
          const at = of(paths, path);
          const place = { top, prefix, path: prefix + at };
          DEEDS[name]?.({ ...place, content: after[at] ?? of(contents, content), other: of(contents, content) });
        }
        await expectSameByEveryWay(top, prefix);
      }),
      { numRuns: share(8) },
    );
  });
});
