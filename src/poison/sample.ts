/** How often rows of four classes stand in texts. */
import { BITS, BLANKS, CLASSES, NONE } from "./letter-classes.js";

const FOUR = (1 << (4 * BITS)) - 1;
const MOST = 0xffff;

export class Sample {
  readonly #counts = new Uint16Array(FOUR + 1);

  take(bytes: Uint8Array): void {
    const counts = this.#counts;
    let row = 0;
    let before = NONE;
    let at = 0;
    while (at < bytes.length) {
      const of = CLASSES[bytes[at++] ?? 0] ?? 0;
      if (of === NONE || (of === BLANKS && before === BLANKS)) continue;
      before = of;
      row = ((row << BITS) | of) & FOUR;
      const count = counts[row] ?? 0;
      if (count < MOST) counts[row] = count + 1;
    }
  }

  /** Of the four classes before a place in a text. */
  countOf(text: Uint8Array, place: number): number {
    let row = 0;
    for (let at = place - 4; at < place; at++) row = (row << BITS) | (text[at] ?? 0);
    return this.#counts[row] ?? 0;
  }
}
