/** Layouts as users write them. */
import type { Draws } from "../draws.js";
import type { Value } from "../odd-yaml.js";
import { SIZE_SCHEMAS, attributeSchemas, ontologyOf } from "./ontology.js";
import { type Data, type Path, type Place, type World, FIELDS, json } from "./world.js";

/** Alternatives for a field of a layout, and where a record has it then. */
const SOURCES: Readonly<Record<string, readonly (readonly [source: Value, at: string | undefined])[]>> = {
  id: [
    ["id", "id"],
    ["meta.id", "meta.id"],
    [["id", "$stem"], "id"],
    ["title", "title"],
    ["$path", undefined],
  ],
  kind: [
    ...([
      ["kind", "kind"],
      [["kind", "type"], "type"],
      [{ value: "Tool" }, undefined],
      ["meta.kind", "meta.kind"],
    ] as const),
    ...([
      ["$folder", undefined],
      [["kind", "$folder"], undefined],
      ["types.0", undefined],
      [["kind", "名"], "名"],
    ] as const),
  ],
  title: [
    ["title", "title"],
    [["title", "name"], "name"],
    [["title", "$heading"], "title"],
    ["meta.title", "meta.title"],
  ],
  status: [
    ["status", "status"],
    ["meta.status", "meta.status"],
    [["status", "$folder"], "status"],
    ["kind", "kind"],
  ],
  owners: [
    ["owners", "owners"],
    ["owner", "owner"],
    [["owners", "owner"], "owner"],
    ["meta.owners", "meta.owners"],
  ],
  updatedAt: [
    ["updatedAt", "updatedAt"],
    [["updatedAt", "date"], "date"],
    ["meta.size", "meta.size"],
  ],
  tags: [
    ["tags", "tags"],
    [["tags", "labels"], "labels"],
    ["owners", "owners"],
  ],
  sensitivity: [
    ["sensitivity", "sensitivity"],
    [["meta.sensitivity", "sensitivity"], "sensitivity"],
  ],
  aliases: [["aliases", "aliases"]],
  sourceRefs: [
    ["sources", "sources"],
    [["sources", "refs"], "refs"],
  ],
  attributes: [
    ["attributes", undefined],
    ["meta", undefined],
  ],
};

export function ownLayout(draws: Draws): World {
  const places: Place[] = [];
  const classes: Data = {};
  const gate: Record<string, string> = {};
  const count = 1 + draws.below(3);
  for (let number = 0; number < count; number++) {
    const name = `c${number}`;
    const { definition, place, schemas } = ownClass(name, draws);
    classes[name] = definition;
    places.push(place);
    Object.assign(gate, schemas);
  }
  const layout = {
    layout: "memory-steward.layout/v1",
    name: "own",
    ...(draws.chance(0.9) && { ontology: { inline: ontologyOf(draws) } }),
    ...(draws.chance(0.6) && {
      ids: {
        ...(draws.chance(0.6) && { pattern: "^[a-z]+:[a-z0-9-]+$" }),
        ...(draws.chance(0.3) && { strictPattern: "^[a-z]+:n[0-9]+$" }),
        ...(draws.chance(0.7) && { kindPrefix: true }),
        ...(draws.chance(0.03) && { aliases: [{ prefix: "Tool ", use: "tool:", ignoreCase: true }] }),
      },
    }),
    ...(draws.chance(0.3) && { datesSuffice: true }),
    ...(draws.chance(0.2) && { mergeDeclarations: true }),
    classes,
  };
  return { gate: { ...gate, "memory-steward.yml": "layout: own.json\n", "own.json": json(layout) }, places };
}

function ownClass(name: string, draws: Draws) {
  const fields: Data = {};
  const at: Record<string, Path> = {};
  const usual = draws.chance(0.4);
  for (const [field, sources] of Object.entries(SOURCES)) {
    if (!["id", "kind"].includes(field) && draws.chance(0.15)) continue;
    const [source, path] = (usual || draws.chance(0.6) ? sources[0] : undefined) ?? draws.pick(sources);
    fields[field] = source;
    if (path !== undefined) at[field] = path.split(".");
  }
  const owners = typeof fields["owners"] === "string" ? fields["owners"] : undefined;
  const edges: Value[] = [
    ...(draws.chance(0.8) ? [{ map: "edges", ...(draws.chance(0.1) && { derived: true }) }] : []),
    ...(draws.chance(0.5) ? [{ field: "requires", kind: "requires" }] : []),
    ...(draws.chance(0.2) ? [{ field: "meta.parent", kind: "part_of", derived: true }] : []),
    ...(owners !== undefined && draws.chance(0.5) ? [{ field: owners, kind: "owned_by", derived: true }] : []),
    ...(draws.chance(0.04) ? [{ list: "links" }] : []),
    ...(draws.chance(0.04) ? [{ links: "mentions" }] : []),
    ...(draws.chance(0.04) ? [{ wikilinks: "mentions" }] : []),
  ];
  const documents: Value[] = [
    ...(draws.chance(0.15) ? [{ when: { has: ["other"] }, role: "patch", edges: [] }] : []),
    ...(draws.chance(0.15) ? [{ when: { equals: { size: "M" } }, fields: { title: "summary" }, edges: [] }] : []),
    ...(draws.chance(0.04) ? [{ when: { equals: { "parts.0": "M" } }, role: "extension", edges: [] }] : []),
    ...(draws.chance(0.04) ? [{ when: { has: ["parts.1"] }, forbidden: ["summary"], edges: [] }] : []),
    ...(draws.chance(0.15) ? [{ when: { has: ["level"] }, patchWhen: ["flag"], edges: [] }] : []),
    ...(draws.chance(0.05) ? [{ when: { has: ["steps"] }, each: "steps", edges: [] }] : []),
    ...(draws.chance(0.05) ? [{ when: { has: ["nested"] }, role: "ignored" }] : []),
  ];
  const schemas: Record<string, string> = {};
  const schemaNamed = (file: string): string => {
    schemas[file] = json({
      type: "object",
      ...(draws.chance(0.3) && at["id"]?.[0] === "id" && { required: ["id"] }),
      properties: {
        ...attributeSchemas(draws),
        ...(draws.chance(0.3) && { attributes: { type: "object", properties: { size: draws.pick(SIZE_SCHEMAS) } } }),
        ...(draws.chance(0.2) && { title: { type: "string", pattern: "^[A-Z]" } }),
        ...(draws.chance(0.3) && { edges: { additionalProperties: { $ref: "#/$defs/list" } } }),
        ...(draws.chance(0.06) && { nested: { properties: { note: { $ref: "#/properties/size" } } } }),
      },
      $defs: { list: { type: "array", items: { type: ["string", "object"], minLength: 1 } } },
    });
    return file;
  };
  const isMarkdown = draws.chance(0.5);
  const required = FIELDS.filter((field) => fields[field] !== undefined && draws.chance(0.4));
  const definition: Data = {
    files: [`${name}/**/*.${isMarkdown ? "md" : "yaml"}`],
    fields,
    edges,
    required,
    ...(draws.chance(0.3) && { records: draws.pick(["identified", "never"]) }),
    ...(documents.length > 0 && { documents }),
    ...(draws.chance(0.4) && { schema: schemaNamed(`schemas/${name}.json`) }),
    ...(draws.chance(0.2) && { schemaByKind: { Tool: schemaNamed(`schemas/${name}-tool.json`) } }),
    ...(draws.chance(0.1) && { kinds: ["Tool", "Service"] }),
    ...(draws.chance(0.1) && { bodyAttribute: "summary" }),
    ...(draws.chance(0.1) && { appendOnly: true }),
  };
  const place: Place = {
    folder: `${name}/`,
    extension: isMarkdown ? "md" : "yaml",
    fields: at,
    edgeMap: ["edges"],
    targetLists: [["requires"], ["meta", "parent"]],
    attributes: typeof fields["attributes"] === "string" ? [fields["attributes"]] : [],
    required: new Set([...required, "id", "kind"]),
    takesOne: true,
  };
  return { definition, place, schemas };
}
