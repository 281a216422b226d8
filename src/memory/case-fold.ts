/**
 * A text in which letter case and Unicode form make no difference, as file systems and search indexes see names that
 * are not compared byte for byte. The way through upper case folds what lower case alone keeps apart: `ſ` and `s`, `ß`
 * and `ss`.
 */
export function caseFolded(text: string): string {
  if (FOLDED.test(text)) return text;
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase().normalize("NFC");
}

const FOLDED = /^[\0-@[-\x7f]*$/;

const ASCII = /^[\0-\x7f]*$/;
