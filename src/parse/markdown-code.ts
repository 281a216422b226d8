/** Code spans: a run of backticks closes at the next run of the same length. */
export class CodeRuns {
  readonly #prose: string;
  /** Offsets of runs by their length, and how many of them lie behind us. */
  readonly #starts = new Map<number, { readonly at: number[]; passed: number }>();

  constructor(prose: string) {
    this.#prose = prose;
    for (let at = prose.indexOf("`"); at !== -1;) {
      const length = runLength(prose, at);
      const runs = this.#starts.get(length);
      if (runs) runs.at.push(at);
      else this.#starts.set(length, { at: [at], passed: 0 });
      at = prose.indexOf("`", at + length);
    }
  }

  /** Offset behind the code span that opens at `at`, or behind its backticks where none closes it. */
  skip(at: number): number {
    const length = runLength(this.#prose, at);
    const runs = this.#starts.get(length);
    while (runs && (runs.at[runs.passed] ?? Infinity) <= at) runs.passed++;
    return (runs?.at[runs.passed] ?? at) + length;
  }
}

function runLength(prose: string, at: number): number {
  let end = at;
  while (prose[end] === "`") end++;
  return end - at;
}
