/** From offsets of a text that was made out of another to offsets of that other. */

const FIRST_SIZE = 32;
/** Most maps stay empty, and a typed array costs more than what else is made for one. */
const NONE = new Int32Array(0);

/**
 * Segments in the order of the made text. Within one, every `made` bytes stand for `source` bytes: 1 for 1 where text was
 * copied, 3 for 4 where base64 was decoded, 1 for 6 where `\u005f` was resolved.
 */
export class OffsetMap {
  private starts = NONE;
  private sources = NONE;
  private limits = NONE;
  private made = NONE;
  private perMade = NONE;
  private count = 0;
  private copyEnd = -1;
  private copySourceEnd = -1;

  /** `length` bytes from `start` of the made text stand for those from `source` to `limit`. Calls come in ascending order. */
  add(start: number, source: number, limit: number, made: number, perMade: number): void {
    const isCopy = made === 1 && perMade === 1;
    const last = this.count - 1;
    if (isCopy && this.copyEnd === start && this.copySourceEnd === source) {
      this.limits[last] = limit;
    } else {
      if (this.count === this.starts.length) this.grow();
      this.starts[this.count] = start;
      this.sources[this.count] = source;
      this.limits[this.count] = limit;
      this.made[this.count] = made;
      this.perMade[this.count] = perMade;
      this.count++;
    }
    this.copyEnd = isCopy ? start + (limit - source) : -1;
    this.copySourceEnd = isCopy ? limit : -1;
  }

  /** Where the byte at `offset` starts in the source. */
  start(offset: number): number {
    const segment = this.segmentOf(offset);
    return Math.min(this.at(segment, offset, Math.floor), this.limits[segment] ?? 0);
  }

  /** Where the byte before `offset` ends in the source. */
  end(offset: number): number {
    const segment = this.segmentOf(offset - 1);
    return Math.min(this.at(segment, offset, Math.ceil), this.limits[segment] ?? 0);
  }

  private at(segment: number, offset: number, round: (value: number) => number): number {
    const units = round((offset - (this.starts[segment] ?? 0)) / (this.made[segment] ?? 1));
    return (this.sources[segment] ?? 0) + units * (this.perMade[segment] ?? 1);
  }

  private segmentOf(offset: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private grow(): void {
    this.starts = widened(this.starts);
    this.sources = widened(this.sources);
    this.limits = widened(this.limits);
    this.made = widened(this.made);
    this.perMade = widened(this.perMade);
  }
}

function widened(array: Int32Array): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(Math.max(FIRST_SIZE, array.length * 2));
  wide.set(array);
  return wide;
}
