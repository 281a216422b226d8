/** Order of texts wherever an output must not depend on the machine: by UTF-16 code units, in no locale. */
export function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
