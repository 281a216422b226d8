import { describe, expect, it } from "vitest";
import type { MemoryDiff, RecordDiff } from "../../../src/memory/memory-diff.js";
import { renderDiffMarkdown, renderDiffPretty } from "../../../src/report/diff/render-diff.js";
import { renderComment } from "../../../src/report/comment/render-comment.js";
import { COMMENT_BYTES } from "../../../src/memory/forge.js";
import { inputOf } from "../comment/inputs.js";

function changed(at: number, fields: RecordDiff["fields"], given: Partial<RecordDiff> = {}): RecordDiff {
  const id = `service:s${String(at).padStart(5, "0")}`;
  return {
    id,
    state: "changed",
    kind: "Service",
    path: `graph/${at}.yaml`,
    fields,
    moreFields: 0,
    restricted: false,
    ...given,
  };
}

function diffOf(records: readonly RecordDiff[], given: Partial<MemoryDiff> = {}): MemoryDiff {
  return { before: { label: "aaaaaaa" }, after: { label: "bbbbbbb" }, records, edges: [], otherFiles: [], ...given };
}

const time = (at: number) =>
  ({ field: "updatedAt", role: "updatedAt", kind: "value", before: "then", after: `now ${at}` }) as const;
const status = { field: "status", role: "status", kind: "value", before: "draft", after: "approved" } as const;

/** Of 10,000 records 6,000 change their tier alike, 3,000 their status alone, 1,000 each their own description. */
const LARGE = diffOf(
  Array.from({ length: 10_000 }, (_, at) => {
    if (at < 6000) return changed(at, [{ field: "tier", kind: "value", before: "1", after: "2" }, time(at)]);
    if (at < 9000) return changed(at, [status, time(at)], { status: { before: "draft", after: "approved" } });
    return changed(at, [{ field: "description", kind: "value", before: `was ${at}`, after: `is ${at}` }, time(at)]);
  }),
  {
    edges: Array.from({ length: 500 }, (_, at) => ({
      from: `service:s${at}`,
      kind: "depends_on",
      to: `tool:t${at % 7}`,
      state: "broken",
    })),
  },
);

describe("a difference of 10,000 records", () => {
  it("tells changes of one kind once, and counts what it leaves out", () => {
    const page = renderDiffPretty(LARGE, { rows: 10, color: false });
    expect(page).toContain("10,000 records changed · 500 edges broken · 3,000 status moves.");
    expect(page).toMatch(/6,000 {4}tier 1 → 2 +service:s00000, .* and 5,995 more/);
    expect(page).toMatch(/draft +approved +3,000 +service:s06000/);
    expect(page).toContain("Changed, 10 of 1,000");
    expect(page).toMatch(/1,000 {4}description +service:s09000/);
    expect(page).toMatch(/72 +tool:t0 /);
    expect(page.split("\n").length).toBeLessThan(80);
  });

  it("keeps within the room of a comment", () => {
    const comment = renderComment(inputOf([], { diff: LARGE }));
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(COMMENT_BYTES);
    expect(comment).toContain("What changed, record by record");
    expect(comment).toContain("Changed, 30 of 1,000");
  });

  it("keeps within the room of a page, whatever is asked for", () => {
    const page = renderDiffMarkdown(LARGE, { rows: 100_000 });
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(512 * 1024 + 200);
  });
});

describe("one difference", () => {
  it("is told field by field", () => {
    const one = changed(1, [
      { field: "owners", kind: "list", added: ["team:a"], removed: ["team:b", "team:c", "team:d", "team:e"], more: 2 },
      { field: "hosts", kind: "list", added: [], removed: [], more: 0 },
      { field: "region", kind: "value", after: "eu" },
      { field: "$body", kind: "text", added: 3, removed: 1 },
    ]);
    expect(renderDiffPretty(diffOf([one]), { color: false })).toContain(
      [
        "  service:s00001  owners − team:b, − team:c, − team:d and 4 more",
        "                  hosts in another order",
        "                  region added eu",
        "                  text 3 lines added, 1 line removed",
      ].join("\n"),
    );
  });

  it("tells an id that holds spaces from the title, and says a title that is the id once", () => {
    const shown = (id: string, title: string) =>
      renderDiffPretty(diffOf([{ ...changed(1, []), state: "added", id, title }]), { color: false });
    expect(shown("Checkout API", "Checkout")).toContain("  Checkout API (Checkout)  Service");
    expect(shown("Checkout", "Checkout")).toContain("  Checkout  Service");
    expect(shown("service:checkout", "Checkout")).toContain("  service:checkout Checkout  Service");
  });

  it("says what became of the rules", () => {
    const ontology = {
      before: "1.0.0",
      after: "2.0.0",
      edited: ["ontology/node-kinds.yaml"],
      members: ["nodeKinds", "version"],
      added: ["node kind Team"],
      removed: [],
    };
    const page = renderDiffMarkdown(diffOf([], { ontology }));
    expect(page).toContain("**Rules of the memory**, version 1.0.0 to 2.0.0: `ontology/node-kinds.yaml`");
    expect(page).toContain("- edits `nodeKinds`, `version`");
    expect(page).toContain("- gains `node kind Team`");
  });
});
