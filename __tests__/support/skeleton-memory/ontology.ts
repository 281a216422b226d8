/** Ontologies that differ in what they ask of records. */
import type { Draws } from "../draws.js";
import type { Value } from "../odd-yaml.js";
import { TAGS } from "./right-values.js";
import type { Data } from "./world.js";

export interface Kind {
  readonly name: string;
  readonly prefix: string;
}

export const KINDS: readonly Kind[] = [
  { name: "Tool", prefix: "tool" },
  { name: "Service", prefix: "service" },
  { name: "Team", prefix: "team" },
];

export const SIZE_SCHEMAS: readonly Value[] = [
  { enum: ["S", "M"] },
  { type: "string", pattern: "^[SM]$" },
  { type: "string", maxLength: 2 },
  { type: "string" },
  { not: { const: "XXL" } },
  { anyOf: [{ enum: ["S", "M"] }, { type: "number" }] },
];

export function attributeSchemas(draws: Draws): Data {
  const size = draws.pick(SIZE_SCHEMAS);
  const all: Data = {
    size,
    other: draws.chance(0.07) ? { $ref: "#/properties/size" } : draws.pick(SIZE_SCHEMAS),
    level: draws.pick<Value>([{ type: "integer", minimum: 1 }, { multipleOf: 2 }, { type: ["number", "string"] }]),
    parts: draws.pick<Value>([
      { type: "array", items: size },
      { type: "array", minItems: 1 },
      { oneOf: [{ type: "string" }, { type: "array", items: { enum: ["S", "M"] } }] },
      ...(draws.chance(0.1) ? [{ type: "array", maxItems: 2 }, { uniqueItems: true }] : []),
    ]),
    nested: {
      type: "object",
      properties: { size: draws.pick(SIZE_SCHEMAS), note: { minLength: 1 } },
      ...(draws.chance(0.3) && { additionalProperties: false }),
    },
    steps: { type: "array", items: { type: "object", required: ["name"], properties: { size } } },
    types: { items: { type: "string" } },
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name === "size" || draws.chance(0.5)));
}

export function ontologyOf(draws: Draws): Data {
  const hasKinds = draws.chance(0.9);
  const kind = ({ name, prefix }: Kind): Data => ({
    name,
    prefix,
    purpose: "x",
    example: {},
    ...(draws.chance(0.25) && { required: [draws.pick(["size", "summary", "level"])] }),
    ...(draws.chance(0.4) && { attributes: attributeSchemas(draws) }),
    ...(draws.chance(0.2) && { idPattern: `^${prefix}:n[0-9]+$` }),
    ...(draws.chance(0.2) && { statuses: ["draft", "approved", "retired"] }),
    ...(draws.chance(0.3) && { staleAfterDays: draws.pick([20, 60]) }),
    ...(draws.chance(0.05) && { deprecated: true }),
  });
  const edge = (name: string, more: Data = {}): Data => ({ name, purpose: "x", example: {}, ...more });
  return {
    ...(hasKinds && { nodeKinds: KINDS.map(kind) }),
    edgeKinds: [
      edge("depends_on", { acyclic: true }),
      edge("supersedes", { acyclic: true }),
      edge("owned_by", { to: ["Team"] }),
      edge("part_of", { inverse: "contains", from: ["Tool", "Service"] }),
      edge("contains", { inverse: "part_of" }),
      edge("beside", { symmetric: true, to: ["Tool"] }),
      edge("led_by", { cardinality: draws.pick(["N:1", "1:1"]) }),
      edge("derived_from"),
      edge("outside", { external: true }),
      edge("old", { deprecated: { use: "depends_on" } }),
      edge("requires", { acyclic: true }),
      edge("mentions"),
    ],
    statuses: ["draft", "approved", "deprecated", "archived"],
    ...(draws.chance(0.8) && { sensitivity: ["public", "internal", "restricted"] }),
    ...(draws.chance(0.5) && { tags: { names: TAGS, closed: draws.chance(0.5) } }),
    ...(draws.chance(0.3) && { staleAfterDays: 30 }),
    ...(draws.chance(0.8) && {
      owners: { teams: ["team:a", "team:b"], ...(draws.chance(0.5) && { users: ["user:ann"] }) },
    }),
    ...(draws.chance(0.3) && { externalNamespaces: ["user", "ticket"] }),
    ...(draws.chance(0.3) && { pathPolicy: [{ kinds: ["Service"], paths: ["graph/**", "c0/**"] }] }),
    ...(draws.chance(0.3) && {
      sensitivityPolicy: [{ paths: ["**/legal/**"], kinds: ["Tool"] }, { owners: ["user:ann"] }],
    }),
  };
}
