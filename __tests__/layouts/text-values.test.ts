/** Values that stand in the text of a Markdown body: decisions as adr-tools and MADR 2 write them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { TextPlace } from "../../src/memory/document.js";
import { locateText, readMarkdownBody } from "../../src/parse/markdown-body.js";
import { PROJECT } from "../runner/run-action.js";
import { checkFiles } from "../support/check-files.js";
import { findingsOf, said } from "../support/findings-of.js";

const STATUS: TextPlace = { section: "Status" };
const DATE: TextPlace = { line: "Date" };

describe("a value of the text", () => {
  test.each<[string, TextPlace, string | undefined]>([
    ["# A\n\n## Status\n\nAccepted\n\n## Context\n\nx\n", STATUS, "Accepted"],
    ["# A\n\n## STATUS ##\nAccepted", STATUS, "Accepted"],
    ["Status\n------\r\n\r\n* **Accepted**\r\n", STATUS, "Accepted"],
    ["### `Status`\n\n_Accepted_ \n", STATUS, "Accepted"],
    ["## Status\n\n<!-- Proposed -->\n\n```\nRejected\n```\n\nAccepted\nsince May\n", STATUS, "Accepted"],
    ["## Status\n\n1. Accepted\n2. Proposed\n", STATUS, "Accepted"],
    ["## Status\n\n**Accepted** by all\n", STATUS, "**Accepted** by all"],
    ["## Status\n\nSuperseded by [B](b.md)\n", STATUS, "Superseded by [B](b.md)"],
    ["## Status\n\n## Context\n\nAccepted\n", STATUS, undefined],
    ["## Status\n\n**\n", STATUS, "**"],
    ["## Statuses\n\nAccepted\n", STATUS, undefined],
    ["> ## Status\n>\n> Accepted\n", STATUS, undefined],
    ["```\n## Status\nAccepted\n```\n", STATUS, undefined],
    ["", STATUS, undefined],
    ["# A\n\nDate: 2026-03-12\n", DATE, "2026-03-12"],
    ["Words before\nDATE:2026-03-12\nand behind\n\n# A\n", DATE, "2026-03-12"],
    ["# A\n\n* Status: accepted\n* Date: 2026-03-12\n", DATE, "2026-03-12"],
    ["# A\n\n- **Date:** 2026-03-12\n", DATE, "2026-03-12"],
    ["# A\n\n- **Date**: `2026-03-12`\n", DATE, "2026-03-12"],
    ["# A\n\n_Date_: 2026-03-12\n", DATE, "2026-03-12"],
    ["# A\n\nDate:\n\nDate: 2026-03-12\n", DATE, "2026-03-12"],
    ["# A\n\n## Status\n\nDate: 2026-03-12\n", DATE, undefined],
    ["# A\n\nDated: 2026-03-12\nDate 2026-03-12\n", DATE, undefined],
    ["# A\n\n## More\n\nDate: 2026-03-12\n", { section: "more", line: "date" }, "2026-03-12"],
    ["# A\n\n## More\n\nx\n\n## Other\n\nDate: 2026-03-12\n", { section: "More", line: "Date" }, undefined],
    ["# A\n\nNote (a+b): yes\n", { line: "Note (a+b)" }, "yes"],
  ])("%j at %j is %j", (text, place, value) => {
    expect(readMarkdownBody(text).textAt(place)).toBe(value);
    const span = locateText(text, place);
    expect(span && text.slice(span.start, span.end)).toBe(value);
  });

  test.each(["## Status\n", "Date:\n", "* ", "**Date", "> ", "[a]: b\n", "_Date_:"])(
    "is found in a long hostile text in good time: %j",
    (piece) => {
      const text = piece.repeat(50_000);
      const begin = performance.now();
      for (const place of [STATUS, DATE, { section: "status", line: "x" }]) readMarkdownBody(text).textAt(place);
      expect(performance.now() - begin).toBeLessThan(10_000);
    },
  );
});

const layoutOf = (name: string): string => readFileSync(join(PROJECT, "examples", name, "layout.yaml"), "utf8");
const options = { layout: "layout.yaml" };

const nygard = (status: string, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  "layout.yaml": layoutOf("nygard"),
  "doc/adr/0001-a.md": `# 1. A\n\nDate: 2026-02-02\n\n## Status\n\n${status}\n\n## Context\n\nSee [b](0002-b.md).\n`,
  "doc/adr/0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n",
  ...more,
});

const errors = async (files: Record<string, string>, before?: Record<string, string>): Promise<string[]> => {
  const result = await checkFiles(files, { gate: { layout: { name: "layout.yaml" } }, ...(before && { before }) });
  return result.report.findings.flatMap(({ severity, message }) => (severity === "error" ? [message] : []));
};

describe("decisions with a heading Status", () => {
  test.each(["Accepted", "**Accepted**", "Superseded by [2. B](0002-b.md)", "Superseded by [B](./0002-b.md#status)"])(
    "are right: %s",
    async (status) => {
      expect(await errors(nygard(status))).toEqual([]);
    },
  );

  test("are told where the value stands, with the edit", async () => {
    const [found] = await findingsOf("status/unknown", nygard("- **acepted**"), options);
    expect(found?.range.start).toEqual({ line: 7, column: 5 });
    expect(found?.suggestion?.edits).toMatchObject([
      { newText: "Accepted", range: { start: { line: 7, column: 5 }, end: { line: 7, column: 12 } } },
    ]);
  });

  test("name what took their place, once", async () => {
    expect(await errors(nygard("Superseded by [3. C](0003-c.md)"))).toEqual([
      '"superseded_by" points at "0003-c.md", which does not exist.',
    ]);
  });

  test("follow their transitions", async () => {
    expect(await errors(nygard("Proposed"), nygard("Accepted"))).toEqual([
      expect.stringContaining('The status went from "Accepted" to "Proposed"'),
    ]);
    expect(await errors(nygard("Superseded by [2. B](0002-b.md)"), nygard("Accepted"))).toEqual([]);
  });

  test("say how to write what is missing", async () => {
    const files = nygard("Accepted", { "doc/adr/0003-c.md": "Words alone.\n" });
    const found = await findingsOf("record/missing-field", files, options);
    expect(found.map(({ message, suggestion }) => [message, suggestion?.message])).toEqual([
      ['The required field "status" is missing.', 'Write it below a heading "Status"'],
      ['The required field "title" is missing.', "Begin the text with a heading of level 1"],
    ]);
  });

  test("may say it in front matter instead, which counts", async () => {
    const both = "---\nstatus: Odd\n---\n# 3. C\n\n## Status\n\nAccepted\n";
    expect(
      said(await findingsOf("status/unknown", nygard("Accepted", { "doc/adr/0003-c.md": both }), options)),
    ).toEqual([expect.stringContaining('2:9 "Odd" is no status')]);
  });

  test("are no files that an update may write", async () => {
    const files = {
      ...nygard("Accepted"),
      "layout.yaml": layoutOf("nygard").replace("text:", "proposable: true\n    text:"),
    };
    await expect(errors(files)).rejects.toThrow('"classes.decision.proposable"');
  });
});

describe("decisions of MADR 2", () => {
  const madr = (head: string): Record<string, string> => ({
    "layout.yaml": layoutOf("madr"),
    "docs/decisions/0001-a.md": `# A\n\n${head}\n\n## Context\n\nDate: none\n`,
    "docs/decisions/0002-b.md": "---\nstatus: accepted\n---\n# B\n",
  });

  test.each([
    ["* Status: accepted\n* Deciders: Ana, Bo\n* Date: 2026-02-03", []],
    ["* Status: superseded by [B](0002-b.md)\n* Date: 2026-02-03", []],
    ["* Status: superseded by [B](0003-b.md)", ['"superseded_by" points at "0003-b.md", which does not exist.']],
    ["* Statuz: accepted", ['The required field "status" is missing.']],
  ])("are read: %j", async (head, expected) => {
    expect(await errors(madr(head))).toEqual(expected);
  });

  test("have owners and a time", async () => {
    const owners = await findingsOf("record/without-owner", madr("* Status: accepted\n* Deciders: Ana, Bo"), options);
    expect(owners.map(({ path }) => path)).toEqual(["docs/decisions/0002-b.md"]);
    const files = madr("* Status: accepted\n* Deciders: Ana\n* Date: soon");
    expect(said(await findingsOf("record/invalid-timestamp", files, options))).toEqual([
      expect.stringMatching(/^5:9 "soon"/),
    ]);
  });
});
