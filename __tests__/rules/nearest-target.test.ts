import { describe, expect, it } from "vitest";
import { findingsOf } from "../support/findings-of.js";

/** The suggestion for an edge of a Service to a target that no record has, beside records with the given ids. */
async function suggested(target: string, ids: readonly string[], kind = "mentions"): Promise<string | undefined> {
  const records = ids.map(
    (id) => `nodeKind: ${KINDS[id.slice(0, id.indexOf(":"))] ?? "Service"}
id: ${id}
attributes: { title: A record, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
  );
  const source = `nodeKind: Service
id: service:the-source
attributes: { title: The source, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges: { ${kind}: [{ target: "${target}" }] }
`;
  const [finding] = await findingsOf("graph/dangling-edge", { "graph/all.yaml": [...records, source].join("---\n") });
  const { suggestion } = finding ?? {};
  return suggestion && `${suggestion.message}${suggestion.certain ? " certain" : ""} ${suggestion.edits.length}`;
}

const KINDS: Readonly<Record<string, string>> = { tool: "Tool", decision: "Decision", skill: "Skill" };

describe("the search among ids", () => {
  /** Targets with other letters at both ends than the ids of the records have, and one that is an id but for one letter. */
  async function suggestedBeside(length: number): Promise<string | undefined> {
    // All have the same letters, which is looked at first.
    const middle = `vxyz-0123456789-${"a".repeat(length)}`;
    const record = (id: string, targets: readonly string[] = []) => `nodeKind: Service
id: service:${id}
attributes: { title: A record, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges: { mentions: [${targets.map((target) => `{ target: "${target}" }`).join(", ")}] }
`;
    const ids = Array.from({ length: 1000 }, (_, i) => `x${middle}y${i}`);
    const targets = Array.from({ length: 40 }, (_, i) => `service:z${middle}v${i}`);
    const records = [
      ...ids.map((id) => record(id)),
      record("linter"),
      record("source", [...targets, "service:lintre"]),
    ];
    const findings = await findingsOf("graph/dangling-edge", { "graph/all.yaml": records.join("---\n") });
    return findings.at(-1)?.suggestion?.message;
  }

  it("gives up sooner where ids are long, since each comparison takes longer", async () => {
    expect(await suggestedBeside(10)).toBe("Did you mean service:linter?");
    expect(await suggestedBeside(180)).toBeUndefined();
  });
});

describe("the record that a dangling edge was meant for", () => {
  it.each([
    [
      "differs by case and separators",
      "tool:Index_Builder",
      ["tool:index-builder"],
      "Write tool:index-builder certain 1",
    ],
    [
      "differs by a letter",
      "tool:index-bilder",
      ["tool:index-builder", "tool:linter"],
      "Did you mean tool:index-builder? 1",
    ],
    ["differs by another symbol", "tool:c#", ["tool:c++"], "Did you mean tool:c++? 1"],
    ["has a symbol for a hyphen", "tool:a+b", ["tool:a-b"], "Did you mean tool:a-b? 1"],
    ["has a slash for a hyphen", "tool:a/b", ["tool:a-b"], "Did you mean tool:a-b? 1"],
    ["is spelt like one of two", "tool:C", ["tool:c", "tool:c++"], "Write tool:c certain 1"],
    ["has two letters swapped", "tool:lintre", ["tool:linter", "tool:index-builder"], "Did you mean tool:linter? 1"],
    ["has another prefix", "skill:index-builder", ["tool:index-builder"], "Did you mean tool:index-builder? 1"],
    ["has a longer name", "tool:copilot", ["tool:copilot-cli", "tool:linter"], "Did you mean tool:copilot-cli? 1"],
    ["has a shorter name", "tool:mode-control", ["tool:control", "tool:linter"], "Did you mean tool:control? 1"],
    [
      "has the nearest number",
      "tool:node-20",
      ["tool:node-18", "tool:node-22", "tool:node-21"],
      "Did you mean tool:node-21? 1",
    ],
    [
      "has the nearest first number",
      "tool:a-tool-1-4-9",
      ["tool:a-tool-1-3-9", "tool:a-tool-1-4-1"],
      "Did you mean tool:a-tool-1-4-1? 1",
    ],
    ["is one of two", "tool:batcher", ["tool:catcher", "tool:hatcher"], "Did you mean tool:catcher or tool:hatcher? 0"],
  ])("%s", async (_, target, ids, expected) => {
    expect(await suggested(target, ids)).toBe(expected);
  });

  it.each([
    ["nothing is near", "tool:x-ray", ["tool:linter"]],
    ["too many are", "tool:batch", ["tool:catch", "tool:hatch", "tool:latch", "tool:match"]],
    ["it is the record itself", "service:the-sourse", []],
    ["ids are counted", "tool:12", ["tool:11", "tool:13"]],
    ["ids are counted behind letters", "tool:n55", ["tool:n54", "tool:n56"]],
    ["ids are counted behind a word", "tool:ADR-0012", ["tool:ADR-0011"]],
    ["numbers make another version", "tool:api-1.12", ["tool:api-112-old-and-gone"]],
  ])("is not named where %s", async (_, target, ids) => {
    expect(await suggested(target, ids)).toBeUndefined();
  });

  it("is the same number where that is written with other zeros", async () => {
    expect(await suggested("tool:ADR-12", ["tool:ADR-0012", "tool:ADR-0013"])).toBe("Did you mean tool:ADR-0012? 1");
    expect(await suggested("tool:0012", ["tool:012", "tool:120"])).toBe("Did you mean tool:012? 1");
  });

  it("is of a kind that the edge may lead to", async () => {
    const ids = ["tool:mirror-move", "decision:mirror-move"];
    expect(await suggested("skill:mirror-move", ids)).toBeUndefined();
    expect(await suggested("skill:mirror-move", ids, "resolved_by")).toBe("Did you mean decision:mirror-move? 1");
  });
});
