/** Git's names for blobs. */
import { createHash } from "node:crypto";
import { objectHeader, type ObjectFormat } from "../memory/object-format.js";

/** The id that Git gives a blob of these bytes, in hex. */
export function blobOid(bytes: Uint8Array, format: ObjectFormat): string {
  return createHash(format).update(objectHeader("blob", bytes.length)).update(bytes).digest("hex");
}

/** Stands where no blob is: a special file, a file that cannot be read. */
export function nullOid(format: ObjectFormat): string {
  return "0".repeat(format === "sha1" ? 40 : 64);
}
