/**
 * The first names of a list, for a sentence: `a, b and 3 more`, or `a, b` where the list has no more than `max`.
 * @param shown how a name is written, such as escaped for the terminal.
 */
export function firstNames(
  names: readonly string[],
  max: number,
  shown: (name: string) => string = (name) => name,
): string {
  const first = names
    .slice(0, max)
    .map((name) => shown(name))
    .join(", ");
  return names.length > max ? `${first} and ${names.length - max} more` : first;
}
