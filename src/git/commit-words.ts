/** What people write into a commit itself. */
import type { AddingCommit } from "../memory/added-content.js";

/** Headers that hold ids, and those of people, who are told apart from the message. */
const NO_WORDS = new Set(["tree", "parent", "author", "committer"]);
const SIGNATURE = /^gpgsig(?:-sha256)? /;
/** Of an armoured signature: its frame, and what is random by design. */
const NO_WORD_OF_SIGNATURE = /^(?:-----(?:BEGIN|END) [A-Z ]+-----|[A-Za-z0-9+/=]*)\r?$/;

/**
 * The message comes with what other headers say below it: the tags that were merged, whose messages Git keeps there,
 * comments in signatures, and headers that Git itself never writes.
 * @param bytes of the object: headers, an empty line, the message.
 */
export function commitWords(bytes: Buffer): Omit<AddingCommit, "id"> {
  const end = bytes.indexOf("\n\n");
  const headers = end === -1 ? bytes : bytes.subarray(0, end);
  const message = end === -1 ? new Uint8Array() : bytes.subarray(end + 2);
  const others = otherHeaders(headers);
  const author = personIn(headers, "author");
  const committer = personIn(headers, "committer");
  return {
    message: others === "" ? message : Buffer.concat([message, Buffer.from(`\n${others}`, "latin1")]),
    ...(author && { author }),
    ...(committer && { committer }),
  };
}

/** Their text, unfolded, a character for each byte. Lines that begin with a blank go on with the header above. */
function otherHeaders(headers: Buffer): string {
  const text = headers.toString("latin1");
  return text
    .split(/\n(?! )/)
    .filter((header) => !NO_WORDS.has(header.slice(0, Math.max(0, header.indexOf(" ")))))
    .map((header) => header.replaceAll("\n ", "\n"))
    .map((header) => (SIGNATURE.test(header) ? wordsOfSignature(header) : header))
    .filter((words) => words !== "")
    .join("\n");
}

function wordsOfSignature(header: string): string {
  const lines = header.slice(header.indexOf(" ") + 1).split("\n");
  return lines.filter((line) => !NO_WORD_OF_SIGNATURE.test(line)).join("\n");
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
