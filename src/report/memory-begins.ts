/** What is said of an update that brings the first files of a memory: a wrong folder would look the same. */

/** @param layout name of the layout of which main has no file yet; undefined where it has some. */
export function memoryBegins(layout: string | undefined): readonly string[] {
  if (layout === undefined) return [];
  return [
    `The memory begins with this: main has no file of the layout "${layout}" yet. See whether the paths are where it is to be.`,
  ];
}
