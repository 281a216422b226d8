/** The built-in layout `markitect`: every promise of docs/record-families.md, section 5, with a good file and a bad one. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkFiles, type Files } from "../support/check-files.js";

const FOLDER = fileURLToPath(new URL("../../examples/markitect/memory/", import.meta.url));
const EXAMPLE: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [`memory/${name}`, readFileSync(FOLDER + name, "utf8")]),
);

const PROFILE = "memory/build-agents.profile.yaml";

/** The example with something else in the place of some text of a file. */
function edited(path: string, ...edits: readonly (readonly [from: string | RegExp, to: string])[]): Files {
  let text = EXAMPLE[path] ?? "";
  for (const [from, to] of edits) {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${path} has no ${String(from)}`);
    text = next;
  }
  return { ...EXAMPLE, [path]: text };
}

/** `severity rule line:column message` of each finding, with its mend. */
async function said(files: Files, before?: Files): Promise<string[]> {
  const { report } = await checkFiles(files, {
    gate: { layout: { name: "markitect" } },
    now: "2026-08-01T00:00:00Z",
    ...(before && { before }),
  });
  return report.findings.map(
    ({ severity, rule, message, range: { start }, suggestion }) =>
      `${severity} ${rule} ${start.line}:${start.column} ${message}${suggestion ? ` [${suggestion.message}]` : ""}`,
  );
}

describe("layout markitect", () => {
  it("has nothing to say of the example", async () => {
    expect(await said(EXAMPLE)).toEqual([]);
  });

  it("recognises files by their names, in YAML and JSON", async () => {
    const broken = "schema_version: 1\n";
    const profiles = ["memory-profile.local.yaml", "deep/er/agents-profile.yml", "x.profile.json"];
    for (const path of profiles) {
      const text = path.endsWith("json") ? '{ "schema_version": 1 }' : broken;
      expect((await said({ ...EXAMPLE, [path]: text })).join("\n")).toContain("markitect.memory.profile.v1");
    }
    expect(await said({ ...EXAMPLE, "profile.yaml": broken, "notes.yaml": "a: [" })).toEqual([]);
  });

  describe("profiles", () => {
    it.each([
      [/^title: .*\n/m, "", /^error record\/missing-field .*"title"/],
      [/^id: .*\n/m, "", /^error record\/schema .*lacks "id"/],
      [/^id: .*$/m, 'id: ""', /^error record\/schema 2:5 "id" is empty/],
      ["profile.v1", "profile.v2", /^error record\/schema 1:17 .*\[Did you mean markitect\.memory\.profile\.v1\?\]$/],
      [/^memory_kinds: .*$/m, "memory_kinds: []", /^error record\/schema .*must have 1 item or more/],
      [/^memory_kinds: .*$/m, "memory_kinds: findings", /^error record\/schema .*\[Write a list of one\]/],
      ["max_items: 12", "max_items: 0", /^error record\/schema 10:14 .*must be 1 or more/],
      ["max_tokens: 3000", "max_tokens: 3000.5", /^error record\/schema 11:15 .*must be a whole number/],
    ])("refuses %s", async (from, to, expected) => {
      expect(await said(edited(PROFILE, [from, to]))).toEqual([expect.stringMatching(expected)]);
    });

    it("keeps what it does not know", async () => {
      expect(await said(edited(PROFILE, [/^activation:/m, "retention: { days: 30 }\nactivation:"]))).toEqual([]);
    });
  });
});
