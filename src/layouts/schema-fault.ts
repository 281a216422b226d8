/** What is wrong with a JSON Schema of the repository, and where. */

/** Why a repository's schema cannot be used: a clause without a full stop. */
export class SchemaFault extends Error {
  constructor(
    message: string,
    /** What in the schema is wrong, as far as that is known. */
    readonly pointer: readonly string[],
  ) {
    super(message);
  }
}

/** The steps of a JSON pointer, unescaped. */
export function pointerParts(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
