/** Why a change is judged as a whole after all. The text ends a sentence that begins with "because". */
export class NotLocal extends Error {
  override readonly name = "NotLocal";
}

/** @param what the file, or what is wrong with it. */
export function brokenIndex(what: string): NotLocal {
  return new NotLocal(`the index of the base is broken: ${what}`);
}
