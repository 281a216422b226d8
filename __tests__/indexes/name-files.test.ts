/** Which records have a name: every pair once, in files whose shape depends on the pairs alone. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { nameOf } from "../../src/indexes/graph-view.js";
import { KeyTable } from "../../src/indexes/key-table.js";
import { NamedRecords } from "../../src/indexes/name-files.js";
import { parseNames } from "../../src/indexes/names.js";
import { nameDigits } from "../../src/indexes/shards.js";
import type { Declaration } from "../../src/memory/record.js";
import { fileTexts } from "../support/index-texts.js";

function declaration(id: string | undefined, path: string, tags: readonly string[]): Declaration {
  return {
    ...{
      role: "record",
      id,
      kind: "Tool",
      className: "graph",
      shape: 0,
      path,
      document: 0,
      root: [],
      title: undefined,
    },
    ...{ status: undefined, owners: [], updatedAt: undefined, tags, sensitivity: undefined, aliases: [] },
    ...{ sourceRefs: [], edges: [] },
  };
}

const filesOf = (declarations: readonly Declaration[]) =>
  fileTexts(new NamedRecords(declarations, new KeyTable()).files("tags", ({ tags }) => tags));

/** Records by name, from all files, and how many pairs each file holds. */
function read(files: ReadonlyMap<string, string>) {
  const pairs: string[] = [];
  const sizes: number[] = [];
  for (const [path, text] of files) {
    const names = [...parseNames(Buffer.from(text))];
    sizes.push(names.reduce((sum, [, records]) => sum + records.length, 0));
    const digits = path.slice("tags/".length, -".jsonl".length).replaceAll("/", "");
    for (const [name, records] of names) {
      expect(nameDigits(name).startsWith(digits.slice(0, 4))).toBe(true);
      for (const record of records) pairs.push(`${name} ${record}`);
    }
  }
  return { pairs, sizes };
}

describe("the records of a name", () => {
  it("stand once each, whoever of several declarations gives the name", () => {
    const name = fc.constantFrom("a", "b", "__proto__", "tool:1", "ß");
    const one = fc.record({
      id: fc.option(fc.constantFrom("tool:1", "tool:2", "__proto__"), { nil: undefined }),
      path: fc.constantFrom("x.yaml", "y.yaml"),
      tags: fc.array(name, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), fc.func(fc.integer()), (all, weight) => {
        const declarations = all.map(({ id, path, tags }) => declaration(id, path, tags));
        const { pairs } = read(filesOf(declarations));
        const wanted = declarations.flatMap((each) => each.tags.map((tag) => `${tag} ${nameOf(each)}`));
        expect(pairs.toSorted()).toEqual([...new Set(wanted)].sort());
        const shuffled = declarations.toSorted((a, b) => weight(a.path) - weight(b.path));
        expect(filesOf(shuffled)).toEqual(filesOf(declarations));
      }),
    );
  });

  it("are split where they are many, and counted once where they are declared twice", () => {
    const ids = Array.from({ length: 300 }, (_, n) => `tool:n${n}`);
    const few = ids
      .slice(0, 256)
      .flatMap((id) => [declaration(id, "a", ["all"]), declaration(id, "b", ["all", "all"])]);
    expect(read(filesOf(few)).sizes).toEqual([256]);
    const { pairs, sizes } = read(filesOf(ids.map((id) => declaration(id, "a", ["all"]))));
    expect(pairs).toHaveLength(300);
    expect(sizes.length).toBeGreaterThan(4);
  });
});
