import { WORKING_DIRECTORY } from "./tree.js";
import { UserError } from "./user-error.js";

/** There is no memory in the folder that was to be read; there may be one elsewhere. */
export class NoMemoryError extends UserError {
  readonly #tree: string;
  readonly #say: (where: string) => string;

  /**
   * @param tree what a sentence calls the tree that was looked at.
   * @param say the message, given what to call the place.
   */
  constructor(tree: string, say: (where: string) => string, advice?: string) {
    super(say(tree), advice);
    this.#tree = tree;
    this.#say = say;
  }

  /** The same of a folder that has a name: `docs`, or `docs at 4916ea4` where a commit was looked at. */
  in(folder: string): NoMemoryError {
    const isCommit = this.#tree !== `the ${WORKING_DIRECTORY}`;
    return new NoMemoryError(isCommit ? `${folder} at ${this.#tree}` : folder, this.#say, this.advice);
  }
}
