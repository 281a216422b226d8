/** The files about snapshots that people write are checked like the rest of what judges. */
import { expect, it } from "vitest";
import { renderJson } from "../../src/report/json.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { bothWays, withIndex } from "../support/both-ways.js";
import { checkFiles } from "../support/check-files.js";

const COMMIT = "6f1e2d3c4b5a69788796a5b4c3d2e1f001122334";

async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { report } = await checkFiles({ ...EXAMPLE_BASE, ...files });
  return report.findings.map(
    ({ severity, rule, path, range, message }) =>
      `${severity} ${rule} ${path}:${range.start.line}:${range.start.column} ${message}`,
  );
}

it.each([
  ["attestations: { }\n", "attestations.yaml:1:15", /"attestations" must be a list/],
  [
    `attestations:\n  - { commit: abc, reason: looked at line by line, actor: user:ann }\n`,
    "attestations.yaml:2:15",
    /must be the full id of a commit/,
  ],
  [
    `attestations:\n  - commit: ${COMMIT}\n    reason: too short\n    actor: user:ann\n`,
    "attestations.yaml:3:13",
    /must have 10 characters or more/,
  ],
  [
    `attestations:\n  - { commit: ${COMMIT}, reason: looked at line by line, by: user:ann }\n`,
    "attestations.yaml:2:5",
    /lacks the member "actor"/,
  ],
])("an attestation that is none is an error at its place: %j", async (text, place, message) => {
  const [finding] = await told({ "snapshots/attestations.yaml": text });
  expect(finding).toContain(`error gate/invalid-file snapshots/${place} `);
  expect(finding).toMatch(message);
});

it.each([
  ["knownBad: [{ reason: was never looked at }]\n", "known-bad.yaml:1:12", /lacks the member/],
  [
    `knownBad:\n  - snapshot: 2026-05-08T093000Z\n    reason: was never looked at\n`,
    "known-bad.yaml:2:15",
    /must be the tag of a snapshot/,
  ],
])("an entry of what is known to be bad that is none is an error: %j", async (text, place, message) => {
  const [finding] = await told({ "snapshots/known-bad.yaml": text });
  expect(finding).toContain(`error gate/invalid-file snapshots/${place} `);
  expect(finding).toMatch(message);
});

it("a file that cannot be parsed is said so; good ones are not mentioned", async () => {
  expect(await told({ "snapshots/known-bad.yaml": "knownBad: [\n" })).toEqual([
    expect.stringContaining("error parse/invalid-syntax snapshots/known-bad.yaml"),
  ]);
  const attestations = `attestations: [{ commit: ${COMMIT}, history: true, reason: looked at it all, actor: user:ann }]\n`;
  const knownBad = `knownBad: [{ commits: { from: ${COMMIT} }, reason: was never looked at }]\n`;
  expect(await told({ "snapshots/attestations.yaml": attestations, "snapshots/known-bad.yaml": knownBad })).toEqual([]);
});

it("a bad record that is gone is a note, and a change is told the same with and without the index", async () => {
  const knownBad = `knownBad:
  - commits: { from: ${COMMIT} }
    records: [runbook:mirror-throttling, runbook:gone]
    reason: was never looked at
    remediation: runbook:mirror-throttling
`;
  const files = { ...EXAMPLE_BASE, "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n" };
  const before = await withIndex(files);
  const { "runbooks/mirror-throttling.md": _, ...without } = before;
  for (const after of [before, without]) {
    const changed = { ...after, "snapshots/known-bad.yaml": knownBad };
    const { incremental, whole } = await bothWays(before, changed);
    expect(incremental.readAllBecause).toBeUndefined();
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    const found = whole.report.findings.filter(({ rule }) => rule === "gate/unknown-record");
    expect(found.map(({ severity, range }) => `${severity} ${range.start.line}:${range.start.column}`)).toEqual(
      after === before ? ["note 3:42"] : ["note 3:15", "note 3:42", "warning 5:18"],
    );
    // Taking the record back is what the pages on recovery advise.
    expect(found[0]?.suggestion?.message).toMatch(/^Leave it if the record was taken away/);
  }
});

it("a bad record that is gone is history once its entry has an end: only the change that names it is told", async () => {
  const entry = (state: string) => `knownBad: [{ ${state}, records: [runbook:gone], reason: was never looked at }]\n`;
  const open = entry(`commits: { from: ${COMMIT} }`);
  const ended = entry(`commits: { from: ${COMMIT}, to: ${COMMIT} }`);
  const files = { ...EXAMPLE_BASE, "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n" };
  const before = await withIndex(files);
  const isSaid = async (was: string | undefined, is: string) => {
    const old = was === undefined ? before : await withIndex({ ...files, "snapshots/known-bad.yaml": was });
    const { incremental, whole } = await bothWays(old, {
      ...old,
      "snapshots/known-bad.yaml": is,
      "notes/a.md": "# A\n",
    });
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    return whole.report.findings.some(({ rule }) => rule === "gate/unknown-record");
  };
  const snapshot = entry("snapshot: memory/snapshots/2026-05-08T093000Z");
  for (const list of [ended, snapshot]) {
    expect(await told({ "snapshots/known-bad.yaml": list })).toEqual([]);
    expect([await isSaid(undefined, list), await isSaid(list, list), await isSaid(open, list)]).toEqual([
      true,
      false,
      false,
    ]);
  }
  expect(await told({ "snapshots/known-bad.yaml": open })).toEqual([expect.stringContaining("gate/unknown-record")]);
  expect(await isSaid(open, open)).toBe(true);
});

it("a record whose file cannot be read is not said to be gone, with and without the index", async () => {
  const knownBad = `knownBad:
  - commits: { from: ${COMMIT} }
    records: [runbook:mirror-throttling]
    reason: was never looked at
    remediation: runbook:mirror-throttling
`;
  const file = "runbooks/mirror-throttling.md";
  const files = { ...EXAMPLE_BASE, "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n" };
  const broken = { [file]: EXAMPLE_BASE[file]?.replace("title: ", "title: [") ?? "" };
  const list = { "snapshots/known-bad.yaml": knownBad };
  for (const [was, is] of [
    [files, { ...broken, ...list }],
    [{ ...files, ...broken }, list],
    [{ ...files, ...list }, broken],
  ] as const) {
    const before = await withIndex(was);
    const { incremental, whole } = await bothWays(before, { ...before, ...is });
    expect(incremental.readAllBecause).toBeUndefined();
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    const found = whole.report.findings.filter(({ rule }) => rule === "gate/unknown-record");
    const cannot = `cannot be looked up: ${file}, which would declare it, cannot be read.`;
    expect(found.map(({ severity, message, suggestion }) => [severity, message, suggestion?.message])).toEqual([
      ["note", `The known-bad record "runbook:mirror-throttling" ${cannot}`, `Mend ${file}`],
      ["note", `The remediation "runbook:mirror-throttling" ${cannot}`, `Mend ${file}`],
    ]);
  }
});

it("an id that may be mistyped is told with the one that was meant, by the index too, unless a change leaves the entry alone", async () => {
  const knownBad = `knownBad:
  - commits: { from: ${COMMIT} }
    records: [runbook:mirror-throtling]
    reason: was never looked at
    remediation: runbook:mirror-throttlin
`;
  const files = { ...EXAMPLE_BASE, "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n" };
  const before = await withIndex(files);
  const after = { ...before, "snapshots/known-bad.yaml": knownBad };
  const later = await withIndex({ ...files, "snapshots/known-bad.yaml": knownBad });
  const reports = [await bothWays(before, after), await bothWays(later, { ...later, "notes/a.md": "# A\n" })];
  const mends = reports.map(({ incremental, whole }) => {
    expect(incremental.readAllBecause).toBeUndefined();
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    const found = whole.report.findings.filter(({ rule }) => rule === "gate/unknown-record");
    return found.map(({ severity, suggestion }) => `${severity} ${suggestion?.message}`);
  });
  const leave =
    "Leave it if the record was taken away for what was wrong in it: the note goes once the entry has its end (`known-bad add --from … --to …`)";
  const [named, left] = [
    [`note Did you mean "runbook:mirror-throttling"? ${leave}`, 'warning Did you mean "runbook:mirror-throttling"?'],
    [`note ${leave}. Else correct the id`, "warning undefined"],
  ];
  expect(mends).toEqual([named, left]);
  const { report } = await checkFiles(after);
  const [finding] = report.findings.filter(({ rule }) => rule === "gate/unknown-record");
  expect(finding?.message).toBe(
    'Known-bad record "runbook:mirror-throtling" does not exist: it was taken away, or its id is wrong.',
  );
  expect(finding?.suggestion?.message).toContain("Did you mean");
});

it("what is not read is told the same with and without the index", async () => {
  const files = { ...EXAMPLE_BASE, "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n" };
  const before = await withIndex(files);
  const changed = {
    ...before,
    "snapshots/known-bad.yaml": `knownBad: [{ snapshot: memory/snapshots/2026-02-31T000000Z, reason: was never looked at }]\n`,
    "snapshots/Known_Bad.yml": "knownBad: []\n",
    "snapshots/attestations.yaml": { content: "../elsewhere.yaml", mode: "120000" as const },
  };
  const { incremental, whole } = await bothWays(before, changed);
  expect(incremental.readAllBecause).toBeUndefined();
  expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
  const found = whole.report.findings.filter(({ rule }) => rule.startsWith("gate/"));
  expect(found.map(({ severity, rule, path }) => `${severity} ${rule} ${path}`)).toEqual([
    "warning gate/invalid-file snapshots/Known_Bad.yml",
    "error gate/invalid-file snapshots/attestations.yaml",
    "warning gate/unknown-state snapshots/known-bad.yaml",
  ]);
});

it("says nothing of a change that adds them", async () => {
  const files = { "snapshots/known-bad.yaml": "knownBad: []\n", "snapshots/attestations.yaml": "attestations: []\n" };
  const { report } = await checkFiles({ ...EXAMPLE_BASE, ...files }, { before: EXAMPLE_BASE });
  expect(report.findings.filter(({ rule }) => rule === "path/unclassified-file")).toEqual([]);
});

const SHARDED = { ...EXAMPLE_BASE, "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n" };
const attesting = (entries: string) => ({ "snapshots/attestations.yaml": `attestations: [${entries}]\n` });
const ENTRY = `{ commit: ${COMMIT}, reason: looked at line by line, actor: user:ann }`;
const HISTORY = `{ commit: ${COMMIT}, history: true, reason: looked at line by line, actor: user:ann }`;

it.each([
  ["a commit", "", ENTRY, "commit 6f1e2d3c4b5a counts as approved"],
  [
    "a commit with what is before it",
    ENTRY,
    HISTORY,
    "commit 6f1e2d3c4b5a and everything before it counts as approved",
  ],
])("a change that attests %s is told what it approves with that", async (_, before, after, message) => {
  const base = await withIndex({ ...SHARDED, ...attesting(before) });
  const { incremental, whole } = await bothWays(base, { ...base, ...attesting(after) });
  expect(incremental.readAllBecause).toBeUndefined();
  expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
  expect(whole.report.findings.filter(({ rule }) => rule !== "index/stale")).toMatchObject([
    { rule: "gate/attestation", severity: "warning", message: expect.stringContaining(message) as string },
  ]);
});

it("an attestation that was there, or of which other words are said, is not told again", async () => {
  const base = await withIndex({ ...SHARDED, ...attesting(ENTRY) });
  const { whole } = await bothWays(base, { ...base, ...attesting(ENTRY.replace("line by line", "word by word")) });
  expect(whole.report.findings.filter(({ rule }) => rule !== "index/stale")).toEqual([]);
});
