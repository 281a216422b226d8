/** Small reports for the tests of the outputs. */
import { createHash } from "node:crypto";
import type { CheckReport, Statistics } from "../../src/memory/check-report.js";
import { compareFindings, type Finding } from "../../src/memory/finding.js";
import type { Range } from "../../src/memory/place.js";
import type { PlacedFiles } from "../../src/memory/placed-files.js";

/** `range("14:7-14:20")`; `range("3:1")` is empty. */
export function range(text: string): Range {
  const [start = "", end = start] = text.split("-");
  const position = (part: string) => {
    const [line, column] = part.split(":").map(Number);
    if (!line || !column) throw new Error(`not a position: ${part}`);
    return { line, column };
  };
  return { start: position(start), end: position(end) };
}

/** A finding of a rule that need not exist: reports know no rules. */
type AnyFinding = Omit<Finding, "rule"> & { readonly rule: string };

export function finding(given: Partial<AnyFinding> = {}): Finding {
  const base: AnyFinding = {
    rule: "graph/dangling-edge",
    severity: "error",
    message: 'owns points at "repo:billling", and no record has that id',
    path: "graph/teams/build.yaml",
    range: range("5:7-5:20"),
    fingerprint: "",
    related: [],
    ...given,
  };
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([base.rule, base.record ?? base.path, base.subject]))
    .digest("hex")
    .slice(0, 32);
  return { ...base, fingerprint } as Finding;
}

const STATISTICS: Statistics = {
  files: 46,
  documents: 50,
  records: 40,
  notes: 3,
  ids: 41,
  edges: 77,
  parseErrors: 1,
  nodeKinds: { used: 6, declared: 15 },
  edgeKinds: { used: 5, declared: 13 },
  edgeForms: { string: 60, target: 10, attributes: 4, link: 3 },
  declarations: 45,
  patches: 1,
  extensions: 1,
  classes: {
    note: {
      files: 3,
      documents: 3,
      records: 0,
      notes: 3,
      patches: 0,
      extensions: 0,
      ids: 1,
      nodeKinds: 0,
      edges: 0,
      edgeKinds: 0,
      edgeForms: { string: 0, target: 0, attributes: 0, link: 0 },
    },
  },
};

export function report(findings: readonly Finding[] = [], given: Partial<CheckReport> = {}): CheckReport {
  const open = findings.filter(({ accepted }) => accepted === undefined);
  const count = (severity: Finding["severity"]) => open.filter((f) => f.severity === severity).length;
  return {
    verdict: count("error") > 0 ? "fail" : "pass",
    steward: "0.1.0",
    root: "",
    layout: "company-brain",
    sourceDigest: `sha256:${"1f".repeat(32)}`,
    ontologyDigest: `sha256:${"2e".repeat(32)}`,
    counts: {
      error: count("error"),
      warning: count("warning"),
      note: count("note"),
      baseline: findings.filter(({ accepted }) => accepted === "baseline").length,
      waived: findings.filter(({ accepted }) => accepted === "waived").length,
    },
    statistics: STATISTICS,
    findings: [...findings].sort(compareFindings),
    ...given,
  };
}

/** Of a memory without records. */
export function emptyReport(): CheckReport {
  return report([], { statistics: { ...STATISTICS, files: 0, records: 0, notes: 0 } });
}

/** `count` findings over a tenth as many files, a mix of severities, rules and places. */
export function manyFindings(count: number): Finding[] {
  return Array.from({ length: count }, (_, i) => {
    const severity = i % 5 === 0 ? "error" : i % 5 < 3 ? "warning" : "note";
    return finding({
      rule: `area-${i % 7}/rule-${i % 11}`,
      severity,
      message: `value ${i} is not what record ${i % 100} needs`,
      path: `records/group-${i % 13}/file-${Math.floor(i / 10)}.yaml`,
      range: range(`${(i % 40) + 1}:3-${(i % 40) + 1}:9`),
      record: `repo:record-${i}`,
      subject: `field-${i}`,
      suggestion: { message: `Write value ${i + 1}`, certain: false, edits: [] },
    });
  });
}

/** Text that tries to act in some output. */
export const HOSTILE_TEXTS: readonly string[] = [
  "a\n::error file=x,line=1::owned\n::set-output name=verdict::pass",
  "##[error]owned ##[set-env name=PATH]/evil",
  "]]> </system-out> <!-- memory-steward:comment --> <img src=https://evil.example/p.png onerror=x>",
  "``` `` ` ```` \n```\n</details>\n# Heading\n",
  "@team @org/team user@example.com #123 GH-7 owner/repo#5 owner/repo@0123456 0123456789abcdef0123456789abcdef01234567",
  "https://evil.example www.evil.example [click](https://evil.example) ![x](https://evil.example/p.png) <https://evil.example>",
  "\x1B[2J\x1B[31mred\x1B]8;;https://evil.example\x07link\x1B]8;;\x07 \x9B31m \x08\x08\x00",
  "\u202Eesrever\u2066 \u2028 \u2029 \u200B\uFEFF \u{E0041}\u{E007F} a\u0301\u0301",
  "| a | b |\n| - | - |\n\\| \\`",
  "\uD800 lone \uDC00 surrogates 😀",
  "$x$ $$y$$ :+1: *a* _b_ ~~c~~ &lt;b&gt; {{ 7 }} %0A%25",
  "- item\n1. item\n    code\n\ttab\r\nend",
  "```\n\n@everyone\n\n```",
];

/** Of a head that has all files but those that are deleted, which the base has. */
export function placedFiles(head: string, base = head, deleted: readonly string[] = []): PlacedFiles {
  const isDeleted = (path: string) => deleted.includes(path);
  return { isDeleted, commitOf: (path) => (isDeleted(path) ? base : head) };
}
