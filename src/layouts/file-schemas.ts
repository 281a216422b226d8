/** The published schemas of files that the steward reads, compiled at build time. */
import type { ErrorObject } from "ajv";
import { nearestName } from "../memory/nearest-name.js";
import type { Anchor, Pointer } from "../memory/place.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import { pointerParts } from "./record-schemas.js";

/** Formats of files whose schema is published in schemas/. Each validator is loaded with the first file of its format. */
const VALIDATORS = {
  layout: () => import("../generated/validators/layout.cjs"),
  config: () => import("../generated/validators/config.cjs"),
  ontology: () => import("../generated/validators/ontology.cjs"),
  baseline: () => import("../generated/validators/baseline.cjs"),
  waivers: () => import("../generated/validators/waivers.cjs"),
  rejections: () => import("../generated/validators/rejections.cjs"),
  knownBad: () => import("../generated/validators/known-bad.cjs"),
  attestations: () => import("../generated/validators/attestations.cjs"),
  memoryUpdate: () => import("../generated/validators/memory-update.cjs"),
  extractedMemories: () => import("../generated/validators/extracted-memories.cjs"),
  failureEvents: () => import("../generated/validators/failure-events.cjs"),
  feedbackEvents: () => import("../generated/validators/feedback-events.cjs"),
} as const;

export type FileKind = keyof typeof VALIDATORS;

export interface ValueError {
  readonly pointer: Pointer;
  /** `"limits.depth" must be integer`; `it has an unknown member "layuot"` where the whole value is meant. */
  readonly message: string;
  /** The same without the name of its place: `must be integer`. */
  readonly objection: string;
  /** Name of a member that the format does not have: text of whoever wrote the file. `pointer` leads to it. */
  readonly unknown?: string;
  /** Name of a member that the format has in that place and that is spelt nearly so. */
  readonly near?: string;
}

/** The end of a sentence that ends in the message: a full stop, or `; did you mean "layout"?`. */
export function endOf({ near }: ValueError): string {
  return near === undefined ? "." : `; did you mean "${near}"?`;
}

/** Where it stands: a member that is unknown is wrong by its name, anything else by its value. */
export function anchorOf({ pointer, unknown }: ValueError, path: string): Anchor {
  return { path, document: 0, pointer, ...(unknown !== undefined && { part: "key" as const }) };
}

/** What the published schema of a file kind objects to. */
export async function schemaErrors(kind: FileKind, value: unknown): Promise<readonly ValueError[]> {
  const { validate } = await VALIDATORS[kind]();
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
  return errors.map((error) => {
    const pointer = pointerOf(error.instancePath, value);
    const where = pointer.length > 0 ? `"${pointer.join(".")}"` : "it";
    const objection = objectionOf(error);
    const found = { pointer, message: `${where} ${objection}`, objection };
    const extra: unknown = error.params["additionalProperty"];
    if (typeof extra !== "string") return found;
    const near = nearestName(extra, membersOf(error.parentSchema))?.name;
    return { ...found, pointer: [...pointer, extra], unknown: extra, ...(near !== undefined && { near }) };
  });
}

/** Names of the members that a schema knows: none where its validator does not tell the schema. */
function membersOf(schema: unknown): string[] {
  const known = valueAt(schema, ["properties"]);
  return isMapping(known) ? Object.keys(known) : [];
}

/** Patterns of files that people write, in words. */
const WORDS_OF_PATTERNS: Readonly<Record<string, string>> = {
  "\\S": "must not be blank",
  "\\S[\\s\\S]{8,}\\S": "must have ten characters or more, blanks around them left out",
};

/** What is wrong with a value, as a clause that its place stands before. */
function objectionOf({ keyword, params, message }: Pick<ErrorObject, "keyword" | "params" | "message">): string {
  const {
    additionalProperty: extra,
    allowedValues: allowed,
    allowedValue,
    pattern,
  } = params as Readonly<Record<string, unknown>>;
  if (typeof extra === "string") return `has an unknown member "${extra}"`;
  if (keyword === "false schema") return "does not belong here";
  if (keyword === "pattern" && typeof pattern === "string" && pattern in WORDS_OF_PATTERNS)
    return WORDS_OF_PATTERNS[pattern] ?? "";
  // The words that are allowed are the format's own.
  if (keyword === "enum" && Array.isArray(allowed)) return `must be one of ${allowed.map(String).join(", ")}`;
  if (keyword === "const") return `must be ${JSON.stringify(allowedValue)}`;
  return message ?? keyword;
}

/** A JSON pointer as keys and indexes: `0` is an index where the data has a list. */
function pointerOf(path: string, root: unknown): Pointer {
  const pointer: (string | number)[] = [];
  let current = root;
  for (const key of pointerParts(path)) {
    pointer.push(Array.isArray(current) ? Number(key) : key);
    current = valueAt(current, [key]);
  }
  return pointer;
}
