/** Text of two bytes a character, read as UTF-8. */
import type { View } from "./view.js";
import { ViewWriter } from "./view-writer.js";

const REPLACEMENT = 0xfffd;
/** Bytes that tell whether NULs are those of UTF-16. */
const PROBE = 4096;

/** Undefined where the bytes hold no NUL and no byte order mark of UTF-16. */
export function readUtf16(view: View): View | undefined {
  const { bytes } = view;
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  if (mark !== 0xfffe && mark !== 0xfeff && !bytes.includes(0)) return undefined;
  if (mark === 0xfffe) return readUnits(view, 2, true);
  if (mark === 0xfeff) return readUnits(view, 2, false);
  const [even, odd] = countNuls(bytes.subarray(0, PROBE));
  const enough = Math.min(bytes.length, PROBE) / 5;
  if (odd > enough && even < odd / 8) return readUnits(view, 0, true);
  if (even > enough && odd < even / 8) return readUnits(view, 0, false);
  return withoutNuls(view);
}

function countNuls(bytes: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  for (let index = 0; index < bytes.length; index++) if (bytes[index] === 0) counts[index & 1 ? 1 : 0]++;
  return counts;
}

/** A lone surrogate becomes U+FFFD; a last byte alone is left out. */
function readUnits(view: View, from: number, isLittle: boolean): View {
  const { bytes } = view;
  const writer = new ViewWriter(view);
  const low = isLittle ? 0 : 1;
  const unit = (at: number): number => ((bytes[at + 1 - low] ?? 0) << 8) | (bytes[at + low] ?? 0);
  const last = bytes.length - 2;
  for (let at = from; at <= last;) {
    let end = at;
    while (end <= last && unit(end) < 0x80) end += 2;
    if (end > at) {
      const ascii = new Uint8Array((end - at) / 2);
      for (let index = 0; index < ascii.length; index++) ascii[index] = bytes[at + index * 2 + low] ?? 0;
      writer.decode(ascii, at, end, 1, 2);
      at = end;
      continue;
    }
    const code = unit(at);
    const next = at + 4 <= bytes.length ? unit(at + 2) : 0;
    const isPair = isHigh(code) && isLow(next);
    const point = isPair ? 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00) : code;
    const after = at + (isPair ? 4 : 2);
    writer.put(isHigh(point) || isLow(point) ? REPLACEMENT : point, at, after);
    at = after;
  }
  return writer.view("utf16");
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}

/** Where stretches of UTF-16 or UTF-32 stand among other bytes, their ASCII reads plainly without the NULs. */
function withoutNuls(view: View): View {
  const { bytes } = view;
  const writer = new ViewWriter(view);
  for (let at = 0; at < bytes.length;) {
    const nul = bytes.indexOf(0, at);
    const end = nul < 0 ? bytes.length : nul;
    writer.copy(at, end);
    at = end;
    while (bytes[at] === 0) at++;
  }
  return writer.view("utf16");
}
