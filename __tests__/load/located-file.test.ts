/** A field that the layout reads from one of several places is shown, and mended, where the record has it. */
import { describe, expect, test } from "vitest";
import { checkFiles } from "../support/check-files.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: notes
datesSuffice: true
ontology:
  inline:
    owners: { teams: ["@acme/sre"], users: ["@ana"] }
    statuses: [draft, final]
    transitions: { draft: [final], final: [] }
classes:
  note:
    files: ["*.md"]
    fields: { id: [id, key], kind: { value: Note }, title: $heading, status: [status, state], owners: [owners, owner, meta.owner], updatedAt: [updated, date] }
  batch:
    files: ["*.yaml"]
    exclude: ["layout.yaml"]
    fields: { kind: { value: Note }, title: title }
    documents:
      - when: { has: [items] }
        each: items
        fields: { id: id, status: [status, state] }
`;

const note = (...lines: string[]): string => `---\ntitle: t\n${lines.join("\n")}\n---\n# T\n`;

async function told(files: Record<string, string>, before?: Record<string, string>): Promise<string[]> {
  const laid = (some: Record<string, string>) => ({ "layout.yaml": LAYOUT, ...some });
  const { report } = await checkFiles(laid(files), {
    gate: { layout: { name: "layout.yaml" } },
    ...(before && { before: laid(before) }),
  });
  return report.findings.map(({ rule, range, suggestion }) => {
    const edits = (suggestion?.edits ?? []).map(({ range: at, newText }) => ` ${at.start.line}:${newText}`);
    return `${rule} ${range.start.line}:${range.start.column}${edits.join("")}`;
  });
}

describe("a field of several places", () => {
  test("is shown at the one that is there", async () => {
    const two = { "b.md": note("key: k", 'owner: ["@ana"]', "date: 2026-01-02") };
    const one = note("key: k", "state: final", 'owner: ["@acme/sre", "@bo"]', "date: 2027-01-02");
    expect(await told({ "a.md": one, ...two })).toEqual([
      "record/invalid-owner 5:22",
      "record/updated-in-future 6:7",
      "record/duplicate-id 3:6",
    ]);
  });

  test("is mended there", async () => {
    const at = (state: string) => ({ "a.md": note("key: k", `state: ${state}`, 'owner: "@ana"') });
    expect(await told(at("draft"), at("final"))).toContain("status/forbidden-transition 4:8 4:final");
  });

  test("is shown at its preferred place where it has that too", async () => {
    const files = { "a.md": note("key: k", 'owners: "@bo"', 'owner: "@ana"', "status: final") };
    expect(await told(files)).toContain("record/invalid-owner 4:9");
  });

  test("may be nested, and stand in an item of a document", async () => {
    expect(await told({ "a.md": note("key: k", "meta:", '  owner: "@bo"') })).toContain("record/invalid-owner 5:10");
    const items = (state: string) => ({ "a.yaml": `items:\n  - id: a\n  - id: b\n    state: ${state}\n` });
    expect(await told(items("draft"), items("final"))).toContain("status/forbidden-transition 4:12 4:final");
  });
});

test("several owners in one text are asked to be a list, whoever is near to them", async () => {
  const said = async (owner: string) => {
    const files = { "layout.yaml": LAYOUT, "a.md": note("key: k", `owner: "${owner}"`) };
    const { report } = await checkFiles(files, { gate: { layout: { name: "layout.yaml" } } });
    return report.findings.flatMap(({ rule, suggestion }) => (rule === "record/invalid-owner" ? [suggestion] : []));
  };
  expect(await said("@ana, @bo")).toEqual([
    { message: 'Write a list, one owner in each of its items: ["@ana", "@bo"]', certain: false, edits: [] },
  ]);
  expect((await said("Ana Lima, Bo"))[0]?.message).toBe("Write one of @acme/sre or @ana");
  expect(await said("@ana")).toEqual([]);
});
