/** Fields and edges that are a part of a value, or put together of several: statuses of MADR, references of Backstage. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { linksInText } from "../../src/layouts/links.js";
import { checkFiles } from "../support/check-files.js";
import { findingsOf, said } from "../support/findings-of.js";
import { PROJECT } from "../runner/run-action.js";

const MADR = readFileSync(join(PROJECT, "examples/madr/layout.yaml"), "utf8");
const BACKSTAGE = readFileSync(join(PROJECT, "examples/backstage/layout.yaml"), "utf8");
const options = { layout: "layout.yaml" };

const decision = (status: string): string => `---\nstatus: ${status}\ndate: 2026-02-03\n---\n\n# A decision\n`;

const decisions = (status: string): Record<string, string> => ({
  "layout.yaml": MADR,
  "docs/decisions/0001-a.md": decision(status),
  "docs/decisions/0002-b.md": decision("accepted"),
  "docs/decisions/0003-c_(d).md": decision("accepted"),
});

const wrong = async (files: Record<string, string>, before?: Record<string, string>): Promise<string[]> => {
  const result = await checkFiles(files, { gate: { layout: { name: "layout.yaml" } }, ...(before && { before }) });
  return result.report.findings.flatMap(({ severity, message }) => (severity === "error" ? [message] : []));
};

describe("a status that is the beginning of a text", () => {
  test.each([
    "accepted",
    "superseded",
    "superseded by [ADR-0002](0002-b.md)",
    "superseded by [ADR-0002](./0002-b.md#decision)",
    '"superseded by [B](0002-b.md) and [C](0003-c_(d).md)"',
    "superseded by [ADR-0002](/docs/decisions/0002-b.md)",
    "superseded by [ADR-0002](<0002-b.md>)",
    "superseded by [ADR-0002](0002&#45;b\\.md)",
    "superseded by [ADR-0003](0003-c_\\(d\\).md)",
    "superseded by [ADR](https://example.com/adr)",
    "superseded by ADR-0002",
  ])("is right: %s", async (status) => {
    expect(await wrong(decisions(status))).toEqual([]);
  });

  test.each([
    ["superseded by [ADR-0009](0009-gone.md)", '"superseded_by" points at "0009-gone.md", which does not exist.'],
    [
      '"superseded by [B](0002-b.md) and [ADR-0009](0009-gone.md)"',
      '"superseded_by" points at "0009-gone.md", which does not exist.',
    ],
    [
      "accepted mostly",
      '"accepted mostly" is no status; it is one of proposed, rejected, accepted, deprecated or superseded.',
    ],
    [
      "superseded_by [B](0002-b.md)",
      '"superseded_by [B](0002-b.md)" is no status; it is one of proposed, rejected, accepted, deprecated or superseded.',
    ],
    [
      '" by [B](0002-b.md)"',
      '" by [B](0002-b.md)" is no status; it is one of proposed, rejected, accepted, deprecated or superseded.',
    ],
  ])("is wrong: %s", async (status, message) => {
    expect(await wrong(decisions(status))).toEqual([message]);
  });

  test("keeps the rest of the text where it is mended", async () => {
    const [found] = await findingsOf("status/unknown", decisions("Superseded by [ADR-0002](0002-b.md)"), options);
    expect(found?.suggestion).toMatchObject({ message: "Write superseded", certain: true });
    expect(found?.suggestion?.edits).toMatchObject([{ newText: "superseded by [ADR-0002](0002-b.md)" }]);
  });

  test("is judged by its transitions", async () => {
    const back = await wrong(decisions("proposed"), decisions("superseded by [ADR-0002](0002-b.md)"));
    expect(back).toEqual([expect.stringContaining('The status went from "superseded" to "proposed"')]);
    expect(await wrong(decisions("superseded by [ADR-0002](0002-b.md)"), decisions("accepted"))).toEqual([]);
  });

  test("says where the decision is that took its place, without an edit of the whole text", async () => {
    const before = decisions("superseded by [ADR-0002](0002-b.md)");
    const { "docs/decisions/0002-b.md": moved = "", ...others } = before;
    const files = { ...others, "docs/decisions/0002-better.md": moved };
    const [found] = await findingsOf("graph/dangling-edge", files, { ...options, before });
    expect(found?.message).toContain('which is now "docs/decisions/0002-better.md"');
    expect(found?.suggestion).toMatchObject({ message: "Write 0002-better.md", certain: false });
    expect(found?.suggestion?.edits).toEqual([]);
  });
});

test.each([
  ["", []],
  ["[a](b.md)", ["b.md"]],
  ["[a](b_(c).md), [d](<e f.md>)", ["b_(c).md", "e f.md"]],
  ['[a](b.md "title")', ["b.md"]],
  ["[a]()[b](c", ["", "c"]],
  ["[a](b\\)c.md) [d](e\\(f.md) [g](<h\\>i.md>)", ["b\\)c.md", "e\\(f.md", "h\\>i.md"]],
])("links in a text: %s", (text, expected) => {
  expect(linksInText(text)).toEqual(expected);
});

test.each(["](", "](a(", "](<", "[](", "]((((", "](\\(", "](\\\\(", "](<\\<", "](\\"])(
  "finds links in a long hostile text in good time: %s",
  (piece) => {
    const begin = performance.now();
    linksInText(piece.repeat(50_000));
    expect(performance.now() - begin).toBeLessThan(5_000);
  },
);

describe("paths in a field", () => {
  const layout = `layout: memory-steward.layout/v1
name: postmortems
classes:
  postmortem:
    files: ["**/*.md"]
    fields: { id: $path, kind: { value: Postmortem }, title: $heading }
    edges: [{ field: runbook, paths: used }]
`;
  const files = (runbook: string): Record<string, string> => ({
    "layout.yaml": layout,
    "runbooks/restart.md": "---\na: b\n---\n# Restart\n",
    "postmortems/one.md": `---\nrunbook: ${runbook}\n---\n# One\n`,
  });

  test.each(["../runbooks/restart.md", "/runbooks/restart.md", "[../runbooks/restart.md]", "https://example.com/x"])(
    "lead somewhere: %s",
    async (runbook) => {
      expect(await wrong(files(runbook))).toEqual([]);
    },
  );

  test("are reported where they stand, with the edit where the file moved", async () => {
    expect(said(await findingsOf("graph/dangling-edge", files("[../runbooks/gone.md]"), options))).toEqual([
      '2:11 "used" points at "../runbooks/gone.md", which does not exist.',
    ]);
    const before = files("../runbooks/restart.md");
    const { "runbooks/restart.md": moved = "", ...others } = before;
    const [found] = await findingsOf(
      "graph/dangling-edge",
      { ...others, "runbooks/start.md": moved },
      { ...options, before },
    );
    expect(found?.suggestion?.edits).toMatchObject([{ newText: "../runbooks/start.md" }]);
  });

  test("that are none are told", async () => {
    expect(said(await findingsOf("graph/malformed-edge", files("{ path: x.md }"), options))).toHaveLength(1);
  });
});

describe("entities of Backstage", () => {
  const entity = (kind: string, name: string, spec: string, more = ""): string =>
    `apiVersion: backstage.io/v1alpha1\nkind: ${kind}\nmetadata:\n  name: ${name}\n${more}spec:\n${spec}\n`;
  const catalog = (spec: string): Record<string, string> => ({
    "layout.yaml": BACKSTAGE,
    "catalog/org.yaml": [
      entity("Group", "payments", "  type: team"),
      entity("System", "payments", "  owner: payments"),
      entity("Component", "api", "  owner: payments", "  namespace: eu\n"),
      entity("Component", "web", "  owner: payments", "  namespace: default\n"),
    ].join("---\n"),
    "api/catalog-info.yaml": entity("Component", "api", spec),
  });

  test.each([
    "owner: payments",
    "owner: default/payments",
    "owner: group:payments",
    "owner: group:default/payments",
    "owner: Group:default/payments",
    "system: system:payments",
    "dependsOn: [component:eu/api, component:web, component:default/web]",
  ])("are named in every spelling: %s", async (spec) => {
    expect(await wrong(catalog(`  ${spec}`))).toEqual([]);
  });

  test.each([
    ["owner: payment", '"owned_by" points at "payment", which does not exist.'],
    ["owner: system:eu/payments", '"owned_by" points at "system:eu/payments", which does not exist.'],
    ["dependsOn: [component:us/api]", '"depends_on" points at "component:us/api", which does not exist.'],
    ["dependsOn: [web]", '"depends_on" points at "web", which does not exist.'],
  ])("that are not there: %s", async (spec, message) => {
    expect(await wrong(catalog(`  ${spec}`))).toEqual([message]);
  });

  test("have one id each, and a name", async () => {
    const files = catalog("  type: service");
    expect(await wrong({ ...files, "b/catalog-info.yaml": entity("Component", "api", "  type: x") })).toEqual([
      'The id "Component:api" is declared 2 times.',
    ]);
    const unnamed = "apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata:\n  nmae: api\nspec: {}\n";
    expect(await wrong({ ...files, "b/catalog-info.yaml": unnamed })).toEqual([
      'The required field "metadata.name" is missing.',
    ]);
  });

  test("are no former spellings without a namespace, where those are told", async () => {
    const files = catalog("  owner: payments");
    const told = BACKSTAGE.replace("graph/aliased-target: off", "graph/aliased-target: note");
    expect(await findingsOf("graph/aliased-target", { ...files, "layout.yaml": told }, options)).toEqual([]);
    const other = { ...catalog("  owner: group:payments"), "layout.yaml": told };
    expect(said(await findingsOf("graph/aliased-target", other, options))).toEqual([
      '6:10 "group:payments" is a former spelling of "Group:payments".',
    ]);
  });
});
