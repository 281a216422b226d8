/** Files that say something to the steward have one document: what stands in another one would be read by nobody. */
import type { ParsedFile } from "../memory/document.js";

/** Place and number of the first document behind the first one that holds something; undefined where there is none. */
export function strayDocument({ documents }: ParsedFile): number | undefined {
  return documents.find(({ index, value }) => index > 0 && value !== null && value !== undefined)?.index;
}

export const STRAY = "this is a second document, behind a line `---`, and the first alone is read. Join them";
