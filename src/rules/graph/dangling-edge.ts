import { scopeOfEdge } from "../../layouts/id-scope.js";
import { edgeAnchor, wikilinkText } from "../../layouts/links.js";
import type { Finding, Suggestion } from "../../memory/finding.js";
import type { StatedEdge } from "../../memory/graph.js";
import { edgeSubject } from "../../memory/record.js";
import { isDangling, isToldOfLoss, needsRecord, unreadableFileOf, vanishedAtPath } from "../broken-edge.js";
import { linkInManner, movedTarget, type MovedTarget } from "../moved-target.js";
import { nearestFile } from "../nearest-file.js";
import { askFor, nearestTarget, type NearestTarget } from "../nearest-target.js";
import { quote } from "../phrases.js";
import { ALIKE, looksLike } from "../look-alike.js";
import type { GraphContext, Rule } from "../rule.js";

export const danglingEdge: Rule = {
  id: "graph/dangling-edge",
  title: "Edge to a record that does not exist",
  severity: "error",
  rationale:
    "An agent that follows the edge finds nothing and cannot tell a typing mistake from a record that was removed. " +
    "Edges are judged on the whole graph: deleting a record breaks edges in files that the change never touched.",
  remedy:
    "Point the edge at an existing id, add the missing record, or remove the edge. A note without an id is named by its " +
    "path from the memory's root. Namespaces that lie outside the memory are declared under externalNamespaces.",
  source: "Schema specification, validation rules; decisions 10 and 15",
  mends:
    "writes the id of the record where letter case, hyphens and the like are all that differs, and one record alone fits",
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
  applies_to_repo:
    - target: repository:checkout-apy
`,
    },
    at: "graph/tools/lockfile-linter.yaml:10:15",
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
  about: "edge",
  searchesIds: true,
  edges(context, report) {
    return {
      mayConcern: (_, manner, target, name) =>
        manner.form === "link" || (!target && needsRecord(manner, name.text, context)),
      visit(from, edge, target) {
        if ((target && edge.form !== "link") || !context.graph.isJudged(from, edge)) return;
        const stated = { from, edge };
        if (!isDangling(stated, context)) return;
        const lost = edge.form === "link" ? vanishedAtPath(edge.target, context)?.before.id : edge.target;
        if (lost !== undefined && isToldOfLoss(lost, danglingEdge.id, context)) return;
        const written = wikilinkText(edge.written ?? "") === undefined ? (edge.written ?? edge.target) : edge.target;
        const unreadable = edge.form === "link" ? undefined : unreadableFileOf(edge.target, context);
        const moved = movedTarget(stated, context);
        const suggestion =
          unreadable === undefined
            ? suggest(stated, moved?.write, context)
            : { message: `Mend ${unreadable}`, certain: false };
        report({
          message: `"${edge.kind}" points at "${written}"${faultOf(unreadable, moved)}.`,
          at: edgeAnchor(from, edge, context.layout.classes.get(from.className)),
          subject: edgeSubject(edge),
          ...(from.id !== undefined && { record: from.id }),
          ...(suggestion && { suggestion }),
          ...(unreadable !== undefined && {
            related: [{ message: "this file cannot be read", at: { path: unreadable } }],
          }),
        });
      },
    };
  },
};

function faultOf(unreadable: string | undefined, moved: MovedTarget | undefined): string {
  if (unreadable !== undefined) return `; ${unreadable}, which would declare it, cannot be read`;
  if (!moved) return ", which does not exist";
  return moved.stayed
    ? `, which led to ${quote(moved.name)} before this record moved`
    : `, which is now ${quote(moved.name)}`;
}

/** Whether a finding is of an edge at a record whose file cannot be read: once it is mended, the edge may lead somewhere again. */
export function leadsToUnreadable({ rule, related }: Pick<Finding, "rule" | "related">): boolean {
  return rule === danglingEdge.id && related.length > 0;
}

/** @param write what to write where the change at hand moved the target: no likeness tells as much. */
function suggest(stated: StatedEdge, write: string | undefined, context: GraphContext): Suggestion | undefined {
  const { from, edge } = stated;
  const nearest = write === undefined ? (nearestTarget(stated, context) ?? nearestLink(stated, context)) : undefined;
  const layoutClass = context.layout.classes.get(from.className);
  const source = layoutClass?.edgeSources[edge.field];
  // A text between two brackets in a body is one target, whatever is in it.
  const mayList = write === undefined && source?.form !== "wikilinks" && !nearest?.ids.some((id) => id.includes(","));
  const target = edge.target.slice(scopeOfEdge(stated, context.layout).length);
  const several = mayList ? severalIn(edge.form, target) : undefined;
  if (several) {
    return { message: `Write a list, one target in each of its items: [${several.join(", ")}]`, certain: false };
  }
  if (write === undefined && !nearest) return undefined;
  const { message, id } = nearest ? askFor(nearest) : { message: `Write ${write ?? ""}`, id: write };
  const alike = id !== undefined && looksLike(id, target) ? `: ${ALIKE}` : "";
  // A link in the text of a field is a part of the value.
  const isPart = source?.form === "text-links";
  const pointer = isPart ? undefined : edgeAnchor(from, edge, layoutClass).pointer;
  return {
    message: message + alike,
    // What moved is a matter of two states, and `fix` knows one of them.
    certain: nearest?.certain === true,
    ...(pointer && id !== undefined && { edit: { kind: "set" as const, pointer, value: inManner(id, edge.written) } }),
  };
}

function nearestLink({ from, edge }: StatedEdge, { graph, layout }: GraphContext): NearestTarget | undefined {
  const file = edge.form === "link" ? nearestFile(edge.target, graph) : undefined;
  if (file === undefined || file === from.path) return undefined;
  return { ids: [linkInManner(file, from.path, edge.written ?? edge.target, layout.root)], certain: false };
}

/** Targets that stand in one text, as in `F-001, F-002`. */
function severalIn(form: StatedEdge["edge"]["form"], target: string): readonly string[] | undefined {
  if (form === "link" || target.length > MAX_LISTED) return undefined;
  const parts = target.split(",").map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /^[^\s[\]{}]+$/.test(part)) ? parts : undefined;
}

/** Characters of a text that may be shown again as a list. */
const MAX_LISTED = 500;

/** In double brackets where the old target was. */
function inManner(id: string, written = ""): string {
  return wikilinkText(written) === undefined ? id : `[[${id}]]`;
}
