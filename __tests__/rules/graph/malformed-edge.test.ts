import { describe, expect, it } from "vitest";
import { findingsOf, said } from "../../support/findings-of.js";
import { service } from "../../support/services.js";

const RULE = "graph/malformed-edge";

async function found(edges: string) {
  const text = service("a").replace("edges: {  }", `edges: ${edges}`);
  return await findingsOf(RULE, { "graph/a.yaml": text });
}

describe("graph/malformed-edge", () => {
  it.each([
    ["an item without a target", "{ mentions: [{ why: x }] }", '4:21 The edge "edges.mentions.0" names no target.'],
    [
      "a target that is no text",
      "{ mentions: [{ target: [a] }] }",
      '4:21 The edge "edges.mentions.0" names no target.',
    ],
    ["a list of ids", "[service:b, service:c]", '4:1 "edges" is not a mapping from edge kinds to targets.'],
    ["a text", "service:b", '4:1 "edges" is not a mapping from edge kinds to targets.'],
  ])("finds %s", async (_, edges, expected) => {
    expect(said(await found(edges))).toEqual([expected]);
  });

  it("turns a list into the mapping that says the same", async () => {
    const [finding] = await found(
      "[{ kind: mentions, target: service:b }, { kind: mentions, target: service:c, why: x }]",
    );
    expect(finding?.suggestion?.certain).toBe(true);
    expect(finding?.suggestion?.edits[0]?.newText).toContain("mentions");
  });

  it("offers no mapping for a list that a mapping cannot say", async () => {
    const [finding, ...others] = await found("[{ kind: mentions, target: service:b }, service:c]");
    expect(finding?.suggestion).toBeUndefined();
    expect(said(others)).toEqual(['4:48 The edge "edges.1" names no target.']);
  });
});
