/** Where runs of an alphabet end, each run measured once however often it is asked about. */

export class AlphabetRuns {
  private readonly known = new Map<Uint8Array, { start: number; end: number }>();

  constructor(private readonly bytes: Uint8Array) {}

  /** The end of the run of `table`'s bytes that `at` is in; `at` where it is in none. */
  end(table: Uint8Array, at: number): number {
    const known = this.known.get(table);
    if (known && at >= known.start && at < known.end) return known.end;
    const { bytes } = this;
    let end = at;
    while (end < bytes.length && table[bytes[end] ?? 0] === 1) end++;
    if (end - at > 64) this.known.set(table, { start: at, end });
    return end;
  }
}
