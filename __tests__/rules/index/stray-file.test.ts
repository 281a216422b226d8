/** What stands among the files of a committed index and is none of them. */
import { describe, expect, it } from "vitest";
import { EXAMPLE_BASE } from "../../../src/rules/examples.js";
import { treeOf, type Files } from "../../support/check-files.js";
import { bothWays, withIndex } from "../../support/both-ways.js";
import { findingsOf } from "../../support/findings-of.js";
import { merged, partsOf, single, texts } from "../../support/shards.js";

const GATE = { layout: { name: "company-brain" } };
const HEADER = "indexes/graph-index.json";
const SHARD = "indexes/records/3f.jsonl";
const LINE = `{"id":"tool:none"}\n`;
const SHARDED = { ...EXAMPLE_BASE, "memory-steward.yml": "indexes: { inline: 0 }\n" };

async function found(files: Files, before?: Files) {
  const findings = await findingsOf("index/", files, before ? { before } : {});
  return findings.map(({ rule, severity, path }) => `${severity} ${rule} ${path}`);
}

/** A path of a shard that the index has. */
function firstShard(files: Files): string {
  return Object.keys(files).find((path) => path.startsWith("indexes/records/")) ?? "";
}

describe("a file among those of the index", () => {
  it("is told where it looks like a shard and the index is made without any, or there is no index", async () => {
    const index = await withIndex(EXAMPLE_BASE, { gate: GATE });
    expect(await found(index)).toEqual([]);
    expect(await found({ ...index, [SHARD]: LINE })).toEqual([`warning index/stray-file ${SHARD}`]);
    expect(await found({ [SHARD]: LINE })).toEqual([`warning index/stray-file ${SHARD}`]);
  });

  it.each(["indexes/records/README.md", "indexes/tags/zz.jsonl", "indexes/records"])(
    "is told by its name: %s",
    async (path) => {
      for (const base of [EXAMPLE_BASE, SHARDED]) {
        const index = Object.entries(await withIndex(base, { gate: GATE }));
        const files = Object.fromEntries(index.filter(([other]) => !other.startsWith(`${path}/`)));
        expect(await found({ ...files, [path]: LINE })).toContain(`warning index/stray-file ${path}`);
      }
    },
  );

  it("is a README of the folder's own, or another file beside the index, where it stands in none of its folders", async () => {
    const index = await withIndex(SHARDED, { gate: GATE });
    expect(await found({ ...index, "indexes/README.md": "# Index\n" })).toEqual([]);
  });

  it("leaves an index out of date where it may be a shard, is lost, or says something else", async () => {
    const index = await withIndex(SHARDED, { gate: GATE });
    const { [firstShard(index)]: _first, ...lost } = index;
    const stale = [`warning index/stale ${HEADER}`];
    expect(await found(index)).toEqual([]);
    expect(await found({ ...index, "indexes/records/00/0.jsonl": LINE })).toEqual(stale);
    expect(await found(lost)).toEqual(stale);
    expect(await found({ ...index, [firstShard(index)]: LINE })).toEqual(stale);
    const [finding] = await findingsOf("index/stale", lost);
    expect(finding?.message).toBe(
      "This index is out of date: files of it are not those that were written with it (`contents` differs).",
    );
  });

  it("is the change's where a change brings it, and nobody's where the target branch has it already", async () => {
    const index = await withIndex(SHARDED, { gate: GATE });
    const foreign = { ...index, "indexes/records/README.md": "# Records\n" };
    expect(await found(foreign, index)).toEqual(["error index/hand-edited indexes/records/README.md"]);
    const [finding] = await findingsOf("index/hand-edited", foreign, { before: index });
    expect(finding?.suggestion?.message).toBe(
      "Take the file out of the change, or move it to where the memory keeps such files",
    );
    expect(await found({ ...foreign, "notes/a.md": "# A\n" }, foreign)).toEqual([`note index/stale ${HEADER}`]);
    const { incremental, whole } = await bothWays(foreign, { ...foreign, "notes/a.md": "# A\n" }, { gate: GATE });
    expect(incremental.report).toEqual(whole.report);
  });

  it("is told by shards as by one run", async () => {
    const index = await withIndex(SHARDED, { gate: GATE });
    const { [firstShard(index)]: _lost, ...files } = index;
    for (const given of [files, { ...index, "indexes/records/README.md": "# Records\n" }, { [SHARD]: LINE }]) {
      const tree = treeOf({ ...EXAMPLE_BASE, ...given });
      const whole = await texts(await single(tree));
      expect(whole["json"]).toContain('"index/st');
      expect(await texts(await merged(tree, await partsOf(tree, 3)))).toEqual(whole);
    }
  });
});
