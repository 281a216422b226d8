/** `promote`: a free-form note becomes a canonical record in Markdown, its sources kept. The note stays. */
import type { Gate, GateOptions } from "../../load/gate.js";
import { locateFindings } from "../../load/locate-findings.js";
import type { FieldName, LayoutClass } from "../../layouts/layout.js";
import { DEFAULT_LIMITS } from "../../memory/document.js";
import type { Finding } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import { restrictedRecords, type RestrictedRecords } from "../../memory/restricted.js";
import { utcSeconds } from "../../memory/instant.js";
import type { Declaration } from "../../memory/record.js";
import { isOddName, leadsIntoGit, oddities } from "../../memory/path-names.js";
import { isRegular, readFile, type Tree } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { decode } from "../../parse/decode.js";
import { splitFrontMatter } from "../../parse/frame.js";
import { LineIndex } from "../../parse/lines.js";
import { parseFile } from "../../parse/parse-file.js";
import { rewriteFrontMatter, type FrontMatterValue } from "../../parse/rewrite-front-matter.js";
import { nearestName } from "../../memory/nearest-name.js";
import { check, type CheckResult } from "../check/check.js";
import type { Overlay } from "../propose/draft.js";
import { applyPolicy } from "../check/judgement.js";
import { newErrors } from "../check/new-errors.js";
import { fieldValues, recordClass, recordFolder, slugOf } from "../propose/place-record.js";
import { misspeltOwners, withOwnersRenamed, type MisspeltOwners } from "./misspelt-owners.js";
import { relinked } from "./relink.js";
import { secretsOfTree } from "../check/secrets-of.js";

export interface PromoteInput {
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  readonly overlay: Overlay;
  /** Path of the note in the tree. */
  readonly note: string;
  readonly kind: string;
  /** Made from the title unless told. */
  readonly id?: string;
  /** The note's own unless told. */
  readonly owners?: readonly string[];
  /** Path of the record in the tree; made from kind and id unless told. */
  readonly to?: string;
}

/** The note holds secrets: a record of it would repeat them. */
export interface RefusedNote {
  readonly kind: "refused";
  readonly errors: readonly Finding[];
  readonly restricted: RestrictedRecords;
}

export interface PromotedNote {
  readonly kind: "promoted";
  readonly id: string;
  /** Path of the record in the tree, where nothing stands. */
  readonly path: string;
  readonly text: string;
  /** Relative links of the note that are written anew, since they lead from another place. */
  readonly relinked: number;
  /** The key of the note in whose place the record has its owners, where that was probably meant for them. */
  readonly misspelt?: MisspeltOwners;
  /** Errors that the record would bring: where there are any it must not be written. */
  readonly errors: readonly Finding[];
  /** What else the check says of the record. */
  readonly remarks: readonly Finding[];
  readonly restricted: RestrictedRecords;
}

/** @throws UserError where the note is none, or kind, id, owners or place are missing or cannot be. */
export async function promote(input: PromoteInput): Promise<PromotedNote | RefusedNote> {
  const { tree, root, now, kind, overlay } = input;
  const before = await check({ subject: { tree }, root, gate: input.gate, now, secrets: false });
  const note = await readNote(input, before);
  // Before anything is named after the title.
  const held = (await secretsAt(tree, note.declaration.path, before.gate, now)).filter(
    (finding) => finding.accepted === undefined && (finding.severity === "error" || isInTitle(finding, note)),
  );
  if (held.length > 0) {
    return { kind: "refused", errors: held, restricted: restrictedRecords([before.judgement.graph]) };
  }
  assertKind(kind, before.gate);
  const { id, path } = await nameRecord(input, before, note);
  const layoutClass = recordClass(path, kind, before.gate);
  if (!layoutClass) {
    throw new UserError(
      `The layout "${before.gate.layout.name}" reads no Markdown record of kind ${kind} at ${path}.`,
      "Name another file with --to.",
    );
  }
  const misspelt =
    note.declaration.owners.length > 0 ? undefined : misspeltOwners(note.text, kind, layoutClass, before.gate);
  const owners = ownersOf(input, note, misspelt);
  const values = frontMatter(input, before.gate, layoutClass, note, { id, owners });
  const written = rewriteFrontMatter(misspelt ? withOwnersRenamed(note.text, misspelt) : note.text, values);
  const { text, count } = withLinks(written, input, path);
  const bytes = new TextEncoder().encode(text);
  const overlaid = await overlay(tree, [{ path, bytes, mode: "100644" }]);
  const after = await check({ subject: { tree: overlaid }, root, gate: input.gate, now, secrets: false });
  const findings = [...after.report.findings, ...(await secretsAt(overlaid, path, after.gate, now))];
  return {
    kind: "promoted",
    id,
    path,
    text,
    relinked: count,
    ...(misspelt && { misspelt }),
    errors: newErrors(before.report.findings, findings),
    remarks: findings.filter(
      (finding) => finding.path === path && finding.severity !== "error" && finding.accepted === undefined,
    ),
    restricted: restrictedRecords([before.judgement.graph, after.judgement.graph]),
  };
}

/** Below the front matter. A link may lead out of the memory's folder, though not out of the repository. */
function withLinks(text: string, { root, note }: PromoteInput, path: string): { text: string; count: number } {
  const frame = splitFrontMatter(text);
  const start = frame.kind === "framed" ? frame.body : 0;
  const [from, to] = [note, path].map((each) => (root === "" ? each : `${root}/${each}`));
  const body = relinked(text.slice(start), from ?? note, to ?? path);
  return { text: text.slice(0, start) + body.text, count: body.count };
}

/** Of one file: in the others there is nothing that a record of the note could bring. */
async function secretsAt(tree: Tree, path: string, gate: Gate, now: Date): Promise<Finding[]> {
  const problems = await secretsOfTree(tree, await filesAt(new Set([path]), tree), gate, {});
  return await locateFindings(applyPolicy(problems, gate, now), tree, gate.layout);
}

/** What is only like a secret is refused there too: id and file would be called after it. */
function isInTitle({ range }: Finding, { text, title }: Note): boolean {
  const lines = new LineIndex(text);
  const found = text.slice(lines.offset(range.start), lines.offset(range.end));
  return found !== "" && title.includes(found);
}

interface Note {
  readonly text: string;
  readonly title: string;
  readonly declaration: Declaration;
}

async function readNote({ tree, note: path }: PromoteInput, { gate, judgement }: CheckResult): Promise<Note> {
  const entry = judgement.memory.entries.find((candidate) => candidate.path === path);
  if (!entry || !isRegular(entry.mode) || entry.undecodable) {
    throw new UserError(
      `There is no note ${path} in the memory.`,
      "Name a Markdown file of the memory that is neither ignored nor excluded.",
    );
  }
  const problem = judgement.memory.files.get(path)?.problems.find((found) => found.rule.startsWith("parse/"));
  if (problem && problem.severity !== "warning") {
    throw new UserError(`${path} cannot be read: ${problem.message}`, 'Mend it first; "memory-steward fix" may do so.');
  }
  const declaration = judgement.graph.declarations.find((found) => found.path === path);
  if (!declaration || !path.endsWith(".md")) {
    throw new UserError(
      `${path} is no note by the layout "${gate.layout.name}".`,
      "Name a free-form note in Markdown.",
    );
  }
  if (declaration.role !== "note") {
    const name = declaration.id ?? declaration.kind ?? "a record";
    throw new UserError(`${path} is a record already (${name}).`, "Name a free-form note.");
  }
  const bytes = await readFile(tree, entry);
  const { text } = decode(path, bytes);
  const title = declaration.title ?? parseFile(path, "markdown", bytes, DEFAULT_LIMITS).body?.().heading;
  if (text === undefined || title === undefined || title.trim() === "") {
    throw new UserError(`${path} has no title.`, "Give it a heading, or a title in its front matter.");
  }
  return { text, title: title.trim(), declaration };
}

function assertKind(kind: string, { ontology }: Gate): void {
  if (ontology.nodeKinds.size === 0) return;
  const found = ontology.nodeKinds.get(kind);
  if (!found) {
    const near = nearestName(kind, ontology.nodeKinds.keys())?.name;
    throw new UserError(
      `There is no kind "${kind}" in the ontology.`,
      near === undefined ? `Use one of ${[...ontology.nodeKinds.keys()].join(", ")}.` : `Did you mean ${near}?`,
    );
  }
  if (found.deprecated) {
    const use = found.deprecated.use;
    throw new UserError(`The kind ${kind} is deprecated.`, use === undefined ? "Use another." : `Use ${use}.`);
  }
}

/** An id that nobody has and a file that is not there, with the same number behind both where the first choice is taken. */
async function nameRecord(input: PromoteInput, { gate, judgement }: CheckResult, note: Note) {
  const { kind, to } = input;
  if (to !== undefined) refuseOddNames(to);
  const { graph, memory } = judgement;
  const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
  const entries = await input.tree.entries();
  const files = new Set(entries.map(({ path }) => path.toLowerCase()));
  const slug = slugOf(input.id === undefined ? note.title : input.id.slice(input.id.indexOf(":") + 1));
  if (slug === "")
    throw new UserError("No id can be made from the title.", "Name one with --id, and a file with --to.");
  if (input.id !== undefined && ids.has(input.id.toLowerCase())) {
    throw new UserError(`The id ${input.id} is taken.`, "Ids are unique, whatever the case of their letters.");
  }
  const folder =
    to === undefined
      ? recordFolder(
          kind,
          gate,
          graph,
          memory.entries.map(({ path }) => path),
        )
      : "";
  if (folder === undefined) {
    throw new UserError(
      `No folder of the layout "${gate.layout.name}" is known for ${kind}.`,
      "Name a file with --to.",
    );
  }
  const prefix = gate.ontology.nodeKinds.get(kind)?.prefix;
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? slug : `${slug}-${count}`;
    const id = input.id ?? (prefix === undefined ? numbered : `${prefix}:${numbered}`);
    const path = to ?? `${folder}${numbered}.md`;
    const fileTaken = files.has(path.toLowerCase()) || (to === undefined && isOddName(`${numbered}.md`));
    if (fileTaken && to !== undefined) throw new UserError(`${to} is there already.`, "Name a file that is not there.");
    if (!fileTaken && (input.id !== undefined || !ids.has(id.toLowerCase()))) return { id, path };
    if (input.id === undefined && to === undefined) refuseSecond(graph, { id, path, kind }, note);
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

/** @throws UserError where neither the call nor the note names any. */
function ownersOf(input: PromoteInput, { declaration }: Note, misspelt: MisspeltOwners | undefined): readonly string[] {
  const owners = input.owners ?? declaration.owners;
  if (owners.length > 0) return owners;
  if (!misspelt) throw new UserError(`${input.note} names no owners.`, "Name who answers for the record with --owner.");
  const { key, name } = misspelt;
  throw new UserError(
    `${input.note} names no owners: the key "${key}" of its front matter was probably meant for "${name}".`,
    `Rename it to "${name}" in the note, or name who answers for the record with --owner.`,
  );
}

/** The fields that are known of the record, where the class has a place for them. */
function frontMatter(
  input: PromoteInput,
  gate: Gate,
  layoutClass: LayoutClass,
  { title, declaration }: Note,
  { id, owners }: { readonly id: string; readonly owners: readonly string[] },
): FrontMatterValue[] {
  const known: readonly (readonly [FieldName, unknown])[] = [
    ["id", id],
    ["kind", input.kind],
    ["title", title],
    ["status", "draft"],
    ["owners", owners],
    ["tags", declaration.tags],
    ["aliases", declaration.aliases],
    ["sensitivity", declaration.sensitivity],
    ["sourceRefs", [...new Set([...declaration.sourceRefs, declaration.path])]],
    ["updatedAt", utcSeconds(input.now)],
  ];
  const values = fieldValues(layoutClass, known);
  const { id: noteId } = declaration;
  const map = layoutClass.edgeSources.find(({ form, derived }) => form === "map" && !derived);
  const { edgeKinds } = gate.ontology;
  if (noteId !== undefined && map && (edgeKinds.size === 0 || edgeKinds.has(DERIVED))) {
    const present = declaration.edges
      .filter(({ kind }) => kind === DERIVED)
      .map(({ written, target }) => written ?? target);
    values.push([[...map.path, DERIVED], [...new Set([...present, noteId])]]);
  }
  return values;
}

const DERIVED = "derived_from";
