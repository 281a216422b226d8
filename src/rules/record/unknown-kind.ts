import type { Suggestion } from "../../memory/finding.js";
import type { Ontology } from "../../memory/ontology.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { nearestKnown } from "../../memory/nearest-known.js";
import { listed, meant, quote, recordOf, someOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const CHOICES = new WeakMap<Ontology, string>();

/** What to choose from: the same for all records of a class without kinds of its own, of which thousands may be wrong. */
function choice(ontology: Ontology, allowed: ReadonlySet<string> | undefined): string {
  const known = allowed ? undefined : CHOICES.get(ontology);
  if (known !== undefined) return known;
  const kinds = [...ontology.nodeKinds.values()].filter(
    ({ name, deprecated }) => !deprecated && (!allowed || allowed.has(name)),
  );
  const names = kinds.length === 0 ? "" : ` (${someOf(kinds.map(({ name }) => name))})`;
  const text = `Use a declared kind${names}, or declare this one in the ontology`;
  if (!allowed) CHOICES.set(ontology, text);
  return text;
}

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
    const suggestion: Suggestion = near
      ? {
          message: meant(near),
          certain: near.certain,
          ...(pointer.length > 0 && { edit: { kind: "set", pointer: [...root, ...pointer], value: near.name } }),
        }
      : { message: declared ? "Correct the kind, or move the file" : choice(ontology, allowed), certain: false };
    report({
      message: declared
        ? `Files of the class "${layoutClass.name}" hold records of the kind ${listed([...(allowed ?? [])], "or")}, not ${quote(kind)}.`
        : `The ontology declares no kind ${quote(kind)}.`,
      at: fieldAnchor(declaration, pointer),
      subject: kind,
      ...recordOf(declaration),
      suggestion,
    });
  },
};
