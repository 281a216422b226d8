/** Comments by which scanners are told to look away: reported, never obeyed, since a change could bring its own. */

import type { AllowWords } from "../memory/secret.js";

/** As the documentation of the tools gives them; in lower case, as all keywords of the scan. */
export const ALLOW_WORDS: readonly string[] = [
  "gitleaks:allow",
  "betterleaks:allow",
  "pragma: allowlist secret",
  "pragma: allowlist nextline secret",
  "pragma: whitelist secret",
  "trufflehog:ignore",
  "kingfisher:ignore",
  "secretlint-disable",
  "ggignore",
  "ggshield:ignore",
];

/** More of one tell nothing new. */
const MAX_COMMENTS = 50;

export class AllowComments {
  readonly #found: AllowWords[] = [];
  readonly #counts = new Map<string, number>();

  /** @param words as they were found: the tools mind the case. */
  add(words: string, start: number, end: number): void {
    const count = this.#counts.get(words) ?? 0;
    if (count >= MAX_COMMENTS || !ALLOW_WORDS.includes(words)) return;
    this.#counts.set(words, count + 1);
    this.#found.push({ words, start, end });
  }

  /** In order. */
  list(): readonly AllowWords[] {
    return this.#found.sort((a, b) => a.start - b.start);
  }
}
