import { MAX_UPDATE_BYTES } from "../updates/read-update.js";
import { readInputFile, sizeOfInputFile } from "./read-input-file.js";
import { readStandardInput } from "./read-standard-input.js";
import { learnFrom } from "./redaction.js";

const ADVICE = "Name the artifact, such as memory-update.json, or send it to the standard input of -.";

/**
 * The bytes of an update, or of what one is made of. No more than may be read: a larger file is refused by its size.
 * @param advice what to do where there is no such file
 * @throws UserError as `readInputFile` does.
 */
export function readArtifact(file: string, advice = ADVICE): Uint8Array {
  const input = { file, advice };
  if (sizeOfInputFile(input) > MAX_UPDATE_BYTES) return new Uint8Array(MAX_UPDATE_BYTES + 1);
  const bytes = readInputFile(input);
  learnFrom(bytes);
  return bytes;
}

/**
 * Likewise of a file that the command line names, where `-` is the standard input.
 * @throws UserError as `readArtifact` and `readStandardInput` do.
 */
export async function readNamedArtifact(file: string, advice = ADVICE): Promise<Uint8Array> {
  if (file !== "-") return readArtifact(file, advice);
  const bytes = await readStandardInput({ advice, maxBytes: MAX_UPDATE_BYTES });
  learnFrom(bytes);
  return bytes;
}

/** The text of a run for an extractor, which must not get less than there is: a larger one is an error. */
export function readRunText(file: string): string {
  const bytes = readInputFile({ file, advice: "Name a file with what the run said.", maxBytes: MAX_UPDATE_BYTES });
  learnFrom(bytes);
  return Buffer.from(bytes).toString("utf8");
}
