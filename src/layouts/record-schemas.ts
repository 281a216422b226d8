/** JSON Schemas of records: those that ship are compiled at build time, a repository's own when the gate is loaded. */
import type { Mapping } from "../memory/plain-data.js";
import type { ErrorObject } from "ajv";
import { namesByPlace, type NamesByPlace } from "./known-names.js";
import { membersIn, type Particular, particularKeys } from "./particular-keys.js";
import { reasonsOf } from "./schema-reasons.js";
import { pointerParts } from "./schema-fault.js";
import type { SchemaRoom } from "./schema-room.js";

/** What a schema objects to. Pointers start at the record. */
export interface SchemaError {
  readonly pointer: readonly string[];
  readonly keyword: string;
  readonly params: Mapping;
  readonly message: string;
  /** Why, as the schema says it: of what it forbids, and of what it asks for on a condition. */
  readonly reason?: string;
  /** How the text of a pattern is written, by the examples of the schema. */
  readonly like?: string;
  /** Whether it is asked for on a condition (`then`, `else`). */
  readonly isConditional: boolean;
}

/** Gives the errors of a record, or an empty list. */
export interface SchemaCheck {
  (value: unknown): readonly SchemaError[];
  /** What it is particular about; undefined where keys do not tell that (`particularKeys`). */
  readonly particular: Particular | undefined;
  /** Names of the members that a schema of the repository speaks of, at whatever depth; none of those that ship. */
  readonly members: ReadonlySet<string>;
  /** What it calls the members of mappings. */
  readonly names: NamesByPlace;
  /** Whether edges may be written in more ways than it allows: rules alone judge them then. */
  readonly leavesEdges: boolean;
  /** Whether records follow it only in part: what it objects to is a warning. */
  readonly isStrict: boolean;
}

interface Validator {
  (value: unknown): unknown;
  errors?: readonly ErrorObject[] | null;
}

interface BuiltIn {
  readonly validate: Validator;
  readonly particular: Particular;
  readonly reasons: ReadonlyMap<string, string>;
  readonly names: NamesByPlace;
}

const BUILT_IN = new Map<string, () => Promise<BuiltIn>>([
  ["agent-skill", () => import("../generated/validators/agent-skill.cjs")],
  ["agent-skill-strict", () => import("../generated/validators/agent-skill-strict.cjs")],
  ["markitect-edge", () => import("../generated/validators/markitect-edge.cjs")],
  ["markitect-event", () => import("../generated/validators/markitect-event.cjs")],
  ["markitect-graph", () => import("../generated/validators/markitect-graph.cjs")],
  ["markitect-node", () => import("../generated/validators/markitect-node.cjs")],
  ["markitect-profile", () => import("../generated/validators/markitect-profile.cjs")],
  ["markitect-selection", () => import("../generated/validators/markitect-selection.cjs")],
  ["procedure", () => import("../generated/validators/procedure.cjs")],
  ["procedure-strict", () => import("../generated/validators/procedure-strict.cjs")],
  ["company-brain-graph-record", () => import("../generated/validators/company-brain-graph-record.cjs")],
  ["company-brain-markdown-record", () => import("../generated/validators/company-brain-markdown-record.cjs")],
  ["company-brain-note", () => import("../generated/validators/company-brain-note.cjs")],
  ["rfc-15a-record", () => import("../generated/validators/rfc-15a-record.cjs")],
  ["rfc-15a-record-strict", () => import("../generated/validators/rfc-15a-record-strict.cjs")],
  ["repobrain-memory-strict", () => import("../generated/validators/repobrain-memory-strict.cjs")],
  ["repobrain-memory", () => import("../generated/validators/repobrain-memory.cjs")],
  ["repobrain-preference", () => import("../generated/validators/repobrain-preference.cjs")],
]);

/** Those of them that know one of the forms of edges that their layout reads. */
const OF_ONE_EDGE_FORM: ReadonlySet<string> = new Set([
  "company-brain-graph-record",
  "company-brain-markdown-record",
  "company-brain-note",
]);

export const BUILT_IN_SCHEMAS: readonly string[] = [...BUILT_IN.keys()];

export async function builtInSchema(name: string, isStrict = false): Promise<SchemaCheck | undefined> {
  const built = await BUILT_IN.get(name)?.();
  if (!built) return undefined;
  const leavesEdges = OF_ONE_EDGE_FORM.has(name);
  const { validate, particular, reasons, names } = built;
  return checkWith(validate, reasons, { particular, members: new Set(), names, leavesEdges, isStrict });
}

/**
 * Compiles a repository's schema. Patterns in it run on RE2; references to other files or the network are refused.
 * @param room for it and the other schemas of the gate.
 * @throws SchemaFault when the schema is not valid, refers to what is outside of it, or is too large.
 */
export async function compileSchema(schema: object, isStrict = false, room?: SchemaRoom): Promise<SchemaCheck> {
  const { compileWithAjv } = await import("./schema-compiler.js");
  const members = new Set(membersIn(schema));
  return checkWith(compileWithAjv(schema, room), reasonsOf(schema), {
    particular: particularKeys(schema),
    members,
    names: namesByPlace(schema),
    leavesEdges: false,
    isStrict,
  });
}

function checkWith(
  validator: Validator,
  reasons: ReadonlyMap<string, string>,
  facts: Pick<SchemaCheck, "particular" | "members" | "names" | "leavesEdges" | "isStrict">,
): SchemaCheck {
  const describe = (error: ErrorObject) => described(error, reasons);
  const check = (value: unknown) => (validator(value) === true ? NONE : (validator.errors ?? []).map(describe));
  return Object.assign(check, facts);
}

const NONE: readonly SchemaError[] = [];

function described(error: ErrorObject, reasons: ReadonlyMap<string, string>): SchemaError {
  const reason = reasons.size > 0 ? reasonAbove(error.schemaPath, reasons) : undefined;
  const like = error.keyword === "pattern" ? reasons.get(error.schemaPath) : undefined;
  return {
    ...(reason !== undefined && { reason }),
    ...(like !== undefined && { like }),
    pointer: pointerParts(error.instancePath),
    keyword: error.keyword,
    params: error.params,
    message: error.message ?? error.keyword,
    isConditional: /\/(?:then|else)\//.test(error.schemaPath),
  };
}

/** Of the innermost schema around a keyword that says one. */
function reasonAbove(way: string, reasons: ReadonlyMap<string, string>): string | undefined {
  for (let end = way.lastIndexOf("/"); end > 0; end = way.lastIndexOf("/", end - 1)) {
    const reason = reasons.get(way.slice(0, end));
    if (reason !== undefined) return reason;
  }
  return undefined;
}
