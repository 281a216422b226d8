import type { ErrorCode } from "yaml";
import type { Span } from "./flaw.js";

/** What is wrong with a YAML document: the package's codes and our own, in offsets of the document. */
export interface YamlFault extends Span {
  readonly code: ErrorCode | "ALIAS_TARGET" | "DIRECTIVE" | "LIMIT" | "MERGE_KEY" | "NAMELESS_KEY";
  /** The package's words; for `LIMIT` what the document does, for `ALIAS_TARGET` what the alias does, for a duplicate key the key. */
  readonly message: string;
  /** For `LIMIT`: what to do about it. */
  readonly advice?: string;
  /** For a duplicate key: the path of keys down to it, and where it stands first. */
  readonly duplicate?: { readonly path: readonly (string | number)[]; readonly first: Span };
}

/** Faults of one document that are kept: a hostile text makes millions. */
export const MAX_FAULTS = 100;

/** Keys stand in messages, values never do: they might be secrets. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
