import { describe, expect, it } from "vitest";
import type { Severity } from "../../../src/memory/finding.js";
import { describeVerdictChange } from "../../../src/rules/gate/verdict-change.js";
import { findingsOf } from "../../support/findings-of.js";
import { service } from "../../support/services.js";

function finding(name: string, severity: Severity = "error", rule = "graph/dangling-edge") {
  return { rule, severity, message: "", path: `${name}.yaml`, fingerprint: `${rule} ${name}` };
}

const HEAD = "This change edits what the memory is judged by; it is judged by the target branch's version.";

describe("describeVerdictChange", () => {
  it("says when nothing would differ", () => {
    const same = [finding("a"), finding("b", "warning")];
    expect(describeVerdictChange(same, same.toReversed())).toBe(
      `${HEAD} By its own version the findings would be the same.`,
    );
  });

  it("names the members of the ontology that differ", () => {
    expect(describeVerdictChange([], [], { members: ["transitions", "pathPolicy"] })).toContain(
      "what the memory is judged by (transitions and pathPolicy); it is",
    );
  });

  it("counts what would appear and vanish, worst first, and names the first three", () => {
    const before = [finding("a")];
    const after = ["e", "d", "c", "b"].map((name) => finding(name, "warning")).concat(finding("z"));
    expect(describeVerdictChange(before, after)).toBe(
      `${HEAD} By its own version 5 findings (1 error) would appear: graph/dangling-edge in z.yaml, ` +
        "graph/dangling-edge in b.yaml, graph/dangling-edge in c.yaml and 2 more; " +
        "1 error would vanish: graph/dangling-edge in a.yaml.",
    );
  });

  it("names a rule and a file once, however many of its findings turn", () => {
    const many = [1, 2, 3, 4].map((at) => ({ ...finding("a"), fingerprint: `a ${at}` }));
    expect(describeVerdictChange([...many, finding("b")], [])).toBe(
      `${HEAD} By its own version 5 errors would vanish: graph/dangling-edge in a.yaml (4 times) and ` +
        "graph/dangling-edge in b.yaml. The check would pass rather than fail.",
    );
    const others = ["b", "c", "d"].map((name) => finding(name));
    expect(describeVerdictChange([...many, ...others], [])).toContain(
      "a.yaml (4 times), graph/dangling-edge in b.yaml, graph/dangling-edge in c.yaml and 1 more.",
    );
  });

  it("says what would weigh differently, and how the verdict would turn", () => {
    expect(describeVerdictChange([finding("a")], [finding("a", "note")])).toBe(
      `${HEAD} By its own version 1 finding (0 errors) would weigh differently: graph/dangling-edge in a.yaml. The check would pass rather than fail.`,
    );
  });

  it("leaves out what is about the edit itself", () => {
    const before = [finding("o", "error", "ontology/breaking-change"), finding("w", "warning", "gate/expired-waiver")];
    expect(describeVerdictChange(before, [])).toContain("would be the same");
  });
});

describe("gate/verdict-change", () => {
  it.each<[what: string, before: string | undefined, after: string | undefined, line: number]>([
    ["its first line that is new", "staleAfterDays: 90\n\n", "staleAfterDays: 90\n\nseverities: {}\n", 3],
    ["its first line that differs", "# A\nstaleAfterDays: 90\n", "# A\nstaleAfterDays: 9\n", 2],
    ["what is left of it", "# A\nstaleAfterDays: 90\nseverities: {}\n", "# A\nstaleAfterDays: 90\n", 2],
    ["the file, where it came", undefined, "# A\nstaleAfterDays: 90\n", 1],
    ["the file, where it went", "# A\nstaleAfterDays: 90\n", undefined, 1],
  ])("stands at %s", async (_what, before, after, line) => {
    const filesOf = (config: string | undefined) => (config === undefined ? {} : { "memory-steward.yml": config });
    const [note] = await findingsOf("gate/verdict-change", filesOf(after), { before: filesOf(before) });
    expect([note?.path, note?.range.start]).toEqual(["memory-steward.yml", { line, column: 1 }]);
  });

  it("shows that a pull request would silence what it is judged for", async () => {
    const files = {
      "graph/a.yaml": service("a", "depends_on: [nowhere:a]"),
      "memory-steward.yml": "severities: { graph/dangling-edge: off }\n",
    };
    const before = { "memory-steward.yml": "severities: {}\n" };
    const [note] = await findingsOf("gate/verdict-change", files, { before });
    expect(note?.message).toContain("is judged by; it is");
    expect(note?.message).toContain("1 error would vanish: graph/dangling-edge in graph/a.yaml");
    expect(note?.message).toContain("It loosens 1 setting, which is told where it stands.");
    expect(await findingsOf("gate/loosened", files, { before })).toHaveLength(1);
    expect(await findingsOf("graph/dangling-edge", files, { before })).toHaveLength(1);
  });

  it("names what an edited ontology says otherwise, and not what stands elsewhere in its file", async () => {
    const rules = "transitions: { draft: [approved] }\ntags: [ci]\n";
    const [note] = await findingsOf(
      "gate/verdict-change",
      { "ontology/rules.yaml": `# Moved.\n${rules.replace("approved", "archived")}` },
      { before: { "ontology/rules.yaml": rules } },
    );
    expect(note?.message).toContain("is judged by (transitions); it is");
  });
});
