/** The lines of one shard of records. Few of them are wanted, so none is parsed here. */
import { isAscii } from "node:buffer";
import { ID_START, keyOfLine } from "./record-line.js";
import { addTo } from "../memory/grouped.js";

export class RecordShard {
  readonly #text: string;
  /** In small letters, where all lines begin with an id that stands there as it is. */
  readonly #plain: string | undefined;
  #byKey: ReadonlyMap<string, readonly string[]> | undefined;

  /** @throws NeedsFullCheck where a line declares nothing. */
  constructor(bytes: Buffer | undefined) {
    this.#text = bytes?.toString("utf8") ?? "";
    const isPlain = bytes !== undefined && isAscii(bytes) && !/[\\\r]/.test(this.#text) && !WITHOUT_ID.test(this.#text);
    if (isPlain) this.#plain = this.#text.toLowerCase();
    else this.#byKey = linesByKey(this.#text);
  }

  /** @param key as `shardKey` makes it. */
  lines(key: string): readonly string[] {
    if (this.#plain === undefined || !PLAIN_KEY.test(key)) {
      this.#byKey ??= linesByKey(this.#text);
      return this.#byKey.get(key) ?? [];
    }
    const start = `${ID_START}${key}"`;
    const lines: string[] = [];
    for (let at = this.#plain.indexOf(start); at !== -1; at = this.#plain.indexOf(start, at + 1)) {
      if (at > 0 && this.#plain[at - 1] !== "\n") continue;
      const end = this.#plain.indexOf("\n", at);
      lines.push(this.#text.slice(at, end === -1 ? undefined : end));
    }
    return lines;
  }
}

/** A line that is not empty and does not begin with an id. */
const WITHOUT_ID = /^(?!\{"id":"[^"\n]*"|$)/m;

/** What such an id can be found by. */
const PLAIN_KEY = /^[ !#-[\]-~]*$/;

function linesByKey(text: string): ReadonlyMap<string, readonly string[]> {
  const byKey = new Map<string, string[]>();
  for (const line of text.split("\n")) {
    if (line !== "") addTo(byKey, keyOfLine(line), line);
  }
  return byKey;
}
