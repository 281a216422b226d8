/** JSON Schemas of records: those that ship are compiled at build time, a repository's own when the gate is loaded. */
import type { ErrorObject } from "ajv";
import { pointerParts } from "./schema-fault.js";

/** What a schema objects to. Pointers start at the record. */
export interface SchemaError {
  readonly pointer: readonly string[];
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Errors of a record, or an empty list. */
export type SchemaCheck = (value: unknown) => readonly SchemaError[];

interface Validator {
  (value: unknown): unknown;
  errors?: readonly ErrorObject[] | null;
}

const BUILT_IN = new Map<string, () => Promise<{ readonly validate: Validator }>>([
  ["company-brain-graph-record", () => import("../generated/validators/company-brain-graph-record.cjs")],
  ["company-brain-markdown-record", () => import("../generated/validators/company-brain-markdown-record.cjs")],
  ["company-brain-note", () => import("../generated/validators/company-brain-note.cjs")],
]);

export async function builtInSchema(name: string): Promise<SchemaCheck | undefined> {
  const built = await BUILT_IN.get(name)?.();
  return built && checkWith(built.validate);
}

/**
 * Compiles a repository's schema. Patterns in it run on RE2; references to other files or the network are refused.
 * @throws SchemaFault when the schema is not valid, or refers to what is outside of it.
 */
export async function compileSchema(schema: object): Promise<SchemaCheck> {
  const { compileWithAjv } = await import("./schema-compiler.js");
  return checkWith(compileWithAjv(schema));
}

function checkWith(validator: Validator): SchemaCheck {
  return (value) => (validator(value) === true ? NONE : (validator.errors ?? []).map(describe));
}

const NONE: readonly SchemaError[] = [];

function describe(error: ErrorObject): SchemaError {
  return {
    pointer: pointerParts(error.instancePath),
    keyword: error.keyword,
    params: error.params,
    message: error.message ?? error.keyword,
  };
}
