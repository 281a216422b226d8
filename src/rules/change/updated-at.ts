import { parseInstant, utcDay, utcSeconds } from "../../memory/instant.js";
import { fieldAnchor } from "../../memory/record.js";
import { EXAMPLE_DECISION } from "../examples.js";
import { fieldPointer } from "../field-pointer.js";
import { meantTimes } from "../meant-times.js";
import { quote } from "../phrases.js";
import { setField } from "../set-field.js";
import type { Rule } from "../rule.js";
import { forbiddenMove } from "../transitions.js";

export const updatedAt: Rule = {
  id: "change/updated-at",
  title: "Content changed, and its time did not move on",
  severity: "warning",
  rationale:
    "Readers weigh records by `updatedAt`: a new text under an old time is taken for the old text, and is reported as " +
    "stale too soon. A time that goes back is an error.",
  remedy: "Set the time of the record to that of this change.",
  source: "Record families 1.10: content changed",
  bad: {
    before: { "decisions/one-lockfile.md": EXAMPLE_DECISION },
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror and the disk.
`,
    },
    at: "decisions/one-lockfile.md:7:12",
  },
  good: {
    before: { "decisions/one-lockfile.md": EXAMPLE_DECISION },
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror and the disk.
`,
    },
  },
  change({ change, layout, ontology, now: present }, report) {
    for (const { before, after } of change.changed) {
      const { primary } = after;
      if (layout.classes.get(primary.className)?.appendOnly === true) continue;
      const was = before.primary.updatedAt;
      const is = primary.updatedAt;
      if (was === undefined || is === undefined) continue;
      const then = parseInstant(was);
      const now = parseInstant(is);
      // A time that cannot be read has a rule of its own; mended, it would go back where it can mean nothing later.
      const latest = now?.time ?? latestMeant(is);
      const stands = was === is || (then !== undefined && then.time === now?.time);
      const goesBack = then !== undefined && latest !== undefined && latest < then.time;
      if (!stands && !goesBack) continue;
      // A day tells no more than that it is this one.
      if (stands && now?.dateOnly === true && is === utcDay(present)) continue;
      // Once the status is back there may be no change left.
      if (stands && forbiddenMove(before, after, ontology)) continue;
      const time = (then?.dateOnly === true ? utcDay : utcSeconds)(present);
      const movesOn = then !== undefined && (parseInstant(time)?.time ?? 0) > then.time;
      const common = {
        at: fieldAnchor(primary, fieldPointer(primary, "updatedAt", layout)),
        record: after.id,
        suggestion: {
          message: "Set the time to that of this change",
          certain: false,
          ...(movesOn && setField(primary, "updatedAt", time, layout)),
        },
      };
      if (goesBack) {
        report({
          ...common,
          severity: "error",
          subject: "back",
          message: `The time went back from ${quote(was)} to ${now ? "" : "what can be meant by "}${quote(is)}.`,
        });
      } else {
        report({
          ...common,
          subject: "still",
          message: `${quote(after.id)} changed, and its time is still ${quote(is)}.`,
        });
      }
    }
  },
};

/** In milliseconds; undefined where nobody can tell what is meant. */
function latestMeant(text: string): number | undefined {
  const times = meantTimes(text).texts.flatMap((meant) => parseInstant(meant)?.time ?? []);
  return times.length === 0 ? undefined : Math.max(...times);
}
