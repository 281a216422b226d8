import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { foldedForm } from "../../src/memory/spellings.js";
import { nearestName } from "../../src/memory/nearest-name.js";

describe("nearestName", () => {
  const declared = ["depends_on", "applies_to_repo", "documents", "mentions"];

  it.each([
    ["depends-on", { name: "depends_on", certain: true }],
    ["DependsOn", { name: "depends_on", certain: true }],
    ["depend_on", { name: "depends_on", certain: false }],
    ["document", { name: "documents", certain: false }],
    ["owns", undefined],
    ["", undefined],
  ])("%s", (name, expected) => {
    expect(nearestName(name, declared)).toEqual(expected);
  });

  it("names none of several that are equally near, but one that is equal", () => {
    expect(nearestName("cat", ["bat", "hat"])).toBeUndefined();
    expect(nearestName("a-b", ["ab", "a_b"])).toBeUndefined();
    expect(nearestName("Bat", ["bat", "hat"])).toEqual({ name: "bat", certain: true });
    expect(nearestName("C", ["C++", "c"])).toEqual({ name: "c", certain: true });
  });

  it.each([
    ["C#", "C++"],
    ["c", "C++"],
    ["a/b", "a-b"],
    ["a+b", "a_b"],
    ["a.b", "a-b"],
    ["r&d", "RD"],
    ["-x", "x"],
    ["x²", "x2"],
    ["1.12", "1-12"],
  ])("is never certain that %s was meant for %s", (name, declaredName) => {
    expect(nearestName(name, [declaredName])?.certain).not.toBe(true);
  });

  it("law: a name is spelt with case and separators alone where it is certain", () => {
    const separator = fc.constantFrom("", "-", "_", " ", "/", ".");
    const part = fc.record({
      text: fc.constantFrom("a", "bc", "1", "23", "+", "#"),
      separators: fc.tuple(separator, separator),
      isUpper: fc.boolean(),
    });
    const pair = fc
      .array(part, { minLength: 1, maxLength: 4 })
      .map((parts) => [
        parts.map(({ text, separators: [one] }) => one + text).join(""),
        parts.map(({ text, separators: [, two], isUpper }) => two + (isUpper ? text.toUpperCase() : text)).join(""),
      ]);
    const bare = (text: string) => text.toLowerCase().replace(/[-_ ]/g, "");
    let respelt = 0;
    fc.assert(
      fc.property(pair, ([name = "", other = ""]) => {
        const isCertain = nearestName(name, [other])?.certain === true;
        if (isCertain) expect(bare(name)).toBe(bare(other));
        if (isCertain && name !== other) respelt++;
      }),
      { numRuns: 2000 },
    );
    expect(respelt).toBeGreaterThan(50);
  });
});

describe("foldedForm", () => {
  it.each([
    ["agentVersion:Foo_Bar", "agent-version:foo-bar"],
    ["agentVersion:codex:0-142-5", "agent-version:codex@0.142.5"],
    ["run.v2", "run-v-2"],
  ])("holds %s and %s for equal", (left, right) => {
    expect(foldedForm(left)).toBe(foldedForm(right));
  });

  it.each([
    ["tool:a-1.12", "tool:a-11.2"],
    ["tool:a", "toola"],
    ["tool:ab", "toola:b"],
  ])("holds %s and %s apart", (left, right) => {
    expect(foldedForm(left)).not.toBe(foldedForm(right));
  });
});
