import { createHash } from "node:crypto";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { drawingOf } from "../../src/report/comment/drawing.js";
import { drawingSvg } from "../../src/report/html/drawing-svg.js";
import { STYLES } from "../../src/report/html/styles.js";
import { layOut } from "../../src/report/html/drawing-layout.js";
import { renderStory, type Chapter } from "../../scripts/demo/story.js";
import { unifiedDiff } from "../../src/report/unified-diff.js";
import { hostileText } from "./arbitrary.js";
import { hostileInput, inputOf, picture } from "./comment/inputs.js";
import { HOSTILE_TEXTS, finding } from "./fixtures.js";

function page(...chapters: readonly Chapter[]): string {
  return renderStory({ title: "A <life>", introduction: "Of & pull", chapters, facts: [["API calls", "9"]] });
}

describe("renderStory", () => {
  it("shows what was pushed, what the check said, the comment and the calls", () => {
    const html = page({
      heading: "An agent pushes",
      text: "One file",
      diff: unifiedDiff("a.yaml", "id: a\n", "id: b\n"),
      checkRun: {
        name: "memory-steward/report",
        conclusion: "failure",
        title: "1 error to mend",
        annotations: [
          { path: "a.yaml", startLine: 3, endLine: 3, level: "failure", title: "record/x", message: "No\nMend: do" },
        ],
      },
      comment: { author: "memory-steward", state: "updated", input: inputOf([finding({ record: "team:a" })]) },
      posts: [
        {
          author: "memory-steward",
          title: "pull request 3: Add <a>",
          markdown: "**one**\n\n<details><summary>two</summary>\n\n<img src=x>\n\n</details>",
        },
      ],
      calls: [{ method: "PATCH", path: "/repos/o/r/issues/comments/1", status: 200 }],
    });
    expect(html).toContain("<h1>A &lt;life&gt;</h1>\n<p>Of &amp; pull</p>");
    expect(html).toContain('<code class="removed">-id: a\n</code><code class="added">+id: b\n</code>');
    expect(html).toContain(
      '<div class="annotation failure"><code>a.yaml:3</code> <strong>record/x</strong>\nNo\nMend: do',
    );
    expect(html).toContain("<h2>❌ Memory check failed: 1 error to mend</h2>");
    expect(html).toContain("pull request 3: Add &lt;a&gt;</header>");
    expect(html).toContain(
      "<p><strong>one</strong></p>\n<details><summary>two</summary>\n&lt;img src=x&gt;\n</details>",
    );
    expect(html).toContain("<summary>1 API call</summary>");
    expect(html).toContain("<tr><td>API calls</td><td><strong>9</strong></td></tr>");
  });

  it("allows itself nothing but its own style sheet", () => {
    const html = page();
    const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
    const digest = createHash("sha256").update(style).digest("base64");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${digest}'`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(style).not.toMatch(/url\(|@import|@font-face/);
    // Of two values that are written from right to left, the one before an arrow stands before it.
    expect(style).toMatch(/^code \{[^}]*unicode-bidi: isolate;/m);
  });

  it("lets no text become an element, an attribute or an address", () => {
    fc.assert(
      fc.property(hostileInput, fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileText), (input, text) => {
        const html = page({
          heading: text,
          text,
          diff: unifiedDiff(text, text, `${text}\nmore`),
          checkRun: {
            name: text,
            conclusion: "cancelled",
            title: text,
            annotations: [{ path: text, startLine: 1, endLine: 1, level: "notice", title: text, message: text }],
          },
          comment: { author: text, state: text, input },
          posts: [{ author: text, title: text, markdown: "" }],
          calls: [{ method: text, path: text, status: 200 }],
        });
        const body = html.slice(html.indexOf("<main>"), html.lastIndexOf("</main>"));
        const tags = body.match(/<[^>]*>?/g) ?? [];
        expect(tags.filter((tag) => !TAG.test(tag))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** Elements of ours with attributes of ours; addresses lie in the repository or in the rules' documentation. */
const TAG =
  /^<(?:\/?(?:main|h[1-4]|p|span|section|article|header|div|strong|code|pre|ul|li|table|thead|tbody|tr|th|td|details|summary|br|svg|g|title|text|rect|path)(?: class="[\w -]+")?(?: scope="col")?(?: role="region" aria-label="\w+" tabindex="0")?|(?:svg|text|rect|path)(?: (?:class|xmlns|viewBox|width|height|role|x|y|rx|d)="[\w\s.:/-]*")+\/?|\/a|a href="https:\/\/github\.com\/octo-org\/memory\/[\w%./#-]*" rel="noopener noreferrer")>$/;

describe("drawingSvg", () => {
  /** Widths of the frames of nodes, in the order in which they are drawn. */
  function widths(...titles: readonly string[]): number[] {
    const nodes = titles.map((title, at) => ({ id: `a:${at}`, title, state: "unchanged" }) as const);
    const svg = drawingSvg({ nodes, edges: [], edgesLeftOut: 0 });
    return [...svg.matchAll(/<g class="node [^>]*><rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
  }

  it("gives a text the room that it takes as it is shown", () => {
    const [narrow = 0, wide, escaped] = widths("a".repeat(20), "語".repeat(10), `ab${"\u202E".repeat(3)}`);
    expect([wide, escaped]).toEqual([narrow, narrow]);
    const [limit] = widths("a".repeat(48));
    expect(widths("a".repeat(300), "語".repeat(300), "\u202E".repeat(300), "\u0301".repeat(300))).toEqual(
      Array.from<unknown>({ length: 4 }).fill(expect.closeTo(limit ?? 0, -2)),
    );
  });

  it("is shrunk to a narrow page where it can still be read, and else scrolls", () => {
    const chain = (count: number, id: string) => {
      const nodes = Array.from({ length: count }, (_, at) => ({ id: `${id}${at}`, state: "added" as const }));
      const edges = nodes.slice(1).map((_, at) => ({ from: at, to: at + 1, kind: "uses", state: "added" as const }));
      return /^<svg [^>]*>/.exec(drawingSvg({ nodes, edges, edgesLeftOut: 0 }))?.[0] ?? "";
    };
    expect(chain(2, "team:a")).toContain(' class="slight"');
    expect(chain(3, "service:of-some-length")).not.toContain("class=");
    expect(chain(4, "service:of-a-considerable-length")).toContain(' class="broad"');
    expect(STYLES).toContain(".drawing svg.broad { max-width: none; }");
    expect(STYLES).toContain("  .drawing svg:not(.slight) { max-width: none; }");
  });
});

describe("layOut", () => {
  it("gives every node a place of its own, along the edges and around circles", () => {
    const name = fc.integer({ min: 0, max: 12 }).map((i) => `team:${i}`);
    const edge = fc.record({
      from: name,
      kind: fc.constant("owns"),
      to: name,
      state: fc.constantFrom("added" as const, "removed" as const, "broken" as const),
    });
    fc.assert(
      fc.property(fc.array(edge, { minLength: 1, maxLength: 30 }), (edges) => {
        const drawing = drawingOf(picture({ edges, files: 1 }), new Set());
        if (!drawing) throw new Error("nothing was drawn");
        const { boxes, width, height } = layOut(
          drawing,
          drawing.nodes.map(() => ({ width: 100, height: 30 })),
        );
        expect(boxes).toHaveLength(drawing.nodes.length);
        for (const [at, box] of boxes.entries()) {
          expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
          for (const other of boxes.slice(at + 1)) {
            const isApart = Math.abs(box.x - other.x) >= box.width || Math.abs(box.y - other.y) >= box.height;
            expect(isApart).toBe(true);
          }
        }
      }),
    );
  });
});
