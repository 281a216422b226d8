/** Paths as GitHub wants them: from the top of the repository. */

/** @param root folder of the memory, `""` or `a/b` */
export function repositoryPath(root: string, path: string): string {
  return root === "" ? path : `${root}/${path}`;
}

/** The same of things that stand at paths. */
export function inRepository<Placed extends { readonly path: string }>(
  placed: readonly Placed[],
  root: string,
): readonly Placed[] {
  return placed.map((one) => ({ ...one, path: repositoryPath(root, one.path) }));
}

/** A relative URI reference: every segment percent-encoded, brackets and quotes too, so that it fits in Markdown. */
export function encodePath(path: string): string {
  return path
    .replace(/\p{Cs}/gu, "\uFFFD")
    .split("/")
    .map((segment) => encodeURIComponent(segment).replace(/[!'()*~]/g, percent))
    .join("/");
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
