import type { ScanResult } from "../../src/memory/secret.js";
import type { ScanOptions } from "../../src/secrets/scan-options.js";
import { scanBytes } from "../../src/secrets/scan.js";

/** Offsets are those of the text's UTF-8 form. */
export function scanText(text: string, options: ScanOptions): ScanResult {
  return scanBytes(Buffer.from(text), options);
}
