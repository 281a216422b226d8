import { writtenId } from "../../layouts/id-scope.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { missingPrefix, withPrefix } from "../id-form.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

export const idPrefix: Rule = {
  id: "record/id-prefix",
  title: "Id with the prefix of another kind",
  severity: "error",
  rationale:
    "An edge shows only the id of its target, and its prefix tells the reader what kind of thing that is. A wrong " +
    "prefix misleads, and hides the record from whoever writes the id that it should have.",
  remedy: "Give the id the prefix that the ontology declares for the kind, or correct the kind.",
  source: "Schema specification, id conventions; record families, sections 1.5 and 2",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: skill:lockfile-linter
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
  looksBeyondSkeleton: true,
  record({ declaration }, context, report) {
    const { id, kind, role, root } = declaration;
    if (id === undefined || role === "extension" || role === "note") return;
    const prefix = missingPrefix(id, kind, context);
    // An id of a wrong form is reported as such, with the right prefix in the suggestion.
    if (prefix === undefined || context.layout.ids.pattern?.test(id) === false) return;
    const written = id.slice(0, Math.max(0, id.indexOf(":")));
    const owner = [...context.ontology.nodeKinds.values()].find((other) => other.prefix === written);
    const pointer = fieldPointer(declaration, "id", context.layout);
    const better = writtenId(withPrefix(id, prefix), declaration, context.layout);
    report({
      message:
        `The id ${quote(id)} of a ${kind ?? ""} starts with ${quote(`${written}:`)}` +
        `${owner ? `, the prefix of ${owner.name},` : ""} and not with "${prefix}:".`,
      at: fieldAnchor(declaration, pointer),
      record: id,
      ...(pointer.length > 0 &&
        better !== undefined && {
          suggestion: {
            message: `Name it ${better}, and change what points at it`,
            certain: false,
            edit: { kind: "set" as const, pointer: [...root, ...pointer], value: better },
          },
        }),
    });
  },
};
