/** A code unit as the escape that JSON and JavaScript share: `\u00e9`. */
export function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
