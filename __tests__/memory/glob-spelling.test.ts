import fc from "../support/fast-check.js";
import { expect, it } from "vitest";
import { compileGlob } from "../../src/memory/glob.js";
import { misspeltGlob } from "../../src/memory/glob-spelling.js";

it.each([
  ["/notes/**", "notes/**"],
  ["./notes/*.md", "notes/*.md"],
  [".\\notes\\*.md", "notes/*.md"],
  ["notes/", "notes/**"],
  ["notes//a.md", "notes/a.md"],
  ["notes/./a.md", "notes/a.md"],
  ["/", "**"],
  ["../notes/**", undefined],
])("tells that %s matches nothing, and what to write", (glob, meant) => {
  const found = misspeltGlob(glob);
  expect(found?.meant).toBe(meant);
  expect(found?.why).toContain(`"${glob}" matches no file, since `);
});

it.each(["**", "notes/**", ".github/*.md", "a..b/c.", "{a,b/}c", "[org]/x.yaml", "...", "**/.*"])(
  "leaves %s alone",
  (glob) => {
    expect(misspeltGlob(glob)).toBeUndefined();
  },
);

const path = fc
  .array(
    fc.stringMatching(/^[a-c.]{1,4}$/).filter((name) => name !== "." && name !== ".."),
    { minLength: 1, maxLength: 4 },
  )
  .map((names) => names.join("/"));

it("matches no path that there may be", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-c./*?]{1,10}$/), fc.array(path, { maxLength: 30 }), (glob, paths) => {
      if (misspeltGlob(glob)) expect(paths.filter(compileGlob(glob))).toEqual([]);
    }),
  );
});
