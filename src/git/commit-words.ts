/** What people write into a commit itself. */
import type { AddingCommit } from "../memory/added-content.js";

/** @param bytes of the object: headers, an empty line, the message. */
export function commitWords(bytes: Buffer): Omit<AddingCommit, "id"> {
  const end = bytes.indexOf("\n\n");
  const headers = end === -1 ? bytes : bytes.subarray(0, end);
  const author = personIn(headers, "author");
  const committer = personIn(headers, "committer");
  return {
    message: end === -1 ? new Uint8Array() : bytes.subarray(end + 2),
    ...(author && { author }),
    ...(committer && { committer }),
  };
}

/** Name and address, without the time behind them, which differs in every commit. */
function personIn(headers: Buffer, role: string): Uint8Array | undefined {
  const lead = `\n${role} `;
  const at = headers.indexOf(lead);
  if (at === -1) return undefined;
  const start = at + lead.length;
  const lineEnd = headers.indexOf("\n", start);
  const line = headers.subarray(start, lineEnd === -1 ? headers.length : lineEnd);
  const close = line.lastIndexOf(">");
  return close === -1 ? line : line.subarray(0, close + 1);
}
