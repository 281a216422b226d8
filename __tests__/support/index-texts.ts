import type { IndexFile } from "../../src/indexes/index-file.js";
import type { MadeIndex } from "../../src/commands/reindex/make-index.js";

/** All files of an index that is made, as texts by their paths. */
export async function indexTexts(made: Pick<MadeIndex, "files">): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const { path, bytes } of made.files()) texts.set(path, bytes.toString("utf8"));
  return texts;
}

/** Files of an index, as texts by their paths. */
export function fileTexts(files: readonly IndexFile[]): Map<string, string> {
  return new Map(files.map((file) => [file.path, file.text()]));
}
