/**
 * A label of a link as it is compared (CommonMark 0.31, section 6.3): neither letter case counts, nor the number of blanks and line
 * ends. The way through lower case to upper case folds what one alone keeps apart: `ẞ`, `ß` and `SS`. Other white space counts, or
 * of two definitions another one would be taken than a page takes.
 */
export function linkLabel(written: string): string {
  return written
    .replace(/[\t\n\r ]+/g, " ")
    .replace(/^ | $/g, "")
    .toLowerCase()
    .toUpperCase();
}
