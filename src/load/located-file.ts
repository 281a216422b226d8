import type { Format } from "../memory/document.js";
import type { Edit, TextEdit } from "../memory/finding.js";
import { START_OF_FILE, type Anchor, type Range } from "../memory/place.js";
import { editOpenFile } from "../parse/edit.js";
import { locatorOf } from "../parse/locate.js";
import { OpenFile } from "../parse/open-file.js";

/** Characters that were read again to prove edits, in one run. */
export interface EditBudget {
  spent: number;
}

/** The most of them. Findings beyond it keep their suggestion as a sentence. */
export const EDIT_CHARACTERS = 16 * 1024 * 1024;

/** A file that has findings: anchors become lines and columns, structural edits become text edits. */
export class LocatedFile {
  readonly #path: string;
  readonly #file: OpenFile | undefined;
  readonly #range: (at: Anchor) => Range;
  readonly #isJudged: boolean;

  /**
   * @param format undefined for a file that is no memory: it is shown as a whole.
   * @param isJudged whether these are the bytes that were judged, or the author's other version of the file.
   */
  constructor(path: string, format: Format | undefined, bytes: Uint8Array, isJudged: boolean) {
    this.#path = path;
    this.#isJudged = isJudged;
    this.#file = format && new OpenFile(path, format, bytes);
    const locator = this.#file && locatorOf(this.#file);
    this.#range = (at) => locator?.range(at) ?? START_OF_FILE;
  }

  range(at: Anchor): Range {
    if (at.range) return this.#isJudged ? at.range : START_OF_FILE;
    return this.#range(at);
  }

  /** Undefined also when the budget is spent: each edit costs a second reading of its document. */
  edit(at: Anchor, edit: Edit, budget: EditBudget): TextEdit | undefined {
    if (edit.kind === "text") {
      return this.#isJudged ? { path: this.#path, range: edit.range, newText: edit.text } : undefined;
    }
    const slice = this.#file?.slices[at.document ?? 0];
    if (!this.#file || !slice || budget.spent >= EDIT_CHARACTERS) return undefined;
    budget.spent += slice.end - slice.start;
    return editOpenFile(this.#file, at.document ?? 0, edit);
  }
}
