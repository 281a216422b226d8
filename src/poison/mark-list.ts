/** The marks of one text: each kind has its own room, and what finds none is told in one mark that holds for those alone. */
import { createHash, type Hash } from "node:crypto";
import { shortOf, type PoisonMark } from "./mark.js";

/**
 * Marks of one kind that one text is blamed for, each by itself. Each kind has its own number: what counts little, such as
 * quotations, would else use up the room of a hidden order behind it.
 */
const MAX_MARKS = 20;

interface Rest {
  readonly first: PoisonMark;
  count: number;
  readonly hash: Hash;
}

export class MarkList {
  readonly #marks: PoisonMark[] = [];
  readonly #counts = new Map<string, number>();
  readonly #rests = new Map<string, Rest>();

  add(mark: PoisonMark): void {
    const kind = [mark.rule, mark.severity, mark.lowTrust].join(" ");
    const count = this.#counts.get(kind) ?? 0;
    this.#counts.set(kind, count + 1);
    if (count < MAX_MARKS) {
      this.#marks.push(mark);
      return;
    }
    let rest = this.#rests.get(kind);
    if (!rest) this.#rests.set(kind, (rest = { first: mark, count: 0, hash: createHash("sha256") }));
    rest.count++;
    rest.hash.update(`${mark.subject}\0`);
  }

  all(): readonly PoisonMark[] {
    return [...this.#marks, ...[...this.#rests.values()].map(markOf)];
  }
}

/** Who accepted it has accepted these, and none that comes to them. */
function markOf({ first, count, hash }: Rest): PoisonMark {
  if (count === 1) return first;
  return {
    ...first,
    message: `From here on this text holds ${count} more places of the kind, which are not told one by one.`,
    subject: `more ${shortOf(hash)}`,
  };
}
