/** The layout that comes with the product. */
import type { Draws } from "../draws.js";
import { ontologyOf } from "./ontology.js";
import { type Path, type Place, type World, FIELDS, json } from "./world.js";

export function companyBrain(draws: Draws): World {
  const below = (prefix: Path) =>
    Object.fromEntries(FIELDS.map((field) => [field, field === "id" ? ["id"] : [...prefix, field]]));
  const graph: Place = {
    folder: "graph/",
    extension: "yaml",
    fields: { ...below(["attributes"]), kind: ["nodeKind"] },
    edgeMap: ["edges"],
    targetLists: [],
    attributes: ["attributes"],
    required: new Set(["id", "kind", "title", "status", "owners", "updatedAt"]),
    takesOne: false,
  };
  const page: Place = {
    ...graph,
    folder: "decisions/",
    extension: "md",
    fields: below([]),
    edgeMap: ["related"],
    targetLists: [["repoRefs"]],
    attributes: [],
  };
  const { nodeKinds, edgeKinds, ...words } = ontologyOf(draws);
  const { statuses, sensitivity, tags, owners, ...rules } = words;
  return {
    gate: {
      "memory-steward.yml": "layout: company-brain\n",
      "ontology/node-kinds.yaml": json(nodeKinds ? { nodeKinds } : {}),
      "ontology/edge-kinds.yaml": json({ edgeKinds }),
      "ontology/controlled-vocabulary.yaml": json({ statuses, sensitivity, tags, owners }),
      "ontology/validation-rules.yaml": json(rules),
    },
    places: [
      graph,
      page,
      { ...page, folder: "pages/" },
      { ...page, folder: "notes/" },
      { ...graph, folder: "babysitter/runs/a/" },
    ],
  };
}
