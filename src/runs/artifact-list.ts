/** What a run made: files that stand beside its tasks, and files that its results name. Names and digests, never bytes. */
import type { RunArtifact, RunSource } from "../memory/agent-run.js";
import { DIGEST } from "../memory/digest.js";
import { comparePaths } from "../memory/tree.js";
import { countOf, member, textOf } from "./members.js";
import type { ArtifactFile } from "./run-files.js";

const MAX_ARTIFACTS = 1000;

/** Bytes of files that are read for their digests: a file without any content may say that it has billions of them. */
const MAX_DIGESTED_BYTES = 1024 * 1024 * 1024;

export class ArtifactList {
  readonly #byName = new Map<string, RunArtifact>();

  /** By name. */
  get artifacts(): readonly RunArtifact[] {
    return [...this.#byName.values()].sort((a, b) => comparePaths(a.name, b.name));
  }

  /** References in a result: `artifacts`, a list of names or of mappings. */
  hear(value: unknown, taskId: string | undefined): void {
    const named = member(value, "artifacts");
    const items: readonly unknown[] = Array.isArray(named) ? named.slice(0, MAX_ARTIFACTS) : [];
    for (const item of items) {
      const name = textOf({ item }, "item") ?? textOf(item, "name", "path");
      if (name === undefined) continue;
      const digest = textOf(item, "digest", "sha256")?.replace(/^(?!sha256:)/, "sha256:");
      this.#add({
        name,
        kind: textOf(item, "kind") ?? kindOf(name),
        bytes: countOf(item, "bytes", "size"),
        digest: digest !== undefined && DIGEST.test(digest) ? digest : undefined,
        taskId,
      });
    }
  }

  /**
   * Files weigh more than what is said of them. One with which they would be too many bytes to read is told without a digest.
   * @returns digests by path, or the size where there is none.
   */
  async read(
    source: RunSource,
    files: readonly ArtifactFile[],
    taskOf: (folder: string) => string | undefined,
  ): Promise<ReadonlyMap<string, string>> {
    const digests = new Map<string, string>();
    let left = MAX_DIGESTED_BYTES;
    for (const { path, name, folder, bytes } of files.slice(0, MAX_ARTIFACTS)) {
      const digest = bytes <= left ? await source.digest(path) : undefined;
      if (digest !== undefined) left -= bytes;
      digests.set(path, digest ?? `${bytes} bytes`);
      const known = this.#byName.get(name);
      const taskId = folder === undefined ? known?.taskId : taskOf(folder);
      this.#byName.set(name, { name, kind: known?.kind ?? kindOf(name), bytes, digest, taskId });
    }
    return digests;
  }

  #add(artifact: RunArtifact): void {
    if (!this.#byName.has(artifact.name) && this.#byName.size < MAX_ARTIFACTS) {
      this.#byName.set(artifact.name, artifact);
    }
  }
}

/** What the end of a name says. */
function kindOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "file";
}
