/** The tallies of a whole memory: all of it, and class by class. */
import type { Declaration } from "../memory/record.js";
import { Tally, type TallyData } from "./tally.js";

export interface TalliesData {
  readonly all: TallyData;
  readonly classes: Readonly<Record<string, TallyData>>;
  /** Files that cannot be read, in whole or in part. */
  readonly parseErrors: number;
}

export class Tallies {
  readonly all: Tally;
  readonly #classes: Map<string, Tally>;
  parseErrors: number;

  constructor(data?: TalliesData) {
    this.all = new Tally(data?.all);
    this.#classes = new Map(Object.entries(data?.classes ?? {}).map(([name, tally]) => [name, new Tally(tally)]));
    this.parseErrors = data?.parseErrors ?? 0;
  }

  /** Classes that have a file. */
  *classes(): Generator<readonly [string, Tally]> {
    for (const name of [...this.#classes.keys()].sort()) {
      const tally = this.#classes.get(name);
      if (tally && tally.files > 0) yield [name, tally];
    }
  }

  /**
   * Ids are counted apart, since several files may declare one.
   * @param sign 1 to add, -1 to take away.
   */
  addFile(
    className: string,
    documents: number,
    declarations: readonly Declaration[],
    isBroken: boolean,
    sign: 1 | -1 = 1,
  ): void {
    const tally = this.#of(className);
    this.all.addFile(documents, sign);
    tally.addFile(documents, sign);
    for (const declaration of declarations) {
      this.all.add(declaration, sign);
      tally.add(declaration, sign);
    }
    if (isBroken) this.parseErrors += sign;
  }

  /** @param group all that is declared of one id; an extension alone does not make it one. */
  addId(group: readonly Declaration[], sign: 1 | -1 = 1): void {
    const [only] = group;
    const classes =
      only && group.length === 1 && only.role !== "extension"
        ? [only.className]
        : new Set(group.flatMap(({ role, className }) => (role === "extension" ? [] : [className])));
    let isDeclared = false;
    for (const className of classes) {
      this.#of(className).addIds(sign);
      isDeclared = true;
    }
    if (isDeclared) this.all.addIds(sign);
  }

  /** The counts of other files. */
  add({ all, classes, parseErrors }: TalliesData): void {
    this.all.addCounts(all);
    for (const [name, tally] of Object.entries(classes)) this.#of(name).addCounts(tally);
    this.parseErrors += parseErrors;
  }

  data(): TalliesData {
    const classes = Object.fromEntries([...this.classes()].map(([name, tally]) => [name, tally.data()]));
    return { all: this.all.data(), classes, parseErrors: this.parseErrors };
  }

  #of(className: string): Tally {
    let tally = this.#classes.get(className);
    if (!tally) this.#classes.set(className, (tally = new Tally()));
    return tally;
  }
}
