/** Names of members in what is said of a sender's file, which repeats nothing else of it. */

/** A word of a format, or a slip of the pen for one. Digits, blanks and length are what secrets and orders are made of. */
const PLAIN = /^[A-Za-z_$-]{1,24}$/;
/** What is told of a slip that is nearly a word of the format: nothing that has a meaning of its own where it is printed. */
const SLIP = /^[\w$.-]{1,40}$/;

export function isTellable(name: string): boolean {
  return PLAIN.test(name);
}

/**
 * `has an unknown member "rationals"`, without the name where that may be a text of the sender's.
 * @param near the word of the format that it is nearly, where there is one.
 */
export function unknownMember(name: string, near: string | undefined): string {
  return isTellable(name) || (near !== undefined && SLIP.test(name))
    ? `has an unknown member "${name}"`
    : "has an unknown member, whose name is no plain word";
}
