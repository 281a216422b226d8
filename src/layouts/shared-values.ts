/**
 * What records have in common, held once: a memory of 100,000 names its teams 100,000 times, and has half a million edges.
 * It makes no difference but in memory: equal values are one value.
 */
import type { ResolvedLayout } from "./layout.js";
import { EdgeManners, TargetNames } from "./read-edge.js";

export class SharedValues {
  /** What the edges that were read have in common. */
  readonly manners = new EdgeManners();
  /** What they point at. */
  readonly targets = new TargetNames();
  readonly #words = new Map<string, string>();
  /** Lists of one, by their item. */
  readonly #singles = new Map<string, readonly string[]>();
  /** The others, by their JSON text: whatever else stood between items may stand in one. */
  readonly #lists = new Map<string, readonly string[]>();

  /** One string for all equal ones. */
  word(text: string): string {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    this.#words.set(text, text);
    return text;
  }

  /** One list for all equal ones: most records have an owner and tags in common with others. */
  list(texts: readonly string[]): readonly string[] {
    const [first] = texts;
    if (first === undefined) return NONE;
    const [lists, key] = texts.length === 1 ? [this.#singles, first] : [this.#lists, JSON.stringify(texts)];
    let known = lists.get(key);
    if (!known) lists.set(key, (known = Object.freeze(texts.map((text) => this.word(text)))));
    return known;
  }
}

/** The list without items. */
export const NONE: readonly string[] = Object.freeze([]);

const BY_LAYOUT = new WeakMap<ResolvedLayout, SharedValues>();

/** Of all records that are read by a layout, for as long as it is there. */
export function sharedValues(layout: ResolvedLayout): SharedValues {
  let shared = BY_LAYOUT.get(layout);
  if (!shared) BY_LAYOUT.set(layout, (shared = new SharedValues()));
  return shared;
}
