/** What a secret shares with ids that must stay: an invented secret and an id are often made of the same words. */

/** Characters in a row that betray a secret, as the redactor counts them. */
const RUN = 8;

/** A secret of which ids repeat more than this part was put into them. */
const MAX_SHARED = 1 / 2;

export class SharedRuns {
  /** In lower case. */
  readonly #runs = new Set<string>();

  constructor(ids: Iterable<string>) {
    for (const id of ids) for (const [, run] of runsOf(id)) this.#runs.add(run);
  }

  /** The secret without the runs that ids repeat as well; the whole of it where they repeat too much of it. */
  secretParts(secret: string): string[] {
    const parts: string[] = [];
    let shared = 0;
    let sharedTo = 0;
    let from = 0;
    for (const [at, run] of runsOf(secret)) {
      if (!this.#runs.has(run)) continue;
      if (at + RUN - 1 - from >= RUN) parts.push(secret.slice(from, at + RUN - 1));
      from = at + 1;
      shared += at + RUN - Math.max(at, sharedTo);
      sharedTo = at + RUN;
    }
    if (shared > secret.length * MAX_SHARED) return [secret];
    if (secret.length - from >= RUN) parts.push(secret.slice(from));
    return parts;
  }
}

function* runsOf(text: string): Generator<readonly [at: number, run: string]> {
  // Of ASCII alone: a letter must stay one character.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  for (let at = 0; at + RUN <= lower.length; at++) yield [at, lower.slice(at, at + RUN)];
}
