/** Looks for the file that a link to none was meant for. */
import type { Graph } from "../memory/graph.js";
import { addTo } from "../memory/grouped.js";
import { editDistance } from "../memory/edit-distance.js";
import { nearestName } from "../memory/nearest-name.js";
import { isCounted } from "./nearest-target.js";

/** Files of one graph by where they stand and what they are called: made once for a graph, at its first link to none. */
interface Files {
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly found: Map<string, string | undefined>;
  /** Names that are still compared: a memory with thousands of such links gets fewer suggestions. */
  budget: number;
}

const FILES = new WeakMap<Graph, Files>();
const SEARCH_BUDGET = 2_000_000;

/** The file of the folder with the nearest name, else the only one of that name in another folder. @throws NeedsWholeGraph */
export function nearestFile(path: string, graph: Graph): string | undefined {
  const files = filesOf(graph);
  if (!files.found.has(path)) files.found.set(path, search(path, files));
  return files.found.get(path);
}

/** Whether the search among the files of a graph gave up: what it offers then depends on all that was asked. */
export function isFileSearchCutShort(graph: Graph): boolean {
  return (FILES.get(graph)?.budget ?? 0) < 0;
}

function search(path: string, files: Files): string | undefined {
  const { folder, name } = parts(path);
  const beside = files.byFolder.get(folder) ?? [];
  files.budget -= beside.length;
  if (files.budget < 0) return undefined;
  const near = isCounted(name.replace(/\.[^.]*$/, "")) ? undefined : nearestName(name, beside)?.name;
  if (near !== undefined && !hasAnotherWord(name, near)) return folder + near;
  const [only, ...others] = files.byName.get(name) ?? [];
  return others.length === 0 ? only : undefined;
}

/** Whether one word of a name is another one, and no slip: `restart-db.md` and `restart-api.md` are of different things. */
function hasAnotherWord(name: string, near: string): boolean {
  const [words, others] = [wordsOf(name), wordsOf(near)];
  const differing = words.flatMap((word, index): [string, string][] => {
    const other = others[index];
    return other === undefined || other === word ? [] : [[word, other]];
  });
  const [only] = differing;
  if (words.length !== others.length || words.length === 1 || differing.length !== 1 || !only) return false;
  const limit = Math.floor(Math.max(only[0].length, only[1].length) / 2);
  return editDistance(only[0], only[1], limit) > limit;
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[-_. ]+/);
}

function filesOf(graph: Graph): Files {
  let files = FILES.get(graph);
  if (!files) {
    const byFolder = new Map<string, string[]>();
    const byName = new Map<string, string[]>();
    for (const path of graph.paths()) {
      const { folder, name } = parts(path);
      addTo(byFolder, folder, name);
      addTo(byName, name, path);
    }
    files = { byFolder, byName, found: new Map(), budget: SEARCH_BUDGET };
    FILES.set(graph, files);
  }
  return files;
}

function parts(path: string): { readonly folder: string; readonly name: string } {
  const start = path.lastIndexOf("/") + 1;
  return { folder: path.slice(0, start), name: path.slice(start) };
}
