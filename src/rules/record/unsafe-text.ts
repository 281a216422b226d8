import { valueAt } from "../../memory/plain-data.js";
import { unseenCharacters, type UnseenCharacter } from "../../memory/invisible.js";
import { fieldAnchor } from "../../memory/record.js";
import { shortDigest } from "../../poison/mark.js";
import { writtenPointer } from "../field-pointer.js";
import { recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

export const unsafeText: Rule = {
  id: "record/unsafe-text",
  title: "Hidden character in an id or title",
  severity: "error",
  rationale:
    "Characters that control a terminal, turn the direction of the text or do not show at all make a reader see " +
    "another name than a program does. Two ids that look the same are not, and hidden text reaches an agent unseen.",
  remedy: "Remove the characters.",
  source: "Record families, section 0.1, text hygiene",
  mends: "removes invisible characters from a title",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: "Lockfile \\u202Eretnil"
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:4:10",
  },
  good: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: "Lockfile linter \\U0001F468\\u200D\\U0001F527"
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  record(inspected, _context, report) {
    const { declaration } = inspected;
    for (const field of ["id", "title"] as const) {
      const pointer = writtenPointer(inspected, field);
      const text = pointer && valueAt(inspected.value, pointer);
      if (typeof text !== "string") continue;
      const found = unseenCharacters(text, field === "id" ? "name" : "prose");
      const [first] = found;
      if (!pointer || !first) continue;
      const more = found.length > 1 ? ` and ${found.length - 1} more of the like` : "";
      const clean = without(text, found);
      report({
        message: `The ${field} holds the ${first.kind} ${first.code}${more}.`,
        at: fieldAnchor(declaration, pointer),
        // What is accepted here accepts no other text: an id is told by the record.
        subject: [
          field,
          ...new Set(found.map(({ code }) => code)),
          ...(field === "title" ? [shortDigest(text)] : []),
        ].join(" "),
        ...recordOf(declaration),
        ...(clean.trim() !== "" && {
          suggestion: {
            message: "Remove what does not show",
            // An id may be what other records point at, and direction may be part of what was meant.
            certain: field === "title" && found.every(({ kind }) => kind === "invisible character"),
            edit: { kind: "set" as const, pointer: [...declaration.root, ...pointer], value: clean },
          },
        }),
      });
    }
  },
};

function without(text: string, characters: readonly UnseenCharacter[]): string {
  let result = "";
  let from = 0;
  for (const { index } of characters) {
    result += text.slice(from, index);
    from = index + String.fromCodePoint(text.codePointAt(index) ?? 0).length;
  }
  return result + text.slice(from);
}
