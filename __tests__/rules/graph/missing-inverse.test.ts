import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";
import { edgeKinds, service, stream } from "../../support/services.js";

const ONTOLOGY = edgeKinds(
  "{ name: part_of, purpose: x, inverse: has_part, example: x }",
  "{ name: has_part, purpose: x, inverse: part_of, example: x }",
  "{ name: beside, purpose: x, symmetric: true, example: x }",
  "{ name: twin_of, purpose: x, symmetric: true, inverse: twin_of, example: x }",
  "{ name: led_by, purpose: x, inverse: leads, example: x }",
);

async function found(...records: readonly string[]) {
  return await findingsOf("graph/missing-inverse", {
    "ontology/edge-kinds.yaml": ONTOLOGY,
    "graph/a.yaml": stream(...records),
  });
}

describe("graph/missing-inverse", () => {
  it("asks from both sides", async () => {
    const findings = await found(
      service("a", "part_of: [service:b]"),
      service("b"),
      service("c", "has_part: [service:d]"),
      service("d"),
    );
    expect(said(findings)).toEqual([
      '4:20 "service:b" lacks the inverse edge "has_part" to "service:a" (inverse of "part_of").',
      '14:21 "service:d" lacks the inverse edge "part_of" to "service:c" (inverse of "has_part").',
    ]);
  });

  it("asks for nothing where an edge reads the same from both ends", async () => {
    expect(await found(service("a", "beside: [service:b]"), service("b", "beside: [service:a]"))).toEqual([]);
    expect(await found(service("a", "beside: [service:b]"), service("b"))).toEqual([]);
    expect(await found(service("a", "twin_of: [service:b]"), service("b"))).toEqual([]);
  });

  it("asks once for an edge stated twice", async () => {
    expect(await found(service("a", "part_of: [service:b, { target: service:b }]"), service("b"))).toHaveLength(1);
  });

  it("does not ask for an inverse that is not declared, nor of a target that does not exist", async () => {
    expect(await found(service("a", "led_by: [service:b], part_of: [service:none]"), service("b"))).toEqual([]);
  });

  it("edits the other record only where a new key is safe", async () => {
    const [safe] = await found(service("a", "part_of: [service:b]"), service("b", "mentions: [service:a]"));
    expect(safe?.suggestion?.edits).toHaveLength(1);
    const [taken] = await found(
      service("a", "part_of: [service:b]"),
      service("b", "has_part: [service:c]"),
      service("c", "part_of: [service:b]"),
    );
    expect(taken?.suggestion?.edits).toEqual([]);
    const [bare] = await found(service("a", "part_of: [service:b]"), service("b"));
    expect(bare?.suggestion?.edits).toEqual([]);
  });
});
