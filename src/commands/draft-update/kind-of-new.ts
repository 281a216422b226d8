/** The kind of the record that a new update is to be filled in for. */
import type { Gate } from "../../load/gate.js";
import type { Shape } from "../../layouts/layout.js";
import { graphOf } from "../../load/graph-of.js";
import { readMemory, unjudged } from "../../load/read-memory.js";
import { nearestName } from "../../memory/nearest-name.js";
import { pageAddress } from "../../memory/project-address.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { kindsOfProposals, recordPlace, type RecordPlace } from "../propose/place-record.js";
import { statusOfNew } from "../propose/status-of-new.js";

export interface NewKind {
  readonly kind: string;
  /** With which ids of the kind begin; without it they have none. */
  readonly prefix: string | undefined;
  readonly status: string;
  /** Where a record of the kind has its fields, if that is known. */
  readonly shape?: Shape | undefined;
  /** Whether it is Markdown. */
  readonly hasText: boolean;
}

/** Of a memory that declares no kind of its own, and of one that has runbooks. */
const USUAL: NewKind = { kind: "Runbook", prefix: "runbook", status: "draft", hasText: true };

/**
 * @param asked what the caller names; the usual kind unless told, or the only one that a new record may have.
 * @throws UserError where the ontology does not declare it, or the layout has no file for a new record of it; where none is
 * asked for and the memory has no usual kind.
 */
export async function kindOfNew(asked: string | undefined, tree: Tree, gate: Gate): Promise<NewKind> {
  const { nodeKinds } = gate.ontology;
  if (asked === undefined && namesOf(gate).length === 0) return USUAL;
  const declared = asked === undefined ? undefined : nodeKinds.get(asked);
  if (asked !== undefined && nodeKinds.size > 0 && (!declared || declared.deprecated)) {
    throw unknownKind(asked, declared !== undefined, gate);
  }
  const memory = await readMemory(tree, gate, unjudged);
  const paths = memory.entries.map(({ path }) => path).filter((path) => gate.layout.classOf(path));
  const graph = graphOf(memory);
  const placeOf = (kind: string) => recordPlace(kind, gate, graph, paths);
  const kind = asked ?? unasked(gate, (name) => placeOf(name) !== undefined);
  const place = placeOf(kind);
  if (place) return described(kind, place, gate);
  throw new UserError(
    `The layout "${gate.layout.name}" has no folder for a new ${kind} in Markdown, and no file holds one in YAML or JSON. Nothing was written.`,
    `Name another kind, or write the change as a file with \`path\` and \`content\` (${pageAddress("docs/updates.md")})`,
  );
}

function described(kind: string, { folder, extension }: RecordPlace, { ontology, layout }: Gate): NewKind {
  const declared = ontology.nodeKinds.get(kind);
  const [first = "draft"] = declared?.statuses ?? ontology.statuses ?? [];
  return {
    kind,
    prefix: declared?.prefix,
    status: statusOfNew(kind, ontology) ?? first,
    shape: layout.classOf(`${folder}x${extension}`)?.shapes.at(-1),
    hasText: extension === ".md",
  };
}

/** The usual kind where the memory has it, else the only one. */
function unasked(gate: Gate, hasPlace: (kind: string) => boolean): string {
  const names = namesOf(gate);
  if (names.includes(USUAL.kind)) return USUAL.kind;
  const placed = names.filter(hasPlace);
  const [only, second] = placed;
  if (only !== undefined && second === undefined) return only;
  const who = gate.ontology.nodeKinds.size > 0 ? "ontology declares" : `layout "${gate.layout.name}" names`;
  throw new UserError(
    `The ${who} no ${USUAL.kind}, which a new update begins with unless told. Nothing was written.`,
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
