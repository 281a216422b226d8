/** The published schemas of files that the steward reads, compiled at build time. */
import type { ErrorObject, ValidateFunction } from "ajv";
import type { AttestationsFile } from "../generated/types/attestations.js";
import type { BaselineFile } from "../generated/types/baseline.js";
import type { Config } from "../generated/types/config.js";
import type { ExtractedMemories } from "../generated/types/extracted-memories.js";
import type { FailureEvents } from "../generated/types/failure-events.js";
import type { FeedbackEvents } from "../generated/types/feedback-events.js";
import type { KnownBadFile } from "../generated/types/known-bad.js";
import type { Layout } from "../generated/types/layout.js";
import type { MemoryUpdate } from "../generated/types/memory-update.js";
import type { OntologyFile } from "../generated/types/ontology.js";
import type { RejectionsFile } from "../generated/types/rejections.js";
import type { WaiversFile } from "../generated/types/waivers.js";
import { INLINE_ONTOLOGY } from "./layout.js";
import { nearestName } from "../memory/nearest-name.js";
import type { Anchor, Pointer } from "../memory/place.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import { ofNearestForm } from "./nearest-form.js";
import { objectionOf } from "./objection.js";
import { pointerParts } from "./schema-fault.js";

/** What a file of each kind holds, once its schema has no objection: both are written from schemas/. */
export interface FileTypes {
  readonly layout: Layout;
  readonly config: Config;
  readonly ontology: OntologyFile;
  readonly baseline: BaselineFile;
  readonly waivers: WaiversFile;
  readonly rejections: RejectionsFile;
  readonly knownBad: KnownBadFile;
  readonly attestations: AttestationsFile;
  readonly memoryUpdate: MemoryUpdate;
  readonly extractedMemories: ExtractedMemories;
  readonly failureEvents: FailureEvents;
  readonly feedbackEvents: FeedbackEvents;
}

export type FileKind = keyof FileTypes;

/** A value that fits its schema, or what the schema objects to. */
export type Validated<K extends FileKind> =
  | { readonly value: FileTypes[K]; readonly errors?: undefined }
  | { readonly value?: undefined; readonly errors: readonly [ValueError, ...ValueError[]] };

/** Each validator is loaded with the first file of its format. */
const VALIDATORS: {
  readonly [K in FileKind]: () => Promise<{ readonly validate: ValidateFunction<FileTypes[K]> }>;
} = {
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
};

export interface ValueError {
  readonly pointer: Pointer;
  /** `"limits.depth" must be integer`; `it has an unknown member "layuot"` where the whole value is meant. */
  readonly message: string;
  /** The same without the name of its place: `must be integer`. */
  readonly objection: string;
  /** Name of a member that the format does not have: text of whoever wrote the file. `pointer` leads to it. */
  readonly unknown?: string;
  /** Where a member is wrong by its name, not by its value. */
  readonly part?: "key";
  /** Name of a member, or a word, that the format has in that place and that is spelt nearly so. */
  readonly near?: string;
}

/** The end of a sentence that ends in the message: a full stop, or `; did you mean "layout"?`. */
export function endOf({ near }: ValueError): string {
  return near === undefined ? "." : `; did you mean "${near}"?`;
}

/** Where it stands. */
export function anchorOf({ pointer, part }: Pick<ValueError, "pointer" | "part">, path: string): Anchor {
  return { path, document: 0, pointer, ...(part && { part }) };
}

/** Holds a value against the published schema of a kind of file; a layout with an ontology in it against that one's as well. */
export async function validated<K extends FileKind>(kind: K, value: unknown): Promise<Validated<K>> {
  const inner = kind === "layout" ? await ontologyErrors(value) : [];
  const { validate } = await VALIDATORS[kind]();
  const fits = validate(value);
  if (fits && inner.length === 0) return { value };
  const own = fits ? [] : objectionsOf(validate).map((error) => valueError(error, value));
  // Both schemas may object to the ontology: what its own says is more.
  const outer = inner.length === 0 ? own : own.filter(({ pointer }) => pointer[0] !== INLINE_ONTOLOGY[0]);
  const [first, ...others] = [...outer, ...inner];
  if (!first) throw new Error(`the schema of ${kind} does not say what it objects to`);
  return { errors: [first, ...others] };
}

function objectionsOf({ errors }: ValidateFunction): ErrorObject[] {
  // Why a name is none is told of the name; that its mapping has such a name says nothing more.
  const nearest = ofNearestForm(
    (errors ?? []).filter(({ keyword }) => keyword !== "if" && keyword !== "propertyNames"),
  );
  // A member that is spelt wrong is not also absent.
  const misspelt = new Set(nearest.map((error) => `${error.instancePath} ${nearTo(error) ?? ""}`));
  return nearest.filter(({ params, instancePath }) => {
    const missing: unknown = params["missingProperty"];
    return typeof missing !== "string" || !misspelt.has(`${instancePath} ${missing}`);
  });
}

/** The member that an unknown one was meant for. */
function nearTo({ params, parentSchema }: ErrorObject): string | undefined {
  const extra: unknown = params["additionalProperty"];
  return typeof extra === "string" ? nearestName(extra, membersOf(parentSchema))?.name : undefined;
}

/** Of the ontology that is written into a layout. */
async function ontologyErrors(layout: unknown): Promise<ValueError[]> {
  const inline = valueAt(layout, INLINE_ONTOLOGY);
  if (inline === undefined) return [];
  const { validate } = await VALIDATORS.ontology();
  if (validate(inline)) return [];
  return objectionsOf(validate).map((error) => valueError(error, inline, INLINE_ONTOLOGY));
}

/** @param above the way to the value in its file. */
function valueError(error: ErrorObject, value: unknown, above: Pointer = []): ValueError {
  const below = pointerOf(error.instancePath, value);
  const pointer = [...above, ...below];
  const where = pointer.length > 0 ? `"${pointer.join(".")}"` : "it";
  const name = error.propertyName;
  const objection = name === undefined ? objectionOf(error) : `has the name "${name}", which ${objectionOf(error)}`;
  const isUnwanted = error.keyword === "false schema";
  const found = { pointer, message: `${where} ${objection}`, objection, ...(isUnwanted && { part: "key" as const }) };
  if (name !== undefined) return { ...found, pointer: [...pointer, name], part: "key" };
  const extra: unknown = error.params["additionalProperty"];
  const near = typeof extra === "string" ? nearTo(error) : nearWord(error, valueAt(value, below));
  const told = { ...found, ...(near !== undefined && { near }) };
  if (typeof extra !== "string") return told;
  return { ...told, pointer: [...pointer, extra], unknown: extra, part: "key" };
}

/** The word that a text was meant for where the format has a few words. */
function nearWord({ keyword, params }: ErrorObject, written: unknown): string | undefined {
  const allowed: unknown = params["allowedValues"];
  if (keyword !== "enum" || !Array.isArray(allowed) || typeof written !== "string") return undefined;
  const words = allowed.filter((word): word is string => typeof word === "string");
  return nearestName(written, words)?.name;
}

/** Names of the members that a schema knows: none where its validator does not tell the schema. */
function membersOf(schema: unknown): string[] {
  const known = valueAt(schema, ["properties"]);
  return isMapping(known) ? Object.keys(known) : [];
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
