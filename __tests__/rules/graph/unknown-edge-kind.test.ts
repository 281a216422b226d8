import { describe, expect, it } from "vitest";
import { findingsOf } from "../../support/findings-of.js";
import { service } from "../../support/services.js";

const RULE = "graph/unknown-edge-kind";

async function found(edges: string) {
  const findings = await findingsOf(RULE, { "graph/a.yaml": service("a", edges), "graph/b.yaml": service("b") });
  return findings.map(({ range, subject, suggestion }) => ({
    at: `${range.start.line}:${range.start.column}`,
    subject,
    mend: suggestion && [suggestion.message, suggestion.certain, ...suggestion.edits.map(({ newText }) => newText)],
  }));
}

describe("graph/unknown-edge-kind", () => {
  it("speaks of every edge, and renames the key they stand under", async () => {
    const mend = ["Write depends_on", true, "depends_on"];
    expect(await found("depends-on: [service:b, repository:checkout-api]")).toEqual([
      { at: "4:10", subject: "depends-on repository:checkout-api", mend },
      { at: "4:10", subject: "depends-on service:b", mend },
    ]);
  });

  it("does not rename onto a key that is there", async () => {
    const [finding] = await found("depends_on: [service:b], depends-on: [repository:checkout-api]");
    expect(finding?.mend).toEqual(["Move the targets to depends_on, which stands beside it", false]);
    const [empty] = await found("depends_on: [], depends-on: [repository:checkout-api]");
    expect(empty?.mend).toEqual(["Move the targets to depends_on, which stands beside it", false]);
  });

  it("is sure of spelling alone", async () => {
    expect((await found("depend_on: [service:b]"))[0]?.mend).toEqual(["Did you mean depends_on?", false, "depends_on"]);
  });

  it("names the kinds that may start from the record where none is near", async () => {
    const [message, certain, ...edits] = (await found("blocked_while: [service:b]"))[0]?.mend ?? [];
    expect(message).toMatch(
      /^Use a declared edge kind \(.*depends_on.* and \d+ more\), or declare this one with a purpose and an example$/,
    );
    expect([certain, edits]).toEqual([false, []]);
  });

  it("does not blame a record for a kind that the layout gives a field", async () => {
    const layout = `layout: memory-steward.layout/v1
name: tasks
ontology: { inline: { edgeKinds: [{ name: depends_on }] } }
classes:
  task:
    files: ["tasks/*.md"]
    fields: { id: id, title: title }
    edges: [{ field: parent, kind: child_of }, { list: links }]
`;
    const task = `---
id: T-1
title: One
parent: T-1
links: [{ kind: depends-on, target: T-1 }]
---
`;
    const files = { "tasks.layout.yaml": layout, "tasks/1.md": task };
    const findings = await findingsOf(RULE, files, { layout: "tasks.layout.yaml" });
    expect(
      findings.map(({ range, suggestion }) => [range.start, suggestion?.certain, suggestion?.edits[0]?.newText]),
    ).toEqual([[{ line: 5, column: 17 }, true, "depends_on"]]);
  });

  it("says nothing where no edge kinds are declared", async () => {
    const files = { "tables/a.md": "---\ntype: table\n---\n[b](b.md)\n", "tables/b.md": "---\ntype: table\n---\n" };
    expect(await findingsOf(RULE, files, { layout: "okf" })).toEqual([]);
  });
});
