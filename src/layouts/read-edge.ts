/** Edges as they are read. A large memory has half a million, so what many have in common is held once. */
import { TargetName, type Edge, type EdgeManner } from "../memory/record.js";

/** One object for all edges of that manner. */
export interface SharedManner extends EdgeManner {
  /** First edges of implied lists by target: a team owns many records, and each says so in the same way. */
  readonly impliedFirst: Map<TargetName, Edge>;
  /** Those of a text that is no list. */
  readonly impliedAlone: Map<TargetName, Edge>;
}

/** Every manner seen so far. */
export class EdgeManners {
  readonly #byKind = new Map<string, SharedManner[]>();
  /** Edges of one list are alike. */
  #last: SharedManner | undefined;

  of(kind: string, field: number, form: Edge["form"], key: Edge["key"], derived: Edge["derived"]): SharedManner {
    const last = this.#last;
    if (last?.kind === kind && isAs(last, field, form, key, derived)) return last;
    let ofKind = this.#byKind.get(kind);
    if (!ofKind) this.#byKind.set(kind, (ofKind = []));
    for (const manner of ofKind) if (isAs(manner, field, form, key, derived)) return (this.#last = manner);
    const implied = { impliedFirst: new Map<TargetName, Edge>(), impliedAlone: new Map<TargetName, Edge>() };
    const manner = { kind, field, form, key, derived, ...implied };
    ofKind.push(manner);
    return (this.#last = manner);
  }
}

function isAs(
  manner: EdgeManner,
  field: number,
  form: Edge["form"],
  key: Edge["key"],
  derived: Edge["derived"],
): boolean {
  return manner.form === form && manner.field === field && manner.key === key && manner.derived === derived;
}

/** @param written the target as the record has it, where that is not the name. */
export function edgeOf(manner: SharedManner, name: TargetName, slot: number, written: string | undefined): Edge {
  if (written !== undefined) return new RewrittenEdge(manner, name, slot, written);
  if (manner.derived === undefined || slot > 0) return new ReadEdge(manner, name, slot);
  const known = slot === 0 ? manner.impliedFirst : manner.impliedAlone;
  let edge = known.get(name);
  if (!edge) known.set(name, (edge = new ReadEdge(manner, name, slot)));
  return edge;
}

/** An edge whose target is written as it is looked up. */
export function edgeAt(manner: EdgeManner, name: TargetName, slot: number): Edge {
  return new ReadEdge(manner, name, slot);
}

/** Every target seen so far. */
export class TargetNames {
  readonly #byText = new Map<string, TargetName>();

  of(text: string): TargetName {
    let name = this.#byText.get(text);
    if (!name) this.#byText.set(text, (name = new TargetName(text)));
    return name;
  }
}

class ReadEdge implements Edge {
  readonly name: TargetName;
  readonly slot: number;

  constructor(
    private readonly manner: EdgeManner,
    name: TargetName,
    slot: number,
  ) {
    this.name = name;
    this.slot = slot;
  }

  get target(): string {
    return this.name.text;
  }

  get kind(): string {
    return this.manner.kind;
  }

  get written(): string | undefined {
    return undefined;
  }

  get field(): number {
    return this.manner.field;
  }

  get form(): Edge["form"] {
    return this.manner.form;
  }

  get key(): Edge["key"] {
    return this.manner.key;
  }

  get derived(): Edge["derived"] {
    return this.manner.derived;
  }
}

/** An edge whose target is not as its record has it. */
class RewrittenEdge extends ReadEdge {
  readonly #written: string;

  constructor(manner: EdgeManner, name: TargetName, slot: number, written: string) {
    super(manner, name, slot);
    this.#written = written;
  }

  override get written(): string {
    return this.#written;
  }
}
