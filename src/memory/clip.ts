/** Cuts texts so that what is left is one. */

/** At most `limit` UTF-16 code units, with an ellipsis for what is missing; never half a character. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${wholeCharacters(text.slice(0, Math.max(0, limit - 1)))}…`;
}

/** A text that was cut anywhere, without the first half of a character at its end. */
export function wholeCharacters(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}
