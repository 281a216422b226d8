/** Finds secrets in the bytes of one file, or in a name or message: offsets are those of its UTF-8 form. */
import { now } from "./clock.js";
import type { ScanResult } from "../memory/secret.js";
import { Found } from "./found.js";
import { MAX_BYTES, MAX_FILE_TIME, MAX_MEGABYTE_TIME } from "./limits.js";
import { mergeSightings } from "./merge.js";
import type { ScanOptions } from "./scan-options.js";
import { scanViews } from "./scan-views.js";
import { View } from "./view.js";

/** Takes time that grows linearly with the bytes, whatever they are. Never throws for what they hold. */
export function scanBytes(bytes: Uint8Array, options: ScanOptions): ScanResult {
  const bound = MAX_FILE_TIME + (bytes.length / 1_000_000) * MAX_MEGABYTE_TIME;
  const end = now() + Math.min(options.maxTime ?? bound, bound);
  const found = new Found(options.isKnownId ?? (() => false), end, options.isOutput);
  if (bytes.length > MAX_BYTES) found.stop(`only the first ${MAX_BYTES} of its ${bytes.length} bytes were read`);
  const read = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAX_BYTES));
  scanViews(new View("raw", read), found);
  const isWorthless = options.isOutput === true && found.incomplete !== undefined;
  return {
    matches: isWorthless ? [] : mergeSightings(found.remaining(), options),
    comments: found.comments.list(),
    incomplete: found.incomplete,
  };
}
