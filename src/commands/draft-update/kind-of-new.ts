/** The kind of the record that a new update is to be filled in for. */
import type { Gate } from "../../load/gate.js";
import { graphOf } from "../../load/graph-of.js";
import { readMemory } from "../../load/read-memory.js";
import { nearestName } from "../../memory/nearest-name.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { recordFolder } from "../propose/place-record.js";

export interface NewKind {
  readonly kind: string;
  /** With which ids of the kind begin; without it they have none. */
  readonly prefix: string | undefined;
  readonly status: string;
}

/** Of a memory that declares no kind of its own, and of one that has runbooks. */
const USUAL: NewKind = { kind: "Runbook", prefix: "runbook", status: "draft" };

/**
 * @param asked what the caller names; the usual kind unless told.
 * @throws UserError where the ontology does not declare it, or the layout has no file for a new record of it.
 */
export async function kindOfNew(asked: string | undefined, tree: Tree, gate: Gate): Promise<NewKind> {
  if (asked === undefined) return USUAL;
  const { nodeKinds, statuses } = gate.ontology;
  const declared = nodeKinds.get(asked);
  if (nodeKinds.size > 0 && (!declared || declared.deprecated)) throw unknownKind(asked, declared !== undefined, gate);
  const memory = await readMemory(tree, gate, ({ declaration }) => declaration);
  const paths = memory.entries.map(({ path }) => path).filter((path) => gate.layout.classOf(path));
  if (recordFolder(asked, gate, graphOf(memory), paths) === undefined) {
    throw new UserError(
      `The layout "${gate.layout.name}" has no folder for a new ${asked} in Markdown. Nothing was written.`,
      "Name another kind, or write the change as a file with `path` and `content` (docs/updates.md)",
    );
  }
  const known = declared?.statuses ?? statuses;
  const status = known === undefined || known.includes("draft") ? "draft" : (known[0] ?? "draft");
  return { kind: asked, prefix: declared?.prefix, status };
}

function unknownKind(asked: string, isDeprecated: boolean, { ontology }: Gate): UserError {
  const names = [...ontology.nodeKinds.values()].filter(({ deprecated }) => !deprecated).map(({ name }) => name);
  const near = nearestName(asked, names)?.name;
  return new UserError(
    `The ontology ${isDeprecated ? "has deprecated" : "declares no"} kind ${JSON.stringify(asked)}. Nothing was written.`,
    near === undefined ? `Name one of ${names.join(", ")}` : `Did you mean ${near}?`,
  );
}
