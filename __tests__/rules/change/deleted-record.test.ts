import { describe, expect, it } from "vitest";
import { applyTextEdits } from "../../../src/parse/edit.js";
import { checkFiles } from "../../support/check-files.js";
import { findingsOf } from "../../support/findings-of.js";
import { service, stream } from "../../support/services.js";

const RULE = "change/deleted-record";

describe("change/deleted-record", () => {
  it("lists every broken edge, in files that the change does not touch", async () => {
    const others = Object.fromEntries(
      Array.from({ length: 7 }, (_, i) => [
        `graph/s${i}.yaml`,
        service(`s${i}`, "depends_on: [service:gone], mentions: [service:gone]"),
      ]),
    );
    const before = { ...others, "graph/gone.yaml": service("gone") };
    const [finding, ...rest] = await findingsOf(RULE, others, { before });
    expect(rest).toEqual([]);
    expect(finding?.message).toBe(
      '"service:gone" is deleted, and 14 edges of 7 records still lead to it: from "service:s0", "service:s1", "service:s2", "service:s3", "service:s4" and 2 others.',
    );
    expect(finding?.related).toHaveLength(14);
    expect(await findingsOf("graph/", others, { before })).toEqual([]);
  });

  it.each([
    ["", "Put the file back and set the status to archived, or change the edges"],
    ["statuses: [open, superseded]", "Put the file back and set the status to superseded, or change the edges"],
    ["statuses: [open]", "Put the file back, or change the edges"],
  ])("names a status that the layout has: %s", async (statuses, message) => {
    const gate = {
      "memory-steward.yml": "layout: own.yaml\n",
      "own.yaml": `layout: memory-steward.layout/v1
name: own
ontology: { inline: { ${statuses} } }
classes: { page: { files: ["*.md"], fields: { id: $stem, status: status }, edges: [{ field: needs, kind: needs }] } }
`,
      "a.md": "---\nneeds: [b]\n---\n",
    };
    const before = { ...gate, "b.md": "---\nstatus: open\n---\n" };
    const { report } = await checkFiles(gate, { gate: {}, before });
    expect(report.findings.map(({ rule, suggestion }) => [rule, suggestion?.message])).toEqual([[RULE, message]]);
  });

  it("stands on the file, even where the file has other records", async () => {
    const before = { "graph/all.yaml": stream(service("a"), service("b", "mentions: [service:a]")) };
    const files = { "graph/all.yaml": service("b", "mentions: [service:a]") };
    const [finding] = await findingsOf(RULE, files, { before });
    expect([finding?.path, finding?.range.start, finding?.severity]).toEqual([
      "graph/all.yaml",
      { line: 1, column: 1 },
      "error",
    ]);
  });

  it.each([
    ["approved", "warning"],
    ["draft", undefined],
    ["deprecated", undefined],
    ["archived", undefined],
  ])("weighs a %s record that nothing points at as %s", async (status, severity) => {
    const [finding] = await findingsOf(RULE, {}, { before: { "graph/a.yaml": service("a", "", status) } });
    expect(finding?.severity).toBe(severity);
  });

  it.each([
    [
      "approved",
      true,
      'error The record "service:a" lost its id, and 2 edges of 2 records still lead to it: from "service:b" and "service:c".',
      "Write the id that it had, service:a, to which 2 edges of 2 records lead",
    ],
    [
      "approved",
      false,
      'warning The record "service:a" lost its id, by which snapshots and what was built on it know it.',
      "Write the id that it had, service:a",
    ],
    ["draft", false, "", ""],
  ])("tells where a record that is %s lost its id, edges lead to it: %s", async (status, isTarget, message, mend) => {
    const edges = isTarget ? "mentions: [service:a]" : "";
    const others = { "graph/b.yaml": service("b", edges), "graph/c.yaml": service("c", edges) };
    const path = "graph/a.yaml";
    const settings = { "memory-steward.yml": "layout: company-brain\nseverities: { record/missing-field: note }\n" };
    const nameless = service("a", "", status).replace("id: service:a\n", "");
    const { report } = await checkFiles(
      { ...settings, ...others, [path]: nameless },
      { gate: {}, before: { ...settings, ...others, [path]: service("a", "", status) } },
    );
    const found = report.findings.filter(({ rule }) => rule === RULE);
    expect(found.map(({ severity, message: said }) => `${severity} ${said}`).join()).toBe(message);
    const [suggestion] = found.map((finding) => finding.suggestion);
    expect([suggestion?.message ?? "", suggestion?.certain === true]).toEqual([mend, false]);
    if (suggestion) {
      const mended = applyTextEdits(nameless, suggestion.edits);
      expect(
        await findingsOf(RULE, { ...others, [path]: mended }, { before: { [path]: service("a", "", status) } }),
      ).toEqual([]);
      expect(mended).toContain("id: service:a\n");
    }
  });

  it("counts what a team owned", async () => {
    const team = service("x").replace("nodeKind: Service", "nodeKind: Team").replace("service:x", "team:x");
    const owned = service("a").replace("owners: [team:build]", "owners: [team:x]");
    const [finding] = await findingsOf(
      RULE,
      { "graph/a.yaml": owned },
      { before: { "graph/a.yaml": owned, "graph/x.yaml": team } },
    );
    expect(finding?.severity).toBe("error");
    expect(finding?.related.map(({ path, range }) => `${path}:${range.start.line}`)).toEqual(["graph/a.yaml:3"]);
  });

  it("says nothing of a note that nobody points at, and of one whose edges went as well", async () => {
    const note = "---\nid: note:a\ntitle: A\n---\nText.\n";
    expect(await findingsOf(RULE, {}, { before: { "notes/a.md": note } })).toEqual([]);
    const pointing = service("a", "mentions: [note:a]");
    const before = { "notes/a.md": note, "graph/a.yaml": pointing };
    expect(await findingsOf(RULE, { "graph/a.yaml": service("a") }, { before })).toEqual([]);
    expect(await findingsOf(RULE, { "graph/a.yaml": pointing }, { before })).toHaveLength(1);
  });
});
