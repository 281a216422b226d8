/** How often rows of four classes stand in texts, by their slots. */
import { BITS, CLASSES, EVERY_BIT, PASSED_OVER, SLOT_BITS, slotOf } from "./letter-classes.js";

const MOST = 0xffff;

export class Sample {
  readonly #counts = new Uint16Array(1 << SLOT_BITS);

  take(bytes: Uint8Array): void {
    const counts = this.#counts;
    let row = 0;
    let at = 0;
    while (at < bytes.length) {
      const found = CLASSES[bytes[at++] ?? 0] ?? 0;
      if (found === PASSED_OVER) continue;
      row = (row << BITS) | (found & EVERY_BIT);
      const slot = slotOf(row);
      const count = counts[slot] ?? 0;
      if (count < MOST) counts[slot] = count + 1;
    }
  }

  countOf(slot: number): number {
    return this.#counts[slot] ?? 0;
  }
}
