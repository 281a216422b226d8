/** `check --verify-incremental`: judges everything as well, and compares. */
import { check, type CheckInput, type CheckResult } from "../commands/check/check.js";
import { UserError } from "../memory/user-error.js";
import { renderJson } from "../report/json.js";
import { visibleStart } from "../report/visible-text.js";

/**
 * @param result of the check that was allowed to use the base's index.
 * @throws UserError where there was nothing to compare; Error where the two differ, which is a fault of the steward.
 */
export async function verifyIncremental(input: CheckInput, result: CheckResult): Promise<void> {
  if (!("comparison" in input.subject)) {
    throw new UserError("Without a base there is no incremental check.", "Name one with --base.");
  }
  if (result.readAllBecause !== undefined) {
    process.stderr.write(
      `Everything was read, because ${visibleStart(result.readAllBecause, 600)}. There is nothing to compare.\n`,
    );
    return;
  }
  const whole = await check({ ...input, useIndex: false });
  const [incremental, full] = [renderJson(result.report).split("\n"), renderJson(whole.report).split("\n")];
  const at = full.findIndex((line, index) => line !== incremental[index]);
  if (at === -1 && full.length === incremental.length) {
    process.stderr.write("The incremental check and the full check give the same report.\n");
    return;
  }
  throw new Error(
    `the incremental check differs from the full one at line ${at + 1} of the report as JSON: ` +
      `${incremental[at]?.trim() ?? "the end"} instead of ${full[at]?.trim() ?? "the end"}`,
  );
}
