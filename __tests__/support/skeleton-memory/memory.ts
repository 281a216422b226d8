/**
 * Large memories whose records repeat a few skeletons, right ones and wrong ones side by side: what is learned of one record
 * is put to the test on others that differ from it in a value. Everything follows from a seed.
 */
import type { Files } from "../check-files.js";
import { Draws } from "../draws.js";
import { type Value, yamlOf } from "../odd-yaml.js";
import { companyBrain } from "./company-brain.js";
import { misshape, misspeak, oddBytes } from "./mistakes.js";
import { type Kind, KINDS } from "./ontology.js";
import { ownLayout } from "./own-layout.js";
import { EXTRAS, rightValue } from "./right-values.js";
import { type Data, type Path, type Place, type World, FIELDS } from "./world.js";

/** Records that are written alike: one draws from `structure` what they have, each from its own draws what it says. */
interface Family {
  readonly seed: number;
  readonly place: Place;
  readonly kind: Kind;
}

const EDGE_KINDS = [
  ...["depends_on", "supersedes", "part_of", "contains", "beside", "led_by", "derived_from", "outside", "old"],
  ...["made_up", "size", "2", "1"],
];

export interface MemorySeed {
  /** Decides layout, ontology and what right records look like. */
  readonly world: number;
  /** Of families of records with something wrong. */
  readonly odd: readonly number[];
  /** Right records. */
  readonly right: number;
}

export function memoryOf({ world: seed, odd, right }: MemorySeed): Files {
  const draws = new Draws(seed);
  const world = draws.chance(0.4) ? companyBrain(draws) : ownLayout(draws);
  const maker = new Maker(world);
  const families = Array.from({ length: 8 }, () => maker.family(draws));
  for (let made = 0; made < right; made++) {
    const family = families[made % families.length];
    if (family) maker.add(family, draws.fork(), []);
  }
  for (const each of odd) addOdd(maker, families, new Draws(each));
  return { ...world.gate, ...maker.files };
}

/** Some records with the same mistake in their structure, and others in what they say. */
function addOdd(maker: Maker, families: readonly Family[], draws: Draws): void {
  const family = draws.chance(0.7) ? draws.pick(families) : maker.family(draws);
  const structure = draws.chance(0.5) ? Array.from({ length: 1 + draws.below(2) }, () => draws.seed()) : [];
  const members = 2 + draws.below(3);
  for (let member = 0; member < members; member++) {
    const own = draws.fork();
    maker.add(family, own, structure, draws.chance(0.7));
  }
}

class Maker {
  readonly files: Record<string, string | Uint8Array> = {};
  readonly #world: World;
  readonly #ids: string[] = ["team:n0"];
  #count = 0;

  constructor(world: World) {
    this.#world = world;
  }

  family(draws: Draws): Family {
    return { seed: draws.seed(), place: draws.pick(this.#world.places), kind: draws.pick(KINDS) };
  }

  /** @param structure seeds of mistakes in the structure. @param isOdd whether what it says may be wrong as well. */
  add(family: Family, own: Draws, structure: readonly number[], isOdd = false): void {
    const { place } = family;
    const number = this.#count++;
    const record = this.#record(family, number, own);
    for (const seed of structure) misshape(record, new Draws(seed));
    if (isOdd) for (let count = 1 + own.below(2); count > 0; count--) misspeak(record, own);
    const text = textOf(record, place, own);
    const folder = isOdd && own.chance(0.1) ? `${place.folder}legal/` : place.folder;
    const path = `${folder}${own.below(4096).toString(16)}-${number}.${place.extension}`;
    this.files[path] = isOdd && own.chance(0.1) ? oddBytes(text, own) : text;
  }

  #record({ seed, place, kind }: Family, number: number, own: Draws): Data {
    const structure = new Draws(seed);
    const record: Data = {};
    const id = `${kind.prefix}:n${number}`;
    for (const field of FIELDS) {
      const path = place.fields[field];
      const isRequired = place.required.has(field);
      const isThere = structure.chance(isRequired ? 0.99 : 0.5);
      const value = rightValue(field, id, kind, { structure, own, isRequired, takesOne: place.takesOne });
      if (path && isThere) put(record, path, value);
    }
    for (const [name, make] of Object.entries(EXTRAS)) {
      const value = make(structure, own);
      if (structure.chance(name === "types" ? 1 : 0.7)) put(record, [...place.attributes, name], value);
    }
    this.#addEdges(record, place, structure, own);
    this.#ids.push(id);
    return record;
  }

  #addEdges(record: Data, place: Place, structure: Draws, own: Draws): void {
    const target = () => (own.chance(0.9) ? own.pick(this.#ids) : own.pick(["tool:none", "user:a", "ticket:9", "x"]));
    const item = (): Value => {
      const form = structure.below(8);
      const text = target();
      if (form < 3) return text;
      if (form < 5) return { target: text };
      if (form < 7) return structure.chance(0.5) ? { target: text, why: "needs it" } : { size: "S", target: text };
      return { [structure.pick(["to", "id"])]: text };
    };
    const items = (): Value[] => {
      const kinds = structure.below(3);
      const list: Value[] = [];
      for (let kind = 0; kind < kinds; kind++) {
        const isPlain = structure.chance(0.5);
        const count = 1 + (isPlain ? own.below(3) : structure.below(2));
        for (let each = 0; each < count; each++) list.push(isPlain ? target() : item());
      }
      return list;
    };
    if (place.edgeMap && structure.chance(0.6)) {
      const edges: Data = {};
      for (let count = structure.below(4); count > 0; count--) edges[structure.pick(EDGE_KINDS)] = items();
      put(record, place.edgeMap, edges);
    }
    for (const path of place.targetLists) if (structure.chance(0.4)) put(record, path, items());
  }
}

function put(record: Data, path: Path, value: Value): void {
  let holder = record;
  for (const key of path.slice(0, -1)) {
    const next = holder[key];
    if (typeof next !== "object" || next === null || Array.isArray(next)) holder[key] = {};
    holder = holder[key] as Data;
  }
  const last = path.at(-1);
  if (last !== undefined && !(last in holder)) holder[last] = value;
}

function textOf(record: Data, { extension }: Place, draws: Draws): string {
  const yaml = yamlOf(record, draws);
  if (extension === "yaml") return yaml;
  return `---\n${yaml}---\n${draws.pick(["Words.\n", "# A heading\n\nWords.\n", "", "See [[n1]] and [this](x.md).\n"])}`;
}
