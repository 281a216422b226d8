/** What a run holds that must not leave it: found in every file that is read, taken out of every text that is kept. */
import type { SeeBytes } from "./read-run.js";
import type { Redactor } from "../memory/redactor.js";
import { isMapping } from "../memory/plain-data.js";
import { makeRedactor } from "../secrets/redactor.js";
import { scanBytes } from "../secrets/scan.js";
import { SharedRuns } from "./shared-runs.js";

/** Members whose values are secrets by their names, whatever they look like. */
const SECRET_NAME =
  /(?:secret|token|password|passwd|passphrase|credentials?|api[-_]?key|private[-_]?key|access[-_]?key|authorization|cookie|signature|completionproof)$/i;

/** Members whose values name things. */
const ID_NAME = /^(?:id|checksum|invocationHash|invocationKey|stepId|\w{0,40}(?:Id|Ref))$/;
const ID_FORM = /^[0-9A-Za-z][0-9A-Za-z_.:/-]{0,119}$/;

/** Those that files and records of the run are named after, and that all of its files may repeat. */
const LAYOUT_NAME = /^(?:runId|taskId|effectId)$/;

export class RunSecrets {
  readonly #redactor: Redactor = makeRedactor();
  /** Id of a secret's format to how often it was found. */
  readonly formats = new Map<string, number>();
  /** Ids that the layout needs. */
  readonly #layoutIds = new Set<string>();
  readonly #named = new Set<string>();
  /** A file could not be searched to its end. */
  isIncomplete = false;

  readonly see: SeeBytes = (path, bytes, value) => {
    const ids = this.#learnByName(path, value);
    const { matches, incomplete } = scanBytes(bytes, {
      salt: "",
      path,
      isKnownId: (text) => ids.has(text) || this.#layoutIds.has(text),
      onValue: this.#redactor.learn,
    });
    for (const { format } of matches) this.#count(format);
    this.isIncomplete ||= incomplete !== undefined;
  };

  /** Each text without its secrets, in the same order; undefined where that cannot be told. */
  clean(texts: readonly string[]): readonly string[] | undefined {
    if (this.isIncomplete) return undefined;
    this.#learnNamed();
    const clean: unknown = JSON.parse(this.#redactor.json(JSON.stringify(texts)));
    if (!Array.isArray(clean) || clean.length !== texts.length) return undefined;
    return clean.map(String);
  }

  /** @returns the ids among the values. */
  #learnByName(path: string, root: unknown): ReadonlySet<string> {
    const ids = new Set<string>();
    const pending: unknown[] = [root];
    while (pending.length > 0) {
      const value = pending.pop();
      if (Array.isArray(value)) for (const item of value as readonly unknown[]) pending.push(item);
      if (!isMapping(value)) continue;
      for (const [name, member] of Object.entries(value)) {
        // A password may be digits alone, which some tools write without quotes.
        if (typeof member === "number" && SECRET_NAME.test(name)) this.#name(String(member));
        else if (typeof member !== "string") pending.push(member);
        else if (ID_NAME.test(name) && ID_FORM.test(member)) {
          ids.add(member);
          const isRun = value === root && path === "run.json" && name === "id";
          if (isRun || LAYOUT_NAME.test(name)) this.#layoutIds.add(member);
        } else if (SECRET_NAME.test(name)) this.#name(member);
      }
    }
    return ids;
  }

  #name(value: string): void {
    const secret = value.replace(/^(?:bearer|basic|token)\s+/i, "").trim();
    const says = secret.length < 8 || /\s|:\/\//.test(secret) || /^[a-z]+$/i.test(secret);
    if (says) return;
    this.#named.add(secret);
    this.#count("named-secret");
  }

  /** When all files are read: then all ids are known. */
  #learnNamed(): void {
    if (this.#named.size === 0) return;
    const shared = new SharedRuns(this.#layoutIds);
    for (const secret of this.#named)
      this.#redactor.learn({ format: "named-secret", tier: 2 }, shared.secretParts(secret));
    this.#named.clear();
  }

  #count(format: string): void {
    this.formats.set(format, (this.formats.get(format) ?? 0) + 1);
  }
}

/** What the redactor puts in the place of a secret. */
export const MARK = "REDACTED";
