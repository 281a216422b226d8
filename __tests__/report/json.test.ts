import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { renderJson } from "../../src/report/json.js";
import { hostileText } from "./arbitrary.js";
import { HOSTILE_TEXTS, finding, manyFindings, range, report } from "./fixtures.js";
import { commandsIn } from "./runner-model.js";

const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
  JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8")) as object,
);

function errorsOf(text: string): unknown {
  validate(JSON.parse(text));
  return validate.errors ?? [];
}

const FULL = report(
  [
    finding({
      record: "team:build",
      subject: "repo:billling",
      suggestion: {
        message: 'Point at "repo:billing"',
        certain: true,
        edits: [{ path: "graph/teams/build.yaml", range: range("5:7-5:20"), newText: "repo:billing" }],
      },
      related: [{ message: "the nearest id", path: "graph/repos/billing.yaml", range: range("1:5-1:17") }],
    }),
    finding({ rule: "record/stale", severity: "warning", path: "b.yaml", accepted: "waived" }),
  ],
  {
    root: "memory",
    comparison: { base: "a".repeat(40), head: "working directory", mergeBase: "b".repeat(40), conflicts: ["c.yaml"] },
  },
);

describe("renderJson", () => {
  it("writes every member in its fixed place", () => {
    expect(renderJson(FULL)).toBe(`{
  "schema": "memory-steward.report/v1",
  "verdict": "fail",
  "steward": "0.1.0",
  "root": "memory",
  "layout": "company-brain",
  "sourceDigest": "sha256:${"1f".repeat(32)}",
  "ontologyDigest": "sha256:${"2e".repeat(32)}",
  "comparison": {
    "base": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "head": "working directory",
    "mergeBase": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
    "conflicts": [
      "c.yaml"
    ]
  },
  "counts": {
    "error": 1,
    "warning": 0,
    "note": 0,
    "baseline": 0,
    "waived": 1
  },
  "statistics": {
    "files": 46,
    "documents": 50,
    "records": 40,
    "notes": 3,
    "ids": 41,
    "edges": 77,
    "parseErrors": 1,
    "nodeKinds": {
      "used": 6,
      "declared": 15
    },
    "edgeKinds": {
      "used": 5,
      "declared": 13
    },
    "edgeForms": {
      "string": 60,
      "target": 10,
      "attributes": 4,
      "link": 3
    },
    "declarations": 45,
    "patches": 1,
    "extensions": 1,
    "classes": {
      "note": {
        "files": 3,
        "documents": 3,
        "records": 0,
        "notes": 3,
        "patches": 0,
        "extensions": 0,
        "ids": 1,
        "nodeKinds": 0,
        "edges": 0,
        "edgeKinds": 0,
        "edgeForms": {
          "string": 0,
          "target": 0,
          "attributes": 0,
          "link": 0
        }
      }
    }
  },
  "findings": [
    {
      "rule": "record/stale",
      "severity": "warning",
      "message": "owns points at \\"repo:billling\\", and no record has that id",
      "path": "b.yaml",
      "range": {
        "start": {
          "line": 5,
          "column": 7
        },
        "end": {
          "line": 5,
          "column": 20
        }
      },
      "fingerprint": "${FULL.findings[0]?.fingerprint ?? ""}",
      "related": [],
      "accepted": "waived"
    },
    {
      "rule": "graph/dangling-edge",
      "severity": "error",
      "message": "owns points at \\"repo:billling\\", and no record has that id",
      "path": "graph/teams/build.yaml",
      "range": {
        "start": {
          "line": 5,
          "column": 7
        },
        "end": {
          "line": 5,
          "column": 20
        }
      },
      "record": "team:build",
      "subject": "repo:billling",
      "fingerprint": "${FULL.findings[1]?.fingerprint ?? ""}",
      "suggestion": {
        "message": "Point at \\"repo:billing\\"",
        "certain": true,
        "edits": [
          {
            "path": "graph/teams/build.yaml",
            "range": {
              "start": {
                "line": 5,
                "column": 7
              },
              "end": {
                "line": 5,
                "column": 20
              }
            },
            "newText": "repo:billing"
          }
        ]
      },
      "related": [
        {
          "message": "the nearest id",
          "path": "graph/repos/billing.yaml",
          "range": {
            "start": {
              "line": 1,
              "column": 5
            },
            "end": {
              "line": 1,
              "column": 17
            }
          }
        }
      ]
    }
  ]
}
`);
  });

  it("follows its schema", () => {
    expect(errorsOf(renderJson(FULL))).toEqual([]);
    expect(errorsOf(renderJson(report()))).toEqual([]);
    expect(errorsOf(renderJson(report(manyFindings(200))))).toEqual([]);
  });

  it.each([
    ["an unknown member", { extra: 1 }],
    ["an absolute root", { root: "/home/me" }],
    ["a digest of another form", { sourceDigest: "md5:1" }],
    ["another version", { schema: "memory-steward.report/v2" }],
    ["a verdict of another name", { verdict: "ok" }],
  ])("has a schema that refuses %s", (_, change) => {
    expect(validate({ ...(JSON.parse(renderJson(FULL)) as object), ...change })).toBe(false);
  });

  it("does not depend on the order in which a report was put together", () => {
    const { findings, statistics, counts, verdict, ...rest } = FULL;
    const { waived, baseline, ...severities } = counts;
    const turned = { findings, statistics, counts: { waived, baseline, ...severities }, ...rest, verdict };
    expect(renderJson(turned)).toBe(renderJson(FULL));
  });

  it("keeps every character of a record and gives none an effect", () => {
    const hostile = report(
      HOSTILE_TEXTS.map((text) => finding({ message: text, path: `a${text}`, record: text, subject: text })),
    );
    const text = renderJson(hostile);
    expect(errorsOf(text)).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ findings: hostile.findings });
    fc.assert(
      fc.property(hostileText, (message) => {
        const json = renderJson(report([finding({ message: `x${message}` })]));
        expect(JSON.parse(json)).toMatchObject({ findings: [{ message: `x${message}` }] });
        expect(json.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(commandsIn(json)).toEqual([]);
      }),
    );
  });
});
