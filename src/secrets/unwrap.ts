/** Runs of base64 or hex that hold text, decoded. */
import { alphabetTable, BASE64_ANY, tableOf } from "./alphabets.js";
import { ViewWriter } from "./view-writer.js";
import type { View } from "./view.js";

/** Shortest run that is decoded: 16 bytes of hex, 18 of base64. */
const MIN_WRAPPED = 24;
const MIN_HEX = 32;
/** Bytes that tell whether a run holds text. */
const PROBE = 18;
/** Places within a run at which its base64 may begin, such as behind the slash of a path. */
const MAX_STARTS = 6;
/** White space between two lines of one wrapped text. */
const MAX_GAP = 40;

const HEX = tableOf("0123456789abcdefABCDEF");
const LETTERS = alphabetTable("base62");
const EQUALS = 0x3d;

interface Wrapped {
  readonly start: number;
  readonly end: number;
}

/** `runs` are starts and ends of runs of letters, digits and `+ / = _ - .`, in turn. */
export function unwrapViews(view: View, runs: readonly number[]): View[] {
  const base64 = new Unwrapper(view, "base64");
  const hex = new Unwrapper(view, "hex");
  for (let index = 0; index < runs.length; index += 2)
    for (const piece of piecesOf(view.bytes, runs[index] ?? 0, runs[index + 1] ?? 0)) {
      const digits = hexWithin(view.bytes, piece);
      if (digits && holdsText(view.bytes.toString("latin1", digits.start, digits.start + PROBE * 2), "hex"))
        hex.add(digits);
      else {
        const text = base64Within(view.bytes, piece);
        if (text) base64.add(text);
      }
    }
  return [base64.view(), hex.view()].filter((made) => made !== undefined);
}

/** Parts between dots and equals signs: padding ends one. */
function* piecesOf(bytes: Buffer, start: number, end: number): Generator<Wrapped> {
  for (let at = start; at < end;) {
    let stop = at;
    while (stop < end && BASE64_ANY[bytes[stop] ?? 0] === 1) stop++;
    if (stop - at >= MIN_WRAPPED) yield { start: at, end: stop };
    at = stop + 1;
  }
}

function hexWithin(bytes: Buffer, { start, end }: Wrapped): Wrapped | undefined {
  const from = bytes[start] === 0x30 && (bytes[start + 1] ?? 0) === 0x78 ? start + 2 : start;
  let to = from;
  while (to < end && HEX[bytes[to] ?? 0] === 1) to++;
  return to === end && to - from >= MIN_HEX ? { start: from, end: to - ((to - from) % 2) } : undefined;
}

function base64Within(bytes: Buffer, { start, end }: Wrapped): Wrapped | undefined {
  let from = start;
  for (let tries = 0; tries < MAX_STARTS && end - from >= MIN_WRAPPED; tries++) {
    if (holdsText(bytes.toString("latin1", from, from + (PROBE / 3) * 4), "base64")) return { start: from, end };
    while (from < end && LETTERS[bytes[from] ?? 0] === 1) from++;
    from++;
  }
  return undefined;
}

/** Whether its first bytes are all such as text holds, in UTF-8 or UTF-16. */
function holdsText(head: string, encoding: "base64" | "hex"): boolean {
  let plain = 0;
  let other = 0;
  let nuls = 0;
  for (const byte of Buffer.from(head, encoding))
    if (byte === 0) nuls++;
    else if (byte >= 0x20 && byte < 0x7f) plain++;
    else if (byte >= 0x80 || byte === 0x09 || byte === 0x0a || byte === 0x0d) other++;
    else return false;
  return nuls === 0 ? plain >= 12 && other <= 4 : nuls >= 8 && plain >= 8;
}

/** Gathers the runs of one encoding into one view, a line each. */
class Unwrapper {
  private readonly writer: ViewWriter;
  private last: Wrapped | undefined;

  constructor(
    private readonly source: View,
    private readonly encoding: "base64" | "hex",
  ) {
    this.writer = new ViewWriter(source);
  }

  add(wrapped: Wrapped): void {
    const { start, end } = wrapped;
    if (this.last && !this.isContinued(this.last, start)) this.writer.separate(this.last.end);
    const decoded = Buffer.from(this.source.bytes.toString("latin1", start, end), this.encoding);
    const [made, perMade] = this.encoding === "hex" ? [1, 2] : [3, 4];
    this.writer.decode(decoded, start, end, made, perMade);
    this.last = wrapped;
  }

  view(): View | undefined {
    return this.writer.isEmpty ? undefined : this.writer.view(this.encoding);
  }

  /** Whether the next run is the next line of the same wrapped text. */
  private isContinued({ start, end }: Wrapped, next: number): boolean {
    const { bytes } = this.source;
    if ((end - start) % 4 !== 0 || next - end > MAX_GAP || bytes[end] === EQUALS) return false;
    return /^\s*\n\s*$/.test(bytes.toString("latin1", end, next));
  }
}
