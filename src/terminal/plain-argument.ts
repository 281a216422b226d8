/** Arguments that go into files and pages as they are: nothing in them may act on whoever reads those, or hide. */
import { unseenCharacters } from "../memory/invisible.js";
import { UserError } from "../memory/user-error.js";

/**
 * @param option as it is called, such as `--reason`.
 * @param use `prose` may have several lines; a name may not.
 * @throws UserError where a character of it acts or is not seen.
 */
export function assertPlain(option: string, values: readonly string[], use: "prose" | "name"): void {
  const [found] = values.flatMap((value) => unseenCharacters(value, use));
  if (!found) return;
  throw new UserError(
    `The value of ${option} holds the ${found.kind} ${found.code}, which acts on a terminal or hides from readers of what is written.`,
    "Write it without, in characters that are seen",
  );
}
