/** Mends of values that a JSON Schema objects to. */
import type { Inspected } from "../layouts/extract.js";
import { recordPaths } from "../layouts/record-pointer.js";
import { wordsOf } from "../layouts/words.js";
import type { Suggestion } from "../memory/finding.js";
import { nearestName, type NearestName } from "../memory/nearest-name.js";
import type { Ontology } from "../memory/ontology.js";
import type { Pointer } from "../memory/place.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import { isPlain, listFor, plainValue, suggestTime } from "./meant-value.js";
import { startsWith } from "./missing-fields.js";
import { namesAt, namesOfAll } from "./misspelt-names.js";
import { quote } from "./phrases.js";
import type { RecordContext } from "./rule.js";
import { extraKey, isForbidden, type RecordSchemaError } from "./schema-errors.js";

/** What may be written in the place of a value that a schema objects to; undefined where that cannot be told. */
export function mendOf(error: RecordSchemaError, inspected: Inspected, context: RecordContext): Suggestion | undefined {
  const { pointer, keyword, params } = error;
  const at: Pointer = [...inspected.declaration.root, ...pointer];
  const extra = extraKey(error);
  if (extra !== undefined) return mendOfExtra(extra, pointer, inspected, context);
  if (keyword === "required") return mendOfMissing(error, inspected, at);
  if (keyword === "false schema") return suggestEdges(pointer, inspected);
  if (isForbidden(error)) {
    return { message: `Remove ${quote(pointer.join("."))}`, certain: false, edit: { kind: "delete", pointer: at } };
  }
  const value = valueAt(inspected.value, pointer);
  if (keyword === "pattern") return suggestTime(value, error.like, at);
  if (keyword === "enum") return suggestWord(value, params["allowedValues"], at);
  if (keyword === "const") return suggestOnly(value, params["allowedValue"], at);
  return keyword === "type" ? mendOfType(error, inspected, at) : undefined;
}

/** @param extra a key that the schema does not take. */
function mendOfExtra(
  extra: string,
  pointer: Pointer,
  inspected: Inspected,
  { ontology, schemasFor }: RecordContext,
): Suggestion {
  const { root, className, kind } = inspected.declaration;
  const names = namesAt(namesOfAll(schemasFor(className, kind)), pointer);
  const near = nearestName(extra, new Set([...knownKeys(inspected, pointer), ...names]));
  if (near && !hasMember(valueAt(inspected.value, pointer), near.name)) {
    return renameKey(extra, near, [...root, ...pointer]);
  }
  return (
    suggestKind(extra, pointer, inspected, ontology) ??
    suggestEdges([...pointer, extra], inspected) ?? {
      message: `Remove ${quote(extra)}, or write it where the schema takes it`,
      certain: false,
    }
  );
}

function mendOfMissing(
  { pointer, params, misspelt }: RecordSchemaError,
  { value }: Inspected,
  at: Pointer,
): Suggestion {
  const name = String(params["missingProperty"]);
  if (misspelt) return renameKey(misspelt.key, { name, certain: misspelt.certain }, at);
  const text = splitText(value, pointer);
  return text === undefined
    ? { message: `Add ${quote(name)}: the schema asks for it`, certain: false }
    : { message: "Put the text in quotes", certain: false, edit: { kind: "set", pointer: at, value: text } };
}

/** @param at the mapping that has the key. */
function renameKey(key: string, { name, certain }: NearestName, at: Pointer): Suggestion {
  return {
    message: `Rename ${quote(key)} to "${name}"`,
    certain,
    edit: { kind: "rename-key", pointer: [...at, key], key: name },
  };
}

/** Of a value that is no text, no list or the like where the schema wants one. */
function mendOfType({ pointer, params }: RecordSchemaError, inspected: Inspected, at: Pointer): Suggestion | undefined {
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
