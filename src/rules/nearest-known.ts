import { nearestName, type NearestName } from "../memory/nearest-name.js";

type Names = ReadonlySet<string> | ReadonlyMap<string, unknown>;

const ANSWERS = new WeakMap<Names, Map<string, NearestName | undefined>>();

/** `nearestName` that looks each word up once: one wrong word often stands in thousands of records. */
export function nearestKnown(word: string, names: Names): NearestName | undefined {
  let answers = ANSWERS.get(names);
  if (!answers) ANSWERS.set(names, (answers = new Map<string, NearestName | undefined>()));
  if (!answers.has(word)) answers.set(word, nearestName(word, names.keys()));
  return answers.get(word);
}
