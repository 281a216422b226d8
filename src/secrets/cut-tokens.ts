/** Secrets that an output has cut: a rule, a frame or a table ends what is too long with an ellipsis. */
import { leadingTexts } from "./public-texts.js";
import type { TokenFormat } from "./format.js";

export const ELLIPSIS = "…";

/** What a cut text may have kept of a token. */
const MAX_LENGTH = 4096;

const MAX_WORD_LENGTH = 512;
const BETWEEN = /[\s"'`<>|()[\]{},;]/;

const SHORTEST_PREFIX = 3;

/** Letters alone that begin too many words: a token goes on with a digit somewhere. */
const LETTERS = /^[A-Za-z]{3}$/;

/** Finds the rest of a token from its prefix on, of a password in an address, of a private key; the ellipsis stays. */
export class CutTokens {
  #starts: RegExp | undefined;

  constructor(readonly formats: readonly TokenFormat[]) {}

  spans(text: string): [start: number, end: number][] {
    const spans: [number, number][] = [];
    let from = 0;
    for (let end = text.indexOf(ELLIPSIS); end !== -1; end = text.indexOf(ELLIPSIS, end + 1)) {
      const start = Math.max(from, end - MAX_LENGTH);
      const word = lastWord(text.slice(start, end));
      const found = (this.#starts ??= startsOf(this.formats)).exec(word);
      if (found) spans.push([end - word.length + found.index, end]);
      from = end + 1;
    }
    return spans;
  }
}

/** Made with the first ellipsis: most outputs have none. */
function startsOf(formats: readonly TokenFormat[]): RegExp {
  const prefixes = [...leadingTexts(formats)].filter((text) => text.length >= SHORTEST_PREFIX);
  const escaped = prefixes.map((text) =>
    LETTERS.test(text) ? `${text}(?=\\S{0,60}\\d)` : text.replace(/[^\w]/g, "\\$&"),
  );
  const own = ["-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY", "[a-z][a-z0-9+.-]{1,20}:\\/\\/[^\\s\\/@:]{0,200}:(?=\\D)"];
  return new RegExp(`(?<![A-Za-z0-9])(?:${[...own, ...escaped].join("|")})`);
}

/** The characters at the end between which no token ends; of a key that is not closed all of it. */
function lastWord(text: string): string {
  const key = text.lastIndexOf("-----BEGIN ");
  if (key !== -1 && !text.includes("-----END ", key)) return text.slice(key);
  let start = text.length;
  while (start > 0 && text.length - start < MAX_WORD_LENGTH && !BETWEEN.test(text.charAt(start - 1))) start--;
  return text.slice(start);
}
