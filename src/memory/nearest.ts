/** Finds what a person probably meant: nearest names and ids, in bounded time. */

/**
 * A name or id with its symbols and letter case taken away, to look for what is near: `agentVersion:Foo_Bar` and
 * `agent-version:foo-bar` are equal, and so are `c#` and `c++`. The colon behind the prefix stays, and numbers stay
 * apart: `a:b-1.12` and `a:b-11.2` differ.
 */
export function foldedForm(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase();
  const colon = plain.indexOf(":");
  return colon === -1 ? folded(plain) : `${folded(plain.slice(0, colon))}:${folded(plain.slice(colon + 1))}`;
}

/**
 * Whether two names differ in letter case, hyphens, underscores and blanks between their parts alone: `DependsOn` and
 * `depends_on` do. Any other symbol is a part of the name: `C#` is no spelling of `C++`, nor `a/b` of `a-b`.
 */
export function isSpellingOf(a: string, b: string): boolean {
  return spelling(a) === spelling(b);
}

/**
 * Whether two ids have the same prefix, however it is spelt, and the same words behind it: `fail_over` and `Fail-Over`
 * do, `failover` does not. An id that was renamed from one word to two is not a spelling of the new one.
 */
export function hasSameWords(a: string, b: string): boolean {
  const [first, second] = [prefixLength(a), prefixLength(b)];
  return words(a.slice(first)) === words(b.slice(second)) && isSpellingOf(a.slice(0, first), b.slice(0, second));
}

function prefixLength(id: string): number {
  return id.indexOf(":") + 1;
}

function words(text: string): string {
  return text
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replace(/[-_\s]+/g, "-");
}

/**
 * Words joined, but for numbers: `1-12` is not `112`. A hyphen that joins nothing stays: `-x` is an option, `x` is none.
 */
function spelling(text: string): string {
  // Most names are one word of ASCII: for those no table of all letters need be compiled.
  if (/^[a-z]*$/i.test(text)) return text.toLowerCase();
  return words(text).replace(/(?<=[\p{L}\p{M}])-(?=[\p{L}\p{N}])|(?<=[\p{L}\p{M}\p{N}])-(?=\p{L})/gu, "");
}

function folded(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ".").replace(/(?<!\p{N})\.|\.(?!\p{N})/gu, "");
}

/** Longer texts are nobody's typing mistake. */
const MAX_LENGTH = 512;

/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbours), or `limit + 1` where it is greater
 * than `limit` or a text is longer than 512. Time grows with `limit * length`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > MAX_LENGTH) return limit + 1;
  const width = b.length + 1;
  let beforeLast = new Array<number>(width).fill(0);
  let last = Array.from({ length: width }, (_, i) => i);
  let current = new Array<number>(width).fill(0);
  for (let i = 1; i <= a.length; i++) {
    let best = i;
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    // Beside the band nothing is within the limit.
    current[from - 1] = from === 1 ? i : limit + 1;
    if (to < b.length) current[to + 1] = limit + 1;
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? limit) + 1, (current[j - 1] ?? limit) + 1);
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? limit) + 1);
      }
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}
