import fc from "../../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { MAX_ANNOTATIONS, checkRunAnnotations, renderCheckRun } from "../../../src/report/comment/check-run.js";
import { finding, manyFindings, range, report } from "../fixtures.js";
import { hostileInput, inputOf, picture } from "./inputs.js";

describe("checkRunAnnotations", () => {
  it("names columns on one line alone, counts the last one in, and paths from the top of the repository", () => {
    const findings = [
      finding({ path: "a.yaml", range: range("3:5-3:9"), record: "team:a", message: "one\nline" }),
      finding({ path: "b.yaml", range: range("3:5-6:1"), severity: "warning" }),
      finding({ path: "c.yaml", range: range("4:2-5:3"), severity: "note" }),
    ];
    const input = inputOf(findings);
    expect(checkRunAnnotations({ ...input, report: report(findings, { root: "memory" }) })).toEqual([
      {
        path: "memory/a.yaml",
        startLine: 3,
        endLine: 3,
        columns: { start: 5, end: 8 },
        level: "failure",
        title: "graph/dangling-edge",
        message: "one\\nline\nRecord: team:a",
      },
      expect.objectContaining({ path: "memory/b.yaml", startLine: 3, endLine: 5, level: "warning" }),
      expect.objectContaining({ path: "memory/c.yaml", startLine: 4, endLine: 5, level: "notice" }),
    ]);
    expect(checkRunAnnotations(input).filter(({ columns }) => columns)).toHaveLength(1);
  });

  it("says at each finding without a mend what its rule says is to be done", () => {
    const words = { title: "Title", severity: "error", rationale: "Why.", remedy: "Remove it. Then rest." } as const;
    const input = inputOf([finding()], { ruleOf: (id) => ({ id, ...words }) });
    expect(checkRunAnnotations(input).map(({ message }) => message.split("\n").at(-1))).toEqual(["Mend: Remove it."]);
  });

  it("keeps the worst of thousands, what is new first, and says how many there are", () => {
    const findings = manyFindings(5000);
    const known = new Set(findings.slice(0, 10).map(({ fingerprint }) => fingerprint));
    const input = inputOf(findings, { known });
    const annotations = checkRunAnnotations(input);
    expect(annotations).toHaveLength(MAX_ANNOTATIONS);
    expect(annotations.every(({ level }) => level === "failure")).toBe(true);
    expect(annotations.some(({ path }) => path === findings[0]?.path)).toBe(false);
    const { title, summary } = renderCheckRun(input);
    expect(title).toBe("Memory check failed: 998 errors to mend, 1,996 warnings");
    expect(summary).toMatch(/^Showing 500 of 5,000 findings as annotations, worst first\.\n/);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535);
  });
});

describe("renderCheckRun", () => {
  it("is the comment without its first line and its picture", () => {
    const edges = [{ from: "team:a", kind: "owns", to: "repo:b", state: "broken" as const }];
    const { title, summary } = renderCheckRun(inputOf([finding()], { picture: picture({ edges, files: 1 }) }));
    expect(title).toBe("Memory check failed: 1 error to mend");
    expect(summary).toContain("### What to do");
    expect(summary).not.toMatch(/mermaid|^## /m);
  });

  it("keeps to the limits whatever records say", () => {
    fc.assert(
      fc.property(hostileInput, (input) => {
        const { title, summary } = renderCheckRun(input);
        expect(title).toMatch(/^[\w ,:;-]+$/);
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535);
        for (const { path, title: rule, message } of checkRunAnnotations(input)) {
          expect(path + rule).not.toMatch(/[\r\n]/);
          expect(message.split("\n").length).toBeLessThanOrEqual(3);
          expect(Buffer.byteLength(message)).toBeLessThan(64 * 1024);
        }
      }),
      { numRuns: 60 },
    );
  });
});
