/** Attributes of Git by which the next change of the memory would pass unseen. */
import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";

const PATH = ".gitattributes";

async function told(text: string, before = "* text=auto\n", path = PATH): Promise<string[]> {
  return said(await findingsOf("gate/git-attributes", { [path]: text }, { before: { [path]: before } }));
}

const SHOWN = "Git and GitHub show changes of them as binary, without their text.";
const BYTES = "a checkout holds other bytes than those that are judged.";

describe("gate/git-attributes", () => {
  it.each([
    ["*.md -diff", `1:6 "-diff" for "*.md" concerns files of the memory: ${SHOWN}`],
    ["* binary", `1:3 "binary" for "*" concerns files of the memory: ${SHOWN}`],
    ["[attr]quiet -diff\ngraph/** quiet", `2:10 "quiet" for "graph/**" concerns files of the memory: ${SHOWN}`],
    [
      '"graph/**" text linguist-generated=true',
      '1:17 "linguist-generated=true" for "graph/**" concerns files of the memory: GitHub folds changes of them away in a pull request.',
    ],
    ["decisions/[a-z]*.md -diff", `1:21 "-diff" for "decisions/[a-z]*.md" concerns files of the memory: ${SHOWN}`],
    ["/memory-steward.waivers.yaml -diff", undefined],
    ["ontology/* -diff", `1:12 "-diff" for "ontology/*" concerns files of the memory: ${SHOWN}`],
    ["*.yaml filter=x", `1:8 "filter=x" for "*.yaml" concerns files of the memory: ${BYTES}`],
    [
      "*.yaml merge=union",
      '1:8 "merge=union" for "*.yaml" concerns files of the memory: a merge does with both sides what "union" does, without a conflict that somebody settles.',
    ],
    [
      "graph/** export-ignore",
      '1:10 "export-ignore" for "graph/**" concerns files of the memory: an archive of the repository lacks them.',
    ],
  ])("%s", async (line, finding) => {
    const found = await findingsOf(
      "gate/git-attributes",
      { [PATH]: `${line}\n`, "ontology/edge-kinds.yaml": "edgeKinds: []\n" },
      { before: { [PATH]: "", "ontology/edge-kinds.yaml": "edgeKinds: []\n" } },
    );
    expect(said(found)).toEqual(finding === undefined ? [] : [finding]);
    expect(found.every(({ severity }) => severity === "warning")).toBe(true);
  });

  it("looks at a file in a folder from there", async () => {
    expect(await told("* -diff\n", "", "graph/.gitattributes")).toHaveLength(1);
    expect(await told("* -diff\n", "", "assets/.gitattributes")).toEqual([]);
  });

  it("looks at a file whose name differs in letter case, which Git reads on some machines", async () => {
    expect(await told("* -diff\n", "", ".GitAttributes")).toHaveLength(1);
    expect(await told("* -diff\n", "", "graph/.GITATTRIBUTES")).toHaveLength(1);
    expect(await told("* -diff\n", "", "graph/x.gitattributes")).toEqual([]);
  });

  it.each([
    ["line ends", "* text=auto eol=lf\n*.md -text\n"],
    ["what is no memory", "*.png binary\nindexes/** linguist-generated\nsrc/** -diff\n"],
    ["the driver for the index", "indexes/*.json merge=memory-index\nindexes/*/** merge=memory-index\n"],
    ["what shows more", "*.md diff=markdown\n*.md !linguist-generated\n*.md linguist-generated=false\n"],
    ["comments and what Git does not read", "# *.md -diff\n!*.md -diff\n"],
  ])("leaves alone %s", async (_what, text) => {
    expect(await told(text)).toEqual([]);
  });

  it("says nothing of lines that the target branch has", async () => {
    expect(await told("# moved\n*.md   -diff\n", "*.md -diff\n")).toEqual([]);
  });
});
