/** Finds the combinations and signs of `wanted.ts` in one pass over the bytes of a text. */
import { buildClosedAutomaton, END } from "./automaton.js";
import { isControl } from "./folded-bytes.js";
import { LINK, mayLie } from "./link-text.js";
import { termsOf } from "./terms/table.js";
import { areEnough, SIGNS, WANTED } from "./wanted.js";

interface Watch {
  readonly classes: Uint8Array;
  readonly shift: number;
  /** Next state by state and class, with `END` where there is more to do than to go on. */
  readonly next: Uint16Array;
  /** Categories of the terms that end in a state; -1 where a sign does. */
  readonly masks: Int32Array;
  readonly isLink: Uint8Array;
}

/** Class of control characters: no text holds them. */
const CONTROL = 63;
let watch: Watch | undefined;

/** Whether a text has a combination, a sign, a control character or a link that may lie. */
export function holdsCombination(bytes: Uint8Array): boolean {
  watch ??= prepare();
  const { classes, shift, next, masks, isLink } = watch;
  const { length } = bytes;
  let found = 0;
  let state = 0;
  for (let at = 0; at < length; at++) {
    state = next[(state << shift) | (classes[bytes[at] ?? 0] ?? 0)] ?? 0;
    if (state < END) continue;
    state &= ~END;
    const mask = masks[state] ?? 0;
    if (mask === -1) return true;
    // How far apart they may stand is for the scan to say.
    if ((mask & ~found) !== 0 && areEnough((found |= mask))) return true;
    if (isLink[state] === 1 && mayLie(bytes, at)) return true;
  }
  return false;
}

function prepare(): Watch {
  const terms = termsOf(WANTED);
  const automaton = buildClosedAutomaton([...terms.map(({ text }) => text), ...SIGNS, LINK]);
  const link = terms.length + SIGNS.length;
  const { ends, next, shift } = automaton;
  const classes = automaton.classes.slice();
  for (let byte = 0; byte < 0x80; byte++) if (isControl(byte)) classes[byte] = CONTROL;
  // One state more, for control characters.
  const masks = new Int32Array(ends.length + 1);
  const isLink = new Uint8Array(ends.length + 1);
  ends.forEach((list, state) => {
    for (const end of list) {
      if (end === link) isLink[state] = 1;
      else masks[state] = (masks[state] ?? 0) | (terms[end]?.categories ?? -1);
    }
  });
  masks[ends.length] = -1;
  for (let state = 0; state < ends.length; state++) next[(state << shift) + CONTROL] = ends.length | END;
  return { classes, shift, next, masks, isLink };
}
