import { gunzipSync, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { renderSarif, type RuleDescription } from "../../src/report/sarif.js";
import { hostileText } from "./arbitrary.js";
import { HOSTILE_TEXTS, finding, manyFindings, range, report } from "./fixtures.js";
import { commandsIn } from "./runner-model.js";

const RULES: readonly RuleDescription[] = [
  {
    id: "graph/dangling-edge",
    title: "An edge whose target nobody declares",
    severity: "error",
    rationale: "A reader follows the edge and finds nothing.",
    remedy: "Point at a record that exists.",
    documentation: "https://example.com/rules/dangling-edge",
  },
  { id: "record/stale", title: "Stale record", severity: "warning", rationale: "Old.", remedy: "Review it." },
];

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }[];
}

interface Run {
  readonly results: readonly Result[];
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
  readonly invocations: readonly { readonly toolExecutionNotifications: readonly unknown[] }[];
}

function runOf(text: string): Run {
  const log = JSON.parse(text) as { runs: readonly [Run] };
  return log.runs[0];
}

describe("renderSarif", () => {
  it("writes rules, places, fixes, related places, fingerprints and suppressions", () => {
    const dangling = finding({
      path: "teams/build und bau.yaml",
      record: "team:build",
      subject: "repo:billling",
      suggestion: {
        message: "Point at repo:billing",
        certain: true,
        edits: [
          { path: "teams/build und bau.yaml", range: range("5:7-5:20"), newText: "repo:billing" },
          { path: "teams/build und bau.yaml", range: range("6:1-7:1"), newText: "" },
        ],
      },
      related: [{ message: "the nearest id", path: "repos/[billing].yaml", range: range("1:5-1:17") }],
    });
    const stale = finding({ rule: "record/unknown", severity: "note", path: "z.yaml", accepted: "waived" });
    const log: unknown = JSON.parse(renderSarif(report([stale, dangling], { root: "docs/memory" }), RULES));
    expect(log).toEqual({
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "memory-steward",
              semanticVersion: "0.1.0",
              informationUri: "https://github.com/memory-steward/memory-steward",
              rules: [
                {
                  id: "graph/dangling-edge",
                  shortDescription: { text: "An edge whose target nobody declares" },
                  fullDescription: { text: "A reader follows the edge and finds nothing." },
                  help: {
                    text: "A reader follows the edge and finds nothing.\n\nMend: Point at a record that exists.",
                    markdown:
                      "A reader follows the edge and finds nothing.\n\n**Mend.** Point at a record that exists.\n\n[Documentation](https://example.com/rules/dangling-edge)",
                  },
                  helpUri: "https://example.com/rules/dangling-edge",
                  defaultConfiguration: { level: "error" },
                  properties: { tags: ["memory", "graph"] },
                },
                {
                  id: "record/stale",
                  shortDescription: { text: "Stale record" },
                  fullDescription: { text: "Old." },
                  help: { text: "Old.\n\nMend: Review it.", markdown: "Old.\n\n**Mend.** Review it." },
                  defaultConfiguration: { level: "warning" },
                  properties: { tags: ["memory", "record"] },
                },
                { id: "record/unknown" },
              ],
            },
          },
          columnKind: "utf16CodeUnits",
          invocations: [{ executionSuccessful: true, toolExecutionNotifications: [] }],
          results: [
            {
              ruleId: "graph/dangling-edge",
              ruleIndex: 0,
              level: "error",
              message: {
                text: 'owns points at "repo:billling", and no record has that id. Point at repo:billing',
              },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: {
                      uri: "docs/memory/teams/build%20und%20bau.yaml",
                      uriBaseId: "%SRCROOT%",
                    },
                    region: { startLine: 5, startColumn: 7, endLine: 5, endColumn: 20 },
                  },
                  logicalLocations: [{ fullyQualifiedName: "team:build", kind: "record" }],
                },
              ],
              relatedLocations: [
                {
                  id: 1,
                  message: { text: "the nearest id" },
                  physicalLocation: {
                    artifactLocation: { uri: "docs/memory/repos/%5Bbilling%5D.yaml", uriBaseId: "%SRCROOT%" },
                    region: { startLine: 1, startColumn: 5, endLine: 1, endColumn: 17 },
                  },
                },
              ],
              partialFingerprints: { "memorySteward/v1": dangling.fingerprint },
              fixes: [
                {
                  description: { text: "Point at repo:billing" },
                  artifactChanges: [
                    {
                      artifactLocation: { uri: "docs/memory/teams/build%20und%20bau.yaml", uriBaseId: "%SRCROOT%" },
                      replacements: [
                        {
                          deletedRegion: { startLine: 5, startColumn: 7, endLine: 5, endColumn: 20 },
                          insertedContent: { text: "repo:billing" },
                        },
                        { deletedRegion: { startLine: 6, startColumn: 1, endLine: 7, endColumn: 1 } },
                      ],
                    },
                  ],
                },
              ],
            },
            {
              ruleId: "record/unknown",
              ruleIndex: 2,
              level: "note",
              message: { text: 'owns points at "repo:billling", and no record has that id' },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "docs/memory/z.yaml", uriBaseId: "%SRCROOT%" },
                    region: { startLine: 5, startColumn: 7, endLine: 5, endColumn: 20 },
                  },
                },
              ],
              partialFingerprints: { "memorySteward/v1": stale.fingerprint },
              suppressions: [{ kind: "external", status: "accepted", justification: "Waived." }],
            },
          ],
        },
      ],
    });
  });

  it("is valid and empty without findings", () => {
    const run = runOf(renderSarif(report(), RULES));
    expect(run.results).toEqual([]);
    expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(["graph/dangling-edge", "record/stale"]);
  });

  it.each([5000, 10_000])("holds all of %i findings, worst first", (count) => {
    const run = runOf(renderSarif(report(manyFindings(count)), RULES));
    expect(run.results).toHaveLength(count);
    expect(run.results[0]?.level).toBe("error");
    expect(run.results.at(-1)?.level).toBe("note");
    expect(run.invocations[0]?.toolExecutionNotifications).toEqual([]);
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  });

  it("keeps to 25,000 results and says how many there are", () => {
    const run = runOf(renderSarif(report(manyFindings(25_100)), RULES));
    expect(run.results).toHaveLength(25_000);
    expect(run.invocations[0]?.toolExecutionNotifications).toEqual([
      {
        level: "warning",
        message: {
          text: "25,000 of 25,100 findings are in this file, the worst first; the limits of the format's readers leave no room for the others.",
        },
      },
    ]);
  });

  it("keeps to the compressed size however little the texts compress", () => {
    const random = manyFindings(400).map((given, i) => {
      const message = Array.from({ length: 15 }, (_, part) =>
        createHash("sha256").update(`${i} ${part}`).digest("base64"),
      ).join("");
      return { ...given, message };
    });
    const text = renderSarif(report(random), RULES, { results: 25_000, gzipBytes: 100_000 });
    const packed = gzipSync(text);
    expect(packed.length).toBeLessThanOrEqual(100_000);
    const run = runOf(gunzipSync(packed).toString());
    expect(run.results.length).toBeGreaterThan(50);
    expect(run.results.length).toBeLessThan(400);
    expect(run.invocations[0]?.toolExecutionNotifications).toHaveLength(1);
  });

  it("leaves a suggestion out of the fixes when its text is long", () => {
    const edits = [{ path: "a.yaml", range: range("1:1"), newText: "x".repeat(10_001) }];
    const long = finding({ suggestion: { message: "Add it", certain: true, edits } });
    expect(runOf(renderSarif(report([long]), RULES)).results[0]).not.toHaveProperty("fixes");
  });

  it("lets no text of a record become a link, a path elsewhere or a command", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileText), (text) => {
        const hostile = finding({
          message: text,
          path: `a${text}`,
          record: text,
          suggestion: {
            message: text,
            certain: true,
            edits: [{ path: `a${text}`, range: range("1:1"), newText: text }],
          },
          related: [{ message: text, path: `a${text}`, range: range("1:1") }],
        });
        const sarif = renderSarif(report([hostile]), RULES);
        const [result] = runOf(sarif).results;
        expect(result?.message.text).not.toMatch(/\]\(|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        const uri = result?.locations[0]?.physicalLocation.artifactLocation.uri ?? "";
        expect(uri).toMatch(/^(?:[\w.\-/]|%[0-9A-F]{2})+$/);
        expect(decodeURIComponent(uri)).toBe(`a${text}`.replace(/\p{Cs}/gu, "\uFFFD"));
        expect(commandsIn(sarif)).toEqual([]);
      }),
    );
  });
});
