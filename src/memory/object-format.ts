/** What Git's ids of objects are made of. The hashing itself needs a library: `git/blob-oid.ts`, and `load/git-ids.ts` above it. */

/** The hash that a repository names its objects by: 40 digits, or 64. */
export type ObjectFormat = "sha1" | "sha256";

/** The format that an id is written in. */
export function formatOfId(oid: string): ObjectFormat {
  return oid.length === 64 ? "sha256" : "sha1";
}

/** What is hashed in front of an object's bytes. @param length of the object in bytes. */
export function objectHeader(type: "blob" | "tree", length: number): string {
  return `${type} ${length}\0`;
}
