/** Each security rule is cited by what checks it: a test, a lint rule, or the run of CI. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { textOf } from "./pages.js";

const RULE = /^(\d+)\. (.*)$/gm;
const CITATION = /security rules? (\d+(?:(?:, | and | to )\d+)*)/gi;

it("names no rule that nothing checks, and nothing cites a rule that is not there", () => {
  const rules = [...textOf("docs/security-rules.md").matchAll(RULE)];
  const numbers = rules.map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
  const kept = rules.filter(([, , text = ""]) => !text.includes("(there is none yet)"));
  const checked = filesOf("__tests__", "scripts/lint-security.mjs", ".ci/run").flatMap(citations);
  expect(kept.map(([, number]) => Number(number)).filter((number) => !checked.includes(number))).toEqual([]);
  const cited = filesOf("src", "scripts").flatMap(citations);
  expect([...checked, ...cited].filter((number) => number > numbers.length)).toEqual([]);
});

function filesOf(...places: readonly string[]): string[] {
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  return execFileSync("git", ["ls-files", "-z", "--", ...places], { cwd, encoding: "utf8" })
    .split("\0")
    .filter((path) => /\.(ts|mjs)$|^\.ci\//.test(path));
}

/** Numbers of the rules that a file cites; "16 to 20" are five. */
function citations(path: string): number[] {
  return [...textOf(path).matchAll(CITATION)].flatMap(([, list = ""]) =>
    list.split(/, | and /).flatMap((part) => {
      const [first = 0, last = first] = part.split(" to ").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}
