/** Folders of runs that nobody honest would write: each is refused with its code, and nothing of it is repeated. */
import { cpSync, mkdtempSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRunFolder } from "../../src/terminal/run-folder.js";
import {
  codes,
  FACTS,
  filesOf,
  importFormatRun,
  importInto,
  MEMORY,
  sdkRun,
  withPolicy,
  type TextFiles,
} from "./run-kit.js";

const SDK = sdkRun(FACTS);
const IMPORT = importFormatRun(FACTS);
const FIRST = "journal/000001.json";

function edited(run: TextFiles, path: string, members: object): TextFiles {
  return { ...run, [path]: JSON.stringify({ ...(JSON.parse(run[path] ?? "{}") as object), ...members }) };
}

function floodOfTasks(count: number): TextFiles {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `tasks/E${index}/task.json`,
      JSON.stringify({ taskId: `t-${index}`, effectId: `E${index}` }),
    ]),
  );
}

const CASES: readonly (readonly [code: string, what: string, run: TextFiles])[] = [
  ["NO_RUN", "a folder without a run", { "README.md": "hello" }],
  ["TOO_LARGE", "a flood of tasks", { ...IMPORT, ...floodOfTasks(20_001) }],
  ["TOO_LARGE", "a file of 5 MiB", { ...IMPORT, [FIRST]: `{"eventType": "${"x".repeat(5 * 1024 * 1024)}"}` }],
  [
    "TOO_DEEP",
    "a deep event",
    { ...IMPORT, [FIRST]: `{"eventType": "run.created", "x": ${"[".repeat(500)}${"]".repeat(500)}}` },
  ],
  ["NOT_JSON", "an event cut off", { ...IMPORT, [FIRST]: '{"eventType": "run.cre' }],
  ["NOT_JSON", "a list", { ...IMPORT, [FIRST]: "[]" }],
  ["NOT_TEXT", "a NUL", { ...IMPORT, [FIRST]: '{"eventType": "a\0"}' }],
  ["DUPLICATE_KEY", "a member twice", { ...IMPORT, "run.json": '{"id": "A", "id": "B"}' }],
  ["UNKNOWN_DIALECT", "an event without a type", { ...IMPORT, [FIRST]: "{}" }],
  ["UNKNOWN_DIALECT", "a type with a meaning to shells", { ...IMPORT, [FIRST]: '{"type": "$(id)"}' }],
  ["MIXED_DIALECTS", "two dialects", { ...IMPORT, "journal/000002.json": '{"type": "run_end"}' }],
  ["DUPLICATE_SEQUENCE", "a number twice", { ...IMPORT, "journal/000001.01AB.json": IMPORT[FIRST] ?? "" }],
  ["WRONG_SEQUENCE", "a number of zero", { ...IMPORT, "journal/000000.json": IMPORT[FIRST] ?? "" }],
  ["WRONG_SEQUENCE", "a number of seven digits", { ...IMPORT, "journal/1000000.json": IMPORT[FIRST] ?? "" }],
  ["WRONG_SEQUENCE", "another number than the file's", edited(IMPORT, FIRST, { sequence: 7 })],
  ["WRONG_RUN", "two ids", edited(SDK, "run.json", { runId: "OTHER" })],
  ["UNSAFE_RUN_ID", "an id that leaves the folder", edited(IMPORT, "run.json", { id: "../../.github/workflows/x" })],
  ["UNSAFE_RUN_ID", "an id with two dots", edited(IMPORT, "run.json", { id: "a..b" })],
  ["UNSAFE_RUN_ID", "an id that Git keeps for itself", edited(IMPORT, "run.json", { id: "a.lock" })],
  ["UNSAFE_RUN_ID", "an absolute id", edited(IMPORT, "run.json", { id: "/etc/passwd" })],
  ["UNSAFE_RUN_ID", "an id of letters that look alike", edited(IMPORT, "run.json", { id: "ruп" })],
  ["UNSAFE_RUN_ID", "a long id", edited(IMPORT, "run.json", { id: "a".repeat(300) })],
  ["UNSAFE_RUN_ID", "the name of a device", edited(IMPORT, "run.json", { id: "CON" })],
  ["UNSAFE_RUN_ID", "the name of a device with an ending", edited(IMPORT, "run.json", { id: "nul.2026" })],
  ["UNSAFE_RUN_ID", "no id", edited(IMPORT, "run.json", { id: 7 })],
  ["NO_PROCESS", "no process", edited(IMPORT, "run.json", { process: null })],
  ["WRONG_ORGANIZATION", "another organization", edited(IMPORT, "run.json", { organizationRef: "other" })],
];

describe("an odd run", () => {
  it.each([
    ["a time in nanoseconds", (text: string) => text.replace("{", '{"startedNs": 1760000000000000123,')],
    ["a byte-order mark", (text: string) => `\uFEFF${text}`],
  ])("is imported all the same, with %s in each file", async (_, odd) => {
    const run = Object.fromEntries(Object.entries(SDK).map(([path, text]) => [path, odd(text)]));
    const [one, other] = [await importInto(MEMORY, run), await importInto(MEMORY, SDK)];
    expect([one.outcome, codes(one)]).toEqual(["import", []]);
    const said = ({ files }: typeof one) => files.map(({ path }) => path);
    expect(said(one)).toEqual(said(other));
  });
});

describe("a hostile run", () => {
  it.each(CASES)("is refused as %s: %s", async (code, _what, run) => {
    const result = await importInto(MEMORY, run);
    expect([codes(result), result.files, result.outcome]).toEqual([[code], [], "blocked"]);
    expect(JSON.stringify(result.refusals)).not.toMatch(/passwd|workflows|\$\(id\)|OTHER/);
  });

  it("brings no member that has a meaning of its own", async () => {
    const text = '{"__proto__": {"status": "completed"}, "constructor": 1, "type": "RUN_COMPLETED", "recordedAt": "x"}';
    const result = await importInto(MEMORY, { ...SDK, "journal/000009.01AB.json": text });
    expect([result.outcome, result.manifest?.runStatus]).toEqual(["import", "completed"]);
    expect(JSON.stringify(filesOf(result))).not.toContain("__proto__");
  });

  it("does not choose where its tasks and artifacts are written", async () => {
    const names = ["../../ontology/x", "CON", "a/../../b", "..", "Ünïcode", "same", "SAME", ""];
    const tasks = names.map((taskId, index) => [
      `tasks/t${index}/task.json`,
      JSON.stringify({ taskId, effectId: `E${index}` }),
    ]);
    const result = await importInto(MEMORY, {
      ...SDK,
      ...(Object.fromEntries(tasks) as TextFiles),
      "artifacts/../../escape.txt": "x",
    });
    expect(result.outcome).toBe("import");
    for (const path of Object.keys(filesOf(result))) {
      expect(path).toMatch(
        /^babysitter\/(?:runs\/01M1ZXSBF04V7QX2M9D3K8RT5B|sessions\/2026\/05\/10)\/(?:[A-Za-z0-9-]+\/)?[A-Za-z0-9.-]+$/,
      );
    }
    const folded = Object.keys(filesOf(result)).map((path) => path.toLowerCase());
    expect(new Set(folded).size).toBe(folded.length);
  });

  it("with texts of megabytes is looked at no further than records may reach", async () => {
    const titled = (end: string) => edited(IMPORT, "run.json", { title: `${"word ".repeat(100_000)}${end}` });
    const [one, other] = [await importInto(MEMORY, titled("one")), await importInto(MEMORY, titled("other"))];
    expect([one.outcome, one.manifest?.redactionDigest]).toEqual(["import", other.manifest?.redactionDigest]);
    expect(one.manifest?.sourceDigest).not.toBe(other.manifest?.sourceDigest);
  });

  it("counts files of the journal that are no events, and reads none of them", async () => {
    const result = await importInto(MEMORY, { ...SDK, "journal/evil.json": "{", "journal/.tmp-1": "\0" });
    expect([result.outcome, result.manifest?.journal.strangers]).toEqual(["import", 2]);
  });

  it("does not take the place of another run whose id differs in letter case", async () => {
    const path = `babysitter/runs/${FACTS.id.toLowerCase()}/run.yaml`;
    const other = (MEMORY["graph/team.yaml"] ?? "").replace("team:build", "team:other").replace("Team", "Team");
    expect(codes(await importInto({ ...MEMORY, [path]: other }, SDK))).toEqual(["PATH_COLLISION"]);
  });

  it("is judged by the memory's own words", async () => {
    expect(codes(await importInto(MEMORY, SDK, { repository: "repository:nobody" }))).toEqual(["UNKNOWN_REPOSITORY"]);
    const near = await importInto(MEMORY, SDK, { repository: "repository:chekout" });
    expect(near.refusals).toMatchObject([
      {
        message: 'The memory has no Repository record "repository:chekout".',
        advice: "Did you mean repository:checkout?",
      },
    ]);
    const [owners, checked] = await Promise.all([
      importInto(withPolicy("  owners: [team:nobody]\n"), SDK),
      importInto(withPolicy("  owners: [team:build]\n"), SDK),
    ]);
    expect([codes(owners), checked.outcome]).toEqual([["BREAKS_CHECK"], "import"]);
    expect(owners.findings.length).toBeGreaterThan(0);
  });
});

describe("the folder of a run", () => {
  const folder = mkdtempSync(join(tmpdir(), "run-"));
  for (const [path, text] of Object.entries(SDK)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  it("is read as it is, and not through links", async () => {
    const options = { source: openRunFolder(folder, "run") };
    const result = await importInto(MEMORY, {}, options);
    expect([result.outcome, result.manifest?.sourceDigest]).toEqual([
      "import",
      (await importInto(MEMORY, SDK)).manifest?.sourceDigest,
    ]);
    symlinkSync("/etc/passwd", join(folder, "inputs.json"));
    expect(codes(await importInto(MEMORY, {}, { source: openRunFolder(folder, "run") }))).toEqual(["LINK"]);
  });

  it("is read in time, whatever size a file without content has, and whatever bytes its names are", async () => {
    const other = mkdtempSync(join(tmpdir(), "run-"));
    cpSync(folder, other, { recursive: true, filter: (path) => !path.endsWith("inputs.json") });
    mkdirSync(join(other, "artifacts"), { recursive: true });
    writeFileSync(join(other, "artifacts/small.txt"), "small");
    for (const name of ["artifacts/huge.bin", "artifacts/huger.bin"]) {
      writeFileSync(join(other, name), "");
      truncateSync(join(other, name), 2 ** 40);
    }
    const odd = Buffer.concat([Buffer.from(`${other}/artifacts/`), Buffer.from([0xff, 0xfe])]);
    writeFileSync(odd, "odd");
    mkdirSync(Buffer.concat([Buffer.from(`${other}/tasks/`), Buffer.from([0xff])]));
    const result = await importInto(MEMORY, {}, { source: openRunFolder(other, "run") });
    expect([result.outcome, codes(result)]).toEqual(["import", []]);
    const manifest = Object.entries(filesOf(result)).find(([path]) => path.endsWith("artifacts/manifest.yaml"))?.[1];
    expect(manifest).toMatch(/name: huge.bin\n(?:.*\n)*.*bytes: 1099511627776/);
    expect(manifest?.match(/digest: /g)).toHaveLength(1);
    rmSync(other, { recursive: true });
  });

  it("is a folder", () => {
    expect(() => openRunFolder(join(folder, "run.json"), "run.json")).toThrow("There is no folder run.json.");
  });
});

describe("a time that leads out of the years with four digits", () => {
  it.each(["9999-12-31T23:59:59-12:00", "0000-01-01T00:00:00+12:00"])("is none: %s", async (time) => {
    const texts = Object.entries(IMPORT).map(([path, text]) => [path, text.replace(/"2026-[^"]*"/g, `"${time}"`)]);
    const result = await importInto(MEMORY, Object.fromEntries(texts) as TextFiles);
    expect(codes(result)).toEqual(["NO_TIME"]);
    const part = await importInto(MEMORY, {
      ...IMPORT,
      [FIRST]: (IMPORT[FIRST] ?? "").replace(/"2026-[^"]*"/, `"${time}"`),
    });
    expect([part.outcome, part.findings]).toEqual(["import", []]);
  });
});
