import type { Inspected } from "../../layouts/extract.js";
import { recordPaths } from "../../layouts/record-pointer.js";
import { wordsOf } from "../../layouts/words.js";
import { isMapping, valueAt } from "../../memory/plain-data.js";
import type { Suggestion } from "../../memory/finding.js";
import type { Ontology } from "../../memory/ontology.js";
import type { Pointer } from "../../memory/place.js";
import { fieldAnchor } from "../../memory/record.js";
import { nearestName } from "../../memory/nearest-name.js";
import type { RecordContext, Rule } from "../rule.js";
import { missingFields, startsWith } from "../missing-fields.js";
import { namesAt, namesOfAll } from "../misspelt-names.js";
import { isPlain, isTime, listFor, plainValue, suggestTime } from "../meant-value.js";
import { reportForm, type MisshapenField } from "../misshapen-field.js";
import { extraKey, placeOfError, schemaErrors, type RecordSchemaError } from "../schema-errors.js";
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
      const suggestion = suggest(error, inspected, context);
      report({
        message: [describe(error, valueAt(inspected.value, error.pointer)), error.reason ?? ""].join(" ").trimEnd(),
        at: fieldAnchor(
          declaration,
          pointer,
          extra === undefined && !error.misspelt && !isForbidden(error) ? "value" : "key",
        ),
        subject: `${pointer.join(".")} ${error.keyword}`,
        ...recordOf(declaration),
        ...(error.isStrict ? { severity: "warning" as const } : lighterOnNotes(declaration)),
        ...(suggestion && { suggestion }),
      });
    }
    for (const oddity of inspected.oddities) {
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
  { field, pointer }: MisshapenField,
  inspected: Inspected,
  { layout }: RecordContext,
  errors: readonly RecordSchemaError[],
): boolean {
  const isAbout = (told: { readonly pointer: Pointer }) =>
    startsWith(told.pointer, pointer) || startsWith(pointer, told.pointer);
  return field === "sensitivity" || errors.some(isAbout) || missingFields(inspected, layout).some(isAbout);
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

/** Whether nothing may stand in the place, whatever it is. */
function isForbidden({ keyword, reason }: RecordSchemaError): boolean {
  return keyword === "false schema" || (keyword === "not" && reason !== undefined);
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

function suggest(
  error: RecordSchemaError,
  inspected: Inspected,
  { ontology, schemasFor }: RecordContext,
): Suggestion | undefined {
  const { root } = inspected.declaration;
  const { pointer, keyword, params } = error;
  const at: Pointer = [...root, ...pointer];
  const extra = extraKey(error);
  if (extra !== undefined) {
    const names = namesOfAll(schemasFor(inspected.declaration.className, inspected.declaration.kind));
    const near = nearestName(extra, new Set([...knownKeys(inspected, pointer), ...namesAt(names, pointer)]));
    if (!near || hasMember(valueAt(inspected.value, pointer), near.name)) {
      const edges = suggestKind(extra, pointer, inspected, ontology) ?? suggestEdges([...pointer, extra], inspected);
      if (edges) return edges;
      return { message: `Remove ${quote(extra)}, or write it where the schema takes it`, certain: false };
    }
    return {
      message: `Rename ${quote(extra)} to "${near.name}"`,
      certain: near.certain,
      edit: { kind: "rename-key", pointer: [...at, extra], key: near.name },
    };
  }
  if (keyword === "required" && error.misspelt) {
    const { key, certain } = error.misspelt;
    const name = String(params["missingProperty"]);
    return {
      message: `Rename ${quote(key)} to "${name}"`,
      certain,
      edit: { kind: "rename-key", pointer: [...at, key], key: name },
    };
  }
  const split = keyword === "required" ? splitText(inspected.value, pointer) : undefined;
  if (split !== undefined) {
    return { message: "Put the text in quotes", certain: false, edit: { kind: "set", pointer: at, value: split } };
  }
  if (keyword === "required") {
    return { message: `Add ${quote(String(params["missingProperty"]))}: the schema asks for it`, certain: false };
  }
  if (keyword === "false schema") return suggestEdges(pointer, inspected);
  if (isForbidden(error)) {
    return { message: `Remove ${quote(pointer.join("."))}`, certain: false, edit: { kind: "delete", pointer: at } };
  }
  if (keyword === "pattern") return suggestTime(valueAt(inspected.value, pointer), error.like, at);
  if (keyword === "enum") return suggestWord(valueAt(inspected.value, pointer), params["allowedValues"], at);
  if (keyword === "const") return suggestOnly(valueAt(inspected.value, pointer), params["allowedValue"], at);
  if (keyword !== "type") return undefined;
  const value = valueAt(inspected.value, pointer);
  const types: readonly unknown[] = [params["type"]].flat();
  if (types.includes("array") && !types.includes("string") && typeof value === "string" && value !== "") {
    return listFor(value, at);
  }
  if (Array.isArray(value) && isOfWords(pointer, inspected)) return textFor(value, at);
  const meant = plainValue(value, types);
  if (meant !== undefined) {
    return {
      message: Array.isArray(value)
        ? `Write ${quote(String(meant))} without the list around it`
        : `Write ${String(meant)}`,
      certain: true,
      edit: { kind: "set", pointer: at, value: meant },
    };
  }
  const text = inspected.document?.scalarText(at);
  if (types.includes("string") && text !== undefined && (typeof value === "number" || typeof value === "boolean")) {
    return { message: "Put the value in quotes", certain: true, edit: { kind: "set", pointer: at, value: text } };
  }
  return undefined;
}

/** An item among texts that became a mapping by the colon in it. */
function splitText(value: unknown, pointer: Pointer): string | undefined {
  const list = valueAt(value, pointer.slice(0, -1));
  const item = valueAt(value, pointer);
  if (!Array.isArray(list) || !list.some((each) => typeof each === "string") || !isMapping(item)) return undefined;
  const [[key, rest] = [], ...more] = Object.entries(item);
  return key !== undefined && typeof rest === "string" && more.length === 0 ? `${key}: ${rest}` : undefined;
}

function hasMember(value: unknown, name: string): boolean {
  return isMapping(value) && Object.hasOwn(value, name);
}

/** Edges under the word of another class of files. */
function suggestEdges(pointer: Pointer, inspected: Inspected): Suggestion | undefined {
  const key = pointer.at(-1);
  const path = edgesByKind(inspected);
  if (!path || (key !== "edges" && key !== "related")) return undefined;
  return { message: `Write the edges under ${quote(path.join("."))}, at the top of the record`, certain: false };
}

/** Edges under their kind alone, where the schema takes no such key. */
function suggestKind(
  key: string,
  pointer: Pointer,
  inspected: Inspected,
  { edgeKinds }: Ontology,
): Suggestion | undefined {
  const path = edgesByKind(inspected);
  const targets = valueAt(inspected.value, [...pointer, key]);
  if (!path || path.length === 0 || startsWith(pointer, path) || !edgeKinds.has(key)) return undefined;
  if (typeof targets !== "string" && !Array.isArray(targets)) return undefined;
  return { message: `Write ${quote(key)} under ${quote(path.join("."))}, with a list of ids`, certain: false };
}

/** Where a record has the mapping that holds edges by their kinds. */
function edgesByKind({ shape, layoutClass }: Inspected): Pointer | undefined {
  return shape.edges.map((index) => layoutClass.edgeSources[index]).find((source) => source?.form === "map")?.path;
}

/** The allowed word that a text is nearest to. */
function suggestWord(value: unknown, allowed: unknown, at: Pointer): Suggestion | undefined {
  if (typeof value !== "string" || !Array.isArray(allowed)) return undefined;
  const near = nearestName(
    value,
    allowed.filter((word): word is string => typeof word === "string"),
  );
  return (
    near && {
      message: near.certain ? `Write ${near.name}` : `Did you mean ${near.name}?`,
      certain: near.certain,
      edit: { kind: "set", pointer: at, value: near.name },
    }
  );
}

/** The one value that is allowed: for certain where a text is that in another spelling. */
function suggestOnly(value: unknown, allowed: unknown, at: Pointer): Suggestion | undefined {
  const near = suggestWord(value, [allowed], at);
  if (near?.certain === true || !isPlain(allowed)) return near;
  return { message: `Write ${String(allowed)}`, certain: false, edit: { kind: "set", pointer: at, value: allowed } };
}

/** Whether the layout reads several targets from one text, with blanks between them. */
function isOfWords(pointer: Pointer, { shape, layoutClass }: Inspected): boolean {
  return shape.edges.some((index) => {
    const source = layoutClass.edgeSources[index];
    return source?.words === true && source.path.join("\0") === pointer.join("\0");
  });
}

/** A list where such a text belongs. */
function textFor(value: readonly unknown[], at: Pointer): Suggestion | undefined {
  const words = value.flatMap((item) => (typeof item === "string" && wordsOf(item).length === 1 ? [item.trim()] : []));
  if (words.length < value.length || words.length === 0) return undefined;
  return {
    message: "Write one text, with blanks between the parts",
    certain: true,
    edit: { kind: "set", pointer: at, value: words.join(" ") },
  };
}

/** Keys that the layout reads at the top of a record; none are known elsewhere. */
function knownKeys({ shape, layoutClass }: Inspected, pointer: Pointer): ReadonlySet<string> {
  const keys = new Set<string>();
  if (pointer.length > 0) return keys;
  for (const sources of Object.values(shape.fields)) {
    for (const [key] of sources.flatMap(recordPaths)) if (key !== undefined) keys.add(key);
  }
  for (const index of shape.edges) {
    const [key] = layoutClass.edgeSources[index]?.path ?? [];
    if (key !== undefined) keys.add(key);
  }
  return keys;
}
