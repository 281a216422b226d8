/** Workflow commands as the runner finds them in an output stream. */

export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const REGISTERED = new Set([
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
]);

/** A line ends at LF, CRLF or a lone CR. Form one stands behind leading blanks, form two anywhere in the line. */
export function readCommands(stream: string): WorkflowCommand[] {
  const commands: WorkflowCommand[] = [];
  for (const line of stream.split(/\r\n|\n|\r/)) {
    const command = formOne(line) ?? formTwo(line);
    if (command && REGISTERED.has(command.name)) commands.push(command);
  }
  return commands;
}

function formOne(line: string): WorkflowCommand | undefined {
  const text = line.trimStart();
  const end = text.startsWith("::") ? text.indexOf("::", 2) : -1;
  if (end === -1) return undefined;
  return command(text.slice(2, end), ",", text.slice(end + 2), { "%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": "," });
}

function formTwo(line: string): WorkflowCommand | undefined {
  const start = line.indexOf("##[");
  const end = start === -1 ? -1 : line.indexOf("]", start);
  if (end === -1) return undefined;
  return command(line.slice(start + 3, end), ";", line.slice(end + 1), {
    "%3B": ";",
    "%0D": "\r",
    "%0A": "\n",
    "%5D": "]",
  });
}

function command(
  head: string,
  separator: string,
  data: string,
  escapes: Readonly<Record<string, string>>,
): WorkflowCommand {
  const blank = head.indexOf(" ");
  const name = (blank === -1 ? head : head.slice(0, blank)).toLowerCase();
  const properties: Record<string, string> = {};
  for (const pair of blank === -1 ? [] : head.slice(blank + 1).split(separator)) {
    const equals = pair.indexOf("=");
    if (equals > 0) properties[pair.slice(0, equals).trim()] = unescape(pair.slice(equals + 1), escapes);
  }
  // The second form escapes its data as it does its properties.
  return { name, properties, data: unescape(data, separator === ";" ? escapes : { "%0D": "\r", "%0A": "\n" }) };
}

function unescape(text: string, escapes: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [escape, character] of Object.entries(escapes)) result = result.replaceAll(escape, character);
  return result.replaceAll("%25", "%");
}
