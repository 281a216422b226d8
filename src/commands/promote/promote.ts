/** `promote`: a free-form note becomes a canonical record in Markdown, its sources kept. The note stays. */
import type { Gate, GateOptions } from "../../load/gate.js";
import { locateFindings } from "../../load/locate-findings.js";
import type { FieldName, LayoutClass } from "../../layouts/layout.js";
import type { Finding } from "../../memory/finding.js";
import { restrictedRecords, type RestrictedRecords } from "../../memory/restricted.js";
import { utcSeconds } from "../../memory/instant.js";
import type { Tree } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { splitFrontMatter } from "../../parse/frame.js";
import { LineIndex } from "../../parse/lines.js";
import { rewriteFrontMatter, type FrontMatterValue } from "../../parse/rewrite-front-matter.js";
import { nearestName } from "../../memory/nearest-name.js";
import { check } from "../check/check.js";
import type { Overlay } from "../propose/draft.js";
import { applyPolicy } from "../check/judgement.js";
import { newErrors } from "../check/new-errors.js";
import { fieldValues, recordClass } from "../propose/place-record.js";
import { statusOfNew } from "../propose/status-of-new.js";
import { misspeltOwners, withOwnersRenamed, type MisspeltOwners } from "./misspelt-owners.js";
import { nameRecord, type WantedName } from "./name-record.js";
import { DERIVED, readNote, type Note } from "./read-note.js";
import { relinked } from "./relink.js";
import { secretsOfTree } from "../check/secrets-of.js";

export interface PromoteInput extends WantedName {
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  readonly overlay: Overlay;
  /** Path of the note in the tree. */
  readonly note: string;
  /** The note's own unless told. */
  readonly owners?: readonly string[];
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
  const common = { root, gate: input.gate, now, secrets: false, digestSources: false } as const;
  const before = await check({ ...common, subject: { tree } });
  const note = await readNote(tree, input.note, before);
  // Before anything is named after the title.
  const held = (await secretsAt(tree, note.declaration.path, before.gate, now)).filter(
    (finding) => finding.accepted === undefined && (finding.severity === "error" || isInTitle(finding, note)),
  );
  if (held.length > 0) {
    return { kind: "refused", errors: held, restricted: restrictedRecords([before.judgement.graph]) };
  }
  assertKind(kind, before.gate);
  const { id, path } = await nameRecord(input, tree, before, note);
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
  const after = await check({ ...common, subject: { tree: overlaid }, similar: before });
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
    ["status", statusOfNew(input.kind, gate.ontology)],
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
