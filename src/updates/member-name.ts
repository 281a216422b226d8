/** Names of members in what is said of a sender's file, which repeats nothing else of it. */

/** A word of a format, or a slip of the pen for one. Digits, blanks and length are what secrets and orders are made of. */
const PLAIN = /^[A-Za-z_$]{1,24}$/;

export function isTellable(name: string): boolean {
  return PLAIN.test(name);
}

/** `has an unknown member "rationals"`, without the name where that may be a text of the sender's. */
export function unknownMember(name: string): string {
  return isTellable(name)
    ? `has an unknown member "${name}"`
    : "has an unknown member, whose name is not repeated here";
}
