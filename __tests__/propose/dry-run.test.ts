/** What a person at a terminal sees of an update that is not sent. */
import { describe, it } from "vitest";
import { renderProposed } from "../../src/report/proposed-terminal.js";
import { decision, house, REASON } from "./house.js";

const SUMMARY = "`npm ci` & <b>friends</b> of the mirror";

describe.concurrent("propose --dry-run", () => {
  it("shows verdict, text and what would be written, without Markdown", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const edit = { action: "upsert", reason: REASON, record: { id: "runbook:mirror-throttling", tags: ["ci", "npm"] } };
    const bytes = all.artifact([decision("one-lockfile"), edit], { evidence: [{ title: SUMMARY }] });
    const result = await all.run(bytes, { isDryRun: true });
    const shown = renderProposed(result, { color: false, width: 80 });
    expect(shown).not.toMatch(/<details>|<summary>|&(amp|lt|gt|#\d+);|^#{2,} |\*\*/m);
    expect(shown).toContain(SUMMARY);
    expect(shown).toContain("+++ b/decisions/one-lockfile.md\n@@ -0,0 +1,");
    expect(shown).toContain("--- a/runbooks/mirror-throttling.md\n");
    expect(shown).toContain("-tags: [ci]\n+tags: [ci, npm]\n");
    expect(shown).toMatch(/\nDecision: \w+; a person decides\.\nNothing was written\.\n$/);
    expect(all.writes()).toEqual([]);
  });

  it("says where main itself fails, as the log and the text of the pull request do, unless the update mends it", async (context) => {
    const { expect } = context;
    const lost = (targets: string) => `nodeKind: Tool
id: tool:linter
attributes: { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges: { depends_on: [${targets}] }
`;
    const all = await house(context, { "graph/tool.yaml": lost('{ target: "service:gone" }') });
    const bytes = all.artifact([decision("one-lockfile")]);
    const words = "Main fails the check by itself, with 1 error: the pull request will be red until main is mended";
    const page = "docs/pull-requests.md#when-main-itself-fails";
    const shown = (result: Parameters<typeof renderProposed>[0]) =>
      renderProposed(result, { color: false, width: 80 }).replace(/\s+/g, " ");
    const draft = shown(await all.run(bytes, { isDryRun: true }));
    expect(draft).toContain(`${words} (https://github.com/memory-steward/memory-steward/blob/main/${page}). Nothing`);
    expect(draft).toContain(`Check: finds nothing new. ${words}: what to do.`);
    expect((await all.run(bytes)).notes).toEqual([expect.stringContaining(words)]);
    expect((await all.run(bytes)).notes).toEqual(["This artifact is proposed already."]);
    const mend = { action: "upsert", reason: REASON, path: "graph/tool.yaml", content: lost("") };
    expect(shown(await all.run(all.artifact([mend]), { isDryRun: true }))).not.toContain("Main fails");
  });

  it("shows code, place and line of what is refused", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const result = await all.run(all.artifact([], { rationals: "x" }), { isDryRun: true });
    const shown = renderProposed(result, { color: false, width: 80 });
    expect(shown).toContain("refused  MEMORY_REJECTED_INVALID  1:");
    expect(shown).toMatch(/\n\nThe update is refused\. Nothing was written\.\n$/);
  });

  it("lists what the check finds where that is why it is refused", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const lost = decision("one-lockfile", { related: { depends_on: ["service:nowhere\u001b[31m"] } });
    const result = await all.run(all.artifact([lost]), { isDryRun: true });
    const shown = renderProposed(result, { color: false, width: 80 });
    expect(shown).toMatch(
      /^error {4}decisions\/one-lockfile\.md:\d+:\d+ {2}graph\/dangling-edge\n {9}"depends_on" points at "service:nowhere/,
    );
    expect(shown).toMatch(/^refused {2}MEMORY_REJECTED_BREAKS_CHECK {2}\d+:\d+\n/m);
    expect(shown).not.toContain("\u001b");
  });

  it("names a file that goes, and shows no file of a restricted record", async (context) => {
    const { expect } = context;
    const all = await house(context, { "notes/old.md": "# Old\n" });
    const gone = { action: "delete", reason: REASON, path: "notes/old.md" };
    const open = await all.run(all.artifact([decision("a"), gone]), { isDryRun: true });
    expect(renderProposed(open, { color: false, width: 80 })).toContain("deleted  notes/old.md\n");
    const secret = decision("b", { sensitivity: "restricted" });
    const closed = await all.run(all.artifact([secret]), { isDryRun: true });
    const shown = renderProposed(closed, { color: false, width: 80 });
    expect(shown).not.toContain("drifted apart");
    expect(shown).not.toContain("+++");
  });
});
