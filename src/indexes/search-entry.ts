/** What a text search needs of one file. */
import type { IndexSearch } from "../generated/types/index-search.js";
import type { Declaration } from "../memory/record.js";
import { isWithheld, type RestrictedPolicy } from "./graph-view.js";

export interface SearchedFile {
  readonly path: string;
  readonly oid: string;
  /** Those of its declarations that may be named. */
  readonly declarations: readonly Declaration[];
  readonly headings: readonly string[];
}

export function searchEntry(
  { path, oid, declarations, headings }: SearchedFile,
  policy: RestrictedPolicy,
): IndexSearch {
  const ids = distinct(declarations.flatMap(({ id }) => id ?? []));
  const entry: IndexSearch = { path, oid, ...(ids.length > 0 && { ids }) };
  if (declarations.some((declaration) => isWithheld(declaration, policy))) return { ...entry, restricted: true };
  const texts = {
    titles: distinct(declarations.flatMap(({ title }) => title ?? [])),
    headings: [...headings],
    tags: distinct(declarations.flatMap(({ tags }) => tags)),
    aliases: distinct(declarations.flatMap(({ aliases }) => aliases)),
  };
  return { ...entry, ...Object.fromEntries(Object.entries(texts).filter(([, list]) => list.length > 0)) };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
