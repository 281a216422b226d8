/** Where the members of an update stand in its text. */
import { START_OF_FILE, type Anchor, type Pointer, type Position, type Range } from "../memory/place.js";
import { openLocator, type Locator } from "../parse/locate.js";

/** The name under which an update is sent. */
export const UPDATE_FILE = "memory-update.json";

/** A name that no member has. */
const NO_MEMBER = "\0";

/** Changes are told by their number, from 1. */
export class UpdatePlaces {
  readonly #locator: Locator;

  /** @param bytes of the update; they are not kept. */
  constructor(bytes: Uint8Array) {
    this.#locator = openLocator(UPDATE_FILE, "json", bytes);
  }

  /** As the reader of the file names it. */
  at(anchor: Anchor): Position {
    return this.#locator.range(anchor).start;
  }

  /** Of the nearest member above where there is none. */
  of(pointer: Pointer, part: "key" | "value" = "value"): Position {
    return this.#range(pointer, part).start;
  }

  /** Of a member of a change, by the names that lead to it. */
  inChange(number: number, names: readonly string[], part?: "key"): Position {
    return this.of(["changes", number - 1, ...names], part);
  }

  /** Of what a change is about: the id of its record, or the path of its file. */
  subject(number: number): Position {
    const id = ["record", "id"];
    const isOfRecord = this.#locator.scalarText(0, ["changes", number - 1, ...id]) !== undefined;
    return this.inChange(number, isOfRecord ? id : ["path"]);
  }

  /**
   * Of what a problem in the file of a change is about, where the change names it: a member of its record, or the text beside
   * it. Undefined where it does not.
   * @param isNew whether the change brings the file: in a list that is laid on another one, places may be others.
   */
  inRecord(number: number, { pointer = [], part, link, range }: Anchor, isNew: boolean): Position | undefined {
    // In the text of a record, links and what poisons have places of their own kind.
    const isInBody = link !== undefined || (range !== undefined && range !== START_OF_FILE);
    const [names, at] = isInBody ? [[], ["body"]] : [["record"], pointer];
    const index = isNew ? -1 : at.findIndex((step) => typeof step === "number");
    const steps = index === -1 ? at : at.slice(0, index);
    const [first] = steps;
    const above = ["changes", number - 1, ...names];
    // Where there is no such member, the place is that of what is above.
    if (first === undefined || isSame(this.of([...above, first]), this.of([...above, NO_MEMBER]))) return undefined;
    return this.of([...above, ...steps], steps.length === at.length ? part : "value");
  }

  change(number: number): Range {
    return this.#range(["changes", number - 1], "value");
  }

  #range(pointer: Pointer, part: "key" | "value"): Range {
    return this.#locator.range({ path: UPDATE_FILE, document: 0, pointer, part });
  }
}

function isSame(one: Position, other: Position): boolean {
  return one.line === other.line && one.column === other.column;
}
