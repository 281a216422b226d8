import type { Edit } from "../../memory/finding.js";
import type { Pointer } from "../../memory/place.js";
import { fieldAnchor } from "../../memory/record.js";
import { AUDITED, DECAYED, memoryRecord, RECORD_PATH } from "../memory-record.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

export const fixedValue: Rule = {
  id: "change/fixed-value",
  title: "Value changed that stays as it is",
  severity: "error",
  rationale:
    "The layout says of this value that it stays once it is set: others rely on when a record began or what it first " +
    "stated, and a record that says something else under the same id makes what was built on it false.",
  remedy: "Restore the value. Where it was wrong, say so in a new record that supersedes this one.",
  source: "Layout format: keeps, same; record families, section 4",
  bad: {
    bare: true,
    layout: "rfc-15a",
    before: { [RECORD_PATH]: memoryRecord() },
    files: { [RECORD_PATH]: memoryRecord({ created_at: "2026-06-01T08:20:00Z", updated_at: "2026-06-20T08:20:00Z" }) },
    at: `${RECORD_PATH}:7:17`,
  },
  good: {
    bare: true,
    layout: "rfc-15a",
    before: { [RECORD_PATH]: memoryRecord() },
    files: {
      [RECORD_PATH]: memoryRecord({
        salience: 0.8,
        updated_at: "2026-06-20T08:20:00Z",
        audit_log: [AUDITED, DECAYED],
      }),
    },
  },
  change({ change }, report) {
    for (const { record, pointer, kept, was, isGone } of change.unkept) {
      if (kept !== undefined) continue;
      const name = pointer.join(".");
      report({
        message: `${quote(name)} of ${quote(record.id)} is not as it was; once set, it stays.`,
        at: fieldAnchor(record.primary, pointer),
        record: record.id,
        subject: name,
        suggestion: {
          message: `Restore what "${name}" said`,
          certain: false,
          ...(was !== undefined && { edit: restoring([...record.primary.root, ...pointer], was, isGone === true) }),
        },
      });
    }
  },
};

function restoring(pointer: Pointer, value: string, isGone: boolean): Edit {
  return isGone
    ? { kind: "insert", pointer: pointer.slice(0, -1), key: String(pointer.at(-1)), value }
    : { kind: "set", pointer, value };
}
