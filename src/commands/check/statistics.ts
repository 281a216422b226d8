/** Counts of what a tree holds: the report's `statistics`. */
import { Tallies } from "../../indexes/tallies.js";
import type { Gate } from "../../load/gate.js";
import { isBroken } from "../../load/file-state.js";
import type { Memory } from "../../load/read-memory.js";
import type { Statistics } from "../../memory/check-report.js";
import type { Graph } from "../../memory/graph.js";
import { addTo } from "../../memory/grouped.js";
import type { Declaration } from "../../memory/record.js";

export function talliesOf(memory: Memory, graph: Graph): Tallies {
  const tallies = new Tallies();
  memory.files.forEach((file) => {
    tallies.addFile(file.className, file.documents, file.declarations, isBroken(file));
  });
  countIds(tallies, graph);
  return tallies;
}

export function countIds(tallies: Tallies, graph: Graph): void {
  // Ids that nothing but patches speak of are no records of the graph.
  const orphans = new Map<string, Declaration[]>();
  graph.declarations.forEach((declaration) => {
    const { id, role } = declaration;
    if (role !== "patch" || id === undefined || graph.records.has(id)) return;
    addTo(orphans, id, declaration);
  });
  graph.records.forEach(({ declarations }) => {
    tallies.addId(declarations);
  });
  for (const declarations of orphans.values()) tallies.addId(declarations);
}

export function statisticsOf(tallies: Tallies, { ontology }: Gate): Statistics {
  const total = tallies.all.statistics();
  const classes = [...tallies.classes()].map(([name, tally]) => [name, tally.statistics()] as const);
  return {
    ...total,
    nodeKinds: { used: total.nodeKinds, declared: ontology.nodeKinds.size },
    edgeKinds: { used: total.edgeKinds, declared: ontology.edgeKinds.size },
    parseErrors: tallies.parseErrors,
    declarations: total.records + total.patches,
    classes: Object.fromEntries(classes),
  };
}
