/** A suggestion is kept to its word: with its edits applied the finding is gone, and the file can be read as before. */
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/memory/finding.js";
import { applyTextEdits } from "../../src/parse/edit.js";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../src/rules/examples.js";
import { RULES } from "../../src/rules/registry.js";
import type { Rule } from "../../src/rules/rule.js";
import { checkFiles, type Files } from "../support/check-files.js";

interface Case {
  readonly rule: Rule;
  readonly files: Files;
  readonly before: readonly Finding[];
  readonly withEdits: readonly Finding[];
}

const cases: (readonly [string, Case])[] = [];
for (const rule of RULES) {
  const files = laid(rule, rule.bad.files);
  const before = await run(files, rule);
  const withEdits = before.filter(({ rule: id, suggestion }) => id === rule.id && (suggestion?.edits.length ?? 0) > 0);
  if (withEdits.length > 0) cases.push([rule.id, { rule, files, before, withEdits }]);
}

it("many rules suggest edits", () => {
  expect(cases.map(([id]) => id)).toEqual(
    expect.arrayContaining(["graph/dangling-edge", "record/schema", "record/unknown-kind", "status/unknown"]),
  );
});

describe.each(cases)("%s", (id, { rule, files, before, withEdits }) => {
  it("is mended by its own suggestion", async () => {
    const after = await run(mended(files, withEdits), rule);
    expect(after.filter((finding) => finding.rule === id)).toEqual([]);
    expect(unreadable(after)).toBeLessThanOrEqual(unreadable(before));
  });
});

function unreadable(findings: readonly Finding[]): number {
  return findings.filter(({ rule }) => rule.startsWith("parse/")).length;
}

function laid({ bad }: Rule, files: Readonly<Record<string, string | null>>): Files {
  const all = { ...(bad.bare === true ? {} : EXAMPLE_BASE), ...files };
  const present = Object.entries(all).flatMap(([path, text]) => (text === null ? [] : [[path, text] as const]));
  return { ...Object.fromEntries(present), ...bad.oddFiles };
}

async function run(files: Files, rule: Rule): Promise<readonly Finding[]> {
  const { before, conflicts, layout = "company-brain" } = rule.bad;
  const { report } = await checkFiles(files, {
    ...(before && { before: laid(rule, before) }),
    ...(conflicts && { conflicts }),
    gate: { layout: { name: layout } },
    now: EXAMPLE_NOW,
  });
  return report.findings;
}

function mended(files: Files, findings: readonly Finding[]): Files {
  const result: Record<string, Files[string]> = { ...files };
  for (const { suggestion } of findings) {
    for (const edit of suggestion?.edits ?? []) {
      const text = result[edit.path];
      if (typeof text === "string") result[edit.path] = applyTextEdits(text, [edit]);
    }
  }
  return result;
}
