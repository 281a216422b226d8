/** What was asked of a folder that is no memory, where another one is. */
import { UserError } from "../memory/user-error.js";

/** Its advice is the call at hand with one of those folders, which only the command line itself knows. */
export class OtherFolderError extends UserError {
  /** Absolute path of the folder that the call names, or of what it names in place of one. */
  readonly named: string;
  readonly #opening: string;
  readonly #folders: readonly string[];

  /** @param opening of the advice. @param folders as the caller would name them. */
  constructor(message: string, named: string, opening: string, folders: readonly string[]) {
    super(message);
    this.named = named;
    this.#opening = opening;
    this.#folders = folders;
  }

  /** @param callWith the call with a folder in place of the one that it names. */
  withCalls(callWith: (folder: string) => string): UserError {
    return new UserError(this.message, `${this.#opening}: ${this.#folders.map(callWith).join(", or ")}`);
  }
}
