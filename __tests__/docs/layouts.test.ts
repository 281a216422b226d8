/** docs/layouts.md: its snippets are layouts that work, and no word of the schema is left out. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Layout } from "../../src/generated/types/layout.js";
import { compileLayout } from "../../src/layouts/compile.js";
import { validated } from "../../src/layouts/file-schemas.js";
import { documentedWords, schemaWords, textOf, yamlBlocks } from "./pages.js";

const page = textOf("docs/layouts.md");
const reference = page.slice(page.indexOf("## Every word"));

describe("docs/layouts.md", () => {
  it("has a worked example of fewer than 30 lines", () => {
    expect(textOf("examples/proposals/layout.yaml").trimEnd().split("\n").length).toBeLessThan(30);
  });

  it("explains every word of the schema", () => {
    const words = schemaWords("layout");
    expect(words.size).toBeGreaterThan(40);
    expect([...words].filter((word) => !documentedWords(reference).has(word))).toEqual([]);
  });

  it("has eleven snippets in its reference", () => {
    expect(yamlBlocks(reference)).toHaveLength(11);
  });

  it.each(yamlBlocks(reference).map((text) => [text.split("\n")[0], text] as const))(
    "has a valid snippet %s",
    async (_, text) => {
      const layout = whole(parse(text) as Record<string, unknown>);
      expect((await validated("layout", layout)).errors).toBeUndefined();
      const compiled = await compileLayout(layout as unknown as Layout, false, "");
      expect(compiled.classes.size).toBeGreaterThan(0);
    },
  );
});

/** A snippet in the layout that it is a part of. */
function whole(part: Record<string, unknown>): Record<string, unknown> {
  const { fields, edges, text, ...rest } = part;
  const members = Object.entries({ fields, edges, text }).filter(([, member]) => member !== undefined);
  const some = { files: ["**/*.md"], ...Object.fromEntries(members) };
  return { layout: "memory-steward.layout/v1", name: "snippet", classes: { some }, ...rest };
}
