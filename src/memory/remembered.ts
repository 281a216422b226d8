/**
 * Makes something of an object once, for as long as the object is there.
 * @param make asks of the other arguments only what belongs to the object: they are those of its first call.
 */
export function remembered<Key extends object, Rest extends readonly unknown[], Made>(
  make: (key: Key, ...rest: Rest) => Made,
): (key: Key, ...rest: Rest) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>();
  return (key, ...rest) => {
    let found = known.get(key);
    if (!found) known.set(key, (found = { made: make(key, ...rest) }));
    return found.made;
  };
}
