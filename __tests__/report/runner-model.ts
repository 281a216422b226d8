/** How the Actions runner reads a step's output, as far as commands go. */

export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Characters that a comparison by culture may pass over as if they were not there. */
const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Every line that the runner would take for a command, known or not. It ends lines at LF, CRLF and a lone CR, trims
 * leading blanks, tries `::name props::data`, then `##[name props]data` anywhere in the line.
 */
export function commandsIn(output: string): RunnerCommand[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => {
    const command = commandOf(line) ?? commandOf(line.replace(IGNORABLE, ""));
    return command ? [command] : [];
  });
}

function commandOf(line: string): RunnerCommand | undefined {
  const trimmed = line.trimStart();
  if (trimmed.startsWith("::")) {
    const end = trimmed.indexOf("::", 2);
    if (end !== -1) return parts(trimmed.slice(2, end), ",", trimmed.slice(end + 2));
  }
  const start = line.indexOf("##[");
  const end = line.indexOf("]", start);
  if (start !== -1 && end !== -1) return parts(line.slice(start + 3, end), ";", line.slice(end + 1));
  return undefined;
}

function parts(head: string, separator: string, data: string): RunnerCommand {
  const blank = head.indexOf(" ");
  const name = blank === -1 ? head : head.slice(0, blank);
  const properties: Record<string, string> = {};
  for (const pair of blank === -1 ? [] : head.slice(blank + 1).split(separator)) {
    const equals = pair.indexOf("=");
    if (equals > 0) properties[pair.slice(0, equals).trim()] = unescapeProperty(pair.slice(equals + 1));
  }
  return { name: name.toLowerCase(), properties, data: unescapeData(data) };
}

function unescapeData(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

function unescapeProperty(text: string): string {
  return text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
}
