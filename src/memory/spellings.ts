/** Forms of names and ids that are the same for all spellings of one: letter case, separators and symbols aside. */

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

/** For these no table of all letters need be compiled, which takes longer than all else that is asked of a few names. */
const ASCII = /^[\0-\x7f]*$/;

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
  // Most names are one word.
  if (/^[a-z]*$/i.test(text)) return text.toLowerCase();
  return words(text).replace(/(?<=[\p{L}\p{M}])-(?=[\p{L}\p{N}])|(?<=[\p{L}\p{M}\p{N}])-(?=\p{L})/gu, "");
}

function folded(text: string): string {
  if (ASCII.test(text)) return text.replace(/[^a-z0-9]+/gi, ".").replace(/(?<!\d)\.|\.(?!\d)/g, "");
  return text.replace(/[^\p{L}\p{N}]+/gu, ".").replace(/(?<!\p{N})\.|\.(?!\p{N})/gu, "");
}
