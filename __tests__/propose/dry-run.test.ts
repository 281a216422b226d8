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
