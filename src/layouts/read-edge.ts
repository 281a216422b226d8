/** Edges as they are read. A large memory has half a million, so what many have in common is held once. */
import type { Edge } from "../memory/record.js";

/** What edges of one field and kind share, whatever they point at. */
export interface EdgeManner extends Pick<Edge, "kind" | "field" | "form" | "key" | "derived"> {
  /** First edges of implied lists by target: a team owns many records, and each says so in the same way. */
  readonly implied: Map<string, Edge>;
}

/** Every manner seen so far, by edge kind. */
export type EdgeManners = Map<string, EdgeManner[]>;

export function mannerOf(
  kind: string,
  field: number,
  form: Edge["form"],
  key: Edge["key"],
  derived: Edge["derived"],
  known: EdgeManners,
): EdgeManner {
  let ofKind = known.get(kind);
  if (!ofKind) known.set(kind, (ofKind = []));
  for (const manner of ofKind) {
    if (manner.form === form && manner.field === field && manner.key === key && manner.derived === derived) {
      return manner;
    }
  }
  const manner = { kind, field, form, key, derived, implied: new Map<string, Edge>() };
  ofKind.push(manner);
  return manner;
}

/** @param written the target as the record has it, where that is not `target`. */
export function edgeOf(manner: EdgeManner, target: string, slot: number, written: string | undefined): Edge {
  if (written !== undefined) return new RewrittenEdge(manner, target, slot, written);
  if (manner.derived === undefined || slot > 0) return new ReadEdge(manner, target, slot);
  const key = slot === 0 ? target : `\0${target}`;
  let edge = manner.implied.get(key);
  if (!edge) manner.implied.set(key, (edge = new ReadEdge(manner, target, slot)));
  return edge;
}

class ReadEdge implements Edge {
  readonly target: string;
  readonly slot: number;

  constructor(
    private readonly manner: EdgeManner,
    target: string,
    slot: number,
  ) {
    this.target = target;
    this.slot = slot;
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

  constructor(manner: EdgeManner, target: string, slot: number, written: string) {
    super(manner, target, slot);
    this.#written = written;
  }

  override get written(): string {
    return this.#written;
  }
}
