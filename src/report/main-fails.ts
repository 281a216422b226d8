/** What is said of a change that is right where main is not: whoever sends it sees red and finds nothing of his own. */
import { pageAddress } from "../memory/project-address.js";
import { plural } from "./wording.js";

export const MAIN_FAILS_PAGE = `${pageAddress("docs/pull-requests.md")}#when-main-itself-fails`;

/** A sentence without the page. @param errors that main has by itself and keeps; at least one */
export function mainFailsWords(errors: number): string {
  return `Main fails the check by itself, with ${plural(errors, "error")}: the pull request will be red until main is mended`;
}

/** Sentences for a log; none where main passes. */
export function mainFails(errors: number): readonly string[] {
  return errors === 0 ? [] : [`${mainFailsWords(errors)} (${MAIN_FAILS_PAGE}).`];
}
