import fc from "../../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { COMMENT_BYTES } from "../../../src/memory/forge.js";
import { composeComment } from "../../../src/report/comment/compose.js";
import { printMarkdown } from "../../../src/report/comment/print-markdown.js";
import { renderComment } from "../../../src/report/comment/render-comment.js";
import { finding, manyFindings, placedFiles, range } from "../fixtures.js";
import { BASE, HEAD, hostileInput, inputOf, picture } from "./inputs.js";
import { count, readMarkdown, resolved } from "./reading.js";

const DANGLING = finding({
  message: '"owns" points at "repo:billling", which does not exist.',
  range: range("5:5-5:18"),
  record: "team:build",
  subject: "owns repo:billling",
  suggestion: {
    message: 'Point at "repo:billing"',
    certain: true,
    edits: [{ path: "graph/teams/build.yaml", range: range("5:5-5:18"), newText: "repo:billing" }],
  },
});
const FILE = "id: team:build\nkind: Team\nstatus: approved\nowns:\n  - repo:billling\n";
const STALE = finding({ rule: "record/stale", severity: "warning", message: "Nobody touched it.", subject: "age" });

describe("renderComment", () => {
  it("says in the first line what a reviewer must know", () => {
    const first = (...given: Parameters<typeof inputOf>) => renderComment(inputOf(...given)).split("\n", 1)[0];
    const known = (...findings: readonly { fingerprint: string }[]) => ({
      known: new Set(findings.map(({ fingerprint }) => fingerprint)),
    });
    expect(first([])).toBe("## ✅ Memory check passed");
    expect(first([STALE])).toBe("## ⚠️ Memory check passed, with 1 warning to look at");
    expect(first([{ ...STALE, severity: "note" }])).toBe("## ✅ Memory check passed, with 1 note");
    expect(first([DANGLING, STALE])).toBe("## ❌ Memory check failed: 1 error to mend, 1 warning");
    expect(first([DANGLING, STALE], known(DANGLING))).toBe(
      "## ❌ Memory check failed, but not by this change: the target branch has 1 error already",
    );
    const edit = finding({ rule: "gate/verdict-change", severity: "note", message: "This change edits it." });
    expect(first([edit])).toBe("## ✅ Memory check passed; it edits the rules of the memory");
    const met = { collisions: [{ pull: 4, message: "it also adds team:a" }] };
    expect(first([], met)).toBe("## ⚠️ Memory check passed, but collides with another open pull request");
    expect(first([DANGLING], met)).toBe(
      "## ❌ Memory check failed: 1 error to mend; it also collides with another open pull request",
    );
    expect(first([{ ...DANGLING, accepted: "baseline" }])).toBe("## ✅ Memory check passed");
  });

  it("names files from the top of the repository, in places and diffs, where the memory is a folder of it", () => {
    const lone = finding({ rule: "parse/invalid-syntax", path: "notes/a.md" });
    const input = inputOf([DANGLING, lone], { textOf: () => FILE });
    const text = renderComment({ ...input, report: { ...input.report, root: "memory" } });
    expect(text).toContain("`memory/graph/teams/build.yaml:5`");
    expect(text).toContain("@@ memory/graph/teams/build.yaml:5 @@");
    expect(text).toContain("#### `memory/notes/a.md`");
    expect(text.replaceAll("memory/", "")).toBe(renderComment(input).replaceAll("memory/", ""));
  });

  it("says above all that another pull request has the same head commit", () => {
    const text = renderComment(inputOf([], { shared: [12, 7] }));
    expect(text.split("\n").filter((line) => line !== "")).toEqual([
      "## ❌ Memory check passed, but do not merge yet: pull requests 7, 12 have the same head commit",
      expect.stringContaining("a success here would let each of them pass"),
      expect.stringContaining("(`git commit --allow-empty`). Then run the check"),
      expect.stringContaining("<sub>"),
    ]);
  });

  it("is five lines where all is well", () => {
    const text = renderComment(
      inputOf([], {
        picture: picture({ added: [{ id: "team:a", title: "A" }], files: 1 }),
        reviewers: [{ name: "octo-org/build", reason: "owns team:a" }],
      }),
    );
    expect(text.split("\n").filter((line) => line !== "")).toEqual([
      "## ✅ Memory check passed",
      "1 record added.",
      "**Reviewer:** `@octo-org/build` owns `team:a`",
      expect.stringMatching(/^<sub>.*memory-steward 0\.1\.0.*<\/sub>$/),
    ]);
  });

  it("says what to do, where, and how", () => {
    const text = renderComment(inputOf([DANGLING], { textOf: () => FILE }));
    expect(text).toContain(`### What to do

#### \`team:build\`

❌ **"owns" points at \`repo:billling\`, which does not exist.**<br>[\`graph/teams/build.yaml:5\`](https://github.com/octo-org/memory/blob/${HEAD}/graph/teams/build.yaml#L5) · \`graph/dangling-edge\`

Mend: Point at \`repo:billing\` (\`memory-steward fix\` does it)

\`\`\`diff
@@ graph/teams/build.yaml:5 @@
-  - repo:billling
+  - repo:billing
\`\`\`
`);
  });

  it("says once for each rule what to do where findings have no mend, and the rest of it with the reasons", () => {
    const words = { title: "Title", severity: "error", rationale: "Why.", remedy: "Set `owners`. Then rest." } as const;
    const ruleOf = (id: string) => ({ id, ...words });
    const bare = (name: string, rule = "record/without-owner") =>
      finding({ rule, record: `team:${name}`, path: `${name}.yaml`, subject: name });
    const text = renderComment(inputOf([bare("a"), bare("b"), DANGLING], { ruleOf }));
    expect(text.match(/^Mend: Set `owners`\.$/gm)).toHaveLength(1);
    expect(text).toMatch(/#### `team:a`\n\n.*\n\nMend: Set `owners`\.\n\n#### `team:build`/);
    expect(text).toMatch(/record\/without-owner`\)\. Why\. Then rest\.$/m);
    expect(text).toMatch(/graph\/dangling-edge`\)\. Why\. Set `owners`\. Then rest\.$/m);
    const aside = { ...bare("c", "record/stale"), severity: "warning" as const };
    const folded = renderComment(inputOf([bare("a"), aside, { ...aside, subject: "d" }], { ruleOf }));
    // Once in the open, once for both rows of the other rule.
    expect(folded.match(/Set `owners`\./g)).toHaveLength(2);
  });

  it("links lines of files that the change deletes to the base, and no path that leaves the commit", () => {
    const gone = finding({ path: "graph/gone.yaml", record: "team:gone" });
    expect(renderComment(inputOf([gone], { files: placedFiles(HEAD, BASE, ["graph/gone.yaml"]) }))).toContain(
      `[\`graph/gone.yaml\`](https://github.com/octo-org/memory/blob/${BASE}/graph/gone.yaml#L5)`,
    );
    const odd = renderComment(inputOf([finding({ path: "a b/ü(1).yaml" }), finding({ path: "../../x/blob/main/y" })]));
    expect(odd).toContain(`/blob/${HEAD}/a%20b/%C3%BC%281%29.yaml#L5)`);
    expect(odd).toContain("<br>`../../x/blob/main/y:5` ·");
  });

  it("shows further findings in place of the links of tables, where there is not room for both", () => {
    const rowsOf = (count: number) => {
      const findings = manyFindings(count).map((one) => ({ ...one, message: `${one.message} ${"long ".repeat(90)}` }));
      const text = renderComment(inputOf(findings));
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(COMMENT_BYTES);
      expect(text).toContain(`](https://github.com/octo-org/memory/blob/${HEAD}/`);
      return text.split("\n").filter((line) => /^\| (?:❌|⚠️|ℹ️) \| `/u.test(line) || line.includes("| [`"));
    };
    const linked = (rows: readonly string[]) => rows.filter((row) => row.includes("/blob/")).length;
    const few = rowsOf(30);
    expect(linked(few)).toBeGreaterThan(0);
    expect(linked(rowsOf(600))).toBe(0);
  });

  it("gives the command that brings a deleted file back, where no shell gives its path a meaning", () => {
    const gone = (path: string) => finding({ rule: "change/deleted-record", path, record: "team:gone" });
    const comment = (path: string, deleted = [path]) =>
      renderComment(inputOf([gone(path)], { files: placedFiles(HEAD, BASE, deleted) }));
    const command = "git restore --source=000000000000 :/graph/gone.yaml";
    expect(comment("graph/gone.yaml")).toContain(`\n\n\`\`\`sh\n${command}\n\`\`\`\n`);
    expect(comment("graph/$(id).yaml")).not.toContain("git restore");
    expect(comment(`${"a".repeat(300)}.yaml`)).not.toContain("git restore");
    expect(comment("graph/there.yaml", [])).not.toContain("git restore");
  });

  it("marks what an edit of the rules would do with its weight, since the first line counts it", () => {
    const edit = finding({ rule: "gate/verdict-change", severity: "warning", message: "This change edits it." });
    const text = renderComment(inputOf([DANGLING, edit]));
    expect(text).toMatch(/^## ❌ Memory check failed: 1 error to mend, 1 warning\n/);
    expect(text).toMatch(/### Ontology and rules\n\n⚠️ This change edits it\.<br>`gate\/verdict-change`\n/);
  });

  it("folds what the target branch has already, and counts what is accepted", () => {
    const waived = { ...DANGLING, subject: "other", accepted: "waived" as const };
    const text = renderComment(inputOf([DANGLING, STALE, waived], { known: new Set([STALE.fingerprint]) }));
    expect(text).toContain("<details><summary>1 finding that the target branch has already</summary>");
    expect(text).toContain("\nAccepted, not counted: 1 waived.\n");
    expect(text).not.toContain("1 warning");
  });

  it("names collisions before anything is to be done, and reviewers without calling them", () => {
    const text = renderComment(
      inputOf([DANGLING], {
        collisions: [
          { pull: 41, message: "it also adds service:a" },
          { pull: 41, message: "it removes service:b" },
        ],
        reviewers: [
          { name: "octo-org/build", reason: "owns service:a" },
          { name: "octocat", reason: "owns service:b" },
        ],
      }),
    );
    const collision =
      "- [**Pull request 41**](https://github.com/octo-org/memory/pull/41): it also adds `service:a`, it removes `service:b`";
    expect(text).toContain("### ⚠️ Collides with another open pull request\n");
    expect(text.indexOf(collision)).toBeGreaterThan(0);
    expect(text.indexOf(collision)).toBeLessThan(text.indexOf("### What to do"));
    expect(text).toContain("- `@octo-org/build` owns `service:a`\n- `@octocat` owns `service:b`");
  });

  it("shows some of every rule where there are many, and gathers the rest", () => {
    const text = renderComment(inputOf(manyFindings(40)));
    const rules = Array.from({ length: 30 }, (_, i) => `area/rule-${i % 7}`);
    const mixed = renderComment(
      inputOf(rules.map((rule, i) => finding({ rule, subject: `s${i}`, record: `team:${i}` }))),
    );
    expect(mixed).toContain("| ❌ | `area/rule-0` | 5 |\n");
    expect(mixed).toContain("\nShowing 6 of 30 in full, worst first.\n");
    expect(mixed.match(/^#### `team:\d+`$/gm)).toHaveLength(6);
    expect(new Set(mixed.match(/(?<= · )`area\/rule-\d`$/gm)).size).toBe(6);
    expect(mixed).toContain("<summary>24 more errors</summary>");
    expect(text).toContain("<details><summary>16 warnings, 16 notes</summary>");
  });

  it("keeps to its limit with thousands of findings, by whole rows, with honest counts", () => {
    const long = manyFindings(5000).map((given) => ({ ...given, message: `${given.message} ${"日本 ".repeat(60)}` }));
    const text = renderComment(inputOf(long));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(COMMENT_BYTES);
    expect(text).toContain("\nShowing 6 of 1,000 in full, worst first.\n");
    const [, shown = ""] = /<summary>994 more errors, showing (\d+) of 994<\/summary>/.exec(text) ?? [];
    const [errors = ""] = text.split("<summary>").filter((part) => part.startsWith("994 more errors"));
    expect(errors.match(/^\| ❌ /gm)).toHaveLength(Number(shown));
    expect(Number(shown)).toBeGreaterThan(20);
    expect(text).toMatch(/<\/sub>\n$/);
  });
});

describe("composeComment", () => {
  it("counts in one line what has no room for a single row", () => {
    const long = manyFindings(200).map((given) => ({ ...given, message: "@ ".repeat(400), path: "é".repeat(240) }));
    const document = composeComment(inputOf(long), { bytes: 8192, withDrawing: false });
    const text = printMarkdown(document);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8192);
    expect(text).toMatch(/\n80 warnings, 80 notes: no room for them here\.\n/);
    expect(text).toMatch(/^Showing (\d) of 40 in full/m);
  });
});

describe("a comment from hostile records (security rules 18, 19 and 21)", () => {
  it("is whole under every budget", () => {
    fc.assert(
      fc.property(hostileInput, fc.integer({ min: 8192, max: 30_000 }), (input, bytes) => {
        const text = printMarkdown(composeComment(input, { bytes, withDrawing: true }));
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
        const { prose, openFence } = readMarkdown(text);
        expect(openFence).toBeUndefined();
        expect(count(prose, "<details>")).toBe(count(prose, "</details>"));
        expect(text.split("\n").at(-1)).toMatch(/^<sub>.*<\/sub>$/);
      }),
      { numRuns: 60 },
    );
  });

  it("pings nobody, links nowhere, loads nothing and stays in its place", () => {
    fc.assert(
      fc.property(hostileInput, (input) => {
        const text = renderComment(input);
        expect(text).not.toContain("<!--");
        const { prose, blocks } = readMarkdown(text);
        const tags = new Set(prose.match(/<[^>]*>?/g));
        expect([...tags].filter((tag) => !OUR_TAGS.has(tag))).toEqual([]);
        const links = [...prose.matchAll(/\]\(([^)]*)\)/g)].map(([, url = ""]) => url);
        expect(links.filter((url) => !url.startsWith("https://github.com/octo-org/memory/"))).toEqual([]);
        const shown = resolved(prose.replace(/\]\([^)]*\)/g, "]"));
        expect(shown).not.toMatch(/@[\w-]|#\d|\bGH-\d|:\/\/|\bwww\.|:[\w+-]+:/i);
        expect(shown).not.toMatch(/\b[0-9a-f]{7,40}\b/i);
        expect(prose).not.toMatch(/!\[/);
        for (const [head = "", ...rows] of tablesOf(prose)) {
          expect(rows.filter((row) => count(row, "|") !== count(head, "|"))).toEqual([]);
        }
        for (const { language, lines } of blocks) {
          expect(["diff", "mermaid"]).toContain(language);
          expect(lines.filter((line) => !LINES[language]?.test(line))).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });
});

/** Rows that stand below each other, head first. */
function tablesOf(prose: string): string[][] {
  return prose
    .split(/^(?!\|).*$/m)
    .map((rows) => rows.trim().split("\n"))
    .filter(([head = ""]) => head !== "");
}

/** What a line of a block may be: a signed line of a diff, a statement of a flowchart with labels that hold no syntax. */
const LABEL = /(?:[\p{L}\p{N}\u00A0:._/…·-]|<br\/>)*/u.source;
const LINES: Readonly<Record<string, RegExp>> = {
  diff: /^[-+@]/,
  mermaid: new RegExp(
    [
      "^flowchart LR$",
      `^ {2}n\\d+\\["${LABEL}"\\]:::[a-z]+$`,
      `^ {2}n\\d+ (?:-->|-\\.->|--x)\\|"${LABEL}"\\| n\\d+$`,
      "^ {2}classDef [a-z]+ [\\w:#, -]+$",
      "^ {2}linkStyle \\d+ stroke:#[0-9a-f]{6}$",
    ].join("|"),
    "u",
  ),
};

const OUR_TAGS: ReadonlySet<string> = new Set([
  "<br>",
  "<sub>",
  "</sub>",
  "<details>",
  "</details>",
  "<summary>",
  "</summary>",
]);
