/**
 * Types that a schema folder declares for attributes, as far as a value alone can be held to them: `bool`, `list<semver>`,
 * `evidence-bound<int>`. What a `ref<…>` leads to and the words of an `enum<…>` are not looked at.
 */
import { isMapping } from "./plain-data.js";
import type { Pointer } from "./place.js";

const DAY = "\\d{4}-\\d{2}-\\d{2}";
const TIME = "T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})";

const TEXTS: Readonly<Record<string, RegExp>> = {
  semver: /^\d+\.\d+\.\d+(?:-[a-z\d.]+)?(?:\+[a-z\d.]+)?$/,
  slug: /^[a-z\d][a-z\d-]*[a-z\d]$/,
  "iso-date": new RegExp(`^${DAY}$`),
  // Catalogs write days in the place of times.
  "iso-timestamp": new RegExp(`^${DAY}(?:${TIME})?$`),
};

const isText = (value: unknown): boolean => typeof value === "string";
const isNumber = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);
const isNatural = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** By the name of the type, without its parameters. */
const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  markdown: isText,
  code: isText,
  versionRange: isText,
  url: isText,
  id: isText,
  ref: isText,
  bool: (value) => typeof value === "boolean",
  int: (value) => Number.isInteger(value),
  float: isNumber,
  tokens: isNatural,
  "cost-per-million-tokens": (value) => isNumber(value) && Number(value) >= 0,
  map: isMapping,
  object: isMapping,
};

const PARAMETER = /^([a-z-]+)<(.*)>$/s;

/**
 * The way to the first part of a value that is not of a type, empty for the value itself; undefined where it fits, where it is
 * absent, and for a type that is not known.
 */
export function misfit(value: unknown, type: string): Pointer | undefined {
  if (value === null || value === undefined) return undefined;
  const [, outer = type, inner = ""] = PARAMETER.exec(type) ?? [];
  if (outer === "evidence-bound") return misfit(value, inner);
  if (outer === "list" || outer === "set") return Array.isArray(value) ? misfitIn(value, inner) : [];
  const pattern = Object.hasOwn(TEXTS, outer) ? TEXTS[outer] : undefined;
  if (pattern) return typeof value === "string" && pattern.test(value) ? undefined : [];
  const fits = Object.hasOwn(FITS, outer) ? FITS[outer] : undefined;
  return !fits || fits(value) ? undefined : [];
}

function misfitIn(items: readonly unknown[], type: string): Pointer | undefined {
  for (const [index, item] of items.entries()) {
    const below = misfit(item, type);
    if (below) return [index, ...below];
  }
  return undefined;
}
