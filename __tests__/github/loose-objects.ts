/** Writes objects into a repository as git does, without a process for each. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflate } from "node:zlib";

const packed = promisify(deflate);

/** @returns its id. */
export async function writeObject(
  folder: string,
  type: "blob" | "commit" | "tree",
  content: Uint8Array,
): Promise<string> {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.byteLength}\0`), content]);
  const oid = createHash("sha1").update(bytes).digest("hex");
  const place = join(folder, "objects", oid.slice(0, 2));
  const file = join(place, oid.slice(2));
  if (await isThere(file)) return oid;
  await mkdir(place, { recursive: true });
  const temporary = join(place, `tmp_obj_${randomUUID()}`);
  await writeFile(temporary, await packed(bytes), { mode: 0o444 });
  await rename(temporary, file);
  return oid;
}

async function isThere(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  );
}
