import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { JOB_SUMMARY_BYTES, renderMarkdown } from "../../src/report/markdown.js";
import { hostileText } from "./arbitrary.js";
import { HOSTILE_TEXTS, emptyReport, finding, manyFindings, placedFiles, range, report } from "./fixtures.js";

const DANGLING = finding({
  range: range("5:5-5:18"),
  record: "team:build",
  subject: "repo:billling",
  suggestion: {
    message: 'Point at "repo:billing"',
    certain: true,
    edits: [{ path: "graph/teams/build.yaml", range: range("5:5-5:18"), newText: "repo:billing" }],
  },
});

const STALE = finding({
  rule: "record/stale",
  severity: "warning",
  message: "updatedAt is 400 days old, ask @team-build",
  path: "graph/repos/a b.yaml",
  range: range("3:1"),
});

const FILE = "id: team:build\nkind: Team\nstatus: approved\nowns:\n  - repo:billling\n";

const LINKED = { repository: { server: "https://github.com", repository: "o/r" }, files: placedFiles("bbbb") };

const FOOTER =
  "memory-steward 0.1.0, [what each rule means](https://github.com/memory-steward/memory-steward/blob/main/docs/rules/README.md), layout `company-brain`, sources `sha256:1f1f1f1f1f1f`, ontology `sha256:2e2e2e2e2e2e`";

/** Fences that are open at the end, read as GitHub does; details that are opened and not closed. */
function openAtEnd(markdown: string): { fence: string | undefined; details: number } {
  let fence: string | undefined;
  let details = 0;
  for (const line of markdown.split("\n")) {
    const mark = /^`{3,}/.exec(line)?.[0];
    if (fence !== undefined) {
      if (mark !== undefined && mark.length >= fence.length && line.trim() === mark) fence = undefined;
    } else if (mark !== undefined && !line.slice(mark.length).includes("`")) fence = mark;
    else if (line.startsWith("<details>")) details++;
    else if (line.startsWith("</details>")) details--;
  }
  return { fence, details };
}

describe("renderMarkdown", () => {
  it("leads with the verdict and shows each file's findings with place, problem and mend", () => {
    const given = report([DANGLING, STALE, { ...STALE, path: "old.yaml", accepted: "baseline" }], {
      root: "memory",
      comparison: { base: "a".repeat(40), head: "b".repeat(40), mergeBase: "a".repeat(40), conflicts: ["x"] },
    });
    expect(renderMarkdown(given, { ...LINKED, textOf: () => FILE })).toBe(`## ❌ Memory check: fail

**1 error, 1 warning** in 46 files, 40 records. Accepted: 1 in the baseline.
\`memory-steward fix\` mends 1 of them.
Compared \`bbbbbbbbbbbb\` with \`aaaaaaaaaaaa\`, 1 path with conflicts.

### \`memory/graph/teams/build.yaml\`

| | Place | Problem | Mend |
| --- | --- | --- | --- |
| ❌ error | [5:5](https://github.com/o/r/blob/bbbb/memory/graph/teams/build.yaml#L5) | owns points at \`repo:billling\`, and no record has that id<br>\`graph/dangling-edge\` · \`team:build\` | Point at \`repo:billing\` |

### \`memory/graph/repos/a b.yaml\`

| | Place | Problem | Mend |
| --- | --- | --- | --- |
| ⚠️ warning | [3:1](https://github.com/o/r/blob/bbbb/memory/graph/repos/a%20b.yaml#L3) | updatedAt is 400 days old, ask \`@team-build\`<br>\`record/stale\` |  |

<details><summary>1 of 1 suggested edit</summary>

\`graph/dangling-edge\`

\`\`\`diff
@@ memory/graph/teams/build.yaml:5 @@
-  - repo:billling
+  - repo:billing
\`\`\`

</details>

${FOOTER}
`);
  });

  it("says once for each rule in a file what to do where findings have no mend of their own", () => {
    const findings = ["b", "a", "a"].map((name, at) =>
      finding({ path: `${name}.yaml`, record: `team:${name}${at}`, subject: `${name}${at}` }),
    );
    const text = renderMarkdown(report(findings), { remedyOf: () => "Set `owners` | or <none>. Then rest." });
    const rows = text.split("\n").filter((line) => line.startsWith("| ❌"));
    expect(rows[0]).toMatch(/team:a.* \| Set `owners` &#124; or &#60;none&#62;\. \|$/);
    expect(rows[0]).not.toContain("Then rest");
    expect(rows[1]).toMatch(/team:a.* \| {2}\|$/);
    expect(rows[2]).toMatch(/team:b.* \| Set /);
  });

  it("is short where nothing is wrong", () => {
    expect(renderMarkdown(report())).toBe(`## ✅ Memory check: pass

**No findings** in 46 files, 40 records.

${FOOTER}
`);
  });

  it("says so where there is no record yet, and names the working directory in words", () => {
    const comparison = { base: "a".repeat(40), head: "working directory", mergeBase: "a".repeat(40), conflicts: [] };
    expect(renderMarkdown({ ...emptyReport(), comparison })).toBe(`## ✅ Memory check: pass

**No records yet.**
Compared the working directory with \`aaaaaaaaaaaa\`.

${FOOTER}
`);
  });

  it("counts by rule where there is much, and gathers causes that repeat", () => {
    const repeated = Array.from({ length: 14 }, (_, i) =>
      finding({
        rule: "graph/unknown-edge-kind",
        message: 'edge kind "a|b" is not declared',
        subject: "a|b",
        path: `r/${String(i).padStart(2, "0")}.yaml`,
        range: range("7:3-7:12"),
      }),
    );
    const text = renderMarkdown(report([...repeated, STALE]));
    expect(text).toContain(`
11 of 15 findings shown, worst first (4 repeat a cause).

| Rule | Errors | Warnings | Notes |
| --- | ---: | ---: | ---: |
| \`graph/unknown-edge-kind\` | 14 |  |  |
| \`record/stale\` |  | 1 |  |
`);
    expect(text).toContain(`
### More of the same

| | More | Shared | First places |
| --- | ---: | --- | --- |
| ❌ error | 4 | \`edge kind "a\\x7Cb" is not declared\`<br>\`graph/unknown-edge-kind\` | \`r/10.yaml:7:3\`<br>\`r/11.yaml:7:3\`<br>\`r/12.yaml:7:3\` |
`);
  });

  it.each([5000, 10_000])("keeps to the summary's limit with %i findings, by whole rows, counted", (count) => {
    const long = manyFindings(count).map((given) => ({ ...given, message: `${given.message} ${"日本 ".repeat(60)}` }));
    const text = renderMarkdown(report(long), { maxFindings: count });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(JOB_SUMMARY_BYTES);
    expect(Buffer.byteLength(text)).toBeGreaterThan(JOB_SUMMARY_BYTES * 0.98);
    const rows = text.split("\n").filter((line) => /^\| (?:❌|⚠️|ℹ️) /u.test(line));
    const stated = /^([\d,]+) of ([\d,]+) findings shown, worst first \(([\d,]+) left out\)\.$/m.exec(text);
    const [shown, total, left] = (stated ?? []).slice(1).map((digits) => Number(digits.replaceAll(",", "")));
    expect([shown, total]).toEqual([rows.length, count]);
    expect((shown ?? 0) + (left ?? 0)).toBe(count);
    const errors = rows.filter((row) => row.startsWith("| ❌")).length;
    expect(errors).toBe(Math.min(count / 5, rows.length));
    expect(rows.every((row) => row.endsWith(" |") && row.split(" | ").length === 4)).toBe(true);
    expect(text.endsWith(`\n\n${FOOTER}\n`)).toBe(true);
  });

  it("shows the worst 500 unless told, spread over the rules", () => {
    const text = renderMarkdown(report(manyFindings(5000)));
    expect(text).toContain("\n500 of 5,000 findings shown, worst first (4,500 left out).\n");
    expect(new Set(text.match(/<br>`area-\d\/rule-\d+`/g)).size).toBe(77);
  });

  it("is whole under every budget", () => {
    const list = HOSTILE_TEXTS.flatMap((text, i) => [
      finding({ message: text, path: `a${i}${text}`, record: text, subject: text }),
      ...manyFindings(20),
      {
        ...DANGLING,
        subject: text,
        suggestion: {
          message: text,
          certain: true,
          edits: [{ path: "graph/teams/build.yaml", range: range("1:1"), newText: `${text}\n` }],
        },
      },
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 8192, max: 60_000 }), (bytes) => {
        const text = renderMarkdown(report(list), { bytes, textOf: () => FILE });
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
        expect(openAtEnd(text)).toEqual({ fence: undefined, details: 0 });
        expect(text.endsWith(`\n\n${FOOTER}\n`)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("lets nothing of a record ping, link, render as HTML or leave its cell", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileText), hostileText, (text, source) => {
        const hostile = finding({
          message: text,
          path: `a${text}`,
          record: text,
          subject: text,
          suggestion: { message: text, certain: true, edits: [{ path: "b", range: range("1:1"), newText: text }] },
        });
        const markdown = renderMarkdown(report([hostile]), { ...LINKED, textOf: () => source });
        const lines = markdown.split("\n");
        const row = lines.find((line) => line.startsWith("| ❌")) ?? "";
        expect(row.match(/(?<!\\)\|/g)).toHaveLength(5);
        const outsideCode = row.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, "");
        expect(outsideCode.replaceAll("<br>", "")).not.toMatch(/[<>@`]|!\[/);
        expect(outsideCode.match(/\[/g)?.length ?? 0).toBeLessThanOrEqual(1);
        expect(outsideCode.match(/https?:\/\//g)?.length ?? 0).toBeLessThanOrEqual(1);
        const firstFence = lines.findIndex((line) => line.startsWith("```"));
        const outsideFences = firstFence === -1 ? lines : [...lines.slice(0, firstFence), ...lines.slice(-4)];
        const html = outsideFences.join("\n").replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, "");
        expect(html.match(/<[a-z/!][^>]*>/gi)?.filter((tag) => !OUR_TAGS.includes(tag)) ?? []).toEqual([]);
        expect(openAtEnd(markdown)).toEqual({ fence: undefined, details: 0 });
        expect(markdown.endsWith(`\n\n${FOOTER}\n`)).toBe(true);
      }),
    );
  });

  it("names no line of a file that the change deletes, links where it was, and says how it comes back", () => {
    const gone = finding({ rule: "change/deleted-record", path: "graph/a.yaml", range: range("1:1") });
    const comparison = { base: "a".repeat(40), head: "b".repeat(40), mergeBase: "c".repeat(40), conflicts: [] };
    const given = report([gone], { root: "memory", comparison });
    const files = placedFiles("bbbb", "aaaa", ["graph/a.yaml"]);
    const text = renderMarkdown(given, { ...LINKED, files, remedyOf: () => "Put it back." });
    expect(text).toMatch(
      /\n\| ❌ error \| \[deleted\]\(https:\/\/github\.com\/o\/r\/blob\/aaaa\/memory\/graph\/a\.yaml#L1\) \| .* \| Put it back\.<br>`git restore --source=a{12} :\/memory\/graph\/a\.yaml` \|\n/,
    );
    expect(renderMarkdown(given, LINKED)).toContain("| ❌ error | [1:1](");
  });

  it("gives no link to a path that a browser would take elsewhere, nor to a file that stands in no commit", () => {
    for (const path of ["../../../evil/repo/blob/main/x.yaml", "a//b.yaml"])
      expect(renderMarkdown(report([finding({ path })]), LINKED)).toContain("| ❌ error | 5:7 |");
    const files = { ...LINKED.files, commitOf: () => undefined };
    expect(renderMarkdown(report([finding()]), { ...LINKED, files })).toContain("| ❌ error | 5:7 |");
    const odd = { server: "https://github.com/)x[y](https://evil.example", repository: "o/r" };
    expect(renderMarkdown(report([finding()]), { ...LINKED, repository: odd })).toContain("| ❌ error | 5:7 |");
  });

  it("encodes what would end a link, and lets no path out of it", () => {
    const path = "a b/[x](y)|`z`\n<b>\u0007\u202e&#41;.yaml";
    const row = renderMarkdown(report([finding({ path })]), LINKED)
      .split("\n")
      .find((line) => line.startsWith("| ❌"));
    const link = "a%20b/%5Bx%5D%28y%29%7C%60z%60%0A%3Cb%3E%07%E2%80%AE%26%2341%3B.yaml#L5";
    expect(row?.split(" | ")[1]).toBe(`[5:7](https://github.com/o/r/blob/bbbb/${link})`);
  });

  it("leaves no finding out for the sake of links, which take what room is left", () => {
    const many = report(manyFindings(400));
    const rows = (text: string) => text.split("\n").filter((line) => /^\| (?:❌|⚠️|ℹ️) /u.test(line));
    fc.assert(
      fc.property(fc.integer({ min: 8192, max: 120_000 }), (bytes) => {
        const [bare, linked] = [renderMarkdown(many, { bytes }), renderMarkdown(many, { ...LINKED, bytes })];
        expect(Buffer.byteLength(linked)).toBeLessThanOrEqual(bytes);
        expect(rows(linked)).toHaveLength(rows(bare).length);
        expect(linked.replace(/\[(\d+:\d+)\]\(https:[^)]*\)/g, "$1")).toBe(bare);
      }),
      { numRuns: 20 },
    );
    expect(rows(renderMarkdown(many, LINKED)).every((row) => row.includes("](https://github.com/o/r/blob/"))).toBe(
      true,
    );
  });
});

const OUR_TAGS = ["<br>", "<details>", "<summary>", "</summary>", "</details>"];

it("tells in one line, and counts nowhere, that the index is made after the merge", () => {
  const index = finding({ rule: "index/stale", severity: "note", path: "indexes/graph-index.json" });
  const given = report([finding({ severity: "warning" }), index]);
  const told = renderMarkdown(given);
  expect(told).toContain("The index does not know this yet: it is written on the default branch, afterwards.");
  expect(told).toContain("1 warning");
  expect(told).not.toContain("indexes/graph-index.json");
  expect(told).not.toContain("1 note");
});
