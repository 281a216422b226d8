/** Addresses of this project on the web: whoever has only the bundle has no `docs/` and no `schemas/` beside it. */
export const PROJECT = "https://github.com/memory-steward/memory-steward";

/** Address of a file of this project for people. @param path such as `docs/layouts.md` */
export function pageAddress(path: string): string {
  return `${PROJECT}/blob/main/${path}`;
}

/** Likewise of a folder. */
export function folderAddress(path: string): string {
  return `${PROJECT}/tree/main/${path}`;
}
