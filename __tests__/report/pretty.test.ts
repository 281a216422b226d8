import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import type { CheckReport } from "../../src/memory/check-report.js";
import { UNPLACED } from "../../src/memory/placed-files.js";
import { renderPretty } from "../../src/report/pretty.js";
import { hostileText } from "./arbitrary.js";
import { HOSTILE_TEXTS, emptyReport, finding, manyFindings, range, report } from "./fixtures.js";

const FILE = `id: team:build
kind: Team
status: approved
owns:
  - repo:billling
  - repo:web
`;

const sourceLines = (path: string) => (path === "graph/teams/build.yaml" ? FILE : undefined);

const DANGLING = finding({
  range: range("5:5-5:18"),
  record: "team:build",
  subject: "repo:billling",
  suggestion: {
    message: 'Point at "repo:billing"',
    certain: true,
    edits: [{ path: "graph/teams/build.yaml", range: range("5:5-5:18"), newText: "repo:billing" }],
  },
  related: [{ message: "the nearest id stands here", path: "graph/repos/billing.yaml", range: range("1:5-1:17") }],
});

const MISSING = finding({
  rule: "record/missing-field",
  severity: "warning",
  message: 'a Team needs "owners"',
  range: range("2:7-2:11"),
  record: "team:build",
  subject: "owners",
  suggestion: {
    message: "Add owners",
    certain: false,
    edits: [{ path: "graph/teams/build.yaml", range: range("3:17"), newText: "\nowners:\n  - user:name" }],
  },
});

const STALE = finding({
  rule: "record/stale",
  severity: "note",
  message: "updatedAt is 400 days old",
  path: "graph/repos/web.yaml",
  range: range("3:1"),
  record: "repo:web",
});

describe("renderPretty", () => {
  it("shows what, where, the lines, the mend and the other places, file by file, and ends with the verdict", () => {
    const given = report([DANGLING, MISSING, STALE, { ...STALE, path: "old.yaml", accepted: "baseline" }]);
    expect(renderPretty(given, { color: false, sourceLines })).toBe(`graph/teams/build.yaml

  error    5:5  owns points at "repo:billling", and no record has that id
                graph/dangling-edge · team:build
      3 │ status: approved
      4 │ owns:
    > 5 │   - repo:billling
        │     ^^^^^^^^^^^^^
      6 │   - repo:web
    fix   Point at "repo:billing"
        -   - repo:billling
        +   - repo:billing
    see   graph/repos/billing.yaml:1:5  the nearest id stands here

  warning  2:7  a Team needs "owners"  record/missing-field · team:build
      1 │ id: team:build
    > 2 │ kind: Team
        │       ^^^^
      3 │ status: approved
      4 │ owns:
    mend  Add owners
        + owners:
        +   - user:name

graph/repos/web.yaml

  note     3:1  updatedAt is 400 days old  record/stale · repo:web

memory-steward fix mends 1 of 3 findings, marked "fix".
FAIL  1 error, 1 warning, 1 note (1 in the baseline) in 46 files, 40 records
`);
  });

  it("says once for each rule in a file what to do where findings have no mend of their own, and how a rule is explained", () => {
    const remedyOf = (rule: string) =>
      rule === "record/stale" ? "Read it again. Then bring it forward." : rule === "x" ? undefined : "Not this one.";
    const other = { ...STALE, path: "graph/repos/app.yaml", record: "repo:app" };
    const again = { ...other, record: "repo:api", subject: "again" };
    const text = renderPretty(report([DANGLING, STALE, other, again]), { color: false, sourceLines, remedyOf });
    expect(text.match(/Read it again|bring it forward|Not this one/g)).toEqual(["Read it again", "Read it again"]);
    expect(text).toContain("record/stale · repo:app\n    mend  Read it again.\n\n");
    expect(text).toContain("record/stale · repo:api\n\n");
    expect(text).toContain("\nExplain a rule: memory-steward explain graph/dangling-edge\nFAIL");
  });

  it("explains nothing where there is nothing to explain, and no rule that it does not know", () => {
    const show = (given: CheckReport) =>
      renderPretty(given, { color: false, sourceLines, remedyOf: (rule) => (rule === "a/b" ? "Mend it." : undefined) });
    expect(show(report())).not.toContain("explain");
    expect(show(report([{ ...STALE, accepted: "baseline" }]))).not.toContain("explain");
    expect(show(report([STALE]))).not.toContain("explain");
    expect(show(report([finding({ ...STALE, rule: "a/b" })]))).toContain("memory-steward explain a/b\n");
  });

  it("is one line where nothing is wrong", () => {
    expect(renderPretty(report(), { color: false, sourceLines })).toBe("PASS  no findings in 46 files, 40 records\n");
  });

  it("says so where there is no record yet", () => {
    expect(renderPretty(emptyReport(), { color: false, sourceLines })).toBe("PASS  no records yet\n");
    const notesAlone = { ...emptyReport(), statistics: { ...emptyReport().statistics, files: 2, notes: 2 } };
    expect(renderPretty(notesAlone, { color: false, sourceLines })).toBe("PASS  no findings in 2 files, 0 records\n");
    const broken = {
      ...emptyReport(),
      verdict: "fail" as const,
      counts: { ...report().counts, error: 1 },
      findings: [DANGLING],
    };
    expect(renderPretty(broken, { color: false, sourceLines })).toMatch(/\nFAIL {2}1 error in 0 files, 0 records\n$/);
  });

  it.each([
    ["b".repeat(40), ["x", "y"], "Compared bbbbbbbbbbbb with aaaaaaaaaaaa, 2 paths with conflicts."],
    ["working directory", [], "Compared the working directory with aaaaaaaaaaaa."],
  ])("names what was compared: %s", (head, conflicts, line) => {
    const comparison = { base: "a".repeat(40), head, mergeBase: "a".repeat(40), conflicts };
    expect(renderPretty(report([], { comparison }), { color: false, sourceLines })).toBe(
      `${line}\nPASS  no findings in 46 files, 40 records\n`,
    );
  });

  it("takes a terminal that says it has 0 columns for one that does not know", () => {
    const long = report([{ ...DANGLING, message: "word ".repeat(60) }]);
    const plain = { color: false, sourceLines };
    expect(renderPretty(long, { ...plain, width: 0 })).toBe(renderPretty(long, plain));
  });

  it("wraps what is wider than the terminal, and breaks no word", () => {
    const wide = finding({
      message: `The status went from "approved" to "draft"; "approved" may become "deprecated" ${"x".repeat(50)} end`,
      record: "team:build",
      suggestion: { message: "Keep the status, or write a new record that supersedes it", certain: false, edits: [] },
      related: [
        { message: "this edge leads to the old record", path: `graph/${"y".repeat(40)}.yaml`, range: range("1:5") },
      ],
    });
    expect(renderPretty(report([wide]), { color: false, sourceLines: () => undefined, width: 60 })).toContain(`
  error    5:7  The status went from "approved" to "draft";
                "approved" may become "deprecated"
                xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                end
                graph/dangling-edge · team:build
    mend  Keep the status, or write a new record that
          supersedes it
    see   graph/yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy.yaml:1:5
          this edge leads to the old record
`);
  });

  describe("of a file that is gone", () => {
    const deleted = finding({
      rule: "change/deleted-record",
      message: '"repo:web" is deleted',
      path: "graph/repos/web.yaml",
      range: range("1:1"),
      suggestion: { message: "Put the file back, or change the edges", certain: false, edits: [] },
    });
    const comparison = { base: "a".repeat(40), head: "working directory", mergeBase: "b".repeat(40), conflicts: [] };
    const files = { ...UNPLACED, isDeleted: () => true };
    const shown = (given: Partial<CheckReport>) =>
      renderPretty(report([deleted], { comparison, ...given }), { color: false, sourceLines, files });

    it("says deleted, and how it comes back", () => {
      expect(shown({ root: "memory" })).toContain(`
  error    deleted  "repo:web" is deleted  change/deleted-record
    mend  Put the file back, or change the edges
          git restore --source=aaaaaaaaaaaa :/memory/graph/repos/web.yaml
`);
    });

    it("takes it from the merge base where the change is judged against that", () => {
      expect(shown({ comparison: { ...comparison, conflicts: ["x"] } })).toContain("--source=bbbbbbbbbbbb ");
    });

    it.each(["a b.yaml", "$(x).yaml", "'.yaml", "-x.yaml"])("names no command for the path %s", (path) => {
      const text = renderPretty(report([{ ...deleted, path }], { comparison }), { color: false, sourceLines, files });
      expect(text).toContain("deleted");
      expect(text).not.toContain("git restore");
    });

    it("keeps the place where the file is there", () => {
      const text = renderPretty(report([deleted], { comparison }), { color: false, sourceLines });
      expect(text).toContain('  error    1:1  "repo:web" is deleted');
      expect(text).not.toContain("git restore");
    });
  });

  it.each([
    [3, []],
    [4, []],
    [5, ["          and 2 more places"]],
  ])("hides no place of %i alone", (count, last) => {
    const places = Array.from({ length: count }, (_, i) => ({
      message: "m",
      path: "x.yaml",
      range: range(`${i + 1}:1`),
    }));
    const lines = renderPretty(report([finding({ related: places })]), { color: false, sourceLines }).split("\n");
    expect(lines.filter((line) => line.includes("more place"))).toEqual(last);
    expect(lines.filter((line) => line.startsWith("    see "))).toHaveLength(count === 5 ? 3 : count);
  });

  it("shows accepted findings only when asked", () => {
    const given = report([{ ...STALE, accepted: "waived" }]);
    expect(renderPretty(given, { color: false, sourceLines })).toBe(
      "PASS  no findings (1 waived) in 46 files, 40 records\n",
    );
    expect(renderPretty(given, { color: false, sourceLines, showAccepted: true })).toBe(`graph/repos/web.yaml

  note     3:1  updatedAt is 400 days old  record/stale · repo:web · waived

PASS  no findings (1 waived) in 46 files, 40 records
`);
  });

  it("gives a cause that repeats three places in full, ten by name and a count", () => {
    const repeated = Array.from({ length: 548 }, (_, i) =>
      finding({
        rule: "graph/unknown-edge-kind",
        message: 'edge kind "uses_tool" is not declared',
        subject: "uses_tool",
        path: `records/${String(i).padStart(3, "0")}.yaml`,
        range: range("7:3-7:12"),
      }),
    );
    const text = renderPretty(report([...repeated, STALE]), { color: false, sourceLines });
    expect(text).toBe(`records/000.yaml

  error    7:3  edge kind "uses_tool" is not declared  graph/unknown-edge-kind

records/001.yaml

  error    7:3  edge kind "uses_tool" is not declared  graph/unknown-edge-kind

records/002.yaml

  error    7:3  edge kind "uses_tool" is not declared  graph/unknown-edge-kind

graph/repos/web.yaml

  note     3:1  updatedAt is 400 days old  record/stale · repo:web

More of the same

  error    545 more  edge kind "uses_tool" is not declared  graph/unknown-edge-kind
    records/003.yaml:7:3
    records/004.yaml:7:3
    records/005.yaml:7:3
    records/006.yaml:7:3
    records/007.yaml:7:3
    records/008.yaml:7:3
    records/009.yaml:7:3
    records/010.yaml:7:3
    records/011.yaml:7:3
    records/012.yaml:7:3
    and 535 more

4 of 549 findings shown, worst first: 545 repeat a cause.
By rule: 548 graph/unknown-edge-kind, 1 record/stale.
FAIL  548 errors, 1 note in 46 files, 40 records
`);
  });

  it.each([5000, 10_000])("stays readable with %i findings", (count) => {
    const text = renderPretty(report(manyFindings(count)), { color: false, sourceLines, maxFindings: 50 });
    const lines = text.trimEnd().split("\n");
    expect(lines.length).toBeLessThan(400);
    expect(lines.filter((line) => /^ {2}(?:error|warning|note) /.test(line))).toHaveLength(50);
    expect(lines.filter((line) => line.startsWith("  error "))).toHaveLength(50);
    const total = count === 5000 ? "5,000" : "10,000";
    const beyond = count === 5000 ? "4,950" : "9,950";
    const shown = lines.indexOf(`50 of ${total} findings shown, worst first: ${beyond} are beyond the limit of 50.`);
    const byRule = lines.slice(shown + 1, -1);
    expect(byRule.join(" ").replaceAll("   ", " ")).toMatch(
      /^By rule: (?:[\d,]+ [a-z0-9-]+\/[a-z0-9-]+, ){10}[\d,]+ of other rules\.$/,
    );
    expect(byRule.length).toBeGreaterThan(1);
    for (const line of byRule) expect(line).toMatch(/^.{1,100}$/);
    for (const line of byRule.slice(1)) expect(line).toMatch(/^ {2}[\d,]+ /);
    expect(lines.at(-1)).toMatch(
      /^FAIL {2}[12],000 errors, [24],000 warnings, [24],000 notes in 46 files, 40 records$/,
    );
  });

  it("cuts a long suggestion and says by how much", () => {
    const newText = Array.from({ length: 40 }, (_, i) => `line ${i}\n`).join("");
    const long = finding({
      suggestion: {
        message: "Add lines",
        certain: false,
        edits: [{ path: "graph/teams/build.yaml", range: range("1:1"), newText }],
      },
    });
    const text = renderPretty(report([long]), { color: false, sourceLines });
    expect(text).toContain("        + line 5\n        and 34 more changed lines\n");
    expect(text).not.toContain("line 6");
  });

  it("names the file of an edit that is made elsewhere, and counts further places", () => {
    const elsewhere = finding({
      path: "other.yaml",
      suggestion: {
        message: "Deprecate the old record",
        certain: false,
        edits: [{ path: "graph/teams/build.yaml", range: range("3:9-3:17"), newText: "deprecated" }],
      },
      related: [1, 2, 3, 4, 5].map((line) => ({
        message: `edge ${line}`,
        path: "other.yaml",
        range: range(`${line}:1`),
      })),
    });
    expect(renderPretty(report([elsewhere]), { color: false, sourceLines })).toContain(`
    mend  Deprecate the old record
        graph/teams/build.yaml:3
        - status: approved
        + status: deprecated
    see   1:1  edge 1
    see   2:1  edge 2
    see   3:1  edge 3
          and 2 more places
`);
  });

  it("colours only when told, and only with its own codes", () => {
    const coloured = renderPretty(report([DANGLING]), { color: true, sourceLines });
    expect(coloured).toContain("\x1B[31merror  \x1B[39m");
    expect(coloured).toContain("\x1B[31m^^^^^^^^^^^^^\x1B[39m");
    const codes = new RegExp("\x1B\\[\\d+m", "g");
    expect(coloured.replace(codes, "")).toBe(renderPretty(report([DANGLING]), { color: false, sourceLines }));
  });

  it("lets no text of a record reach the terminal with an effect", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileText), hostileText, (text, source) => {
        const hostile = finding({
          message: text,
          path: text,
          record: text,
          subject: text,
          range: range("1:2-1:4"),
          suggestion: { message: text, certain: true, edits: [{ path: text, range: range("1:1-1:3"), newText: text }] },
          related: [{ message: text, path: `b${text}`, range: range("1:1") }],
        });
        const given = report([hostile, hostile, hostile, hostile], {
          comparison: { base: "a".repeat(40), head: text, mergeBase: "a".repeat(40), conflicts: [text] },
        });
        const output = renderPretty(given, { color: false, sourceLines: () => source });
        expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(output).toMatch(/\nFAIL {2}4 errors in 46 files, 40 records\n$/);
      }),
    );
  });
});

it("tells in one line, and counts nowhere, that the index is made after the merge", () => {
  const index = finding({ rule: "index/stale", severity: "note", path: "indexes/graph-index.json" });
  const given = report([finding({ severity: "warning" }), index]);
  const told = renderPretty(given, { color: false, sourceLines });
  expect(told).toContain("The index does not know this yet: it is written on the default branch, afterwards.");
  expect(told).toContain("1 warning");
  expect(told).not.toContain("indexes/graph-index.json");
  expect(told).not.toContain("1 note");
});
