/** `.`, `graph`, `graph/` or `./graph/` as what paths below that folder begin with: empty, or ending with a slash. */
export function folderPrefix(folder: string): string {
  const names = folder.split("/").filter((name) => name !== "" && name !== ".");
  return names.map((name) => `${name}/`).join("");
}
