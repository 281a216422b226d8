/** A difference for GitHub, where paths begin at the top of the repository. */
import type { MemoryDiff, RecordDiff } from "../../memory/memory-diff.js";
import { repositoryPath } from "../repository-path.js";

/** @param root folder of the memory, `""` or `a/b` */
export function diffInRepository(diff: MemoryDiff, root: string): MemoryDiff {
  if (root === "") return diff;
  const { ontology } = diff;
  return {
    ...diff,
    records: diff.records.map((record) => recordInRepository(record, root)),
    otherFiles: diff.otherFiles.map((file) => ({ ...file, path: repositoryPath(root, file.path) })),
    ...(ontology && {
      ontology: { ...ontology, edited: ontology.edited.map((path) => repositoryPath(root, path)) },
    }),
  };
}

function recordInRepository(record: RecordDiff, root: string): RecordDiff {
  const { path, formerPath } = record;
  return {
    ...record,
    ...(path !== undefined && { path: repositoryPath(root, path) }),
    ...(formerPath !== undefined && { formerPath: repositoryPath(root, formerPath) }),
  };
}
