import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";
import { service, stream } from "../../support/services.js";

const RULE = "graph/superseded-not-retired";

async function found(...records: readonly string[]) {
  return await findingsOf(RULE, { "graph/a.yaml": stream(...records) });
}

describe("graph/superseded-not-retired", () => {
  it.each(["deprecated", "archived"])("takes %s for retired", async (status) => {
    expect(await found(service("a", "supersedes: [service:b]"), service("b", "", status))).toEqual([]);
  });

  it("suggests the status that may follow the present one", async () => {
    const [approved] = await found(service("a", "supersedes: [service:b]"), service("b"));
    expect(approved?.suggestion?.edits[0]).toMatchObject({ newText: "deprecated", range: { start: { line: 8 } } });
    const [draft] = await found(service("a", "supersedes: [service:b]"), service("b", "", "draft"));
    expect(draft?.suggestion?.edits[0]).toMatchObject({ newText: "archived" });
  });

  it("suggests nothing where no such status may follow", async () => {
    const files = {
      "ontology/validation-rules.yaml":
        "transitions: { draft: [approved], approved: [draft], deprecated: [], archived: [] }\n",
      "graph/a.yaml": stream(service("a", "supersedes: [service:b]"), service("b")),
    };
    const [finding] = await findingsOf(RULE, files);
    expect(finding?.message).toContain('"service:b" is superseded and still "approved"');
    expect(finding?.suggestion).toBeUndefined();
  });

  it("asks for the same kind first", async () => {
    const other = service("b", "", "deprecated").replace("nodeKind: Service", "nodeKind: Team");
    expect(said(await found(service("a", "supersedes: [service:b]"), other))).toEqual([
      '4:23 "service:b" is of the kind "Team"; only a record of the same kind can supersede it, and this one is of the kind "Service".',
    ]);
  });

  it("judges a vocabulary with no such words by nothing", async () => {
    const files = {
      "ontology/controlled-vocabulary.yaml": "statuses: [draft, approved, final]\n",
      "graph/a.yaml": stream(service("a", "supersedes: [service:b]"), service("b")),
    };
    expect(await findingsOf(RULE, files)).toEqual([]);
  });
});
