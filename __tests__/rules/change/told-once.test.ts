import { describe, expect, it } from "vitest";
import { checkFiles, type Files } from "../../support/check-files.js";
import { tool, TOOL_PATH } from "../../support/findings-of.js";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../../src/rules/examples.js";
import { service, stream } from "../../support/services.js";

/** `rule: message / mend` of what a change gives, without what is said of its time. */
async function told(before: Files, files: Files, gate: Files = {}): Promise<string[]> {
  const { report } = await checkFiles(
    { ...EXAMPLE_BASE, ...gate, ...files },
    {
      before: { ...EXAMPLE_BASE, ...gate, ...before },
      now: EXAMPLE_NOW,
      ...(gate["memory-steward.yml"] && { gate: {} }),
    },
  );
  return report.findings
    .filter(({ rule }) => rule !== "change/updated-at")
    .map(({ rule, message, suggestion }) => `${rule}: ${message} / ${suggestion?.message ?? ""}`);
}

const CONFIG = "layout: company-brain\n";

describe("one mistake of a change", () => {
  const before = { [TOOL_PATH]: tool() };

  it.each([
    ["gone", tool({ owners: undefined }), '"attributes.owners" is missing.'],
    ["an empty list", tool({ owners: "[]" }), '"attributes.owners" is empty.'],
    ["an empty text", tool({ owners: '""' }), '"attributes.owners" is empty.'],
    ["a list of nothing", tool({ owners: "[null]" }), '"attributes.owners" holds a list without any usable text.'],
  ])("is one finding where the owners are %s", async (_, file, message) => {
    expect(await told(before, { [TOOL_PATH]: file })).toEqual([
      `record/missing-field: The required field ${message} / Name who owns it now; it was "team:build"`,
    ]);
  });

  it.each([
    ["owner", "[team:build]"],
    ["owner", "team:build"],
    ["Owners", "[team:a]"],
  ])("is mended by the name of the key where the owners stand under %j: %s", async (key, owners) => {
    const file = tool({ owners: undefined }).replace("  status:", `  ${key}: ${owners}\n  status:`);
    const mend = `record/missing-field: The required field "attributes.owners" is missing. / Rename "${key}" to "owners"`;
    expect(await told({ [TOOL_PATH]: file }, { [TOOL_PATH]: file })).toEqual([mend]);
    expect(await told(before, { [TOOL_PATH]: file })).toEqual([mend]);
  });

  it("is one finding where the layout asks for no owner", async () => {
    const gate = {
      "memory-steward.yml": "layout: own.yaml\n",
      "own.yaml": `layout: memory-steward.layout/v1
name: own
classes: { page: { files: ["pages/*.md"], fields: { id: $stem, owners: owners } } }
`,
    };
    const page = (owners: string): Files => ({ "pages/a.md": `---\ntitle: A\n${owners}---\nText.\n` });
    expect(await told(page("owners: [a]\n"), page(""), gate)).toContain(
      'record/without-owner: This record has no owner. / Name who owns it now; it was "a"',
    );
    expect((await told(page("owners: [a]\n"), page(""), gate)).join("\n")).not.toContain("owners-changed");
  });

  it("is one finding where a record lost its id, with the edges that lead to it", async () => {
    const files = { "graph/b.yaml": service("b", "mentions: [service:a]") };
    const nameless = service("a").replace("id: service:a\n", "");
    const was = { ...files, "graph/a.yaml": service("a") };
    expect(await told(was, { ...files, "graph/a.yaml": nameless })).toEqual([
      'record/missing-field: The required field "id" is missing. / Write the id that it had, service:a, to which 1 edge of 1 record leads',
    ]);
  });

  it("is one finding where the kind is none that the ontology has", async () => {
    const was = { "graph/a.yaml": service("a") };
    const is = { "graph/a.yaml": service("a").replace("nodeKind: Service", "nodeKind: Nothing") };
    expect(await told(was, is)).toEqual([
      'record/unknown-kind: The ontology declares no kind "Nothing". / Keep the kind Service',
    ]);
  });
});

describe("two mistakes of a change", () => {
  it("are two: another record of the file is gone, and a new one has no id", async () => {
    const was = { "graph/a.yaml": stream(service("a"), service("b", "mentions: [service:a]")) };
    const nameless = service("c").replace("id: service:c\n", "").replace("title: c,", "title: Another,");
    const found = await told(was, { "graph/a.yaml": stream(nameless, service("b", "mentions: [service:a]")) });
    expect(found.map((line) => line.split(":")[0])).toEqual(["change/deleted-record", "record/missing-field"]);
  });

  it("stay two where the record's own finding is taken more lightly or accepted", async () => {
    const files = { "graph/b.yaml": service("b", "mentions: [service:a]") };
    const is = { ...files, "graph/a.yaml": service("a").replace("id: service:a\n", "") };
    const was = { ...files, "graph/a.yaml": service("a") };
    const lighter = { "memory-steward.yml": `${CONFIG}severities: { record/missing-field: note }\n` };
    expect((await told(was, is, lighter)).map((line) => line.split(":")[0])).toEqual([
      "change/deleted-record",
      "record/missing-field",
    ]);
    const off = { "memory-steward.yml": `${CONFIG}severities: { record/missing-field: off }\n` };
    expect(await told(was, is, off)).toEqual([
      'change/deleted-record: The record "service:a" lost its id, and 1 edge of 1 record still leads to it: from "service:b". / Write the id that it had, service:a, to which 1 edge of 1 record leads',
    ]);
  });

  it("tells of each owner of several that is no text", async () => {
    expect(await told({ [TOOL_PATH]: tool() }, { [TOOL_PATH]: tool({ owners: '[team:build, ""]' }) })).toEqual([
      'graph/malformed-edge: "attributes.owners.1" names no owner. / Name an owner there, or take it out',
    ]);
  });
});
