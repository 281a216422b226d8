import type { Suggestion } from "../../memory/finding.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { nearestKnown } from "../nearest-known.js";
import { listed, meant, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

export const unknownKind: Rule = {
  id: "record/unknown-kind",
  title: "Record of a kind that the ontology does not declare",
  severity: "error",
  rationale:
    "The kind says what a record is about, which attributes it has and where its edges may lead. A record of an " +
    "undeclared kind is held to nothing, and whoever asks for all records of a kind does not get it.",
  remedy: "Use a declared kind, or declare this one in the ontology with an example and a rule.",
  source: "Schema specification, validation rules and initial node kinds; decision 15",
  mends: "writes the declared kind where letter case, hyphens and the like are all that differs",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:1:11",
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
  record({ declaration, layoutClass }, { layout, ontology }, report) {
    const { kind, role, root } = declaration;
    if (kind === undefined || role === "note") return;
    const allowed = layoutClass.kinds;
    const declared = ontology.nodeKinds.size === 0 || ontology.nodeKinds.has(kind);
    if (declared && (!allowed || allowed.has(kind))) return;
    const pointer = fieldPointer(declaration, "kind", layout);
    const near = declared ? undefined : nearestKnown(kind, ontology.nodeKinds);
    const suggestion: Suggestion | undefined = near && {
      message: meant(near),
      certain: near.certain,
      ...(pointer.length > 0 && { edit: { kind: "set", pointer: [...root, ...pointer], value: near.name } }),
    };
    report({
      message: declared
        ? `Files of the class "${layoutClass.name}" hold records of the kind ${listed([...(allowed ?? [])], "or")}, not ${quote(kind)}.`
        : `The ontology declares no kind ${quote(kind)}.`,
      at: fieldAnchor(declaration, pointer),
      subject: kind,
      ...recordOf(declaration),
      ...(suggestion && { suggestion }),
    });
  },
};
