/** A text of somebody else's as a sentence that another one may follow: with a full stop unless it ends as one. */
export function wholeSentence(text: string): string {
  return /[.!?…]["'”’)\]]*$/u.test(text) ? text : `${text}.`;
}
