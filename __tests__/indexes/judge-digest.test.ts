/** The digest that tells one build's judgement from another's. */
import { describe, expect, it } from "vitest";
import { judgeDigest } from "../../scripts/judge-digest.js";

const FILES = new Map([
  ["rules/a.ts", "/** Too long. */\nexport const LIMIT: number = 80; // characters\n"],
  ["parse/b.ts", "export interface B {\n  readonly b: string;\n}\n"],
]);
const LIBRARIES = ["yaml@2.9.1"];

function digest(changes: Readonly<Record<string, string>>): string {
  return judgeDigest(new Map([...FILES, ...Object.entries(changes)]), LIBRARIES);
}

describe("the digest of the code that judges", () => {
  it("is another one where code or a library is", () => {
    const same = digest({});
    expect(same).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(digest({ "rules/a.ts": "export const LIMIT: number = 10;\n" })).not.toBe(same);
    expect(digest({ "rules/c.ts": "" })).not.toBe(same);
    expect(digest({ "generated/c.cjs": "// comment" })).not.toBe(same);
    expect(judgeDigest(FILES, ["yaml@2.9.2"])).not.toBe(same);
  });

  it("is the same where comments, types or the order of the files differ", () => {
    const same = digest({});
    expect(
      digest({ "rules/a.ts": "// Short.\nexport const LIMIT = 80;\n", "parse/b.ts": "export type B = string;\n" }),
    ).toBe(same);
    expect(judgeDigest(new Map([...FILES].reverse()), LIBRARIES)).toBe(same);
  });
});
