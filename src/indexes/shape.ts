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

/** Values of these formats nest less deeply. Each level costs memory while it is read, a hundred bytes for one of text. */
const MAX_DEPTH = 200;

/** Texts that are read whatever they hold: no more than this can nest in them. */
const MAX_UNLOOKED = 64 * 1024;

/** Undefined where the text is no JSON, or nests too deeply: no value of these formats does. */
export function parseJson(text: string): unknown {
  if (text.length > MAX_UNLOOKED && nestsDeeply(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A text that is no JSON may be taken for either. */
function nestsDeeply(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) if (text.charCodeAt(at) === BACKSLASH) at++;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST] = [0x5b, 0x5d];
const [OPEN_OBJECT, CLOSE_OBJECT] = [0x7b, 0x7d];
