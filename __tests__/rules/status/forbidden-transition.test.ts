import { describe, expect, it } from "vitest";
import { initialStatuses } from "../../../src/rules/transitions.js";
import { findingsOf, said } from "../../support/findings-of.js";
import { service } from "../../support/services.js";

const RULE = "status/forbidden-transition";
const STATUSES = ["draft", "approved", "deprecated", "archived"];
const ALLOWED = [
  "draft approved",
  "draft archived",
  "approved deprecated",
  "deprecated archived",
  "deprecated approved",
];

describe("the table of decision 11", () => {
  const pairs = STATUSES.flatMap((was) => STATUSES.filter((is) => is !== was).map((is) => [was, is] as const));

  it.each(pairs)("%s to %s", async (was, is) => {
    const before = { "graph/a.yaml": service("a", "", was) };
    const found = await findingsOf(RULE, { "graph/a.yaml": service("a", "", is) }, { before });
    expect(found).toHaveLength(ALLOWED.includes(`${was} ${is}`) ? 0 : 1);
  });

  it.each([
    ["draft", 0],
    ["approved", 0],
    ["deprecated", 1],
    ["archived", 1],
  ])("a new record starts as %s", async (status, count) => {
    expect(await findingsOf(RULE, { "graph/a.yaml": service("a", "", status) }, { before: {} })).toHaveLength(count);
  });

  it("says what may follow", async () => {
    const before = { "graph/a.yaml": service("a", "", "archived") };
    expect(said(await findingsOf(RULE, { "graph/a.yaml": service("a", "", "draft") }, { before }))).toEqual([
      '3:33 The status went from "archived" to "draft"; nothing may follow "archived".',
    ]);
  });
});

describe("other tables", () => {
  const kinds = `nodeKinds:
  - { name: Team, prefix: team, required: [], example: x }
  - { name: Repository, prefix: repository, required: [], example: x }
  - { name: Runbook, prefix: runbook, required: [], example: x }
  - { name: Service, prefix: service, required: [], example: x, transitions: { draft: [live], live: [draft] } }
`;

  it("come from the kind before the ontology", async () => {
    const ontology = { "ontology/node-kinds.yaml": kinds };
    const judge = async (was: string, is: string) =>
      await findingsOf(
        RULE,
        { ...ontology, "graph/a.yaml": service("a", "", is) },
        { before: { ...ontology, "graph/a.yaml": service("a", "", was) } },
      );
    expect(await judge("live", "draft")).toEqual([]);
    expect(await judge("draft", "live")).toEqual([]);
    // `approved` is not in the kind's table: the vocabulary judges it.
    expect(await judge("draft", "approved")).toEqual([]);
  });

  it.each([
    [
      { draft: ["approved", "archived"], approved: ["deprecated"], deprecated: ["archived", "approved"], archived: [] },
      ["draft", "approved"],
    ],
    [{ idea: ["review"], review: ["final", "withdrawn"], final: [], withdrawn: [] }, ["idea", "review"]],
    [{ open: ["closed"], closed: ["open"] }, []],
    [{ only: ["only"] }, ["only"]],
    [{}, []],
  ])("begin at the statuses that nothing leads to, and one step on: %j", (transitions, expected) => {
    expect([...initialStatuses(transitions as Record<string, string[]>)]).toEqual(expected);
  });
});

describe("a status that is taken away", () => {
  const layout = (required: string) => `layout: memory-steward.layout/v1
name: own
ontology:
  inline:
    statuses: [proposed, accepted, superseded]
    transitions: { proposed: [accepted], accepted: [superseded] }
classes:
  decision:
    files: ["d/*.yaml"]
    fields: { id: $path, kind: { value: Decision }, status: state }
    required: [${required}]
`;
  const judge = async (was: string, is: string, required = "") => {
    const own = { "layout.yaml": layout(required), "memory-steward.yml": "layout: layout.yaml\n" };
    const options = { layout: "layout.yaml", before: { ...own, "d/a.yaml": `title: A\n${was}` } };
    return said(await findingsOf(RULE, { ...own, "d/a.yaml": `title: A\n${is}` }, options));
  };

  it("is one that nothing allows, else two steps would lead from everywhere to everywhere", async () => {
    expect(await judge("state: accepted\n", "")).toEqual([
      '1:1 The status "accepted" was taken away; "accepted" may become "superseded".',
    ]);
  });

  it("is left to the rule about fields where the layout wants one", async () => {
    expect(await judge("state: accepted\n", "", "status")).toEqual([]);
  });

  it("may be one that was never in the table, and one that is given is no move", async () => {
    expect(await judge("state: odd\n", "")).toEqual([]);
    expect(await judge("", "state: superseded\n")).toEqual([]);
  });
});

describe("what is not judged here", () => {
  it("leaves a record under a new id to the rule about that", async () => {
    const before = { "graph/a.yaml": service("a", "", "archived") };
    const files = { "graph/a.yaml": service("b", "", "archived") };
    expect(await findingsOf(RULE, files, { before })).toEqual([]);
    expect(await findingsOf("change/renamed-id", files, { before })).toHaveLength(1);
  });

  it("lets an unknown status be mended", async () => {
    const before = { "graph/a.yaml": service("a", "", "Approved") };
    expect(await findingsOf(RULE, { "graph/a.yaml": service("a", "", "archived") }, { before })).toEqual([]);
  });
});
