/** Counts of what a tree holds: the report's `statistics`. */
import type { Gate } from "../load/gate.js";
import type { ClassStatistics, Statistics } from "../memory/check-report.js";
import type { Declaration } from "../memory/record.js";
import type { Judgement } from "./judgement.js";

export function statisticsOf({ memory, graph }: Judgement, gate: Gate): Statistics {
  const all = new Tally();
  const byClass = new Map<string, Tally>();
  let parseErrors = 0;
  const tallyOf = (className: string): Tally => {
    let tally = byClass.get(className);
    if (!tally) byClass.set(className, (tally = new Tally()));
    return tally;
  };
  for (const file of memory.files.values()) {
    all.addFile(file.documents);
    tallyOf(file.className).addFile(file.documents);
    if (file.problems.some(({ rule, severity }) => rule.startsWith("parse/") && severity !== "warning")) parseErrors++;
  }
  for (const declaration of graph.declarations) {
    all.add(declaration);
    tallyOf(declaration.className).add(declaration);
    // Ids that nothing but patches speak of are no records of the graph.
    if (declaration.role === "patch" && declaration.id !== undefined && !graph.records.has(declaration.id)) {
      all.addOrphan(declaration.id);
      tallyOf(declaration.className).addOrphan(declaration.id);
    }
  }
  for (const { declarations } of graph.records.values()) {
    all.ids++;
    for (const className of classesOf(declarations)) tallyOf(className).ids++;
  }
  const total = all.result();
  const classes = [...byClass].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, tally]) => [name, tally.result()]);
  return {
    ...total,
    nodeKinds: { used: total.nodeKinds, declared: gate.ontology.nodeKinds.size },
    edgeKinds: { used: total.edgeKinds, declared: gate.ontology.edgeKinds.size },
    parseErrors,
    declarations: total.records + total.patches,
    classes: Object.fromEntries(classes) as Record<string, ClassStatistics>,
  };
}

/** The classes in which an id is declared; an extension declares none. */
function classesOf(declarations: readonly Declaration[]): Iterable<string> {
  const [only] = declarations;
  if (only && declarations.length === 1) return [only.className];
  return new Set(declarations.flatMap(({ role, className }) => (role === "extension" ? [] : [className])));
}

class Tally {
  /** Distinct ids of records and notes. */
  ids = 0;
  #files = 0;
  #documents = 0;
  #edges = 0;
  readonly #roles = { record: 0, patch: 0, extension: 0, note: 0 };
  readonly #forms = { string: 0, target: 0, attributes: 0, link: 0 };
  readonly #orphans = new Set<string>();
  readonly #nodeKinds = new Set<string>();
  readonly #edgeKinds = new Set<string>();

  addFile(documents: number): void {
    this.#files++;
    this.#documents += documents;
  }

  addOrphan(id: string): void {
    this.#orphans.add(id);
  }

  /** Derived edges are not written ones, and are not counted. */
  add({ role, kind, edges }: Declaration): void {
    this.#roles[role]++;
    if (kind !== undefined) this.#nodeKinds.add(kind);
    for (const edge of edges) {
      if (edge.derived) continue;
      this.#edges++;
      this.#forms[edge.form]++;
      this.#edgeKinds.add(edge.kind);
    }
  }

  result(): ClassStatistics {
    return {
      files: this.#files,
      documents: this.#documents,
      records: this.#roles.record,
      notes: this.#roles.note,
      patches: this.#roles.patch,
      extensions: this.#roles.extension,
      ids: this.ids + this.#orphans.size,
      nodeKinds: this.#nodeKinds.size,
      edges: this.#edges,
      edgeKinds: this.#edgeKinds.size,
      edgeForms: { ...this.#forms },
    };
  }
}
