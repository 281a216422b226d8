/** Records whose text is not repeated where strangers read. */
import type { Graph } from "./graph.js";
import type { Declaration } from "./record.js";

/** Words of the ontology's own list (decision 8); a record that says nothing is internal (decision 29). */
const RESTRICTED_LEVELS: ReadonlySet<string> = new Set(["restricted", "secret-metadata"]);

/** However it is written: a word of other letter case or with blanks is an error, and no reason to show the text. */
export function isRestrictedLevel(sensitivity: string | undefined): boolean {
  if (sensitivity === undefined) return false;
  return RESTRICTED_LEVELS.has(sensitivity) || RESTRICTED_LEVELS.has(plainWord(sensitivity));
}

function plainWord(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
}

/** Whether one of them is of a restricted record. */
export function declaresRestricted(declarations: readonly Declaration[]): boolean {
  return declarations.some(({ sensitivity }) => isRestrictedLevel(sensitivity));
}

/** Whether the text that says what a record is names such a level, where it cannot be read as data. Linear in it. */
export function namesRestrictedLevel(text: string): boolean {
  const read = (text.includes("\\") ? withoutEscapes(text) : text).toLowerCase();
  return [...RESTRICTED_LEVELS].some((level) => read.includes(level));
}

/** Escapes of quoted YAML and JSON that may write a letter, and the end of a line that YAML folds into nothing. */
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|\r?\n[ \t]*)/g;

/** As quoted texts say it; what else stands in the text may come out wrong. */
function withoutEscapes(text: string): string {
  return text.replace(ESCAPE, (_, ...[two, four, eight]: (string | undefined)[]) => {
    const digits = two ?? four ?? eight;
    const code = digits === undefined ? undefined : parseInt(digits, 16);
    return code === undefined || code > 0x10ffff ? "" : String.fromCodePoint(code);
  });
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
