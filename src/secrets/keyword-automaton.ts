/** Finds all keywords in one pass over the bytes: the automaton of Aho and Corasick as one table, letters folded. */

const CLASSES = 64;
/** Receives the index of the keyword and the offset behind it. */
export type KeywordHit = (keyword: number, end: number) => void;

export class KeywordAutomaton {
  /** 0 is every byte in no keyword. */
  private readonly classOf = new Uint8Array(256);
  private readonly next: Uint16Array;
  /** Keywords that end in a state, its suffixes' included. States with any come last, so that one comparison tells. */
  private readonly ending: readonly (readonly number[])[];
  private readonly firstEnding: number;
  private readonly start: number;

  /** `keywords` are lower case ASCII. */
  constructor(keywords: readonly string[]) {
    this.classify(keywords);
    const trie = this.grow(keywords);
    const order = trie.ending.map((_, state) => state).sort((a, b) => rank(trie, a) - rank(trie, b) || a - b);
    const place = new Uint16Array(order.length);
    order.forEach((state, index) => (place[state] = index));
    this.next = new Uint16Array(order.length * CLASSES);
    for (const [index, state] of order.entries())
      for (let cls = 0; cls < CLASSES; cls++)
        this.next[index * CLASSES + cls] = place[trie.next[state * CLASSES + cls] ?? 0] ?? 0;
    this.ending = order.map((state) => trie.ending[state] ?? []);
    this.firstEnding = order.findIndex((state) => rank(trie, state) === 1);
    this.start = place[0] ?? 0;
  }

  scan(bytes: Uint8Array, onHit: KeywordHit): void {
    const { classOf, next, firstEnding } = this;
    let state = this.start;
    for (let index = 0; index < bytes.length; index++) {
      state = next[(state << 6) | (classOf[bytes[index] ?? 0] ?? 0)] ?? 0;
      if (state >= firstEnding) for (const keyword of this.ending[state] ?? []) onHit(keyword, index + 1);
    }
  }

  private classify(keywords: readonly string[]): void {
    let classes = 1;
    for (const keyword of keywords)
      for (const character of keyword) {
        const code = character.charCodeAt(0);
        if (code > 127 || character !== character.toLowerCase()) throw new Error("a keyword is lower case ASCII");
        if (this.classOf[code] !== 0) continue;
        if (classes === CLASSES) throw new Error("the keywords have too many characters");
        this.classOf[code] = classes++;
        this.classOf[character.toUpperCase().charCodeAt(0)] = this.classOf[code];
      }
  }

  private grow(keywords: readonly string[]): Trie {
    const size = keywords.reduce((sum, keyword) => sum + keyword.length, 1);
    const next = new Uint16Array(size * CLASSES);
    const ending: number[][] = [[]];
    for (const [index, keyword] of keywords.entries()) {
      let state = 0;
      for (const character of keyword) {
        const edge = state * CLASSES + (this.classOf[character.charCodeAt(0)] ?? 0);
        if (next[edge] === 0) next[edge] = ending.push([]) - 1;
        state = next[edge] ?? 0;
      }
      ending[state]?.push(index);
    }
    completeFailures(next, ending);
    return { next, ending };
  }
}

interface Trie {
  readonly next: Uint16Array;
  readonly ending: readonly (readonly number[])[];
}

function rank({ ending }: Trie, state: number): number {
  return ending[state]?.length ? 1 : 0;
}

/** Gives each state the transitions of its longest proper suffix, breadth first. */
function completeFailures(next: Uint16Array, ending: number[][]): void {
  const failure = new Uint16Array(ending.length);
  const queue = [...next.subarray(0, CLASSES)].filter((state) => state !== 0);
  for (const state of queue) {
    const suffix = failure[state] ?? 0;
    ending[state]?.push(...(ending[suffix] ?? []));
    for (let cls = 0; cls < CLASSES; cls++) {
      const edge = state * CLASSES + cls;
      const beyond = next[suffix * CLASSES + cls] ?? 0;
      const child = next[edge] ?? 0;
      if (child === 0) next[edge] = beyond;
      else {
        failure[child] = beyond;
        queue.push(child);
      }
    }
  }
}
