/** The compiler of JSON Schemas, loaded only for repositories that bring schemas of their own. */
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { RE2JS } from "re2js";

/** @throws Error with a readable message when the schema is not valid. */
export function compileWithAjv(schema: object): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, code: { regExp: LINEAR } });
  return ajv.compile(schema);
}

/** Patterns in time linear in the text. The compiler tells them apart by their text. */
const LINEAR = Object.assign(
  (pattern: string) => {
    const expression = RE2JS.compile(pattern);
    return { test: (text: string) => expression.matcher(text).find(), toString: () => pattern };
  },
  { code: "new RegExp" },
);
