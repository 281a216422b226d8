/** The runner's grammar of output files: `name=value` lines and heredocs. */

/** @throws Error where the runner would fail the step. */
export function readFileCommands(text: string): Record<string, string> {
  const result: Record<string, string> = {};
  const lines = text.split(/\r\n|\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (line === "") continue;
    const equals = line.indexOf("=");
    const heredoc = line.indexOf("<<");
    if (equals !== -1 && (heredoc === -1 || equals < heredoc)) {
      result[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    if (heredoc <= 0) throw new Error(`invalid line in a file command: ${line}`);
    const delimiter = line.slice(heredoc + 2);
    const end = lines.indexOf(delimiter, i + 1);
    if (delimiter === "" || end === -1) throw new Error(`no end of the heredoc ${line}`);
    result[line.slice(0, heredoc)] = lines.slice(i + 1, end).join("\n");
    i = end;
  }
  return result;
}
