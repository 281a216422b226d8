/** An update that is in the memory changes nothing when it is sent again, whatever commit it names. */
import { describe, expect, it } from "vitest";
import { mergeIntoFile } from "../../src/updates/merge-into-file.js";
import fc from "../support/fast-check.js";
import { commit, makeRepository } from "../git/fixture.js";
import { after, codes, FILES, judgeIn, REASON, updateOn } from "./update-kit.js";

const PATH = "runbooks/warm-the-cache.md";
const adding = (body: string) => ({
  changes: [
    {
      action: "upsert",
      reason: REASON,
      record: {
        id: "runbook:warm-the-cache",
        kind: "Runbook",
        title: "Warm the cache",
        status: "draft",
        owners: ["team:build"],
        updatedAt: "2026-06-09T08:20:00Z",
      },
      body,
    },
  ],
});

describe("a record with a body", () => {
  it.each(["# Warm the cache\n\nRun the job.\n", "# Warm the cache", "\n\n# Warm the cache\n"])(
    "is in the memory already once it was added with %j",
    async (body) => {
      const dir = makeRepository(FILES);
      const base = commit(dir, "before");
      const added = await judgeIn(dir, updateOn(base, adding(body)));
      expect(codes(added)).toEqual([]);
      const now = commit(dir, "added", after(added));
      for (const read of [base, now]) {
        const again = await judgeIn(dir, updateOn(read, adding(body)));
        expect([codes(again), again.changes]).toEqual([["NOTHING_NEW"], []]);
      }
    },
  );

  it("keeps the blank line below its front matter and the end of its last line", async () => {
    const dir = makeRepository(FILES);
    const base = commit(dir, "before", { [PATH]: "---\nid: runbook:warm-the-cache\n---\n\n# Old\n" });
    const result = await judgeIn(dir, updateOn(base, adding("# New")));
    expect(after(result)[PATH]?.endsWith("---\n\n# New\n")).toBe(true);
  });
});

describe("a body that is set", () => {
  const blank = fc.constantFrom("", "\n", "\n\n", "\r\n", " \n");
  const text = fc
    .tuple(blank, fc.constantFrom("", "# Text", "# A\n\nB.", "---\nx", "- a\r\n- b"), blank)
    .map((parts) => parts.join(""));
  const fence = fc.constantFrom("---\nid: a\n---", "---\nid: a\n---\n", "---\r\nid: a\r\n---\r\n");

  it("changes nothing when it is set again, on the same base and on the new one", () => {
    fc.assert(
      fc.property(fence, text, text, (head, old, body) => {
        const base = Buffer.from(head.endsWith("\n") ? head + old : head);
        const set = (now: Uint8Array, was: Uint8Array) =>
          mergeIntoFile("runbooks/a.md", { main: now, base: was, propose: { members: { id: "a" }, body } });
        const first = set(base, base);
        expect(first?.conflicts).toEqual([]);
        if (!first) return;
        for (const was of [base, first.after]) {
          const again = set(first.after, was);
          expect([Buffer.from(again?.after ?? "").toString(), again?.conflicts]).toEqual([
            Buffer.from(first.after).toString(),
            [],
          ]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
