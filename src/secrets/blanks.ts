/** White space in a text that has one code unit for each byte of UTF-8, as `View.text` does. */

/**
 * For a regular expression. `\s` would take the last byte of `à` for a blank, and none of the bytes of U+2028: values would end within
 * a character, or not at all.
 */
export const BLANK = [
  "[\\t\\n\\v\\f\\r ]",
  // U+0085 and U+00A0, U+1680, U+2000 to U+200A with U+2028, U+2029 and U+202F, U+205F, U+3000.
  "\\xc2[\\x85\\xa0]",
  "\\xe1\\x9a\\x80",
  "\\xe2\\x80[\\x80-\\x8a\\xa8\\xa9\\xaf]",
  "\\xe2\\x81\\x9f",
  "\\xe3\\x80\\x80",
].join("|");
