/** Records whose text is not repeated where strangers read. */
import type { Graph } from "./graph.js";
import type { Declaration } from "./record.js";

/** Words of the ontology's own list (decision 8); a record that says nothing is internal (decision 29). */
const GUARDED_LEVELS: ReadonlySet<string> = new Set(["restricted", "secret-metadata"]);

export function isGuardedLevel(sensitivity: string | undefined): boolean {
  return sensitivity !== undefined && GUARDED_LEVELS.has(sensitivity);
}

/** Whether one of them is of a guarded record. */
export function declaresGuarded(declarations: readonly Declaration[]): boolean {
  return declarations.some(({ sensitivity }) => isGuardedLevel(sensitivity));
}

/** Whether the text that says what a record is names such a level, where it cannot be read as data. */
export function namesGuardedLevel(text: string): boolean {
  return [...GUARDED_LEVELS].some((level) => text.toLowerCase().includes(level));
}

export interface GuardedRecords {
  readonly ids: ReadonlySet<string>;
  /** Files that declare one. */
  readonly paths: ReadonlySet<string>;
}

/** Records that any of the graphs calls restricted or secret metadata: one that a change opens up counts too. */
export function guardedRecords(graphs: readonly Graph[]): GuardedRecords {
  const ids = new Set<string>();
  const paths = new Set<string>();
  for (const { declarations } of graphs) {
    for (const { id, path, sensitivity } of declarations) {
      if (!isGuardedLevel(sensitivity)) continue;
      if (id !== undefined) ids.add(id);
      paths.add(path);
    }
  }
  return { ids, paths };
}
