import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";
import { edgeKinds, service, stream } from "../../support/services.js";

async function found(cardinality: string, ...records: readonly string[]) {
  const ontology = edgeKinds(`{ name: feeds, purpose: x, cardinality: "${cardinality}", example: x }`);
  return await findingsOf("graph/cardinality", {
    "ontology/edge-kinds.yaml": ontology,
    "graph/a.yaml": stream(...records),
  });
}

const TWO_TARGETS = [service("a", "feeds: [service:c, service:d]"), service("b"), service("c"), service("d")];
const TWO_SOURCES = [service("a", "feeds: [service:c]"), service("b", "feeds: [service:c]"), service("c")];
const TARGETS = '4:29 "service:a" has 2 "feeds" edges to different targets, but only one is allowed.';
const SOURCES = '9:18 2 records have "feeds" edges to "service:c", but at most one is allowed.';

describe("graph/cardinality", () => {
  it.each([
    ["1:1", TWO_TARGETS, [TARGETS]],
    ["1:1", TWO_SOURCES, [SOURCES]],
    ["1:N", TWO_TARGETS, []],
    ["1:N", TWO_SOURCES, [SOURCES]],
    ["N:1", TWO_TARGETS, [TARGETS]],
    ["N:1", TWO_SOURCES, []],
    ["N:N", [...TWO_TARGETS, ...TWO_SOURCES], []],
  ])("%s", async (cardinality, records, expected) => {
    expect(said(await found(cardinality, ...records))).toEqual(expected);
  });

  it("counts a target once, however often it is stated", async () => {
    expect(await found("1:1", service("a", "feeds: [service:c, service:c]"), service("c"))).toEqual([]);
  });

  it("names other places up to ten", async () => {
    const sources = Array.from({ length: 30 }, (_, i) => service(`s${i}`, "feeds: [service:c]"));
    const [finding] = await found("1:N", ...sources, service("c"));
    expect(finding?.message).toContain("30 records");
    expect(finding?.related).toHaveLength(10);
  });
});
