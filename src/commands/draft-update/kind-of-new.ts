/** The kind of the record that a new update is to be filled in for. */
import type { Gate } from "../../load/gate.js";
import type { Shape } from "../../layouts/layout.js";
import { graphOf } from "../../load/graph-of.js";
import { readMemory } from "../../load/read-memory.js";
import { nearestName } from "../../memory/nearest-name.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { recordPlace } from "../propose/place-record.js";

export interface NewKind {
  readonly kind: string;
  /** With which ids of the kind begin; without it they have none. */
  readonly prefix: string | undefined;
  readonly status: string;
  /** Where a record of the kind has its fields, if it is a file of YAML or JSON. */
  readonly data?: Shape;
}

/** Of a memory that declares no kind of its own, and of one that has runbooks. */
const USUAL: NewKind = { kind: "Runbook", prefix: "runbook", status: "draft" };

/**
 * @param asked what the caller names; the usual kind unless told.
 * @throws UserError where the ontology does not declare it, or the layout has no file for a new record of it.
 */
export async function kindOfNew(asked: string | undefined, tree: Tree, gate: Gate): Promise<NewKind> {
  const { nodeKinds, statuses } = gate.ontology;
  if (asked === undefined) {
    if (nodeKinds.size === 0 || nodeKinds.has(USUAL.kind)) return USUAL;
    throw new UserError(
      `An update begins with a ${USUAL.kind} unless told, and the ontology declares no such kind. Nothing was written.`,
      `Name a kind, such as --kind ${usableKinds(gate)[0] ?? "Decision"}; there are ${usableKinds(gate).join(", ")}`,
    );
  }
  const declared = nodeKinds.get(asked);
  if (nodeKinds.size > 0 && (!declared || declared.deprecated)) throw unknownKind(asked, declared !== undefined, gate);
  const memory = await readMemory(tree, gate, ({ declaration }) => declaration);
  const paths = memory.entries.map(({ path }) => path).filter((path) => gate.layout.classOf(path));
  const place = recordPlace(asked, gate, graphOf(memory), paths);
  if (!place) {
    throw new UserError(
      `The layout "${gate.layout.name}" has no folder for a new ${asked} in Markdown, and no file holds one in YAML or JSON. Nothing was written.`,
      "Name another kind, or write the change as a file with `path` and `content` (docs/updates.md)",
    );
  }
  const known = declared?.statuses ?? statuses;
  const status = known === undefined || known.includes("draft") ? "draft" : (known[0] ?? "draft");
  const data = place.extension === ".md" ? undefined : gate.layout.classOf(`${place.folder}x${place.extension}`);
  const shape = data?.shapes.at(-1);
  return { kind: asked, prefix: declared?.prefix, status, ...(shape && { data: shape }) };
}

function usableKinds({ ontology }: Gate): string[] {
  return [...ontology.nodeKinds.values()].filter(({ deprecated }) => !deprecated).map(({ name }) => name);
}

function unknownKind(asked: string, isDeprecated: boolean, gate: Gate): UserError {
  const names = usableKinds(gate);
  const near = nearestName(asked, names)?.name;
  return new UserError(
    `The ontology ${isDeprecated ? "has deprecated" : "declares no"} kind ${JSON.stringify(asked)}. Nothing was written.`,
    near === undefined ? `Name one of ${names.join(", ")}` : `Did you mean ${near}?`,
  );
}
