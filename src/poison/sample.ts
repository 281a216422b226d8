/** How often rows of four classes stand in texts; rows that share a slot are counted together. */
import { BITS, CLASSES, EVERY_BIT, PASSED_OVER } from "./letter-classes.js";

const SLOT_BITS = 16;
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

  countOf(row: number): number {
    return this.#counts[slotOf(row)] ?? 0;
  }
}

function slotOf(row: number): number {
  return Math.imul(row & 0xfffff, 0x9e3779b1) >>> (32 - SLOT_BITS);
}
