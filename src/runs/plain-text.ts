/** Text that an agent wrote, made fit to stand in a record: one line, without what hides, steers or tells of a machine. */
import { scanForPoison } from "../poison/scan.js";

/** What stands in the place of a text that addresses agents instead of readers. */
export const WITHHELD = "Withheld: the text addresses agents, or hides from readers.";

/** Control characters and line ends become blanks; what takes no room goes. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
}

/** Folders of a person on a machine tell who and where, and nothing of the run. */
export function withoutHomes(text: string): string {
  return text.replace(/(?:\/(?:home|Users)\/|\b[A-Za-z]:[\\/]Users[\\/])[^\s"'`<>|;,)\]}]{1,500}/g, "[path]");
}

export function steers(text: string): boolean {
  return scanForPoison(text).some(({ lowTrust }) => lowTrust === "error" || lowTrust === "warning");
}
