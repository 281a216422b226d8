import type { Inspected } from "../../layouts/extract.js";
import { valueAt } from "../../memory/plain-data.js";
import type { Pointer } from "../../memory/place.js";
import { fieldAnchor } from "../../memory/record.js";
import type { RecordContext, Rule } from "../rule.js";
import { missingFields, startsWith } from "../missing-fields.js";
import { isTime } from "../meant-value.js";
import { insteadOfRecords, reportForm, type MisshapenField } from "../misshapen-field.js";
import {
  extraKey,
  isForbidden,
  placeOfError,
  schemaErrors,
  subjectOfError,
  type RecordSchemaError,
} from "../schema-errors.js";
import { mendOf } from "../schema-mends.js";
import { lighterOnNotes, listed, nameOfType, quote, recordOf } from "../phrases.js";
import { impossiblePart } from "../../memory/instant.js";
import { counted } from "../../memory/counted.js";

/** A record that breaks its schema in more places is of another kind altogether. */
const MAX_ERRORS = 20;

export const schema: Rule = {
  id: "record/schema",
  title: "Value of a wrong form",
  severity: "error",
  rationale:
    "Readers rely on the form of a field: a list that is sometimes a text breaks whoever goes through it. The form " +
    "comes from the JSON Schema of the class of files and from the attributes that the ontology gives the kind. Where " +
    "neither asks for one, a list or a mapping in the place of a text is an error all the same: such a status is none. " +
    "What only the class's strict schema objects to is a warning.",
  remedy: "Write the value in the form that the schema or the layout asks for.",
  source: "Schema specification, graph YAML and front matter schemas; record families, section 1.2",
  mends:
    "writes one value as a list of one, ids with commas between them as a list, the only text of a list without the list where one text belongs, the number, `true` or `false` that a text says where one of these belongs, a word of a choice that differs by letter case, hyphens or blanks alone, a list where the layout reads several words from one text as that text, puts a number or a word such as `true` in quotes where text is wanted, and renames a key that differs from a known one by letter case or hyphens alone",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: team:build
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:6:11",
  },
  good: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  record(inspected, context, report) {
    const { declaration } = inspected;
    const errors = schemaErrors(inspected, context);
    for (const error of errors.slice(0, MAX_ERRORS)) {
      const extra = extraKey(error);
      const pointer = placeOfError(error);
      const suggestion = mendOf(error, inspected, context);
      report({
        message: [describe(error, valueAt(inspected.value, error.pointer)), error.reason ?? ""].join(" ").trimEnd(),
        at: fieldAnchor(
          declaration,
          pointer,
          extra === undefined && !error.misspelt && !isForbidden(error) ? "value" : "key",
        ),
        subject: `${subjectPlace(error, pointer).join(".")} ${error.keyword}`,
        ...recordOf(declaration),
        ...(error.isStrict ? { severity: "warning" as const } : lighterOnNotes(declaration)),
        ...(suggestion && { suggestion }),
        ...(error.isOfKind && { isOfKind: true as const }),
      });
    }
    for (const oddity of inspected.oddities) {
      if (oddity.kind === "records" && !isToldOf(oddity, errors)) {
        const { pointer, expected } = oddity;
        report({
          ...insteadOfRecords(pointer, valueAt(inspected.value, pointer), expected),
          at: fieldAnchor(declaration, pointer),
          subject: `${pointer.join(".")} form`,
          ...recordOf(declaration),
        });
      }
      if (oddity.kind !== "field" || isSaidElsewhere(oddity, inspected, context, errors)) continue;
      reportForm(oddity, inspected, { subject: `${oddity.pointer.join(".")} form` }, (finding) => {
        report({ ...finding, ...lighterOnNotes(declaration) });
      });
    }
    if (errors.length > MAX_ERRORS) {
      report({
        message: `The schema objects to ${counted(errors.length - MAX_ERRORS, "more place")} of this record.`,
        at: fieldAnchor(declaration, []),
        subject: "more",
        ...recordOf(declaration),
        ...lighterOnNotes(declaration),
      });
    }
  },
};

/** By `record/unknown-sensitivity`, the schema or `record/missing-field`. */
function isSaidElsewhere(
  misshapen: MisshapenField,
  inspected: Inspected,
  { layout }: RecordContext,
  errors: readonly RecordSchemaError[],
): boolean {
  const isOfMissing = missingFields(inspected, layout).some(isAbout(misshapen));
  return misshapen.field === "sensitivity" || isOfMissing || isToldOf(misshapen, errors);
}

/** Whether the schema tells of a place, as an error: what it says of another one, or as a warning, lets the form pass. */
function isToldOf(misshapen: Placed, errors: readonly RecordSchemaError[]): boolean {
  return errors.some((error) => !error.isStrict && isAbout(misshapen)({ pointer: subjectOfError(error) }));
}

interface Placed {
  readonly pointer: Pointer;
}

/** Whether something is told of a place, of what holds it or of what it holds. */
function isAbout({ pointer }: Placed): (told: Placed) => boolean {
  return (told) => startsWith(told.pointer, pointer) || startsWith(pointer, told.pointer);
}

/** What is missing is told from other things that are, wherever it may have been meant. */
function subjectPlace({ pointer, keyword, params }: RecordSchemaError, shown: Pointer): Pointer {
  return keyword === "required" ? [...pointer, String(params["missingProperty"])] : shown;
}

function describe(error: RecordSchemaError, value: unknown): string {
  const { pointer, keyword, params } = error;
  const extra = extraKey(error);
  const place = pointer.length > 0 ? quote(pointer.join(".")) : "The record";
  if (extra !== undefined) {
    return `${place} has the field ${quote(extra)}, which its schema does not allow.`;
  }
  const shown = typeof value === "string" || typeof value === "number" ? quote(String(value)) : nameOfType(value);
  switch (keyword) {
    case "false schema":
      return `${place} is not read here.`;
    case "not":
      return `${place} is ${shown}, which ${error.reason === undefined ? "its schema refuses" : "does not belong here"}.`;
    case "type":
      return `${place} must be ${listed([params["type"]].flat().map(nameOfJsonType), "or")}, not ${nameOfWritten(value)}.`;
    case "required":
      return `${place} lacks "${String(params["missingProperty"])}"${error.misspelt ? `; ${quote(error.misspelt.key)} was probably meant for it` : ""}.`;
    case "enum":
      return `${place} is ${shown}; it must be one of ${allowedWords(params["allowedValues"]).join(", ")}.`;
    case "const":
      return `${place} is ${shown}; it must be ${quote(String(params["allowedValue"]))}.`;
    case "pattern":
      return `${place} is ${shown}, which ${mismatch(error, value)}.`;
    case "maxLength":
      return `${place} has ${counted(Array.from(String(value)).length, "character")}, but ${boundOf(error)}.`;
    case "minLength":
      return `${place} is ${value === "" ? "empty" : `too short: ${shown}`}.`;
    case "anyOf":
    case "oneOf":
      return `${place} has none of the forms that its schema allows.`;
    default:
      return `${place} is ${shown}, but ${boundOf(error)}.`;
  }
}

/** What is wrong with a text that a pattern refuses: examples say more than the pattern. */
function mismatch({ params, like }: RecordSchemaError, value: unknown): string {
  const impossible =
    like !== undefined && isTime(like) && typeof value === "string" ? impossiblePart(value) : undefined;
  if (impossible !== undefined) return `names a ${impossible} that does not exist`;
  return like === undefined ? `does not match ${String(params["pattern"])}` : `is not written like ${like}`;
}

/** A number where a whole one belongs is no other type. */
function nameOfWritten(value: unknown): string {
  return typeof value === "number" && !Number.isInteger(value) ? String(value) : nameOfType(value);
}

/** What may be written; an empty text says that nothing is. */
function allowedWords(allowed: unknown): string[] {
  return [allowed]
    .flat()
    .map(String)
    .filter((word) => word !== "");
}

/** What a bound asks for, as a clause; in the words of the validator where it is no bound. */
function boundOf({ keyword, params, message }: RecordSchemaError): string {
  const { limit, multipleOf } = params;
  if (keyword === "uniqueItems") return "no item may stand in it twice";
  if (keyword === "multipleOf" && typeof multipleOf === "number") return `must be a multiple of ${multipleOf}`;
  const bound = BOUNDS[keyword];
  return bound && typeof limit === "number" ? bound(limit) : message;
}

const BOUNDS: Readonly<Record<string, (limit: number) => string>> = {
  minimum: (limit) => `must be ${limit} or more`,
  maximum: (limit) => `must be at most ${limit}`,
  exclusiveMinimum: (limit) => `must be more than ${limit}`,
  exclusiveMaximum: (limit) => `must be less than ${limit}`,
  maxLength: (limit) => `must have at most ${counted(limit, "character")}`,
  minItems: (limit) => `must have ${counted(limit, "item")} or more`,
  maxItems: (limit) => `must have at most ${counted(limit, "item")}`,
  minProperties: (limit) => `must have ${counted(limit, "member")} or more`,
  maxProperties: (limit) => `must have at most ${counted(limit, "member")}`,
};

const JSON_TYPES: Readonly<Record<string, string>> = {
  array: "a list",
  object: "a mapping",
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "empty",
};

function nameOfJsonType(type: unknown): string {
  return JSON_TYPES[String(type)] ?? String(type);
}
