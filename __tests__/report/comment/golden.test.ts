/** The whole comment for the pull requests of the pictures, and for a flood. `vitest -u` writes the files anew. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { pictureCases } from "../../../scripts/pictures/cases.js";
import { rulePageAddress } from "../../../src/report/rule-page.js";
import type { CommentInput } from "../../../src/report/comment/comment-input.js";
import { renderComment } from "../../../src/report/comment/render-comment.js";
import { manyFindings } from "../fixtures.js";
import { inputOf } from "./inputs.js";

const top = fileURLToPath(new URL("../../..", import.meta.url));
const cases = await pictureCases(top);

/** What rules say of themselves and the steward's version change for reasons of their own. */
function steady(input: CommentInput): CommentInput {
  const words = { title: "Title", severity: "error", rationale: "Why `it` matters.", remedy: "What to do." } as const;
  return {
    ...input,
    report: { ...input.report, steward: "0.0.0", ontologyDigest: `sha256:${"2e".repeat(32)}` },
    ruleOf: (id) => ({ id, documentation: rulePageAddress(id), ...words }),
  };
}

describe("renderComment", () => {
  it.each(cases)("$name", async ({ name, input }) => {
    await expect(renderComment(steady(input))).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it("5,000 findings", async () => {
    await expect(renderComment(inputOf(manyFindings(5000)))).toMatchFileSnapshot("golden/flood.txt");
  });
});
