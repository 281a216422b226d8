import { describe, expect, it } from "vitest";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

const VOCABULARY = "ontology/controlled-vocabulary.yaml";
const TAGGED = { [TOOL_PATH]: `---\n${tool({}, "tool:other")}---\n${tool({ tags: "[ci, Registry, weather]" })}` };

/** `severity tag: mend` of each finding about a tag. */
async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await findingsOf("record/unknown-tag", files);
  return found.map(({ severity, subject, suggestion }) => {
    const mend = suggestion?.edits.map(({ newText }) => newText).join() ?? "none";
    return `${severity} ${subject ?? ""}: ${mend}`;
  });
}

describe("record/unknown-tag", () => {
  it("is an error where the vocabulary is closed, and else a note", async () => {
    const tags = (more: string) => `tags: { names: [ci, registry]${more} }\n`;
    expect(await told({ ...TAGGED, [VOCABULARY]: tags(", closed: true") })).toEqual([
      "error Registry: registry",
      "error weather: none",
    ]);
    for (const more of ["", ", closed: false"]) {
      expect(await told({ ...TAGGED, [VOCABULARY]: tags(more) })).toEqual([
        "note Registry: registry",
        "note weather: none",
      ]);
    }
    expect(await told(TAGGED)).toEqual([]);
  });
});
