/** Targets that stand in one text, such as the permitted tools of a skill: `Read Bash(git add:*)`. */

/** The parts of a text between blanks and commas; what stands in round brackets is one with what stands before them. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = "";
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth++;
    else if (character === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[\s,]/.test(character)) {
      if (word !== "") words.push(word);
      word = "";
    } else word += character;
  }
  if (word !== "") words.push(word);
  return words;
}
