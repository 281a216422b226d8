import { unseenCharacters } from "../../memory/invisible.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { idFault, mendedId, missingPrefix, withPrefix } from "../id-form.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

/** A longer one explains nothing in a message. */
const LONGEST_PATTERN = 90;

export const invalidId: Rule = {
  id: "record/invalid-id",
  title: "Id of a wrong form",
  severity: "error",
  rationale:
    "Ids are typed by hand, stand in URLs, file names and commit messages, and never change once others point at " +
    "them. One form for all keeps two people from writing one id in two ways.",
  remedy: "Write the id in the form that the layout asks for, before anything points at it.",
  source: "Schema specification, id conventions; record families, sections 1.5 and 2",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:Lockfile Linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:2:5",
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
  record({ declaration }, context, report) {
    const { id, kind, role, root } = declaration;
    if (id === undefined || role === "extension" || role === "patch") return;
    const fault = idFault(id, kind, context);
    if (!fault || unseenCharacters(id, "name").length > 0) return;
    const prefix = missingPrefix(id, kind, context);
    // The prefix has a rule of its own: where it is all that breaks the convention, that rule says so.
    if (fault.whose === "convention" && prefix !== undefined && !idFault(withPrefix(id, prefix), kind, context)) return;
    const pointer = fieldPointer(declaration, "id", context.layout);
    const mended = pointer.length > 0 ? mendedId(id, kind, context) : undefined;
    const asked = { layout: "the layout asks for", kind: `a ${kind ?? ""} has`, convention: "is the convention here" };
    const form = fault.pattern.length <= LONGEST_PATTERN ? `: ${fault.pattern}` : ".";
    report({
      message: `The id ${quote(id)} does not have the form that ${asked[fault.whose]}${form}`,
      at: fieldAnchor(declaration, pointer),
      record: id,
      ...(fault.whose === "convention" && { severity: "warning" as const }),
      ...(mended !== undefined && {
        suggestion: {
          message: `Name it ${mended}, and change what points at it`,
          certain: false,
          edit: { kind: "set" as const, pointer: [...root, ...pointer], value: mended },
        },
      }),
    });
  },
};
