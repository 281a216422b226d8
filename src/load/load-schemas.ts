/** Compiles what records are held to beside the rules: JSON Schemas of classes and kinds, id patterns of kinds. */
import { ONTOLOGIES } from "../generated/ontologies.js";
import { VERSIONED_ID } from "../layouts/ontology-manifest.js";
import { compilePattern, PatternError, PatternRoom } from "../layouts/pattern.js";
import { builtInSchema, compileSchema, type SchemaCheck } from "../layouts/record-schemas.js";
import { SchemaFault } from "../layouts/schema-fault.js";
import type { SchemaRoom } from "../layouts/schema-room.js";
import type { ResolvedLayout, TextPattern } from "../layouts/layout.js";
import { messageOf } from "../memory/error-text.js";
import type { Ontology } from "../memory/ontology.js";
import type { Anchor } from "../memory/place.js";
import { isMapping } from "../memory/plain-data.js";
import { UserError } from "../memory/user-error.js";
import type { GateFiles } from "./gate-files.js";

/** Patterns of the built-in ontologies, which repositories copy, and of schema folders: known to be safe, so that they need no guard. */
const KNOWN_PATTERNS: ReadonlySet<string> = new Set([
  VERSIONED_ID,
  ...Object.values(ONTOLOGIES).flatMap((files) =>
    files.flatMap(({ value }) => (value.nodeKinds ?? []).flatMap(({ idPattern }) => idPattern ?? [])),
  ),
]);

export async function loadPatterns(
  files: GateFiles,
  ontology: Ontology,
): Promise<(kind: string) => TextPattern | undefined> {
  const patterns = new Map<string, TextPattern>();
  const room = new PatternRoom();
  for (const kind of ontology.nodeKinds.values()) {
    if (kind.idPattern === undefined) continue;
    try {
      patterns.set(kind.name, await compilePattern(kind.idPattern, KNOWN_PATTERNS.has(kind.idPattern), room));
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      report(files, kind.at, `The id pattern of ${kind.name} cannot be used: ${error.message}.`, kind.name);
    }
  }
  return (kind) => patterns.get(kind);
}

export async function loadSchemas(
  files: GateFiles,
  layout: ResolvedLayout,
  room: SchemaRoom,
): Promise<(className: string, kind: string | undefined) => readonly SchemaCheck[]> {
  const named = new Map<string, SchemaCheck>();
  const strict = new Map<string, SchemaCheck>();
  for (const layoutClass of layout.classes.values()) {
    for (const name of [layoutClass.schema, ...layoutClass.schemaByKind.values()]) {
      if (name !== undefined && !named.has(name)) named.set(name, await loadSchema(files, layout, name, false, room));
    }
    const { strictSchema } = layoutClass;
    if (strictSchema !== undefined && !strict.has(strictSchema))
      strict.set(strictSchema, await loadSchema(files, layout, strictSchema, true, room));
  }
  const byClass = new Map<string, Map<string | undefined, readonly SchemaCheck[]>>();
  return (className, kind) => {
    let byKind = byClass.get(className);
    if (!byKind) byClass.set(className, (byKind = new Map<string | undefined, readonly SchemaCheck[]>()));
    let checks = byKind.get(kind);
    if (!checks) {
      const layoutClass = layout.classes.get(className);
      const names = [layoutClass?.schema, kind === undefined ? undefined : layoutClass?.schemaByKind.get(kind)];
      // Errors first: of two schemas that say the same, the first is heard.
      checks = [...names.map((name) => named.get(name ?? "")), strict.get(layoutClass?.strictSchema ?? "")].filter(
        (check) => check !== undefined,
      );
      byKind.set(kind, checks);
    }
    return checks;
  };
}

/** Schemas of attributes, from the kinds' own definitions. */
export async function loadAttributeSchemas(
  files: GateFiles,
  ontology: Ontology,
  room: SchemaRoom,
): Promise<(kind: string) => SchemaCheck | undefined> {
  const ofKinds = new Map<string, SchemaCheck>();
  for (const kind of ontology.nodeKinds.values()) {
    if (!kind.attributes || Object.keys(kind.attributes).length === 0) continue;
    try {
      ofKinds.set(kind.name, await compileSchema({ type: "object", properties: kind.attributes }, false, room));
    } catch (error) {
      const isFull = room.isFull;
      const why = isFull ? "cannot be used, nor those of the kinds behind it" : "are not JSON Schemas";
      report(files, kind.at, `The attributes of ${kind.name} ${why}: ${messageOf(error)}.`, kind.name);
      if (isFull) break;
    }
  }
  return (kind) => ofKinds.get(kind);
}

async function loadSchema(
  files: GateFiles,
  layout: ResolvedLayout,
  name: string,
  isStrict: boolean,
  room: SchemaRoom,
): Promise<SchemaCheck> {
  const builtIn = await builtInSchema(name, isStrict);
  if (builtIn) return builtIn;
  const path = layout.root + name;
  const value = await files.readWhole(path, "schema");
  try {
    if (!isMapping(value)) throw new SchemaFault("it is not an object", []);
    return await compileSchema(value, isStrict, room);
  } catch (error) {
    if (!(error instanceof SchemaFault)) throw error;
    const { line, column } = await files.positionOf(path, error.pointer);
    throw new UserError(
      `${path}:${line}:${column}: ${path} is not a JSON Schema that can be used: ${error.message}.`,
      "Correct the schema file; https://json-schema.org/draft/2020-12 describes its format.",
    );
  }
}

function report(files: GateFiles, at: Anchor, message: string, subject: string): void {
  files.problems.push({ rule: "gate/invalid-file", message, at, subject });
}
