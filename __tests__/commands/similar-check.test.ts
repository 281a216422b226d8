/** A check that takes over what another one said of the files that both have says what one says that reads everything. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { overlayComparison } from "../../src/commands/check/overlay-comparison.js";
import { renderJson } from "../../src/report/json.js";
import type { Tree } from "../../src/memory/tree.js";
import { storedTreeOf } from "../support/stored-tree.js";

const NOW = new Date("2026-07-01T00:00:00Z");
const CONFIG = "memory-steward.yml";

type Texts = Readonly<Record<string, string>>;

function record(name: string, state: number): string {
  const status = ["approved", "Approved", "draft", "deprecated"][state % 4] ?? "";
  const target = ["tool:a", "tool:b", "tool:gone"][state % 3] ?? "";
  return `nodeKind: Tool
id: tool:${name}
attributes: { title: A tool, status: ${status}, owners: [user:ada], updatedAt: "2026-06-0${(state % 9) + 1}T08:00:00Z" }
edges: { depends_on: [${target}] }
`;
}

const memory = fc
  .record({
    states: fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.nat(35), { minKeys: 1 }),
    staleAfterDays: fc.constantFrom(20, 400),
    excludes: fc.boolean(),
  })
  .map(({ states, staleAfterDays, excludes }): Texts => {
    const files = Object.entries(states).map(([name, state]) => [`graph/${name}.yaml`, record(name, state)]);
    const exclude = excludes ? "exclude: [graph/a.yaml]\n" : "";
    const config = `layout: company-brain\nstaleAfterDays: ${staleAfterDays}\n${exclude}`;
    return { [CONFIG]: config, "graph/z.yaml": record("z", 0), ...(Object.fromEntries(files) as Texts) };
  });

const asked = (subject: Parameters<typeof check>[0]["subject"]) => ({ subject, root: "", gate: {}, now: NOW });

function changeOf(base: Tree, judged: Tree, after: Texts) {
  const files = Object.entries(after).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  return overlayComparison(base, judged, files, { id: "working directory", message: Buffer.alloc(0) });
}

describe("a check with a similar one at hand", () => {
  it("says the same of a whole memory and of a change, whatever differs, the gate included", async () => {
    await fc.assert(
      fc.asyncProperty(memory, memory, async (before, after) => {
        const [base, judged] = [storedTreeOf(before, "base"), storedTreeOf(after, "head")];
        const similar = await check(asked({ tree: base }));
        for (const subject of [{ tree: judged }, { comparison: changeOf(base, judged, after) }]) {
          const whole = renderJson((await check(asked(subject))).report);
          expect(renderJson((await check({ ...asked(subject), similar })).report)).toBe(whole);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("does not read again what both have", async () => {
    const before = {
      [CONFIG]: "layout: company-brain\n",
      "graph/a.yaml": record("a", 4),
      "graph/b.yaml": record("b", 8),
    };
    const after = storedTreeOf({ ...before, "graph/b.yaml": record("b", 20) }, "head");
    const similar = await check({ ...asked({ tree: storedTreeOf(before, "base") }), secrets: false });
    const read: string[] = [];
    const tree: Tree = {
      ...{ label: after.label, entries: () => after.entries() },
      read: (entries, visit) => {
        read.push(...entries.map(({ path }) => path));
        return after.read(entries, visit);
      },
    };
    await check({ ...asked({ tree }), secrets: false, similar });
    expect(read).toContain("graph/b.yaml");
    expect(read).not.toContain("graph/a.yaml");
  });
});
