/** The record that a new update is to be filled in for: what every record has, and what the schemas of its kind ask for. */
import type { Mapping } from "../../memory/plain-data.js";
import type { Gate } from "../../load/gate.js";
import { shapeOf } from "../../layouts/extract.js";
import type { FieldName, LayoutClass } from "../../layouts/layout.js";
import { graphOf } from "../../load/graph-of.js";
import { readMemory, unjudged } from "../../load/read-memory.js";
import { utcSeconds } from "../../memory/instant.js";
import { nearestName } from "../../memory/nearest-name.js";
import { pageAddress } from "../../memory/project-address.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { fileMembers, withMember } from "../../updates/file-members.js";
import { fillMembers, PLACEHOLDER } from "../../updates/fill-members.js";
import type { DraftedRecord } from "../../updates/new-update.js";
import { fieldPlace } from "./field-place.js";
import { kindsOfProposals } from "../propose/place-record.js";
import { statusOfNew } from "../propose/status-of-new.js";
import { newRecordPlace, type NewRecordPlace } from "../propose/new-record-place.js";

/** What records are called that are to be filled in. */
const NAME = "replace-me";
const USUAL = "Runbook";

export interface DraftRecordInput {
  /** What the caller names; the usual kind unless told, or the only one that a new record may have. */
  readonly kind: string | undefined;
  readonly tree: Tree;
  readonly gate: Gate;
  /** Where there are none, they are to be filled in too. */
  readonly owners: readonly string[];
  readonly now: Date;
}

/**
 * @throws UserError where the ontology does not declare the kind, or the layout has no file for a new record of it; where none is
 * asked for and the memory has no usual kind.
 */
export async function draftRecord(input: DraftRecordInput): Promise<DraftedRecord> {
  const { kind: asked, tree, gate, now } = input;
  const { nodeKinds } = gate.ontology;
  const owners = input.owners.length > 0 ? [...input.owners] : [`team:${NAME}`];
  const common = { title: PLACEHOLDER, owners, updatedAt: utcSeconds(now) };
  if (asked === undefined && namesOf(gate).length === 0) {
    const { title, ...others } = common;
    return { id: `runbook:${NAME}`, members: { kind: USUAL, title, status: "draft", ...others }, hasText: true };
  }
  const declared = asked === undefined ? undefined : nodeKinds.get(asked);
  if (asked !== undefined && nodeKinds.size > 0 && (!declared || declared.deprecated)) {
    throw unknownKind(asked, declared !== undefined, gate);
  }
  const memory = await readMemory(tree, gate, unjudged);
  const paths = memory.entries.map(({ path }) => path).filter((path) => gate.layout.classOf(path));
  const graph = graphOf(memory);
  const placeOf = (kind: string) => newRecordPlace(kind, gate, graph, paths);
  const kind = asked ?? unasked(gate, (name) => placeOf(name) !== undefined);
  const place = placeOf(kind);
  if (place) return drafted(kind, place, { ...common, status: statusOf(kind, gate) }, gate, now);
  throw new UserError(
    `${whyNoPlace(kind, gate)} Nothing was written.`,
    `Name another kind, or write the change as a file with \`path\` and \`content\` (${pageAddress("docs/updates.md")})`,
  );
}

function whyNoPlace(kind: string, { layout }: Gate): string {
  const own = [...layout.classes.values()].find(({ kinds, shapes }) => {
    const [source] = shapes.at(-1)?.fields.kind ?? [];
    return kinds?.has(kind) === true || (source?.from === "constant" && source.value === kind);
  });
  if (own?.each) {
    return `A new ${kind} has no file of its own: it is an item of the list "${own.each.join(".")}" in another record's file.`;
  }
  if (own?.files.some((glob) => glob.startsWith("*"))) {
    return `The layout "${layout.name}" takes a ${kind} from any folder (${own.files.join(", ")}), so no place is meant for a new one.`;
  }
  return `The layout "${layout.name}" has no folder for a new ${kind} in Markdown, and no file holds one in YAML or JSON.`;
}

function drafted(
  kind: string,
  { layoutClass, fileOf, idOf }: NewRecordPlace,
  values: Readonly<Partial<Record<FieldName, unknown>>>,
  gate: Gate,
  now: Date,
): DraftedRecord {
  const id = idOf(NAME);
  const schemas = gate.schemasFor(layoutClass.name, kind);
  const named = fileMembers({ id, kind }, layoutClass.shapes.at(-1), true);
  const shape = shapeOf(layoutClass, named);
  const wanted = fillMembers(named, schemas, now);
  let members: Mapping = named;
  for (const field of ["title", "status", "owners", "updatedAt"] as const) {
    const path = fieldPlace(field, shape, wanted, named);
    if (path && values[field] !== undefined) members = withMember(members, path, values[field]);
  }
  const filled = fillMembers(members, schemas, now);
  const hasText = fileOf(id)?.endsWith(".md") === true;
  return { id, members: asTold(kind, filled, layoutClass), hasText };
}

/** Beside the id, by which an update calls the record; a kind that no member of the file says is told as well. */
function asTold(kind: string, members: Mapping, { shapes }: LayoutClass): Mapping {
  const fields = shapes.at(-1)?.fields;
  const idAt = fields?.id?.find(({ from }) => from === "record");
  const [idKey, ...inner] = idAt?.from === "record" ? idAt.path : [];
  const others = Object.entries(members).filter(([key]) => key !== idKey || inner.length > 0);
  const isKindSaid = fields?.kind?.some(({ from }) => from === "record") === true;
  return { ...(!isKindSaid && { kind }), ...Object.fromEntries(others) };
}

/** Undefined where only other kinds have one. */
function statusOf(kind: string, { ontology }: Gate): string | undefined {
  const { nodeKinds, statuses } = ontology;
  const known = nodeKinds.get(kind)?.statuses ?? statuses;
  if (known) return statusOfNew(kind, ontology) ?? known[0];
  return [...nodeKinds.values()].some((other) => other.statuses) ? undefined : "draft";
}

/** The usual kind where the memory has it, else the only one. */
function unasked(gate: Gate, hasPlace: (kind: string) => boolean): string {
  const names = namesOf(gate);
  if (names.includes(USUAL)) return USUAL;
  const placed = names.filter(hasPlace);
  const [only, second] = placed;
  if (only !== undefined && second === undefined) return only;
  const who = gate.ontology.nodeKinds.size > 0 ? "ontology declares" : `layout "${gate.layout.name}" names`;
  throw new UserError(
    `The ${who} no ${USUAL}, which a new update begins with unless told. Nothing was written.`,
    `Name with --kind what it is to begin with, one of ${(only === undefined ? names : placed).join(", ")}`,
  );
}

/** Kinds that new records may have: those of the ontology, or where it has none, what the layout says that records are. */
function namesOf({ ontology, layout }: Gate): string[] {
  if (ontology.nodeKinds.size === 0) return kindsOfProposals(layout);
  return [...ontology.nodeKinds.values()].filter(({ deprecated }) => !deprecated).map(({ name }) => name);
}

function unknownKind(asked: string, isDeprecated: boolean, gate: Gate): UserError {
  const names = namesOf(gate);
  const near = nearestName(asked, names)?.name;
  return new UserError(
    `The ontology ${isDeprecated ? "has deprecated" : "declares no"} kind ${JSON.stringify(asked)}. Nothing was written.`,
    near === undefined ? `Name one of ${names.join(", ")}` : `Did you mean ${near}?`,
  );
}
