import { describe, expect, it } from "vitest";
import { wordingOf } from "../../src/review/wording.js";

const phrasesOf = (detail: string) => wordingOf("Title", "Summary.", detail).found.map(({ phrase }) => phrase);

describe("wording", () => {
  it.each([
    "See also [the mirror](mirror.md).",
    "## See also\n\n- [The mirror](mirror.md)",
    "**See also:** mirror.md",
    "Siehe auch [den Spiegel](mirror.md).",
    "См. также mirror.md.",
  ])("takes no pointer to another text for an addition: %s", (detail) => {
    expect(phrasesOf(detail)).toEqual([]);
  });

  it("takes a word of addition beside one for what it is", () => {
    expect(phrasesOf("See also [the mirror](mirror.md). It also holds images.")).toEqual(["also"]);
    expect(phrasesOf("They oversee also images.")).toEqual(["also"]);
  });
});
