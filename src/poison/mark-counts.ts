/**
 * Marks of one kind that one text is blamed for. Each kind has its own number: what counts little, such as quotations, would else
 * use up the room of a hidden order behind it.
 */
const MAX_MARKS = 20;

export class MarkCounts {
  readonly #counts = new Map<string, number>();

  /** Whether there is room for one more of the kind; then it is taken. */
  take(kind: string): boolean {
    const count = this.#counts.get(kind) ?? 0;
    if (count >= MAX_MARKS) return false;
    this.#counts.set(kind, count + 1);
    return true;
  }
}
