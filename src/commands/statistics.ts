/** Counts of what a tree holds: the report's `statistics`. */
import type { Gate } from "../load/gate.js";
import type { Statistics } from "../memory/check-report.js";
import type { Judgement } from "./judgement.js";

export function statisticsOf({ memory, graph }: Judgement, gate: Gate): Statistics {
  const roles = { record: 0, patch: 0, extension: 0, note: 0 };
  const forms = { string: 0, target: 0, attributes: 0, link: 0 };
  const nodeKinds = new Set<string>();
  const edgeKinds = new Set<string>();
  const ids = new Set<string>();
  let edges = 0;
  for (const declaration of graph.declarations) {
    roles[declaration.role]++;
    if (declaration.id !== undefined && declaration.role !== "extension") ids.add(declaration.id);
    if (declaration.kind !== undefined) nodeKinds.add(declaration.kind);
    for (const edge of declaration.edges) {
      if (edge.derived) continue;
      edges++;
      forms[edge.form]++;
      edgeKinds.add(edge.kind);
    }
  }
  let documents = 0;
  let parseErrors = 0;
  for (const file of memory.files.values()) {
    documents += file.documents;
    if (file.problems.some(({ rule, severity }) => rule.startsWith("parse/") && severity !== "warning")) parseErrors++;
  }
  return {
    files: memory.files.size,
    documents,
    declarations: roles.record + roles.patch,
    records: roles.record,
    patches: roles.patch,
    extensions: roles.extension,
    notes: roles.note,
    ids: ids.size,
    nodeKinds: { used: nodeKinds.size, declared: gate.ontology.nodeKinds.size },
    edges,
    edgeKinds: { used: edgeKinds.size, declared: gate.ontology.edgeKinds.size },
    edgeForms: forms,
    parseErrors,
  };
}
