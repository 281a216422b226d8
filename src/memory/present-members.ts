/** Members of `T` that are there, none of them undefined. */
type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The members that are not undefined: an optional member of a type is absent, not there with nothing in it. */
export function presentMembers<T extends object>(members: T): Present<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>;
}
