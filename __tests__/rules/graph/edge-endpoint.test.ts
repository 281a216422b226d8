import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";
import { edgeKinds, service, stream } from "../../support/services.js";

const RULE = "graph/edge-endpoint";

describe("graph/edge-endpoint", () => {
  it("says which end is wrong, and both in one finding", async () => {
    const ontology = edgeKinds("{ name: tests, purpose: x, from: [Tool], to: [Package, Skill], example: x }");
    const files = {
      "ontology/edge-kinds.yaml": ontology,
      "graph/a.yaml": stream(
        service("a", "tests: [service:b]"),
        service("b"),
        service("c")
          .replace("nodeKind: Service", "nodeKind: Tool")
          .replace("service:c", "tool:c")
          .replace("{  }", "{ tests: [service:b] }"),
      ),
    };
    expect(said(await findingsOf(RULE, files))).toEqual([
      '4:18 "tests" starts from "Tool", not from "Service". "tests" leads to "Package" or "Skill", and "service:b" is of the kind "Service".',
      '14:18 "tests" leads to "Package" or "Skill", and "service:b" is of the kind "Service".',
    ]);
  });

  it.each([
    ["starts from", "from: [Tool]", '4:18 "tests" starts from "Tool", not from "Service".'],
    ["leads to", "to: [Tool]", '4:18 "tests" leads to "Tool", and "service:b" is of the kind "Service".'],
  ])("asks of a kind that says only what it %s for that end alone", async (_, end, message) => {
    const found = await findingsOf(RULE, {
      "ontology/edge-kinds.yaml": edgeKinds(`{ name: tests, purpose: x, ${end}, example: x }`),
      "graph/a.yaml": stream(service("a", "tests: [service:b]"), service("b")),
    });
    expect(said(found)).toEqual([message]);
  });

  it("suggests to turn an edge round that would fit the other way", async () => {
    const files = { "graph/a.yaml": stream(service("a", "implements: [skill:s]"), skill("implements: [service:a]")) };
    const ontology = edgeKinds("{ name: implements, purpose: x, from: [Service], to: [Skill], example: x }");
    const [finding] = await findingsOf(RULE, { "ontology/edge-kinds.yaml": ontology, ...files });
    expect(finding?.record).toBe("skill:s");
    expect(finding?.suggestion?.message).toBe("Turn the edge round: state it on service:a, towards skill:s");
  });

  it("does not judge targets that do not exist or lie outside", async () => {
    const edges = "owned_by: [user:ann, team:nobody], resolved_by: [https://example.org/pull/1]";
    const found = await findingsOf(RULE, { "graph/a.yaml": service("a", edges) });
    expect(said(found)).toEqual(['4:59 "resolved_by" starts from "Incident", not from "Service".']);
  });

  it("takes any kind of an id that is declared with two", async () => {
    const both = service("x").replace("nodeKind: Service", "nodeKind: Team");
    const files = { "graph/a.yaml": stream(service("a", "owned_by: [service:x]"), service("x"), both) };
    expect(await findingsOf(RULE, files)).toEqual([]);
    const ontology = edgeKinds("{ name: tests, purpose: x, from: [Team], example: x }");
    const starts = stream(service("x", "tests: [service:a]"), service("a"), both);
    expect(await findingsOf(RULE, { "ontology/edge-kinds.yaml": ontology, "graph/a.yaml": starts })).toEqual([]);
  });
});

function skill(edges: string): string {
  return service("s", edges).replace("nodeKind: Service", "nodeKind: Skill").replace("service:s", "skill:s");
}
