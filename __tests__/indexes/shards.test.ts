import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { hashNumber, makeShards, shardKey } from "../../src/indexes/shards.js";
import { fileTexts } from "../support/index-texts.js";

const keyOf = (id: string) => hashNumber(shardKey(id, ""));
const shardsOf = (ids: readonly string[]) =>
  fileTexts(makeShards(ids, keyOf, (id) => ({ order: id, text: JSON.stringify(id) }), { folder: "lines" }));
const linesOf = (text: string) => text.split("\n").slice(0, -1);

const MANY = Array.from({ length: 5000 }, (_, n) => `tool:n${n}`);

describe("shards", () => {
  it("hold every line once, at most 128 to a file", () => {
    const shards = shardsOf(MANY);
    const lines = [...shards.values()].flatMap(linesOf);
    expect(lines.toSorted()).toEqual(MANY.map((id) => JSON.stringify(id)).toSorted());
    for (const text of shards.values()) expect(linesOf(text).length).toBeLessThanOrEqual(128);
  });

  it("have a shape that the set of keys alone decides", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 400 }), fc.func(fc.integer()), (ids, weight) => {
        const shuffled = ids.toSorted((a, b) => weight(a) - weight(b));
        expect(new Map([...shardsOf(shuffled)].sort())).toEqual(new Map([...shardsOf(ids)].sort()));
      }),
      { numRuns: 50 },
    );
  });

  it("split as they grow", () => {
    expect([1, 100, 1000, 5000].map((count) => shardsOf(MANY.slice(0, count)).size)).toEqual([1, 16, 16, 256]);
  });

  it("rewrite one file for one changed record", () => {
    const text = (changed: string | undefined) =>
      fileTexts(
        makeShards(MANY, keyOf, (id) => ({ order: id, text: id === changed ? `"${id} changed"` : `"${id}"` }), {
          folder: "lines",
        }),
      );
    const before = text(undefined);
    const after = text("tool:n77");
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...after].filter(([path, lines]) => before.get(path) !== lines)).toHaveLength(1);
  });

  it("do not split what has one key for ever", () => {
    const shards = fileTexts(
      makeShards(
        Array.from({ length: 300 }, (_, n) => String(n)),
        () => keyOf("tool:same"),
        (text) => ({ order: text, text }),
        { folder: "lines" },
      ),
    );
    expect([...shards.values()].map((text) => linesOf(text).length)).toEqual([300]);
  });

  it("take two spellings of an id for one key, and a path for no id", () => {
    expect(shardKey("tool:N1", "a")).toBe(shardKey("tool:n1", "b"));
    expect(shardKey(undefined, "a")).not.toBe(shardKey("a", "a"));
  });
});
