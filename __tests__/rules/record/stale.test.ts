import { describe, expect, it } from "vitest";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

describe("record/stale", () => {
  it("names the field of the record, and its status where that can be changed", async () => {
    const [finding] = await findingsOf("record/stale", { [TOOL_PATH]: tool({ updatedAt: '"2025-01-03T08:20:00Z"' }) });
    expect(finding?.suggestion?.message).toBe(
      "Read it again; if it still holds, set updatedAt to today, else retire it by its status",
    );
  });

  it("is accepted of one date, and is told again when the next one has passed as well", async () => {
    const of = async (updatedAt: string): Promise<string | undefined> => {
      const [finding] = await findingsOf("record/stale", { [TOOL_PATH]: tool({ updatedAt }) });
      return finding?.fingerprint;
    };
    const [first, again, next] = [await of("2024-01-03"), await of("2024-01-03"), await of("2025-01-03")];
    expect(first).toBeDefined();
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it("says what a layout calls the date, and no status that the record does not have", async () => {
    const layout = `layout: memory-steward.layout/v1
name: runbooks
datesSuffice: true
ontology: { inline: { staleAfterDays: 180 } }
classes:
  runbook:
    files: ["*.md"]
    fields: { id: $stem, kind: { value: Runbook }, status: { value: approved }, updatedAt: last_reviewed }
`;
    const files = { "layout.yaml": layout, "drain.md": "---\nlast_reviewed: 2025-01-20\n---\n# Drain\n" };
    const [finding] = await findingsOf("record/stale", files, { layout: "layout.yaml" });
    expect(finding?.suggestion?.message).toBe(
      "Read it again; if it still holds, set last_reviewed to today, else rewrite or remove it",
    );
  });
});
