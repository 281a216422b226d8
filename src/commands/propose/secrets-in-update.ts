/** Finds in the text of an update the secrets that the check found in what the update would bring. */
import type { Position } from "../../memory/place.js";
import type { SecretMatch } from "../../memory/secret.js";
import { rangesOf } from "../../secrets/positions.js";
import { scanBytes } from "../../secrets/scan.js";
import { UPDATE_FILE, type UpdatePlaces } from "../../updates/update-places.js";

interface Sighting extends Pick<SecretMatch, "format" | "fingerprint"> {
  readonly at: Position;
}

export class SecretsInUpdate {
  readonly #bytes: Uint8Array;
  readonly #salt: string;
  #sightings: readonly Sighting[] | undefined;

  /** @param salt with which the check made its fingerprints. */
  constructor(bytes: Uint8Array, salt: string) {
    this.#bytes = bytes;
    this.#salt = salt;
  }

  /** Of the first one, wherever it stands. */
  first(): Position | undefined {
    return this.#all()[0]?.at;
  }

  /**
   * Of a secret in one change: of the same value, else of the same format, since a value that could be guessed has a fingerprint
   * of its place. Undefined where it cannot be seen there, such as one that JSON writes with escapes.
   * @param fingerprint `ms1:<format>:<32 hex>`
   */
  inChange(number: number, fingerprint: string, places: UpdatePlaces): Position | undefined {
    const { start, end } = places.change(number);
    const inside = this.#all().filter(({ at }) => isBefore(start, at) && isBefore(at, end));
    const format = fingerprint.split(":")[1];
    const found =
      inside.find((each) => each.fingerprint === fingerprint) ?? inside.find((each) => each.format === format);
    return found?.at;
  }

  #all(): readonly Sighting[] {
    this.#sightings ??= this.#search();
    return this.#sightings;
  }

  #search(): readonly Sighting[] {
    const { matches } = scanBytes(this.#bytes, { salt: this.#salt, path: UPDATE_FILE });
    const ranges = rangesOf(this.#bytes, matches);
    return matches.flatMap(({ format, fingerprint }, index) => {
      const at = ranges[index]?.start;
      return at ? [{ format, fingerprint, at }] : [];
    });
  }
}

function isBefore(one: Position, other: Position): boolean {
  return one.line < other.line || (one.line === other.line && one.column < other.column);
}
