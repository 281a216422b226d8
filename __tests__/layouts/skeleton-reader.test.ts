/** What the reader of skeletons tells apart, and what it leaves to the full reader. */
import { describe, expect, it } from "vitest";
import type { Class } from "../../src/generated/types/layout.js";
import { compileLayout } from "../../src/layouts/compile.js";
import { placesOf } from "../../src/layouts/skeleton-places.js";
import { SkeletonReader } from "../../src/layouts/skeleton-reader.js";

const CLASS: Class = {
  files: ["**/*.yaml"],
  fields: { id: "id", kind: "kind", title: "title", updatedAt: "time", owners: "owners" },
  edges: [{ map: "edges" }, { field: "needs", kind: "needs" }],
};

async function readerOf(particular: readonly string[] = []) {
  const layout = await compileLayout(
    { layout: "memory-steward.layout/v1", name: "own", classes: { c: CLASS } },
    true,
    "",
  );
  const layoutClass = layout.classes.get("c");
  const places = layoutClass && placesOf(layoutClass, new Set(particular));
  if (!places) throw new Error("the class has no skeletons");
  return new SkeletonReader(places);
}

/** Undefined where the record is to be read in full. */
function skeletonOf(reader: SkeletonReader, ...records: readonly unknown[]): string | undefined {
  const json = Buffer.from(JSON.stringify(records), "latin1");
  return reader.read(json, json.length) ? Buffer.from(reader.bytes.subarray(0, reader.length)).toString() : undefined;
}

describe("the reader of skeletons", () => {
  it.each([
    ["a title of other letters", { title: "T\u00a0" }, { title: "T" }],
    ["an id with a blank", { id: "a b" }, { id: "ab" }],
    ["an id in other letters", { id: "é" }, { id: "e" }],
    ["a blank text", { note: " " }, { note: "x" }],
    ["a text that begins with a line break", { note: "\nx" }, { note: "x" }],
    ["a time that is none", { time: "2026-02-30" }, { time: "2026-02-28" }],
    ["a number in a field", { kind: 5 }, { kind: "5" }],
    ["a word in a field", { title: true }, { title: null }],
    ["an owner that is no text", { owners: [5] }, { owners: ["5"] }],
    ["an empty owner", { owners: ["a", ""] }, { owners: ["a"] }],
    ["one target in place of a list", { edges: { a: "b" } }, { edges: { a: ["b"] } }],
    ["a target that is no text", { needs: [5] }, { needs: ["5"] }],
    ["an empty target", { needs: [""] }, { needs: ["a"] }],
    ["a target under another key", { needs: [{ to: "a" }] }, { needs: [{ target: "a" }] }],
    ["a list within a list of targets", { needs: [["a"]] }, { needs: ["a"] }],
    ["edges that are no mapping", { edges: ["a"] }, { edges: {} }],
  ])("does not read %s", async (_, odd, right) => {
    const reader = await readerOf();
    expect(skeletonOf(reader, odd)).toBeUndefined();
    expect(skeletonOf(reader, right)).toBeDefined();
  });

  it("reads one mapping alone", async () => {
    const reader = await readerOf();
    expect(skeletonOf(reader)).toBeUndefined();
    expect(skeletonOf(reader, { id: "a" }, { id: "b" })).toBeUndefined();
    expect(skeletonOf(reader, ["a"])).toBeUndefined();
    expect(skeletonOf(reader, null)).toBeUndefined();
  });

  it.each([
    [{ kind: "A" }, { kind: "B" }],
    [{ id: "tool:a" }, { id: "skill:a" }],
    [{ id: "tool:a" }, { id: "tool" }],
    [{ note: "" }, { note: "x" }],
    [{ note: "x" }, { note: null }],
    [{ note: 1 }, { note: 2 }],
    [{ time: "2026-06-03" }, { time: "2026-06-03T08:20:00Z" }],
    [{ list: [] }, { list: ["x"] }],
    [{ list: ["x", 1] }, { list: [1, "x"] }],
    [{ list: [{ a: "x" }] }, { list: [{ a: "x" }, { b: "x" }] }],
    [{ edges: { a: ["x"] } }, { edges: { b: ["x"] } }],
    [{ needs: [{ target: "x" }] }, { needs: [{ target: "x", why: "y" }] }],
    [
      { a: "x", b: "x" },
      { b: "x", a: "x" },
    ],
    [{ size: "S" }, { size: "M" }],
    [{ deep: { list: [{ size: ["S"] }] } }, { deep: { list: [{ size: ["M"] }] } }],
    [{ size: ["S"] }, { size: ["S", "S"] }],
    [{ size: { a: "x" } }, { size: { a: "y" } }],
  ])("tells %j from %j", async (one, other) => {
    const reader = await readerOf(["size"]);
    const skeletons = [skeletonOf(reader, one), skeletonOf(reader, other)];
    expect(skeletons).not.toContain(undefined);
    expect(new Set(skeletons).size).toBe(2);
  });

  it.each([
    [{ id: "tool:a" }, { id: "tool:b:c" }],
    [{ title: "A title" }, { title: 'An "other" \\' }],
    [{ note: "x" }, { note: "über" }],
    [{ list: ["x"] }, { list: ["x", "y", "z"] }],
    [{ needs: ["x"] }, { needs: ["y", "z"] }],
    [{ time: "2026-06-03T08:20:00Z" }, { time: "2020-01-01T00:00:00.5+02:00" }],
  ])("takes %j for another like %j", async (one, other) => {
    const reader = await readerOf();
    const skeleton = skeletonOf(reader, one);
    expect(skeleton).toBeDefined();
    expect(skeletonOf(reader, other)).toBe(skeleton);
  });
});
