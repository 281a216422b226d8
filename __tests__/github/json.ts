/** JSON values whose shape nobody has checked yet, and how to look into them. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An undefined member is an absent one: it is lost when written. */
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The member at a path of names, or undefined. */
export function member(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    value,
  );
}

export function textAt(value: Json | undefined, ...path: readonly string[]): string | undefined {
  const found = member(value, ...path);
  return typeof found === "string" ? found : undefined;
}

export function numberAt(value: Json | undefined, ...path: readonly string[]): number | undefined {
  const found = member(value, ...path);
  return typeof found === "number" ? found : undefined;
}

export function listAt(value: Json | undefined, ...path: readonly string[]): readonly Json[] {
  const found = member(value, ...path);
  return isList(found) ? found : [];
}

export function textsAt(value: Json | undefined, ...path: readonly string[]): string[] {
  return listAt(value, ...path).filter((entry) => typeof entry === "string");
}

/** A text, number or boolean as text; empty of everything else. */
export function plain(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** @throws SyntaxError */
export function parseJson(text: string): Json {
  return JSON.parse(text) as Json;
}
