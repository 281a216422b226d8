import { isExpired } from "../../memory/baseline-and-waivers.js";
import { impossiblePart, parseInstant, utcDay } from "../../memory/instant.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

export const expiredWaiver: Rule = {
  id: "gate/expired-waiver",
  title: "Waiver that has expired",
  severity: "warning",
  rationale:
    "A waiver accepts a problem for a time. When the time is over the problem counts again; the waiver is named so that " +
    "somebody decides: mend, waive it again, or drop the entry.",
  remedy:
    "Mend what was waived and remove the entry, or renew it with `memory-steward accept`, in a reviewed change. Where an error was " +
    "waived, that change fails as every other one does, since the waivers of the target branch count: renew before the time is " +
    "over, or let somebody merge it who may bypass the check.",
  source: "Decision 16",
  bad: {
    files: {
      "memory-steward.waivers.yaml": `waivers:
  - rule: record/stale
    subject: runbook:mirror-throttling
    actor: team:build
    reason: The mirror moves to another host in May.
    expires: "2026-05-31"
`,
    },
    at: "memory-steward.waivers.yaml:6:14",
  },
  good: {
    files: {
      "memory-steward.waivers.yaml": `waivers:
  - rule: graph/dangling-edge
    subject: tool:lockfile-linter
    actor: team:build
    reason: The repository joins the memory in July.
    expires: "2026-08-31"
`,
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies_to_repo:
    - target: repository:checkout
`,
    },
  },
  about: "gate",
  graph({ waivers, now }, report) {
    for (const waiver of waivers) {
      if (!isExpired(waiver, now)) continue;
      const { rule, subject, detail, actor, reason, expires, path, pointer } = waiver;
      const isDate = parseInstant(expires) !== undefined;
      const impossible = impossiblePart(expires);
      const when = isDate
        ? `expired on ${expires}`
        : impossible
          ? `accepts nothing: it ends at a ${impossible} that does not exist, ${quote(expires)}`
          : `accepts nothing: ${quote(expires)} is no date that can be read`;
      report({
        message: `The waiver of ${rule} for ${quote(subject)} ${when}. Given by ${quote(actor)}, with the reason ${quote(reason.replace(/\.$/, ""))}.`,
        at: { path, document: 0, pointer: [...pointer, "expires"] },
        subject: [rule, subject, detail ?? ""].join(" ").trim(),
        ...(!isDate && { suggestion: { message: `Write until when it holds, ${asDay(expires)}`, certain: false } }),
      });
    }
  },
};

/** How a day is written: the last one of the month that is named, where there is such a month. */
function asDay(written: string): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-/.exec(written) ?? [];
  if (year === undefined) return "as year, month and day: YYYY-MM-DD";
  return `such as ${utcDay(Date.UTC(Number(year), Number(month), 0))}`;
}
