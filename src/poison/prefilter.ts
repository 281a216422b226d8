/** Tells from the bytes of a file whether it can hold poison at all: most files cannot, and are looked at no further. */
import { Buffer, isAscii } from "node:buffer";
import { buildAutomaton, close, coarseClasses, isWordByte } from "./automaton.js";
import { SmallFilter } from "./small-filter.js";
import type { Category } from "./terms/category.js";
import { bitOf, termsOf } from "./terms/table.js";

/** What the families of directives cannot do without, each with all of its terms close by. */
const COMBINATIONS: readonly (readonly Category[])[] = [
  ["disregard", "rules"],
  ["disregard", "everythingSoFar"],
  ["address"],
  ["role"],
  ["reveal", "prompt"],
  ["send", "secret", "where"],
  ["conceal", "send", "secret"],
  ["conceal", "send", "asset", "where"],
  ["concealThis"],
  ["conceal", "danger"],
  ["conceal", "approve"],
  ["conceal", "disregard"],
  ["approveThis"],
  ["thisText", "standing"],
  ["marker"],
  ["voice", "youMust"],
];

const bits = COMBINATIONS.map((categories) => categories.reduce((sum, category) => sum | bitOf(category), 0));
const WANTED = bits.reduce((sum, combination) => sum | combination, 0);
/** A term of this kind is enough. */
const ALONE = bits.filter((combination) => (combination & (combination - 1)) === 0).reduce((sum, bit) => sum | bit, 0);
const TOGETHER = bits.filter((combination) => (combination & ALONE) === 0);

/** Bytes within which a combination stands; beyond what `families.ts` asks for. */
const REACH = 1000;

/** Texts without a meaning as words that are reason enough to look. */
const SIGNS: readonly string[] = [
  ...["<!--", "&#", "display:", "display :", "visibility:", "opacity:", "font-size:", " hidden", "[//]:", "[comment]:"],
  ...[
    "<script",
    "<a href",
    "<style",
    "<template",
    "<iframe",
    "<object",
    "<svg",
    "<img",
    "<embed",
    "color:white",
    "color:#fff",
  ],
  ...[
    "![",
    "data:text",
    "data:image",
    "data:application",
    "data:;",
    "data:,",
    "javascript:",
    "xn--",
    "\\u20",
    "\\u{",
    "\\x1b",
  ],
  ...[
    "\\u001",
    "\\u009",
    "\\u00ad",
    "\\ufe0",
    "\\udb4",
    "\\u000e",
    "\\ufeff",
    "\\u034f",
    "\\u061c",
    "\\u115f",
    "\\u1160",
  ],
  ...["\\u180", "\\u3164", "\\uffa0", "\\u280", "\\u17b", '"tool_call', '"function_call', "tool_use", '"arguments"'],
  // "ignore", "instructions", "previous" and "system prompt" in base64, at each place of a group of three; in hex.
  ...["aWdub3Jl", "lnbm9yZ", "pZ25vcm", "aW5zdHJ1Y3Rpb2", "luc3RydWN0aW9u", "pbnN0cnVjdGlvb", "SUdOT1JF", "SWdub3Jl"],
  ...["cHJldmlvdXMg", "ByZXZpb3Vz", "wcmV2aW91cy", "69676e6f7265", "496e6f7265", "696e737472756374"],
  ...[
    "i g n o r e",
    "i.g.n.o.r.e",
    "i-g-n-o-r-e",
    "i_g_n_o_r_e",
    "d i s r e g",
    "d.i.s.r.e.g",
    "d-i-s-r-e-g",
    "d_i_s_r_e_g",
  ],
  ...[
    "s y s t e m",
    "s.y.s.t.e.m",
    "s-y-s-t-e-m",
    "p r o m p t",
    "p.r.o.m.p.t",
    "p-r-o-m-p-t",
    "f o r g e t",
    "f.o.r.g.e.t",
  ],
  ...[
    "i n s t r u c",
    "i.n.s.t.r.u.c",
    "i-n-s-t-r-u-c",
    "i_n_s_t_r_u_c",
    "s e c r e t",
    "t o k e n",
    "p a s s w o r d",
    "s e n d t",
  ],
  ...["a p p r o v e", "o v e r r i d e", "r e v e a l", "e x e c u t e"],
];

interface Watch {
  readonly classes: Uint8Array;
  readonly shift: number;
  /** Next state by state and class, with `STOP` where there is more to do than to go on. */
  readonly next: Uint16Array;
  /** Categories of the terms that end in a state; -1 where a sign does. */
  readonly masks: Int32Array;
  readonly isLink: Uint8Array;
}

const LINK = "](";
const STOP = 0x8000;
const STATE = STOP - 1;
/** Class of control characters: no text holds them. */
const CONTROL = 63;
/** Bytes that begin what is no plain text. */
const ODD = Uint8Array.from({ length: 256 }, (_, byte) => (isLead(byte) ? 1 : 0));
let watch: Watch | undefined;
let small: SmallFilter | undefined;

/** What `isControl` says of a byte. */
const CONTROLS = /[^\t\n\r -~\x80-\xff]/;

/** Bytes that are searched before the automaton pays, and of one file. */
const FEW_BYTES = 256 * 1024;
const SMALL_BYTES = 16 * 1024;
let searched = 0;

/** Whether a file is worth to be looked at. Never says no of a file in which something is found. */
export function mayHoldPoison(bytes: Uint8Array): boolean {
  if (!watch && bytes.length <= SMALL_BYTES && searched < FEW_BYTES) {
    searched += bytes.length;
    return mayHoldInSmall(bytes);
  }
  return mayHold(bytes);
}

/** The same, without an automaton: for a few small files. */
export function mayHoldInSmall(bytes: Uint8Array): boolean {
  if (holdsOdd(bytes)) return true;
  if (CONTROLS.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"))) return true;
  small ??= new SmallFilter([...termsOf(WANTED), ...SIGNS.map((text) => ({ text, categories: -1 }))]);
  return small.holds(bytes, isEnough) || holdsLyingLink(bytes) || holdsRow(bytes);
}

function isEnough(categories: number): boolean {
  return (categories & ALONE) !== 0 || TOGETHER.some((combination) => (categories & combination) === combination);
}

function holdsLyingLink(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = buffer.indexOf(LINK); at !== -1; at = buffer.indexOf(LINK, at + 1)) {
    if (mayLie(bytes, at + 1)) return true;
  }
  return false;
}

function holdsOdd(bytes: Uint8Array): boolean {
  if (!isAscii(bytes)) for (let at = 0; at < bytes.length; at++) if (isOddAt(bytes, at)) return true;
  return false;
}

/** In one pass. */
export function mayHold(bytes: Uint8Array): boolean {
  watch ??= prepare();
  if (holdsOdd(bytes)) return true;
  const { classes, shift, next, masks, isLink } = watch;
  const { length } = bytes;
  let last: Int32Array | undefined;
  let state = 0;
  for (let at = 0; at < length; at++) {
    state = next[(state << shift) | (classes[bytes[at] ?? 0] ?? 0)] ?? 0;
    if (state < STOP) continue;
    state &= STATE;
    const mask = masks[state] ?? 0;
    if (mask === -1 || (mask & ALONE) !== 0) return true;
    if (mask !== 0) {
      last ??= new Int32Array(32).fill(-REACH - 1);
      if (meets(last, mask, at)) return true;
    }
    if (isLink[state] === 1 && mayLie(bytes, at)) return true;
  }
  return holdsRow(bytes);
}

function isOddAt(bytes: Uint8Array, at: number): boolean {
  const byte = bytes[at] ?? 0;
  return ODD[byte] === 1 && isOdd(bytes, at, byte);
}

function prepare(): Watch {
  const terms = termsOf(WANTED);
  const automaton = buildAutomaton([...terms.map(({ text }) => text), ...SIGNS, LINK], coarseClasses);
  close(automaton);
  const link = terms.length + SIGNS.length;
  const { ends, next, shift } = automaton;
  // One state more, for control characters.
  if (ends.length >= STATE) throw new RangeError(`${ends.length} states leave no room for a mark`);
  const classes = automaton.classes.slice();
  for (let byte = 0; byte < 0x80; byte++) if (isControl(byte)) classes[byte] = CONTROL;
  const masks = new Int32Array(ends.length + 1);
  const isLink = new Uint8Array(ends.length + 1);
  ends.forEach((list, state) => {
    for (const end of list) {
      if (end === link) isLink[state] = 1;
      else masks[state] = (masks[state] ?? 0) | (terms[end]?.categories ?? -1);
    }
  });
  masks[ends.length] = -1;
  for (let slot = 0; slot < ends.length << shift; slot++) {
    const state = next[slot] ?? 0;
    if ((ends[state]?.length ?? 0) > 0) next[slot] = state | STOP;
  }
  for (let state = 0; state < ends.length; state++) next[(state << shift) + CONTROL] = ends.length | STOP;
  return { classes, shift, next, masks, isLink };
}

function meets(last: Int32Array, mask: number, at: number): boolean {
  for (let left = mask; left !== 0; left &= left - 1) last[31 - Math.clz32(left & -left)] = at;
  return TOGETHER.some((combination) => {
    if ((combination & mask) === 0) return false;
    for (let left = combination; left !== 0; left &= left - 1) {
      if (at - (last[31 - Math.clz32(left & -left)] ?? -Infinity) > REACH) return false;
    }
    return true;
  });
}

function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) || byte === 0x7f;
}

/** Whether a byte is the first of a character for which `isOdd` has a case. */
function isLead(byte: number): boolean {
  return byte >= 0xc2 && byte !== 0xc3 && (byte < 0xe4 || byte > 0xee);
}

/** Whether a byte of a character beyond ASCII begins one that hides, imitates or replaces Latin letters. */
function isOdd(bytes: Uint8Array, at: number, byte: number): boolean {
  const second = bytes[at + 1] ?? 0;
  const third = bytes[at + 2] ?? 0;
  switch (byte) {
    case 0xc2:
      return second < 0xa0 || second === 0xad;
    case 0xcc:
    case 0xcd:
      return true;
    case 0xc9:
    case 0xca:
    case 0xce:
    case 0xcf:
    case 0xd0:
    case 0xd1:
    case 0xd2:
    case 0xd3:
    case 0xd4:
      return isWordByte(bytes[at - 1]) || isWordByte(bytes[at + 2]);
    case 0xd8:
      return second === 0x9c;
    case 0xe1:
      return second === 0x85 || second === 0x9e || second === 0xa0;
    case 0xe2:
      return (second === 0x80 && isHiddenThird(third)) || (second === 0x81 && third >= 0xa0) || isStyled(second, third);
    case 0xe3:
      return second === 0x85 && third === 0xa4;
    case 0xef:
      return isOddForm(second, third, at);
    case 0xf0:
      return second === 0x9d || (second === 0x9f && (third === 0x84 || third === 0x85));
    case 0xf3:
    case 0xf4:
      return true;
    default:
      return false;
  }
}

/** U+200B to U+200F and U+202A to U+202E. */
function isHiddenThird(third: number): boolean {
  return (third >= 0x8b && third <= 0x8f) || (third >= 0xaa && third <= 0xae);
}

/** Enclosed letters, and the blank Braille cell. */
function isStyled(second: number, third: number): boolean {
  return second === 0x92 || second === 0x93 || (second === 0xa0 && third === 0x80);
}

function isOddForm(second: number, third: number, at: number): boolean {
  if (second === 0xb8) return third <= 0x8f;
  if (second === 0xbb) return third === 0xbf && at > 0;
  if (second === 0xbc) return third >= 0xa1 && third <= 0xba;
  if (second === 0xbd) return third >= 0x81 && third <= 0x9a;
  if (second === 0xbe) return third === 0xa0;
  return second === 0xb7 || (second === 0xbf && third >= 0xb9);
}

/** Bytes of a link's text that are looked at. */
const LINK_TEXT = 300;

/** Whether the text before `](` looks like an address. */
function mayLie(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0x28 || bytes[at - 1] !== 0x5d) return false;
  let bare = 0;
  for (let back = at - 2; back >= 0 && at - back < LINK_TEXT; back--) {
    const byte = bytes[back] ?? 0;
    if (byte === 0x5b || byte === 0x0a) break;
    const isJoint = byte === 0x2e || byte === 0x3a || byte === 0x40;
    if (isJoint && isWordByte(bytes[back - 1]) && bare > 0) return true;
    bare = isWordByte(byte) || byte === 0x2f ? bare + 1 : 0;
  }
  return false;
}

const ROW = " ".repeat(120);
const SPACE = 0x20;

/** Text behind a row of blanks. */
function holdsRow(bytes: Uint8Array): boolean {
  // A row covers one of these places.
  let at = ROW.length - 1;
  while (at < bytes.length && bytes[at] !== SPACE) at += ROW.length;
  if (at >= bytes.length) return false;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ROW);
}
