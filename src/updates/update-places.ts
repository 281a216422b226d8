/** Where the members of an update stand in its text. */
import type { Anchor, Pointer, Position, Range } from "../memory/place.js";
import { openLocator, type Locator } from "../parse/locate.js";

/** The name under which an update is sent. */
export const UPDATE_FILE = "memory-update.json";

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

  change(number: number): Range {
    return this.#range(["changes", number - 1], "value");
  }

  #range(pointer: Pointer, part: "key" | "value"): Range {
    return this.#locator.range({ path: UPDATE_FILE, document: 0, pointer, part });
  }
}
