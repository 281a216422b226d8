/** MemoryRecords of RFC 15A that agents bring and `fix` mends: their files stay JSON, in the form that they had. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { repositoryOf, run, write } from "../commands/command-line.js";
import { git } from "../git/fixture.js";
import { after, codes, judgeIn, REASON, updateOn } from "./update-kit.js";

const EXAMPLE = fileURLToPath(new URL("../../examples/rfc-15a/", import.meta.url));
const RECORDS = "memory/records/";
const SKILL = "b7a1d3c5-92e4-4f08-8b6d-0c4e2f6a8d13";
const NEW = "0b6f4c1e-8d5a-4a63-9d0e-7a54f3f2c901";
const TIME = "2026-07-20T10:00:00Z";

const text = (name: string) => readFileSync(join(EXAMPLE, RECORDS, name), "utf8");
const skill = JSON.parse(text(`${SKILL}.json`)) as Record<string, unknown> & { payload: object; audit_log: unknown[] };

let dir: string;
let base: string;

beforeAll(() => {
  const names = readdirSync(join(EXAMPLE, RECORDS));
  dir = repositoryOf({
    "memory-steward.yml": "layout: rfc-15a\n",
    ...Object.fromEntries(names.map((name) => [RECORDS + name, text(name)])),
  });
  base = git(dir, "rev-parse", "HEAD").trim();
});

const proposed = (record: object) =>
  judgeIn(dir, updateOn(base, { changes: [{ action: "upsert", reason: REASON, record }] }));

describe("an update of MemoryRecords", () => {
  it("adds one by the type that it states, in a file of its id", async () => {
    const record = { ...skill, id: NEW, payload: { ...skill.payload, skill_name: "Rotate the signing key" } };
    const result = await proposed(record);
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual({ [`${RECORDS}${NEW}.json`]: `${JSON.stringify(record, null, 2)}\n` });
  });

  it("needs that type", async () => {
    const { type: _, ...record } = skill;
    expect(codes(await proposed({ ...record, id: NEW }))).toEqual(["NO_SUCH_RECORD"]);
  });

  it("changes one where it stands, and may not rewrite its log", async () => {
    const entry = { action: "decay", actor: "nightly", timestamp: TIME, rationale: "Not used." };
    const result = await proposed({
      id: SKILL,
      salience: 0.5,
      updated_at: TIME,
      audit_log: [...skill.audit_log, entry],
    });
    expect(codes(result)).toEqual([]);
    const [changed = ""] = Object.values(after(result));
    expect(JSON.parse(changed)).toEqual({
      ...skill,
      salience: 0.5,
      updated_at: TIME,
      audit_log: [...skill.audit_log, entry],
    });
    const rewritten = await proposed({ id: SKILL, updated_at: TIME, audit_log: [entry] });
    expect(JSON.stringify(rewritten)).toContain("change/list-rewritten");
  });
});

describe("fix", () => {
  it("mends JSON in place, and leaves it JSON", async () => {
    const path = `${RECORDS}${SKILL}.json`;
    const broken = text(`${SKILL}.json`)
      .replace('"sensitivity"', '"Sensitivity"')
      .replace('"version": "2"', '"version": 2.10')
      .replace(/"tags": \[[^\]]*\]/, '"tags": "registry-mirror"');
    write(dir, { [path]: broken });
    expect((await run("fix", dir, "--yes")).code).toBe(0);
    const mended = readFileSync(join(dir, path), "utf8");
    expect(JSON.parse(mended)).toEqual({ ...skill, payload: { ...skill.payload, version: "2.10" } });
    expect(mended).toBe(
      broken
        .replace('"Sensitivity"', '"sensitivity"')
        .replace("2.10", '"2.10"')
        .replace('"tags": "registry-mirror"', '"tags": ["registry-mirror"]'),
    );
  });
});
