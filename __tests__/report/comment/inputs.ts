/** Small inputs for the tests of comments and pages. */
import fc from "../../support/fast-check.js";
import type { ChangePicture } from "../../../src/memory/change-picture.js";
import type { Finding } from "../../../src/memory/finding.js";
import type { MemoryDiff, RecordDiff } from "../../../src/memory/memory-diff.js";
import type { CommentInput } from "../../../src/report/comment/comment-input.js";
import { hostileText } from "../arbitrary.js";
import { HOSTILE_TEXTS, finding, placedFiles, range, report } from "../fixtures.js";

export const BASE = "0".repeat(39) + "b";
export const HEAD = "0".repeat(39) + "a";

const LINKS = {
  server: "https://github.com",
  repository: "octo-org/memory",
  head: HEAD,
  pull: 7,
  run: 99,
};

const NO_CHANGE: ChangePicture = {
  added: [],
  changed: [],
  deleted: [],
  unreadable: [],
  edges: [],
  neighbours: new Map(),
  files: 0,
  deletedFiles: new Set(),
};

export function picture(given: Partial<ChangePicture>): ChangePicture {
  return { ...NO_CHANGE, ...given };
}

export function inputOf(findings: readonly Finding[], given: Partial<CommentInput> = {}): CommentInput {
  const comparison = { base: BASE, head: HEAD, mergeBase: BASE, conflicts: [] };
  return {
    report: report(findings, { comparison }),
    links: LINKS,
    files: placedFiles(HEAD),
    isPublic: false,
    ...given,
  };
}

/** Every place of an input that a stranger can fill, filled by an attacker. */
export const hostileInput: fc.Arbitrary<CommentInput> = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileText), { minLength: 6, maxLength: 14 })
  .map((texts) => {
    const at = (index: number): string => texts[index % texts.length] ?? "";
    const findings = texts.map((text, i) =>
      finding({
        rule: i % 3 === 0 ? "gate/verdict-change" : `area/rule-${i}`,
        severity: i % 2 === 0 ? "error" : "note",
        message: text,
        path: `${at(i + 1)}/x`,
        ...(i % 4 !== 0 && { record: at(i + 2) }),
        subject: text,
        suggestion: {
          message: at(i + 3),
          certain: i % 2 === 0,
          edits: [{ path: "source", range: range("1:1"), newText: at(i + 4) }],
        },
        related: [{ message: at(i + 5), path: at(i + 1), range: range("2:2") }],
      }),
    );
    const records = texts.map((text, i) => ({ id: text, title: at(i + 1) }));
    return inputOf(findings, {
      picture: picture({
        added: records.slice(0, 3),
        changed: records.slice(3, 5),
        deleted: records.slice(5),
        edges: texts.map((text, i) => ({
          from: text,
          kind: at(i + 2),
          to: at(i + 3),
          state: (["added", "removed", "broken"] as const)[i % 3] ?? "added",
        })),
        files: 3,
      }),
      diff: hostileDiff(texts),
      known: new Set(findings.slice(0, 2).map(({ fingerprint }) => fingerprint)),
      textOf: () => texts.join("\n"),
      ontology: { before: at(0), after: at(1), edited: [at(2)], members: [at(2)], added: [at(3)], removed: [at(4)] },
      reviewers: [
        { name: at(5), reason: at(6) },
        { name: at(7), reason: at(8) },
      ],
      collisions: [{ pull: 12, message: at(9) }],
      fork: at(10),
    });
  });

function hostileDiff(texts: readonly string[]): MemoryDiff {
  const at = (index: number): string => texts[index % texts.length] ?? "";
  const states = ["added", "removed", "renamed", "moved", "changed", "unreadable"] as const;
  const records = texts.map((text, i): RecordDiff => ({
    id: text,
    state: states[i % states.length] ?? "changed",
    kind: at(i + 1),
    title: at(i + 2),
    path: at(i + 3),
    formerPath: at(i + 4),
    formerId: at(i + 5),
    status: { before: at(i), after: at(i + 1) },
    fields: [
      { field: at(i), kind: "value", before: at(i + 1), after: at(i + 2) },
      { field: at(i + 3), kind: "list", added: [at(i + 4)], removed: [at(i + 5)], more: 1 },
      { field: at(i + 1), kind: "text", added: 1, removed: 2 },
    ],
    moreFields: 0,
    restricted: false,
  }));
  return {
    before: { label: at(0) },
    after: { label: at(1) },
    records,
    edges: texts.map((text, i) => ({ from: text, kind: at(i + 1), to: at(i + 2), state: "broken" })),
    ontology: { before: at(0), after: at(1), edited: [at(2)], members: [at(2)], added: [at(3)], removed: [at(4)] },
    otherFiles: [{ path: at(6), kind: "modified" }],
  };
}
