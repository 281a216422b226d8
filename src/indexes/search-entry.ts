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
  const entry: IndexSearch = { path, oid };
  if (ids.length > 0) entry.ids = ids;
  if (declarations.some((declaration) => isWithheld(declaration, policy))) return { ...entry, restricted: true };
  const titles = distinct(declarations.flatMap(({ title }) => title ?? []));
  if (titles.length > 0) entry.titles = titles;
  if (headings.length > 0) entry.headings = [...headings];
  const tags = distinct(declarations.flatMap((declaration) => declaration.tags));
  if (tags.length > 0) entry.tags = tags;
  const aliases = distinct(declarations.flatMap((declaration) => declaration.aliases));
  if (aliases.length > 0) entry.aliases = aliases;
  return entry;
}

function distinct(texts: string[]): string[] {
  return texts.length < 2 ? texts : [...new Set(texts)];
}
