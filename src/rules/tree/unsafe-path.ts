import type { ResolvedLayout } from "../../layouts/layout.js";
import { isPlainPath, oddities } from "../../memory/path-names.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { TreeEntry } from "../../memory/tree.js";
import { listed, quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const NOTE = `# Mirror latency\n\nSlow on Mondays, whatever the load.\n`;

export const unsafePath: Rule = {
  id: "tree/unsafe-path",
  title: "Path that reads one way and acts another",
  severity: "error",
  rationale:
    "Line breaks and control characters in a path forge lines of a log, hidden characters make two paths look the " +
    "same, a backslash parts folders on Windows, and trailing dots and spaces are lost there. Windows cannot check out " +
    'names with : * ? " < > | or the name of a device such as CON or aux.md, so nobody there can clone the memory.',
  remedy: "Rename the file or folder.",
  source: "Record families, section 0.1; security rules 16 and 27",
  bad: { files: { "notes/mirror\u202Edm.md": NOTE }, at: "notes/mirror\u202Edm.md:1:1" },
  good: { files: { "notes/mirror.md": NOTE } },
  about: "path",
  graph({ entries, layout }, report) {
    const found = new Map<
      string,
      { readonly path: string; readonly segment: string; readonly faults: string[]; concerned: boolean }
    >();
    entries.forEach((entry) => {
      const fault = firstFault(entry);
      if (!fault) return;
      const concerned = isMemory(entry.path, layout);
      const known = found.get(fault.upTo);
      // A folder's name is one problem, whatever is in the folder.
      if (known) known.concerned ||= concerned;
      else found.set(fault.upTo, { path: entry.path, segment: fault.segment, faults: fault.faults, concerned });
    });
    for (const [upTo, { path, segment, faults, concerned }] of found) {
      report({
        message: `The name ${quote(segment)} in this path holds ${listed(faults, "and")}.`,
        at: { path, range: START_OF_FILE },
        subject: upTo,
        ...(!concerned && { severity: "note" as const }),
      });
    }
  },
};

interface PathFault {
  /** The path to the end of the segment concerned. */
  readonly upTo: string;
  readonly segment: string;
  readonly faults: string[];
}

function firstFault({ path, undecodable }: TreeEntry): PathFault | undefined {
  if (!undecodable && isPlainPath(path)) return undefined;
  const segments = path.split("/");
  for (const [index, segment] of segments.entries()) {
    const faults = faultsOf(segment, undecodable === true);
    if (faults.length > 0) return { upTo: segments.slice(0, index + 1).join("/"), segment, faults };
  }
  return undefined;
}

function faultsOf(segment: string, undecodable: boolean): string[] {
  const bytes = undecodable && segment.includes("\uFFFD") ? ["bytes that are not UTF-8"] : [];
  return [...bytes, ...oddities(segment)];
}

/** A name that was meant for a record is one, even where what is wrong with it keeps the layout from seeing that. */
function isMemory(path: string, layout: ResolvedLayout): boolean {
  const meant = path
    .replace(/[\p{Cc}\p{Cf}]+/gu, "")
    .replaceAll("\\", "/")
    .replace(/[. ]+(?=\/|$)/g, "");
  return layout.classOf(path) !== undefined || layout.classOf(meant) !== undefined;
}
