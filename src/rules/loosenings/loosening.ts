/** Something that rules ask of a memory and a later version of them does not. */
import { clip } from "../../memory/clip.js";
import type { Pointer } from "../../memory/place.js";
import { canonicalJson } from "../../memory/plain-data.js";

export interface Loosening {
  /** As people call it: `edgeKinds.depends_on.acyclic`. */
  readonly setting: string;
  /** The way to it in its file. In a list, a text stands for the item that it is, or that has it as its `name`. */
  readonly way: Pointer;
  /** What it says, and would say; `none` where it is not there. */
  readonly was: string;
  readonly is: string;
  /** What later changes could then do: `let such edges form cycles`. */
  readonly effect: string;
}

/** What differs, as the compiled rules have it. */
interface Difference {
  readonly way: Pointer;
  readonly was: unknown;
  readonly is: unknown;
  readonly effect: string;
  /** Where the way does not say it. */
  readonly setting?: string;
}

export function loosening({ way, was, is, effect, setting = way.join(".") }: Difference): Loosening {
  return { setting: clip(setting, MAX_LENGTH), way, was: shown(was), is: shown(is), effect: clip(effect, MAX_EFFECT) };
}

const MAX_LENGTH = 100;
const MAX_EFFECT = 300;

/** Members of a list that are shown. */
const MAX_SHOWN = 5;

function shown(value: unknown): string {
  if (value === undefined) return "none";
  if (typeof value === "string") return clip(value, MAX_LENGTH);
  if (!Array.isArray(value) && !(value instanceof Set)) return clip(canonicalJson(value), MAX_LENGTH);
  const size = Array.isArray(value) ? value.length : value.size;
  if (size === 0) return "none";
  const items: string[] = [];
  // Of a list of any length the first few are looked at.
  for (const item of value as Iterable<unknown>) {
    if (items.length === MAX_SHOWN && size > MAX_SHOWN + 1) {
      items.push(`${size - MAX_SHOWN} more`);
      break;
    }
    items.push(shown(item));
  }
  return `[${items.join(", ")}]`;
}

/**
 * Whether a limit was lifted: what nothing bounds is unbounded.
 * @param before the bound, of which less is stricter.
 */
export function isRaised(before: number | undefined, after: number | undefined): boolean {
  return before !== undefined && (after === undefined || after > before);
}

/** Members that the second has and the first lacks. */
export function gained<T>(before: Iterable<T>, after: Iterable<T>): T[] {
  const known = new Set(before);
  return [...after].filter((member) => !known.has(member));
}
