/** What the record of a note is called, and where it is written. */
import type { Graph } from "../../memory/graph.js";
import { isOddName, leadsIntoGit, oddities } from "../../memory/path-names.js";
import type { Declaration } from "../../memory/record.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import type { CheckResult } from "../check/check.js";
import { idAt, recordFolder, slugOf } from "../propose/place-record.js";
import { DERIVED, type Note } from "./read-note.js";

/** What the caller says of it. */
export interface WantedName {
  readonly kind: string;
  /** Made from the title unless told. */
  readonly id?: string;
  /** Path of the record in the tree; made from kind and id unless told. */
  readonly to?: string;
}

/**
 * An id that nobody has and a file that is not there, with the same number behind both where the first choice is taken.
 * @throws UserError where that cannot be.
 */
export async function nameRecord(
  wanted: WantedName,
  tree: Tree,
  { gate, judgement: { graph, memory } }: CheckResult,
  note: Note,
): Promise<{ readonly id: string; readonly path: string }> {
  const { kind, to } = wanted;
  if (to !== undefined) refuseOddNames(to);
  const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
  const files = new Set((await tree.entries()).map(({ path }) => path.toLowerCase()));
  const slug = slugOf(wanted.id === undefined ? note.title : wanted.id.slice(wanted.id.indexOf(":") + 1));
  if (slug === "")
    throw new UserError("No id can be made from the title.", "Name one with --id, and a file with --to.");
  if (wanted.id !== undefined && ids.has(wanted.id.toLowerCase())) {
    throw new UserError(`The id ${wanted.id} is taken.`, "Ids are unique, whatever the case of their letters.");
  }
  const paths = memory.entries.map(({ path }) => path);
  const folder = to === undefined ? recordFolder(kind, gate, graph, paths) : "";
  if (folder === undefined) {
    throw new UserError(
      `No folder of the layout "${gate.layout.name}" is known for ${kind}.`,
      "Name a file with --to.",
    );
  }
  const prefix = gate.ontology.nodeKinds.get(kind)?.prefix;
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? slug : `${slug}-${count}`;
    const path = to ?? `${folder}${numbered}.md`;
    const id = idAt(path, wanted.id ?? (prefix === undefined ? numbered : `${prefix}:${numbered}`), gate);
    const fileTaken = files.has(path.toLowerCase()) || (to === undefined && isOddName(`${numbered}.md`));
    if (fileTaken && to !== undefined) throw new UserError(`${to} is there already.`, "Name a file that is not there.");
    if (!fileTaken && (wanted.id !== undefined || !ids.has(id.toLowerCase()))) return { id, path };
    if (wanted.id === undefined && to === undefined) refuseSecond(graph, { id, path, kind }, note);
  }
}

/**
 * Whoever names neither id nor file wants one record of the note: it may be there since the call before was stopped behind it.
 * @throws UserError where the name is taken by a record of the kind that was made of the note.
 */
function refuseSecond(graph: Graph, { id, path, kind }: Readonly<Record<"id" | "path" | "kind", string>>, note: Note) {
  const isMeant = (found: Declaration) =>
    found.path.toLowerCase() === path.toLowerCase() || found.id?.toLowerCase() === id.toLowerCase();
  const present = graph.declarations.find(
    (found) => found.role === "record" && found.kind === kind && isMeant(found) && isMadeOf(found, note),
  );
  if (!present) return;
  throw new UserError(
    `${note.declaration.path} is promoted already: ${present.path} (${present.id ?? id}) names it as its source.`,
    "Edit that record; to make a second one, name its id with --id.",
  );
}

function isMadeOf({ sourceRefs, edges }: Declaration, { declaration: { id, path } }: Note): boolean {
  return sourceRefs.includes(path) || edges.some(({ kind, target }) => kind === DERIVED && target === id);
}

/** @throws UserError where a name on the way is none that every system takes as it stands. */
function refuseOddNames(path: string): void {
  if (leadsIntoGit(path)) {
    throw new UserError(
      `${path} lies in a folder that Git keeps for itself: nobody would ever see the record.`,
      "Name a file outside of it with --to.",
    );
  }
  for (const name of path.split("/")) {
    const [oddity] = oddities(name);
    if (oddity === undefined) continue;
    throw new UserError(
      `The name "${name}" in ${path} holds ${oddity}, so not everybody could check the record out.`,
      "Name another file with --to.",
    );
  }
}
