import { describe, expect, test } from "vitest";
import fc from "../support/fast-check.js";
import { LinkPlaces, readMarkdownBody } from "../../src/parse/markdown-body.js";
import { wikilinkTarget } from "../../src/layouts/links.js";
import { findingsOf, said } from "../support/findings-of.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: vault
severities:
  record/invalid-timestamp: off
classes:
  note:
    files: ["**/*.md"]
    fields: { id: $stem, kind: { value: Note }, title: $heading }
    records: identified
    edges: [{ wikilinks: mentions }, { links: links_to }, { field: owner, kind: owned_by }]
`;

const NOTES = {
  "vault.yaml": LAYOUT,
  "People/Björn Müller.md": "# Björn Müller\n",
  "Wiki/VPN.md": "# VPN\n",
};

async function dangling(files: Record<string, string>, before?: Record<string, string>): Promise<string[]> {
  const options = { layout: "vault.yaml", ...(before && { before: { ...NOTES, ...before } }) };
  return said(await findingsOf("graph/dangling-edge", { ...NOTES, ...files }, options));
}

describe("wikilinks in the text", () => {
  test.each([
    "[[VPN]]",
    "[[VPN|the tunnel]]",
    "| [[VPN\\|the tunnel]] | a cell |",
    "[[VPN#Set-up]] and [[VPN^block]]",
    "[[Wiki/VPN]] and [[VPN.md]]",
    "![[VPN]]",
    "![[diagram.png]] and [[Plan 2026 – Entwurf.pdf]]",
    "[[#A heading here]]",
    "[[Björn Müller]]",
    "`[[Nobody]]`",
    "```\n[[Nobody]]\n```",
    "<!-- [[Nobody]] -->",
    "\\[[Nobody]]",
    "[[a]](https://example.com)",
    "[[ ]] and [[]]",
  ])("lead somewhere, or are none: %s", async (text) => {
    expect(await dangling({ "Home.md": `# Home\n\n${text}\n` })).toEqual([]);
  });

  test.each([
    "[[Nobody]][[VPN]]",
    "[[VPN]][[Nobody]]",
    "[[Nobody]](who left)",
    "[[Nobody]](",
    "[[Nobody]][1]",
    "[[Nobody]][]",
  ])("hide behind nothing that follows them: %s", async (text) => {
    const [found, ...others] = await dangling({ "Home.md": `# Home\n\n${text}\n` });
    expect([found, others]).toEqual([expect.stringContaining('points at "Nobody", which does not exist.'), []]);
  });

  test("that hold a comma, as in mathematics, are no list of targets", async () => {
    const files = { ...NOTES, "Home.md": "# Home\n\n$$[[1,2]]$$\n" };
    const [found] = await findingsOf("graph/dangling-edge", files, { layout: "vault.yaml" });
    expect([found?.message, found?.suggestion]).toEqual([
      '"mentions" points at "1,2", which does not exist.',
      undefined,
    ]);
  });

  test("that lead to no note are reported where they stand", async () => {
    const home =
      "---\ntags: [a]\n---\n# Home\n\nSee [[VPN]], [gone](Gone.md), [[Nobody Here|them]] and\n- [[Wiki/VNP]]\n";
    expect(await dangling({ "Home.md": home })).toEqual([
      '6:21 "links_to" points at "Gone.md", which does not exist.',
      '6:33 "mentions" points at "Nobody Here", which does not exist.',
      '7:5 "mentions" points at "VNP", which does not exist.',
    ]);
  });

  test("are told of once, at a note that a change deletes", async () => {
    const files = { "vault.yaml": LAYOUT, "Home.md": "# Home\n\n[[VPN]]\n", "Other.md": "# Other\n\n![[VPN]]\n" };
    const options = { layout: "vault.yaml", before: { ...files, "Wiki/VPN.md": "# VPN\n" } };
    expect(await findingsOf("graph/dangling-edge", files, options)).toEqual([]);
    const [deleted, ...others] = await findingsOf("change/deleted-record", files, options);
    expect(deleted?.message).toBe(
      '"VPN" is deleted, and 2 edges of 2 records still lead to it: from "Home" and "Other".',
    );
    expect(others).toEqual([]);
  });
});

describe("a wikilink as the value of a field", () => {
  test("means the note", async () => {
    expect(await dangling({ "Home.md": '---\nowner: "[[Björn Müller]]"\n---\n# Home\n' })).toEqual([]);
  });

  test("keeps its brackets in the suggestion", async () => {
    const files = { ...NOTES, "Home.md": '---\nowner: "[[Björn Muller]]"\n---\n# Home\n' };
    const [finding] = await findingsOf("graph/dangling-edge", files, { layout: "vault.yaml" });
    expect(finding?.message).toBe('"owned_by" points at "Björn Muller", which does not exist.');
    expect(finding?.suggestion?.edits[0]?.newText).toBe('"[[Björn Müller]]"');
  });

  test("is plain text in a class that reads no wikilinks", async () => {
    const plain = LAYOUT.replace("{ wikilinks: mentions }, ", "");
    const home = '---\nowner: "[[Björn Müller]]"\n---\n# Home\n\n[[Nobody]]\n';
    expect(await dangling({ "vault.yaml": plain, "Home.md": home })).toEqual([
      '2:8 "owned_by" points at "[[Björn Müller]]", which does not exist.',
    ]);
  });
});

const word = fc.constantFrom(
  "[[",
  "]]",
  "[",
  "]",
  "a",
  "b c",
  "|",
  "#",
  "^",
  "!",
  "`",
  "\\",
  "\n",
  "(x.md)",
  "/",
  " ",
  "<!--",
);

test("every wikilink is found at its place, and Markdown links are what they were", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join("");
      const body = readMarkdownBody(text);
      const places = new LinkPlaces(text);
      for (const [index, target] of body.wikilinks.entries()) {
        const { start, end } = places.at(body.links.length + index) ?? {};
        expect(text.slice(start, end)).toBe(target);
      }
      expect(places.at(body.links.length + body.wikilinks.length)).toBeUndefined();
      for (const each of body.wikilinks) expect(wikilinkTarget(each) ?? "name").not.toMatch(/[[\]|#^/\n]|^$/);
    }),
  );
});

test("brackets without end take no time", () => {
  expect(readMarkdownBody(`${"[[".repeat(200_000)}a]]`).wikilinks).toEqual(["a"]);
  expect(readMarkdownBody(`[[${"a".repeat(400_000)}]]`).wikilinks).toEqual([]);
});
