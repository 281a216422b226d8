import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { compileAnyOf, compileGlob } from "../../src/memory/glob.js";

describe("globs", () => {
  it.each([
    ["graph/**/*.yaml", "graph/a.yaml", true],
    ["graph/**/*.yaml", "graph/a/b/c.yaml", true],
    ["graph/**/*.yaml", "graphs/a.yaml", false],
    ["graph/**/*.yaml", "graph.yaml", false],
    ["**/README.md", "README.md", true],
    ["**/README.md", "a/b/README.md", true],
    ["**/README.md", "a/xREADME.md", false],
    ["runbooks/*", "runbooks/a.md", true],
    ["runbooks/*", "runbooks/a/b.md", false],
    ["*.{md,yaml}", "a.yaml", true],
    ["*.{md,yaml}", "a.json", false],
    ["{schema,tools}/**", "tools/a/b", true],
    ["{schema,tools}/**", "tool/a", false],
    ["graph/orgs/[org]/x.yaml", "graph/orgs/[org]/x.yaml", true],
    ["graph/orgs/[org]/x.yaml", "graph/orgs/o/x.yaml", false],
    ["a?c", "abc", true],
    ["a?c", "a/c", false],
    ["babysitter/runs/*/journal/*.yaml", "babysitter/runs/r1/journal/000001.yaml", true],
    ["babysitter/runs/*/journal/*.yaml", "babysitter/runs/r1/x/journal/000001.yaml", false],
    ["a/**/b/**/c", "a/b/c", true],
    ["a/**/b/**/c", "a/x/b/y/z/c", true],
    ["a/**/b/**/c", "a/x/y/z/c", false],
  ])("%s on %s is %s", (glob, path, expected) => {
    expect(compileGlob(glob)(path)).toBe(expected);
  });

  it.each(["a{b", "a}b", "{a,{b}}", "{a,b,c,d}".repeat(4)])("refuses %s", (glob) => {
    expect(() => compileGlob(glob)).toThrow(RangeError);
  });

  it("agrees with a regular expression on random patterns and paths", () => {
    const segment = fc.string({ unit: fc.constantFrom("a", "b", "*", "?", "."), minLength: 1, maxLength: 4 });
    const pattern = fc.array(fc.oneof(segment, fc.constant("**")), { minLength: 1, maxLength: 4 });
    const name = fc.string({ unit: fc.constantFrom("a", "b", "."), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(pattern, fc.array(name, { minLength: 1, maxLength: 5 }), (glob, path) => {
        const clean = glob.map((part) => (part.includes("**") && part !== "**" ? part.replaceAll("**", "*") : part));
        expect(compileGlob(clean.join("/"))(path.join("/"))).toBe(reference(clean).test(`${path.join("/")}/`));
      }),
      { numRuns: 2000 },
    );
  });

  it("takes linear time on a pattern made to be slow", () => {
    const started = Date.now();
    expect(compileGlob(`${"*a".repeat(150)}b`)("a".repeat(4000))).toBe(false);
    expect(compileGlob(`${"**/a/".repeat(70)}b`)("a/".repeat(2000))).toBe(false);
    expect(Date.now() - started).toBeLessThan(10_000);
  });
});

/** The meaning of a glob, segment by segment, each with its slash. */
function reference(parts: readonly string[]): RegExp {
  const source = parts.map((part, index) =>
    part === "**"
      ? `(?:[^/]*/)${index === parts.length - 1 ? "+" : "*"}`
      : `${part.replaceAll(".", "\\.").replaceAll("*", "[^/]*").replaceAll("?", "[^/]")}/`,
  );
  return new RegExp(`^${source.join("")}$`);
}

it("law: any of several globs matches as each of them asked alone, in whatever order paths come", () => {
  const path = fc.stringMatching(/^([ab]\/){0,3}[abc]$/);
  const glob = fc.constantFrom("a/**", "**/b/**", "{a,b}/a/**", "**/c", "a/*", "**");
  fc.assert(
    fc.property(fc.array(glob, { minLength: 1, maxLength: 3 }), fc.array(path, { maxLength: 20 }), (globs, paths) => {
      const matches = compileAnyOf(globs);
      const each = globs.map(compileGlob);
      for (const one of paths) expect(matches(one)).toBe(each.some((matcher) => matcher(one)));
    }),
  );
});

it.each(["*".repeat(1_000_000), `${"**/".repeat(300_000)}a`, `a/${"*".repeat(1_000_000)}b`])(
  "a pattern of a million stars costs no more than one",
  (glob) => {
    const matches = compileGlob(glob);
    const path = "a/".repeat(2000);
    for (let asked = 0; asked < 100; asked++) expect(matches(`${path}c`)).toBe(false);
  },
);
