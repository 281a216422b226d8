/** Records whose text is not repeated where strangers read. */
import type { Graph } from "./graph.js";
import type { Declaration } from "./record.js";

/** Words of the ontology's own list (decision 8); a record that says nothing is internal (decision 29). */
const RESTRICTED_LEVELS: ReadonlySet<string> = new Set(["restricted", "secret-metadata"]);

export function isRestrictedLevel(sensitivity: string | undefined): boolean {
  return sensitivity !== undefined && RESTRICTED_LEVELS.has(sensitivity);
}

/** Whether one of them is of a restricted record. */
export function declaresRestricted(declarations: readonly Declaration[]): boolean {
  return declarations.some(({ sensitivity }) => isRestrictedLevel(sensitivity));
}

/** Whether the text that says what a record is names such a level, where it cannot be read as data. */
export function namesRestrictedLevel(text: string): boolean {
  return [...RESTRICTED_LEVELS].some((level) => text.toLowerCase().includes(level));
}

export interface RestrictedRecords {
  readonly ids: ReadonlySet<string>;
  /** Files that declare one. */
  readonly paths: ReadonlySet<string>;
}

/** Records that any of the graphs calls restricted or secret metadata: one that a change opens up counts too. */
export function restrictedRecords(graphs: readonly Graph[]): RestrictedRecords {
  const ids = new Set<string>();
  const paths = new Set<string>();
  for (const { declarations } of graphs) {
    for (const { id, path, sensitivity } of declarations) {
      if (!isRestrictedLevel(sensitivity)) continue;
      if (id !== undefined) ids.add(id);
      paths.add(path);
    }
  }
  return { ids, paths };
}
