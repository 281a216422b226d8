/**
 * The user's mistake: exit code 2, a message without a stack trace. The message says what happened, where, and what to
 * do. Anything else that is thrown is our bug: exit code 3.
 */
export class UserError extends Error {
  override readonly name = "UserError";
  /** What to do about it, as an imperative sentence. */
  readonly advice: string | undefined;
  /** What else is wrong, a line each. */
  readonly others: readonly string[];

  constructor(message: string, advice?: string, others: readonly string[] = []) {
    super(message);
    this.advice = advice;
    this.others = others;
  }
}

/** A partial clone lacks what is needed: nothing can be said of the memory, neither good nor bad. */
export class IncompleteCloneError extends UserError {}
