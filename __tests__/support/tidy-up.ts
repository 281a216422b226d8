/**
 * What a test leaves behind, and when it goes. Files of tests may share a worker, where a module that several of them import is
 * loaded once: one that calls `afterAll` itself tidies up after the first file alone. So `setup-each-file.ts` calls it for all.
 */
import { rmSync } from "node:fs";

interface Closable {
  close(): Promise<void>;
}

const folders: string[] = [];
const opened: Closable[] = [];

/** @returns the folder, which is removed at the end of its file of tests. */
export function temporary(folder: string): string {
  folders.push(folder);
  return folder;
}

/** @returns what is closed at the end of the test. */
export function closing<T extends Closable>(resource: T): T {
  opened.push(resource);
  return resource;
}

export async function closeOpened(): Promise<void> {
  for (const resource of opened.splice(0)) await resource.close();
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
