/** The compiler of JSON Schemas, loaded only for repositories that bring schemas of their own. */
import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020, MissingRefError } from "ajv/dist/2020.js";
import { RE2JS } from "re2js";
import { validate as validateMeta } from "../generated/validators/meta-schema.cjs";
import { withGatheredErrors } from "./gathered-errors.js";
import { META_SCHEMA } from "./meta-schema.js";
import { objectionOf } from "./objection.js";
import type { PatternRoom } from "./pattern.js";
import { pointerParts, SchemaFault } from "./schema-fault.js";
import { SchemaRoom } from "./schema-room.js";
import { UNIQUE_ITEMS } from "./unique-items.js";

const ASYNC = "$async";

/**
 * @param room for it and the other schemas of the gate.
 * @throws SchemaFault when the schema is not valid, refers to what is outside of it, or is too large.
 */
export function compileWithAjv(schema: object, room = new SchemaRoom()): ValidateFunction {
  // Ajv's own: its answer would be a promise, which is no refusal.
  if (Object.hasOwn(schema, ASYNC)) {
    throw new SchemaFault(`"${ASYNC}" is no keyword of JSON Schema, and would let every value pass`, [ASYNC]);
  }
  const code = { regExp: linear(room.patterns), process: withGatheredErrors };
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, validateSchema: false, code });
  ajv.removeKeyword("uniqueItems").addKeyword(UNIQUE_ITEMS);
  const errors = metaErrors(ajv, schema);
  if (errors) {
    const [first] = errors;
    const { instancePath = "" } = first ?? {};
    const pointer = pointerParts(instancePath);
    const name = pointer.length > 0 ? `"${pointer.join(".")}"` : "it";
    throw new SchemaFault(`${name} ${first ? objectionOf(first) : "is not valid"}`, pointer);
  }
  room.take(schema);
  try {
    return ajv.compile(schema);
  } catch (error) {
    if (!(error instanceof MissingRefError)) throw new SchemaFault((error as Error).message, []);
    const why = "but a schema is read alone: no other file, and nothing from the network";
    throw new SchemaFault(`it refers to "${error.missingRef}", ${why}`, []);
  }
}

/** Undefined where the schema is valid. The meta-schema is compiled at build time, since that takes a tenth of a second. */
function metaErrors(ajv: Ajv2020, schema: object): readonly ErrorObject[] | undefined {
  const $schema = "$schema" in schema ? schema.$schema : undefined;
  if ($schema === undefined || $schema === META_SCHEMA || $schema === `${META_SCHEMA}#`) {
    return validateMeta(schema) ? undefined : (validateMeta.errors ?? []);
  }
  return ajv.validateSchema(schema) === true ? undefined : (ajv.errors ?? []);
}

/** Patterns in time linear in the text. The compiler tells them apart by their text. */
function linear(room: PatternRoom) {
  return Object.assign(
    (pattern: string) => {
      const expression = room.compile(pattern, (text) => RE2JS.compile(text));
      return { test: (text: string) => expression.matcher(text).find(), toString: () => pattern };
    },
    { code: "new RegExp" },
  );
}
