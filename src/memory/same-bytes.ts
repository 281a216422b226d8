/** Whether two files say the same; one that is absent is the same as another that is. */
export function sameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
