/** Finds the folder of the memory that a file belongs to. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { LAYOUTS } from "../generated/layouts.js";
import { UserError } from "../memory/user-error.js";

const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];

/**
 * From the file's folder up to the top of its repository: the nearest folder with a configuration, else the topmost in
 * which a built-in layout is recognised by a root that holds the file.
 * @param file absolute path.
 * @throws UserError where there is none.
 */
export function findMemory(file: string): string {
  let recognised: string | undefined;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (CONFIGURATIONS.some((name) => existsSync(join(folder, name)))) return folder;
    if (isRecognised(folder, file)) recognised = folder;
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) break;
  }
  if (recognised !== undefined) return recognised;
  throw new UserError(
    `${file} belongs to no memory: no folder above it has a memory-steward.yml or a known layout.`,
    'Start a memory with "memory-steward init", or add a memory-steward.yml that names its layout.',
  );
}

function isRecognised(folder: string, file: string): boolean {
  return Object.values(LAYOUTS).some(
    ({ marker, roots = ["."] }) =>
      marker !== undefined &&
      roots.some((root) => file.startsWith(join(folder, root, "/")) && existsSync(join(folder, root, marker))),
  );
}
