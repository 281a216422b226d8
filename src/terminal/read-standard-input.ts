/** What another program sends: bounded, and never a person's keyboard, for which nobody would know what is waited for. */
import { messageOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";

export interface StandardInput {
  /** What should be sent or named instead, as a sentence. */
  readonly advice: string;
  /** What comes after so many bytes is not waited for. */
  readonly maxBytes: number;
}

/**
 * @returns at most one byte more than may be read, by which a reader sees that it is too much.
 * @throws UserError where it is a terminal or cannot be read.
 */
export async function readStandardInput({ advice, maxBytes }: StandardInput): Promise<Uint8Array> {
  const { stdin } = process;
  if (stdin.isTTY) throw new UserError("- stands for the standard input, and that is a terminal.", advice);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stdin as AsyncIterable<string | Uint8Array>) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size > maxBytes) break;
    }
  } catch (error) {
    throw new UserError(`The standard input cannot be read: ${messageOf(error)}`, advice);
  }
  return Buffer.concat(chunks).subarray(0, maxBytes + 1);
}
