/** Gathers what a scan finds in files, names and messages. */
import { now } from "./clock.js";
import type { AllowComment, FoundSecret, Search, SecretSource, Unscanned } from "../memory/found-secret.js";
import type { AllowWords, SecretMatch } from "../memory/secret.js";
import { packedReason } from "./packed.js";
import { rangesOf } from "./positions.js";
import { scanBytes } from "./scan.js";

export interface SearchOptions {
  /** Key of the fingerprints. */
  readonly salt: string;
  /** Such as `a/b/`: a fingerprint of a place below it names the path from there, as a search of that folder alone would. */
  readonly folder?: string;
  /** Gets each value that was found, in every form in which it may be repeated: for redaction alone. */
  readonly onValue?: (match: SecretMatch, forms: readonly string[]) => void;
  /** Milliseconds after which nothing more is searched, and what is left counts as unscanned. */
  readonly maxTime?: number;
  /** Random texts that are told of; what holds more counts as unscanned. All unless told. */
  readonly mostRandom?: number;
}

/** What holds the bytes. */
export interface Holder {
  readonly source: SecretSource;
  readonly path: string;
  readonly commits: readonly string[];
  readonly oid?: string;
}

/** Generous: the scan takes time that grows with the bytes alone, a second for ten megabytes or more. */
const MAX_TIME = 15 * 60 * 1000;

const TOO_MANY = "too many texts before it look like secrets: search a folder at a time, or fewer commits";

const ENCODER = new TextEncoder();

export class Searcher {
  readonly #options: SearchOptions;
  readonly #end: number;
  readonly #secrets: FoundSecret[] = [];
  readonly #comments: AllowComment[] = [];
  readonly #unscanned: Unscanned[] = [];
  #files = 0;
  #bytes = 0;
  #random = 0;

  constructor(options: SearchOptions) {
    this.#options = options;
    this.#end = now() + (options.maxTime ?? MAX_TIME);
  }

  /**
   * @param bytes an `Error` where they cannot be read.
   * @param holders one for each path that the bytes stand at; they are searched once, as those of the first.
   */
  file(bytes: Uint8Array | Error, holders: readonly Holder[]): void {
    const shown = holders.slice(0, MAX_PATHS);
    if (bytes instanceof Error) {
      this.#miss(shown, bytes.message);
      return;
    }
    this.#files++;
    const comments = this.#search(shown, bytes);
    const packed = packedReason(bytes);
    if (packed !== undefined)
      this.#unscanned.push(...shown.map((holder) => ({ ...holder, reason: packed, isPacked: true as const })));
    const ranges = rangesOf(bytes, comments);
    for (const [index, { words }] of comments.entries()) {
      const range = ranges[index];
      if (range)
        this.#comments.push(
          ...shown.map(({ path, commits, oid }) => ({
            path,
            commits,
            words,
            range,
            ...(oid !== undefined && { oid }),
          })),
        );
    }
  }

  message(holder: Holder, bytes: Uint8Array): void {
    this.#search([holder], bytes);
  }

  /** @param holders whose path is the name. */
  names(holders: readonly Holder[]): void {
    this.texts(holders.map((holder) => ({ holder, bytes: ENCODER.encode(holder.path) })));
  }

  /** Names, which are short and many: they are searched as one text first, and one by one only where that finds something. */
  texts(named: readonly { readonly holder: Holder; readonly bytes: Uint8Array }[]): void {
    for (let from = 0; from < named.length; from += NAMES_AT_A_TIME) {
      const some = named.slice(from, from + NAMES_AT_A_TIME);
      const text = Buffer.concat(some.flatMap(({ bytes }) => [bytes, BETWEEN]));
      const { salt } = this.#options;
      const { matches, incomplete } = scanBytes(text, { salt, path: "", maxTime: this.#end - now() });
      if (matches.length === 0 && incomplete === undefined) continue;
      for (const { holder, bytes } of some) this.#search([holder], bytes);
    }
  }

  result(): Search {
    return {
      secrets: this.#secrets,
      comments: this.#comments,
      unscanned: this.#unscanned,
      files: this.#files,
      bytes: this.#bytes,
    };
  }

  /** @returns what tells another scanner to look away. */
  #search(holders: readonly Holder[], bytes: Uint8Array): readonly AllowWords[] {
    if (now() > this.#end) {
      this.#miss(holders, "the time for the search was over");
      return [];
    }
    this.#bytes += bytes.length;
    const { salt, onValue } = this.#options;
    const path = pathBelow(this.#options.folder ?? "", holders[0]?.path ?? "");
    const maxTime = this.#end - now();
    const { matches, comments, incomplete } = scanBytes(bytes, { salt, path, maxTime, ...(onValue && { onValue }) });
    const told = this.#toldOf(matches);
    const ranges = rangesOf(bytes, told);
    for (const [index, match] of told.entries()) {
      const range = ranges[index];
      if (range) this.#secrets.push(...holders.map((holder) => ({ ...holder, match, range })));
    }
    if (incomplete !== undefined) this.#miss(holders, incomplete);
    else if (told.length < matches.length) this.#miss(holders, TOO_MANY);
    return comments;
  }

  /** What is more than a report can be read of: without random texts, which are warnings alone. */
  #toldOf(matches: readonly SecretMatch[]): readonly SecretMatch[] {
    if (this.#random >= (this.#options.mostRandom ?? Infinity)) return matches.filter(({ tier }) => tier < 3);
    for (const { tier } of matches) if (tier === 3) this.#random++;
    return matches;
  }

  #miss(holders: readonly Holder[], reason: string): void {
    this.#unscanned.push(...holders.map((holder) => ({ ...holder, reason })));
  }
}

function pathBelow(folder: string, path: string): string {
  return path.startsWith(folder) ? path.slice(folder.length) : path;
}

const NAMES_AT_A_TIME = 200;
const BETWEEN = ENCODER.encode("\n\n");

/** A few bytes of trees can put one blob at a million paths. */
const MAX_PATHS = 20;
