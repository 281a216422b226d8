/** What is said of a file that holds something else where a record, or the title of a note, is looked for. */
import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/memory/finding.js";
import type { Files } from "../../support/check-files.js";
import { findingsOf } from "../../support/findings-of.js";

const told = (found: readonly Finding[]) =>
  found.map(({ message, suggestion }) => [
    message,
    suggestion?.message,
    suggestion?.edits.map(({ newText }) => newText),
  ]);

describe("record/missing-title", () => {
  const RULE = "record/missing-title";

  it("offers a title after the name of the file where front matter has room for it", async () => {
    const files = { "notes/deep/mirror-_latency-.md": "---\ntags: [ci]\n---\nSlow on Mondays.\n" };
    expect(told(await findingsOf(RULE, files))).toEqual([
      [
        'This note has no title, so it goes by the name of its file, "mirror-_latency-".',
        'Title it "Mirror latency"',
        ["\ntitle: Mirror latency"],
      ],
    ]);
  });

  it("offers none where there is no front matter", async () => {
    const [finding] = await findingsOf(RULE, { "notes/mirror.md": "Slow on Mondays.\n" });
    expect(finding?.suggestion).toBeUndefined();
  });

  it("leaves front matter that is no mapping to the rule about that", async () => {
    expect(await findingsOf(RULE, { "notes/mirror.md": "---\n- a\n---\nSlow on Mondays.\n" })).toEqual([]);
  });
});

describe("record/not-a-record", () => {
  const layout = `layout: memory-steward.layout/v1
name: lists
classes:
  one: { files: ["one/*"], fields: { id: id } }
`;

  it.each<[file: string, text: string, what: string, mend: string | undefined]>([
    ["one/a.yaml", "- id: a\n", "This document is a list", undefined],
    ["one/a.yaml", "a text\n", "This document is text", undefined],
    ["one/a.md", "---\n- id: a\n---\n", "The front matter is a list", undefined],
    ["one/a.json", '[{ "id": "a" }]\n', "This document is a list", "Put each record into a file of its own"],
    ["one/a.json", '"a text"\n', "This document is text", undefined],
  ])("of %s says what it is: %j", async (file, text, what, mend) => {
    const files: Files = { "layout.yaml": layout, [file]: text };
    expect(told(await findingsOf("record/not-a-record", files, { layout: "layout.yaml" }))).toEqual([
      [`${what}, not a mapping of fields to values.`, mend, mend && []],
    ]);
  });
});

describe("record/missing-front-matter", () => {
  it("names the fields that front matter has to have", async () => {
    expect(told(await findingsOf("record/missing-front-matter", { "runbooks/a.md": "# A\n" }))).toEqual([
      [
        "This file holds a record, but it has no front matter.",
        'Begin the file with front matter with id, kind, title, status, owners and updatedAt between two lines "---"',
        [],
      ],
    ]);
  });
});
