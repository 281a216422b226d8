/** Generated text in the form that `npm run format` gives the rest. */
import { format } from "oxfmt";

/** @param name the file's, whose ending tells its language. Code inside Markdown stays as it is. */
export async function pretty(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, { printWidth: 120, embeddedLanguageFormatting: "off" });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join("; ")}`);
  return code;
}
