/** What an id must look like, and the nearest id that does. */
import { withoutAlike } from "../poison/fold.js";
import type { RecordContext } from "./rule.js";

/** Which pattern an id fails: the layout's, its kind's, or the one that is a convention. */
export interface IdFault {
  readonly pattern: string;
  readonly whose: "layout" | "kind" | "convention";
}

export function idFault(id: string, kind: string | undefined, context: RecordContext): IdFault | undefined {
  const { pattern, strictPattern } = context.layout.ids;
  if (pattern && !pattern.test(id)) return { pattern: pattern.source, whose: "layout" };
  const ofKind = kind === undefined ? undefined : context.idPattern(kind);
  if (ofKind && !ofKind.test(id)) return { pattern: ofKind.source, whose: "kind" };
  if (strictPattern && !strictPattern.test(id)) return { pattern: strictPattern.source, whose: "convention" };
  return undefined;
}

/** The prefix that the ids of a kind start with, where the layout asks for one and the id has another. */
export function missingPrefix(id: string, kind: string | undefined, context: RecordContext): string | undefined {
  if (!context.layout.ids.kindPrefix || kind === undefined) return undefined;
  const prefix = context.ontology.nodeKinds.get(kind)?.prefix;
  if (prefix === undefined || (id.startsWith(prefix) && id[prefix.length] === ":")) return undefined;
  return prefix;
}

/** The id with the prefix of its kind. */
export function withPrefix(id: string, prefix: string): string {
  return `${prefix}:${id.slice(id.indexOf(":") + 1)}`;
}

/** An id that a record of the kind could have, to show the form; undefined where the form is another one. */
export function exampleId(kind: string | undefined, context: RecordContext): string | undefined {
  const { kindPrefix } = context.layout.ids;
  const prefix = kindPrefix && kind !== undefined ? context.ontology.nodeKinds.get(kind)?.prefix : undefined;
  const prefixes = prefix === undefined ? ["", "name:"] : [`${prefix}:`];
  return prefixes.map((start) => `${start}two-words`).find((id) => !idFault(id, kind, context));
}

/** A longer one is no mistake of a letter. */
export const MAX_ID_LENGTH = 200;

/** The same words in the form that is asked for; undefined where that is not to be had. */
export function mendedId(id: string, kind: string | undefined, context: RecordContext): string | undefined {
  if (id.length > MAX_ID_LENGTH) return undefined;
  const plain = withoutAlike(id)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .trim();
  const parted = plain.includes(":") ? plain : plain.replace("/", ":");
  const words = parted.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  const slug = words.replace(/[^a-z0-9.@:]+/g, "-").replace(/(^|:)-+|-+(?=:|$)/g, "$1");
  const prefix = missingPrefix(slug, kind, context);
  const mended = prefix === undefined ? slug : withPrefix(slug, prefix);
  return mended !== id && !idFault(mended, kind, context) ? mended : undefined;
}
