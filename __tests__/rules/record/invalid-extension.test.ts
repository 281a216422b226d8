import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";

const BASE = {
  "schema/ontology-schema.yaml": "nodeKindFiles: [schema/kinds.yaml]\n",
  "schema/kinds.yaml": "nodeKinds: [{ name: Service, prefix: service }, { name: Tool, prefix: tool }]\n",
  "services/a.yaml": "nodeKind: Service\nid: service:a\nattributes: { displayName: A }\n",
};

async function found(text: string) {
  return await findingsOf("record/invalid-extension", { ...BASE, "services/z.yaml": text }, { layout: "atlas" });
}

describe("record/invalid-extension", () => {
  it("finds another kind, and names the record's", async () => {
    const findings = await found("extendsNode: { id: service:a, nodeKind: Tool }\n");
    expect(said(findings)).toEqual([
      '1:41 This is an extension of "service:a" as a Tool, and the record is of the kind "Service".',
    ]);
    expect(findings[0]?.suggestion?.edits[0]?.newText).toBe("Service");
    expect(findings[0]?.related.map(({ path }) => path)).toEqual(["services/a.yaml"]);
  });

  it("finds what an extension must not hold", async () => {
    const text = "extendsNode: { id: service:a, nodeKind: Service }\nattributes: { displayName: B }\n";
    expect(said(await found(text))).toEqual(['2:1 An extension must not have "attributes".']);
  });

  it("judges patches alike", async () => {
    const text = (id: string, kind: string) =>
      `patch: true\nnodeKind: ${kind}\nid: ${id}\nattributes: { status: old }\n`;
    expect(await found(text("service:a", "Service"))).toEqual([]);
    expect(said(await found(text("service:nowhere-to-be-found", "Service")))).toEqual([
      '3:5 This is a patch of "service:nowhere-to-be-found", which no file declares.',
    ]);
    expect(said(await found(text("service:a", "Tool")))).toEqual([
      '2:11 This is a patch of "service:a" as a Tool, and the record is of the kind "Service".',
    ]);
  });
});
