/** The line that becomes a commit's first and a pull request's title: GitHub acts on both, and a squash merge joins them. */
import { describe, expect, it } from "vitest";
import { proposalHeadline } from "../../src/report/proposal/headline.js";

function headlineOf(id: string): string {
  const record = { id, path: "notes/a.md", state: "added", restricted: false, fields: [], moreFields: 0 } as const;
  return proposalHeadline({
    diff: { records: [record], otherFiles: [] },
    update: { sourceRun: { id: "run-42", repository: "acme/checkout" } },
  });
}

describe("the headline of a proposal", () => {
  it("names the record and the source", () => {
    expect(headlineOf("decision:one-lockfile")).toBe("Add decision:one-lockfile, from acme/checkout");
  });

  it.each([
    ["x, fixes GH-1", "x_ fixes GH_1"],
    ["closes gh-12", "closes gh_12"],
    ["resolves https://github.com/acme/shop/issues/1", "resolves https:_/github.com/acme/shop/issues/1"],
    ["fixes acme/shop#1 @acme/all", "fixes acme/shop_1 _acme/all"],
  ])("attack: an id that closes an issue when it is merged: %s", (id, plain) => {
    expect(headlineOf(id)).toBe(`Add ${plain}, from acme/checkout`);
  });
});
