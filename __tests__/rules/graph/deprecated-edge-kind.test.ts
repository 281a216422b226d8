import { describe, expect, it } from "vitest";
import { findingsOf } from "../../support/findings-of.js";
import { edgeKinds, service, stream } from "../../support/services.js";

const ontology = {
  "ontology/edge-kinds.yaml": edgeKinds(
    "{ name: uses, purpose: x, example: x }",
    "{ name: needs, purpose: x, deprecated: { use: uses }, example: x }",
    "{ name: wants, purpose: x, deprecated: true, example: x }",
  ),
};

async function found(records: string, before?: string) {
  return await findingsOf(
    "graph/deprecated-edge-kind",
    { ...ontology, "graph/a.yaml": records },
    before === undefined ? {} : { before: { ...ontology, "graph/old.yaml": before } },
  );
}

describe("graph/deprecated-edge-kind", () => {
  it("is a note for every use where there is nothing to compare with", async () => {
    const findings = await found(stream(service("a", "needs: [service:b], wants: [service:b]"), service("b")));
    expect(findings.map(({ severity, suggestion }) => [severity, suggestion?.message])).toEqual([
      ["note", "Use uses"],
      ["note", undefined],
    ]);
  });

  it("leaves old uses in peace, wherever they stand now", async () => {
    const records = stream(service("a", "needs: [service:b]"), service("b"));
    expect(await found(records, records)).toEqual([]);
    const [added, ...others] = await found(
      stream(service("a", "needs: [service:b, service:a]"), service("b")),
      records,
    );
    expect(others).toEqual([]);
    expect(added).toMatchObject({ severity: "warning", subject: "needs service:a" });
  });

  it("does not rename onto a key that is there", async () => {
    const [finding] = await found(stream(service("a", "needs: [service:b], uses: [service:b]"), service("b")));
    expect(finding?.suggestion?.edits).toEqual([]);
  });
});
