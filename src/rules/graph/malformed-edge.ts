import type { Inspected } from "../../layouts/extract.js";
import type { Oddity } from "../../layouts/oddity.js";
import type { Problem, Suggestion } from "../../memory/finding.js";
import type { Pointer } from "../../memory/place.js";
import { valueAt } from "../../memory/plain-data.js";
import { fieldAnchor, type Declaration } from "../../memory/record.js";
import { startsWith } from "../missing-fields.js";
import { fieldPointer } from "../field-pointer.js";
import { nameOfType, recordOf } from "../phrases.js";
import type { RecordContext, Rule } from "../rule.js";
import { schemaErrors, subjectOfError } from "../schema-errors.js";

export const malformedEdge: Rule = {
  id: "graph/malformed-edge",
  title: "Edge that is not written as the layout says",
  severity: "error",
  rationale:
    "An edge in another form is read by some tools and skipped by others without a word, so the graph differs from " +
    "reader to reader.",
  remedy: "Write a mapping from each edge kind to a list of targets; every item is an id or has a `target`.",
  source: "Schema specification, graph YAML schema and Markdown front matter schema",
  mends: "writes a list of edges as the mapping that it stands for",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  - kind: applies_to_repo
    target: repository:checkout-api
`,
    },
    at: "graph/tools/lockfile-linter.yaml:8:1",
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
edges:
  applies_to_repo:
    - target: repository:checkout-api
`,
    },
  },
  record(inspected, context, report) {
    const { layout } = context;
    const { declaration, value, shape, oddities } = inspected;
    const owners = shape.fields.owners ? fieldPointer(declaration, "owners", layout) : [];
    for (const oddity of oddities) {
      if (oddity.kind === "edge-scope" && !isToldOf(oddity.pointer, inspected, context)) {
        report({ ...unnamedFile(oddity, inspected), ...recordOf(declaration) });
      }
      if (oddity.kind !== "edge-field" && oddity.kind !== "edge-item") continue;
      const isOwner = owners.length > 0 && startsWith(oddity.pointer, owners);
      // That nobody owns the record has rules of its own.
      if (isOwner && declaration.role === "record" && declaration.owners.length === 0) continue;
      const name = oddity.pointer.join(".");
      const common = {
        subject: oddity.pointer.join("/"),
        ...recordOf(declaration),
      };
      if (oddity.kind === "edge-item" && oddity.lacks !== undefined) {
        const isThere = valueAt(value, oddity.pointer) !== undefined;
        report({
          ...common,
          message: isThere ? `"${name}" of the edge is no text.` : `The edge lacks "${name}".`,
          at: fieldAnchor(declaration, isThere ? oddity.pointer : []),
          suggestion: { message: `Write the ${oddity.lacks} of the edge as a text`, certain: false },
        });
        continue;
      }
      if (oddity.kind === "edge-item" && oddity.kindIn !== undefined) {
        report({
          ...common,
          message: `The edge "${name}" has no text "${oddity.kindIn}", which says of what kind it is.`,
          at: fieldAnchor(declaration, oddity.pointer),
          suggestion: { message: `Write the kind of the edge at "${oddity.kindIn}"`, certain: false },
        });
        continue;
      }
      if (oddity.kind === "edge-item") {
        const suggestion =
          quoted(declaration, oddity.pointer, valueAt(value, oddity.pointer)) ??
          (isOwner
            ? { message: "Name an owner there, or take it out", certain: false }
            : asItem(inspected, oddity.pointer));
        report({
          ...common,
          message: isOwner ? `"${name}" names no owner.` : `The edge "${name}" names no target.`,
          at: fieldAnchor(declaration, oddity.pointer),
          ...(suggestion && { suggestion }),
        });
        continue;
      }
      const form = oddity.expected === "map" ? "a mapping from edge kinds to targets" : "a list of edges";
      report({
        ...common,
        message: `"${name}" is not ${form}.`,
        at: fieldAnchor(declaration, oddity.pointer, "key"),
        ...(oddity.instead !== undefined && {
          suggestion: {
            message: "Write the same edges as a mapping",
            certain: true,
            edit: { kind: "set" as const, pointer: [...declaration.root, ...oddity.pointer], value: oddity.instead },
          },
        }),
      });
    }
  },
};

/** Whether the edge to the file, or a schema, says that the field names no file. */
function isToldOf(pointer: Pointer, inspected: Inspected, context: RecordContext): boolean {
  const isThere = (other: Pointer) => startsWith(other, pointer);
  return (
    inspected.oddities.some((oddity) => oddity.kind === "edge-item" && isThere(oddity.pointer)) ||
    schemaErrors(inspected, context).some((error) => !error.isStrict && isThere(subjectOfError(error)))
  );
}

/** Nobody knows what the ids of a file lead to that is not named. */
function unnamedFile(
  { pointer, of }: Extract<Oddity, { kind: "edge-scope" }>,
  { declaration, value }: Inspected,
): Omit<Problem, "rule"> {
  const [name, ids] = [pointer.join("."), of.join(".")];
  const written = valueAt(value, pointer);
  const isThere = written !== undefined && written !== null;
  const what = typeof written === "string" ? "names no file of the memory" : `holds ${nameOfType(written)}, not a path`;
  return {
    message: isThere
      ? `"${name}" ${what}, so the ids in "${ids}" lead nowhere.`
      : `"${name}" is missing, which names the file whose ids stand in "${ids}".`,
    at: isThere ? fieldAnchor(declaration, pointer) : fieldAnchor(declaration, of, "key"),
    subject: pointer.join("/"),
    suggestion: { message: `Write the path of the file that declares them at "${name}"`, certain: false },
  };
}

/** How an item is written where edges are a list of objects; undefined where they are not. */
function asItem({ layoutClass, shape }: Inspected, pointer: Pointer): Suggestion | undefined {
  const sources = shape.edges.flatMap((index) => layoutClass.edgeSources[index] ?? []);
  const list = sources.find(({ form, path }) => form === "list" && path.length > 0 && startsWith(pointer, path));
  if (!list) return undefined;
  const { kindIn = "kind", targetIn = "target" } = list;
  return { message: `Write the edge as an object with "${kindIn}" and "${targetIn}"`, certain: false };
}

/** YAML reads `[[Note]]` without quotes as a list in a list, of which the outer one may be the list of edges. */
function quoted({ root }: Declaration, pointer: Pointer, value: unknown): Suggestion | undefined {
  const [text, ...more] = Array.isArray(value) ? (value as readonly unknown[]).flat() : [];
  if (typeof text !== "string" || more.length > 0) return undefined;
  const link = `[[${text}]]`;
  return {
    message: `Quote the link: "${link}"`,
    certain: false,
    edit: { kind: "set", pointer: [...root, ...pointer], value: link },
  };
}
