/** What right records say. */
import type { Draws } from "../draws.js";
import type { Value } from "../odd-yaml.js";
import type { Kind } from "./ontology.js";

const PROSE = ["Lockfile linter", "What it does", 'Says "this" \\ that', "X", "Reads only. Writes: nothing"];
const TEAMS = ["team:a", "team:b", "user:ann"];
export const TAGS = ["ci", "registry", "cache"];

interface Manner {
  readonly structure: Draws;
  readonly own: Draws;
  readonly isRequired: boolean;
  readonly takesOne: boolean;
}

export function rightValue(
  field: string,
  id: string,
  { name }: Kind,
  { structure, own, isRequired, takesOne }: Manner,
): Value {
  const isOne = structure.chance(0.3) && takesOne;
  const hasDate = structure.chance(0.1);
  const isEmpty = structure.chance(0.1) && !isRequired;
  const some = (texts: readonly string[]): Value =>
    isEmpty ? [] : Array.from({ length: 1 + own.below(3) }, () => own.pick(texts));
  switch (field) {
    case "id":
      return id;
    case "kind":
      return name;
    case "title":
      return own.pick(PROSE);
    case "status":
      return mostly("approved", "draft", own);
    case "owners":
      return isOne ? own.pick(TEAMS) : some(TEAMS);
    case "updatedAt":
      return hasDate ? own.pick(["2026-06-23", "2026-06-24"]) : own.pick(TIMES);
    case "tags":
      return isOne ? own.pick(TAGS) : some(TAGS);
    case "sensitivity":
      return mostly("public", "internal", own);
    default:
      return isOne ? own.pick(PROSE) : some(["tool:n1", "https://example.org/a", ...PROSE]);
  }
}

const TIMES = ["2026-06-23T08:20:00Z", "2026-06-23T08:20:00.125+02:00", "2026-06-14 08:20:00Z"];

/** Where most records say something else, few have a skeleton in common. */
function mostly<Thing>(usual: Thing, other: Thing, draws: Draws): Thing {
  return draws.chance(0.95) ? usual : other;
}

/** Attributes that schemas are about. */
export const EXTRAS: Readonly<Record<string, (structure: Draws, own: Draws) => Value>> = {
  size: (_, own) => mostly("S", "M", own),
  other: (_, own) => mostly("S", "M", own),
  level: (_, own) => mostly(2, 4, own),
  parts: (_, own) => Array.from({ length: mostly(1, 2, own) }, (_none, at) => ["S", "M"][at] ?? "S"),
  nested: (_, own) => ({ size: mostly("S", "M", own), note: own.pick(PROSE) }),
  steps: (structure, own) =>
    Array.from({ length: 1 + structure.below(2) }, () => ({ name: own.pick(PROSE), size: mostly("S", "M", own) })),
  summary: (_, own) => own.pick(PROSE),
  flag: (structure) => structure.chance(0.5),
  types: () => ["Tool"],
};
