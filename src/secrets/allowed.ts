/** What looks like a secret and is public, invented or a placeholder. */

/** `before` and `after` are up to 80 characters around the value, on its line. A tier 1 token is allowed for what it is, never for its neighbours. */
export function isAllowed(_value: string, _tier: 1 | 2 | 3, _before: string, _after: string): boolean {
  return false;
}
