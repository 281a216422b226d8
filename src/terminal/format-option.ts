/** `--format`, the same word for one form in every command. */
import { InvalidArgumentError, Option } from "commander";
import { ANSWER_FORMATS } from "./formats.js";

/** Words that were, or are elsewhere, used for a form: taken, but not told of. */
const OTHER_WORDS: Readonly<Record<string, string>> = { md: "markdown" };

/**
 * @param what the form is of, such as `report`.
 * @param formats the default first.
 */
export function formatOption(what: string, formats: readonly [string, ...string[]]): Option {
  const option = new Option("--format <format>", `form of the ${what}`).choices(formats).default(formats[0]);
  // Behind the choices, which the help lists, since they bring a parser of their own.
  return option.argParser((written: string) => {
    const format = Object.hasOwn(OTHER_WORDS, written) ? (OTHER_WORDS[written] ?? written) : written;
    if (!formats.includes(format)) throw new InvalidArgumentError(`Allowed choices are ${formats.join(", ")}.`);
    return format;
  });
}

/** Of commands that answer a question, in words or to a program. */
export function answerFormatOption(): Option {
  return formatOption("answer", ANSWER_FORMATS);
}
