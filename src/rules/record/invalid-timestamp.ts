import { impossiblePart, parseInstant } from "../../memory/instant.js";
import { meantTimes } from "../meant-times.js";
import { fieldAnchor } from "../../memory/record.js";
import { writtenPointer } from "../field-pointer.js";
import { meant, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

/** Where the layout says that a date is enough. */
const DATE_REMEDY = "Write a date, such as 2026-06-03, or an RFC 3339 time with an offset";

export const invalidTimestamp: Rule = {
  id: "record/invalid-timestamp",
  title: "Time that cannot be read",
  severity: "error",
  rationale:
    "Age, order and approval of records are computed from their times. A time without an offset is another instant " +
    "in every time zone. A date alone is read as midnight in UTC, with a warning unless the layout says `datesSuffice`.",
  remedy: "Write an RFC 3339 time with an offset: `2026-06-03T08:20:00Z`.",
  source: "Schema specification, required graph fields; record families, section 1.2",
  mends:
    "writes a time that can mean one instant alone as RFC 3339 wants it; a time without an offset is left alone, and one " +
    "that is before the record's time in the last commit, or where the branch left the default branch",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: 3 June 2026
`,
    },
    at: "graph/tools/lockfile-linter.yaml:7:14",
  },
  good: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  record(inspected, { layout }, report) {
    const { declaration } = inspected;
    const { updatedAt } = declaration;
    if (updatedAt === undefined) return;
    const instant = parseInstant(updatedAt);
    if (instant && (layout.datesSuffice || !instant.dateOnly)) return;
    const pointer = writtenPointer(inspected, "updatedAt");
    // Where the layout asks for no time, one that cannot be read is missing and no more.
    const light = instant !== undefined || !inspected.shape.required.includes("updatedAt");
    const { texts: times, certain } = instant
      ? { texts: [`${updatedAt}T00:00:00Z`], certain: true }
      : meantTimes(updatedAt);
    // Who writes dates is not asked for a time that nobody wrote.
    const wantsDate = layout.datesSuffice && !updatedAt.includes(":");
    const texts = wantsDate ? times.map((time) => time.replace(/T00:00:00Z$/, "")) : times;
    const [text, ...others] = texts;
    const impossible = impossiblePart(updatedAt);
    const remedy = layout.datesSuffice ? { suggestion: { message: DATE_REMEDY, certain: false } } : {};
    report({
      message: instant
        ? `${quote(updatedAt)} is a date without a time; it is read as midnight in UTC.`
        : impossible
          ? `${quote(updatedAt)} names a ${impossible} that does not exist.`
          : layout.datesSuffice
            ? `${quote(updatedAt)} is neither a date, such as 2026-06-03, nor an RFC 3339 time with an offset.`
            : `${quote(updatedAt)} is not an RFC 3339 time with an offset.`,
      at: fieldAnchor(declaration, pointer ?? []),
      ...recordOf(declaration),
      // One that is accepted accepts no other; a date is a date.
      ...(!instant && { subject: updatedAt }),
      ...(light && { severity: "warning" as const }),
      ...(text !== undefined && pointer
        ? {
            suggestion: {
              message: meant({ name: texts.join(" or "), certain }),
              certain,
              ...(others.length === 0 && {
                edit: { kind: "set" as const, pointer: [...declaration.root, ...pointer], value: text },
              }),
            },
          }
        : remedy),
    });
  },
};
