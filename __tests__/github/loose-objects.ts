/** Writes objects into a repository as git does, without a process for each. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflate, deflateSync } from "node:zlib";

/** The tree without entries. */
export const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

type ObjectType = "blob" | "commit" | "tree";

const packed = promisify(deflate);

/** Git's mode of a folder, as a tree object writes it. */
export const FOLDER = "40000";

export interface NamedObject {
  readonly mode: string;
  /** A byte for each character. */
  readonly name: string;
  readonly oid: string;
}

/** What a tree object of these entries says, in Git's order: that of folders is as if a slash ended their names. */
export function treeContent(entries: readonly NamedObject[]): Buffer {
  const keyed = entries.map((entry) => ({ key: entry.mode === FOLDER ? `${entry.name}/` : entry.name, entry }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : 1));
  const lines = keyed.flatMap(({ entry: { mode, name, oid } }) => [
    Buffer.from(`${mode} ${name}\0`, "latin1"),
    Buffer.from(oid, "hex"),
  ]);
  return Buffer.concat(lines);
}

/** @returns its id. */
export async function writeObject(folder: string, type: ObjectType, content: Uint8Array): Promise<string> {
  const { bytes, oid, place, file } = objectOf(folder, type, content);
  if (await isThere(file)) return oid;
  await mkdir(place, { recursive: true });
  const temporary = join(place, `tmp_obj_${randomUUID()}`);
  await writeFile(temporary, await packed(bytes), { mode: 0o444 });
  await rename(temporary, file);
  return oid;
}

/** The same, at once, where nobody reads the repository yet. */
export function writeObjectSync(folder: string, type: ObjectType, content: Uint8Array): string {
  const { bytes, oid, place, file } = objectOf(folder, type, content);
  if (existsSync(file)) return oid;
  mkdirSync(place, { recursive: true });
  writeFileSync(file, deflateSync(bytes, { level: 1 }), { mode: 0o444 });
  return oid;
}

function objectOf(folder: string, type: ObjectType, content: Uint8Array) {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.byteLength}\0`), content]);
  const oid = createHash("sha1").update(bytes).digest("hex");
  const place = join(folder, "objects", oid.slice(0, 2));
  return { bytes, oid, place, file: join(place, oid.slice(2)) };
}

async function isThere(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  );
}
