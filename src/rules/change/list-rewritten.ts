import { counted } from "../../memory/counted.js";
import { fieldAnchor } from "../../memory/record.js";
import { AUDITED, DECAYED, memoryRecord, RECORD_PATH } from "../memory-record.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const LATER = { updated_at: "2026-06-20T08:20:00Z" };

export const listRewritten: Rule = {
  id: "change/list-rewritten",
  title: "List changed that only grows at its end",
  severity: "error",
  rationale:
    "The layout says of this list that it grows at its end alone, as a log of what was done does. A log of which entries " +
    "can be changed or taken out proves nothing.",
  remedy: "Restore the entries that were merged, in their order, and put new ones after the last of them.",
  source: "Layout format: keeps, grows; record families, section 4",
  bad: {
    bare: true,
    layout: "rfc-15a",
    before: { [RECORD_PATH]: memoryRecord() },
    files: { [RECORD_PATH]: memoryRecord({ ...LATER, audit_log: [{ ...AUDITED, actor: "nightly" }, DECAYED] }) },
    at: `${RECORD_PATH}:35:5`,
  },
  good: {
    bare: true,
    layout: "rfc-15a",
    before: { [RECORD_PATH]: memoryRecord() },
    files: { [RECORD_PATH]: memoryRecord({ ...LATER, salience: 0.8, audit_log: [AUDITED, DECAYED] }) },
  },
  change({ change }, report) {
    for (const { record, pointer, kept } of change.unkept) {
      if (kept === undefined) continue;
      const name = pointer.filter((key) => typeof key === "string").join(".");
      const stays = kept === 0 ? "" : `, after ${counted(kept, "entry", "entries")} as before`;
      const isGone = typeof pointer.at(-1) !== "number";
      report({
        message: `${quote(name)} of ${quote(record.id)} only grows at its end, and an entry that was merged is ${isGone ? "gone" : "changed"}${stays}.`,
        at: fieldAnchor(record.primary, pointer),
        record: record.id,
        subject: name,
        suggestion: {
          message: "Restore the entries that were merged, and add new ones after the last",
          certain: false,
        },
      });
    }
  },
};
