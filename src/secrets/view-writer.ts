/** Writes the bytes of a made view, and from where each comes. */
import { OffsetMap } from "./offset-map.js";
import { View } from "./view.js";

const LINE_FEED = 0x0a;
const FIRST_SIZE = 1024;
/** Most texts need no writer's bytes: they are taken at the first write. */
const EMPTY: Buffer = Buffer.alloc(0);

export class ViewWriter {
  private bytes = EMPTY;
  private length = 0;
  private readonly map = new OffsetMap();

  constructor(private readonly source: View) {}

  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** The bytes of the source from `start` to `end` as they are. */
  copy(start: number, end: number): void {
    if (end <= start) return;
    this.reserve(end - start);
    this.map.add(this.length, start, end, 1, 1);
    this.source.bytes.copy(this.bytes, this.length, start, end);
    this.length += end - start;
  }

  /** `code` for what stands from `start` to `end`, all of it together. */
  put(code: number, start: number, end: number): void {
    this.reserve(4);
    const before = this.length;
    if (code < 0x80) this.bytes[this.length++] = code;
    else this.putEncoded(code);
    this.map.add(before, start, end, this.length - before, end - start);
  }

  /** `decoded` for what stands from `start` to `end`, `made` bytes for every `perMade`. */
  decode(decoded: Uint8Array, start: number, end: number, made: number, perMade: number): void {
    this.reserve(decoded.length);
    this.map.add(this.length, start, end, made, perMade);
    this.bytes.set(decoded, this.length);
    this.length += decoded.length;
  }

  /** A line end that the source does not have, to keep apart what is not joined there. */
  separate(at: number): void {
    this.put(LINE_FEED, at, at);
  }

  view(name: string): View {
    return new View(name, this.bytes.subarray(0, this.length), { view: this.source, map: this.map });
  }

  /** In UTF-8, of two to four bytes. */
  private putEncoded(code: number): void {
    const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    this.bytes[this.length++] = ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more));
    for (let left = more - 1; left >= 0; left--) this.bytes[this.length++] = 0x80 | ((code >> (6 * left)) & 0x3f);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const wide = Buffer.allocUnsafe(Math.max(FIRST_SIZE, this.bytes.length * 2, this.length + more));
    this.bytes.copy(wide, 0, 0, this.length);
    this.bytes = wide;
  }
}
