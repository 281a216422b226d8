/**
 * Looks at the shape of what was read from an index, at little cost for each line: a committed file may hold anything.
 * The formats are told by the schemas; what these functions let through has the types that the readers rely on.
 */
export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** An index, a line or a count. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

export function isTime(value: unknown): value is number {
  return typeof value === "number";
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

export function isPointer(value: unknown): value is readonly (string | number)[] {
  return Array.isArray(value) && value.every((part) => typeof part === "string" || typeof part === "number");
}

/** Whether a member is absent or as it should be. */
export function isOptional(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || is(value);
}

/** Undefined where the text is no JSON, which no value of these formats is. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
