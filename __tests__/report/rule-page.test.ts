import { describe, expect, it } from "vitest";
import { rulePage, rulePageAddress, rulePagePath, ruleIndex, type RuleWords } from "../../src/report/rule-page.js";
import { ruleTable, ruleText } from "../../src/report/rule-text.js";
import { nearestRules } from "../../src/rules/nearest-rules.js";

const RULE: RuleWords = {
  id: "graph/dangling-edge",
  title: "Edge to a record that does not exist",
  severity: "error",
  rationale: "It leads nowhere.",
  remedy: "Point it at a record.",
  source: "decision 10",
  bad: { files: { "graph/a.yaml": "id: tool:a\nedges:\n  owns: [team:x]\n" }, at: "graph/a.yaml:3:10" },
  good: { files: { "graph/a.yaml": "id: tool:a\n" } },
};
const LOCKED: RuleWords = { ...RULE, id: "parse/invalid-syntax", locked: true, mends: "quotes a title" };

describe("rulePage", () => {
  it("says all that a rule says, with the place marked", () => {
    const page = rulePage(RULE);
    for (const text of [
      RULE.title,
      "`graph/dangling-edge`",
      "It leads nowhere.",
      "Point it at a record.",
      "decision 10",
    ])
      expect(page).toContain(text);
    expect(page).toContain("```yaml\nid: tool:a\nedges:\n  owns: [team:x]\n         ^\n```");
    expect(page).toContain("Reported at `graph/a.yaml:3:10`.");
    expect(page).toContain("| Mended by `fix` | no |");
    expect(page).toContain("  graph/dangling-edge: warning #");
    expect(page).toContain("  - rule: graph/dangling-edge\n");
  });

  it("says of a locked rule that no setting lowers it", () => {
    const page = rulePage(LOCKED);
    expect(page).toContain("error, locked");
    expect(page).toContain("| Mended by `fix` | quotes a title |");
    expect(page).not.toContain("severities:\n");
  });

  it("shows both sides of a change, removed files, and what is more than text", () => {
    const page = rulePage({
      ...RULE,
      bad: {
        at: "graph/a.yaml:1:1",
        before: { "graph/a.yaml": "id: tool:a\n", "graph/b.yaml": "id: tool:b\n", "graph/c.yaml": "id: tool:c\n" },
        files: { "graph/a.yaml": null, "graph/b.yaml": "id: tool:b\n" },
        oddFiles: {
          link: { content: "../x", mode: "120000" },
          bytes: { content: new Uint8Array([0xff, 0xfe]) },
          closed: { content: new Error("permission denied") },
        },
      },
    });
    expect(page).toContain("`graph/a.yaml, on the target branch`\n\n```yaml\nid: tool:a\n```");
    expect(page).toContain("`graph/a.yaml, in the change`\n\n```\n(removed)\n```");
    expect(page).toContain("`graph/b.yaml, on both sides`\n\n```yaml\nid: tool:b\n```");
    expect(page).toContain("`graph/c.yaml, in the change`\n\n```\n(removed)\n```");
    for (const text of ["(symlink to ../x)", "(bytes FF FE)", "(cannot be read: permission denied)"])
      expect(page).toContain(text);
  });

  it("says so where the good example has no file", () => {
    expect(rulePage({ ...RULE, good: { files: {} } })).toContain("## Good\n\nnone of these files\n");
  });

  it("shows characters that hide, and marks the column behind them", () => {
    const page = rulePage({ ...RULE, bad: { at: "a.yaml:1:6", files: { "a.yaml": "a: \u202Ebc\n" } } });
    expect(page).toContain("a: \\u202Ebc\n          ^");
  });

  it("has one name for page, address and index", () => {
    expect(rulePagePath("graph/dangling-edge")).toBe("docs/rules/graph-dangling-edge.md");
    expect(rulePageAddress("graph/dangling-edge").endsWith(rulePagePath("graph/dangling-edge"))).toBe(true);
    const index = ruleIndex([RULE, LOCKED]);
    expect(index).toContain("2 rules.");
    expect(index).toContain("[`graph/dangling-edge`](graph-dangling-edge.md)");
    expect(index.indexOf("## graph")).toBeLessThan(index.indexOf("## parse"));
  });
});

describe("rules at a terminal", () => {
  it("lists them in columns", () => {
    expect(ruleTable([RULE, LOCKED])).toBe(`graph
  graph/dangling-edge   error         Edge to a record that does not exist

parse
  parse/invalid-syntax  error    fix  Edge to a record that does not exist

2 rules; fix: memory-steward fix mends what is certain (1 of them)
`);
  });

  it("explains one", () => {
    const text = ruleText(RULE, { color: false });
    expect(text).toContain("Why\n  It leads nowhere.\n");
    expect(text).toContain("Bad  graph/a.yaml\n  id: tool:a\n  edges:\n    owns: [team:x]\n           ^\n");
    expect(text).toContain("docs/rules/graph-dangling-edge.md\n");
  });

  it("finds the rules that come nearest", () => {
    const rules = [RULE, LOCKED];
    expect(nearestRules("graph/dangling-edges", rules)).toEqual(["graph/dangling-edge"]);
    expect(nearestRules("invalid-sintax", rules)).toEqual(["parse/invalid-syntax"]);
    expect(nearestRules("syntax/invlid", rules)).toEqual(["parse/invalid-syntax"]);
    expect(nearestRules("x", rules)).toEqual([]);
    expect(nearestRules("é".repeat(100_000), rules)).toEqual([]);
  });
});
