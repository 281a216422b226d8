/** Arguments that go into files and pages as they are: nothing in them may act on whoever reads those, hide, or be secret. */
import { unseenCharacters } from "../memory/invisible.js";
import { UserError } from "../memory/user-error.js";
import { redactor } from "./redaction.js";

/**
 * @param option as it is called, such as `--reason`.
 * @param use `prose` may have several lines; a name may not.
 * @throws UserError where a character of it acts or is not seen, and where it holds what the output would redact.
 */
export function assertPlain(option: string, values: readonly string[], use: "prose" | "name"): void {
  const [found] = values.flatMap((value) => unseenCharacters(value, use));
  if (found) {
    throw new UserError(
      `The value of ${option} holds the ${found.kind} ${found.code}, which acts on a terminal or hides from readers of what is written.`,
      "Write it without, in characters that are seen",
    );
  }
  for (const value of values) assertNoSecret(option, value);
}

function assertNoSecret(option: string, value: string): void {
  const shown = redactor.text(value);
  if (shown === value) return;
  const [written, clean] = [Array.from(value), Array.from(shown)];
  const place = written.findIndex((character, at) => character !== clean[at]);
  throw new UserError(
    `The value of ${option} holds a secret, which begins at character ${place + 1}: all who read the memory would read it. Nothing was written.`,
    "Say what it is without its value. If it is in use, revoke it: the history of your shell holds it too",
  );
}
