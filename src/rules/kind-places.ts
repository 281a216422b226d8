/** Where the ontology lets records of a kind stand. */
import { compileGlob, type PathMatcher } from "../memory/glob.js";
import type { Ontology } from "../memory/ontology.js";

export interface Places {
  readonly globs: string[];
  readonly matchers: PathMatcher[];
}

const PLACES = new WeakMap<Ontology, ReadonlyMap<string, Places>>();

/**
 * Where each kind may stand: any place that any entry about it names. A glob that cannot be compiled is a fault of the
 * ontology and leaves the kind free.
 */
export function placesOf(ontology: Ontology): ReadonlyMap<string, Places> {
  const known = PLACES.get(ontology);
  if (known) return known;
  const places = new Map<string, Places>();
  for (const { kinds, paths } of ontology.pathPolicy) {
    const matchers = paths.map(compileOrAny);
    for (const kind of kinds) {
      const place = places.get(kind) ?? { globs: [], matchers: [] };
      place.globs.push(...paths);
      place.matchers.push(...matchers);
      places.set(kind, place);
    }
  }
  PLACES.set(ontology, places);
  return places;
}

function compileOrAny(glob: string): PathMatcher {
  try {
    return compileGlob(glob);
  } catch (error) {
    if (error instanceof RangeError) return () => true;
    throw error;
  }
}

/** The kind that a place is for: undefined where several may stand there, or any. @param below the path from the root of the memory. */
export function onlyKindAt(below: string, ontology: Ontology): string | undefined {
  const fitting = [...placesOf(ontology)].filter(([, { matchers }]) => matchers.some((matches) => matches(below)));
  const [only] = fitting;
  return fitting.length === 1 ? only?.[0] : undefined;
}
