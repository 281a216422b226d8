/** What a thrown value says, whatever it is: `catch` gives `unknown`. */

/** The message of an error; anything else as text. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The code of an error of Node, such as `ENOENT`; undefined where there is none. */
export function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" ? thrown.code : undefined;
}
