/** Files that were probably meant to be the ones about snapshots that people write, and are not read. */
import type { GateFiles } from "../../load/gate-files.js";
import { standsForYaml } from "../../memory/data-extension.js";
import { nearestName } from "../../memory/nearest-name.js";
import { ATTESTATIONS_PATH } from "../../snapshots/attestations.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";

export interface StrayFile {
  readonly path: string;
  /** Path of the file that was meant. */
  readonly meant: string;
  /** Whether that one is not there, so that nothing of the kind is read. */
  readonly isAlone: boolean;
}

const FOLDER = "snapshots";

/** By the stem of their names. */
const MEANT = new Map(
  [KNOWN_BAD_PATH, ATTESTATIONS_PATH].map((path) => [path.slice(FOLDER.length + 1, -".yaml".length), path]),
);

/** @param root of the memory: empty or `a/`. @returns in no order. */
export async function straySnapshotFiles(files: GateFiles, root: string): Promise<StrayFile[]> {
  const strays: StrayFile[] = [];
  const seek = async (folder: string, isMeant: (isCertain: boolean, isAlone: boolean) => boolean) => {
    for (const { name, isFolder } of await files.namesIn(folder)) {
      const near = isFolder ? undefined : meantBy(name);
      const path = folder === "" ? name : `${folder}/${name}`;
      if (!near || path === root + near.path) continue;
      const isAlone = !(await files.has(root + near.path));
      if (isMeant(near.isCertain, isAlone)) strays.push({ path, meant: root + near.path, isAlone });
    }
  };
  // Beside the right file, a name with other letters may be another file.
  await seek(root + FOLDER, (isCertain, isAlone) => isCertain || isAlone);
  // Elsewhere the name must be the right one, be it in other letters.
  await seek(root.slice(0, -1), (isCertain) => isCertain);
  for (const { name, isFolder } of await files.namesIn(root.slice(0, -1))) {
    if (!isFolder || name === FOLDER || !nearestName(name, [FOLDER])) continue;
    await seek(root + name, (isCertain) => isCertain);
  }
  return strays;
}

export function strayMessage({ path, meant, isAlone }: StrayFile): string {
  const loss = meant.endsWith(KNOWN_BAD_PATH) ? "nothing is known to be bad" : "nothing is attested";
  return `${path} is not read. Was ${meant} meant?${isAlone ? ` As long as there is none, ${loss}.` : ""}`;
}

/** A name without an extension, or with one that stands for data: `known-bad.md` may tell people of the list. */
function meantBy(name: string): { readonly path: string; readonly isCertain: boolean } | undefined {
  const [stem = "", extension = ""] = name.toLowerCase().split(".");
  if (!standsForYaml(extension)) return undefined;
  const near = nearestName(stem, MEANT.keys());
  const path = near && MEANT.get(near.name);
  return near && path !== undefined ? { path, isCertain: near.certain } : undefined;
}
