/** What the parts of a sharded check leave out, because everybody may read them or since it looks like a secret. */
import { isBroken, type FileState } from "../../load/file-state.js";
import type { Gate } from "../../load/gate.js";
import { readFiles } from "../../load/read-memory.js";
import type { Problem } from "../../memory/finding.js";
import type { Declaration } from "../../memory/record.js";
import type { Tree } from "../../memory/tree.js";
import { recordInspector } from "../../rules/judge.js";
import { recordContext } from "./judgement.js";
import type { WholeCheck } from "./read-parts.js";
import { secretsOfTree, type SecretSearch } from "./secrets-of.js";

interface LeftOutFiles {
  /** Those that were read. */
  readonly files: ReadonlyMap<string, FileState>;
  /** What files declare of which the parts say nothing. */
  readonly declarations: readonly Declaration[];
  readonly problems: readonly Problem[];
}

/** Reads those files again, as one check would, and counts those of which the parts say nothing. */
export async function readLeftOutFiles(
  tree: Tree,
  gate: Gate,
  { withheld, closed, holders, now, tallies }: WholeCheck,
  secrets: SecretSearch | false,
): Promise<LeftOutFiles> {
  if (withheld.size + closed.size + holders.size === 0) return { files: new Map(), declarations: [], problems: [] };
  const isUnsaid = ({ path }: { readonly path: string }) => closed.has(path) || withheld.has(path);
  const all = await tree.entries();
  const read = await readFiles(tree, all.filter(isUnsaid), gate, recordInspector(recordContext(gate, now)));
  const files = [...read.values()];
  const unsaid = files.filter(({ path }) => closed.has(path));
  for (const file of unsaid) {
    tallies.addFile(file.className, file.documents, file.declarations, isBroken(file));
  }
  const searched = all.filter((entry) => isUnsaid(entry) || holders.has(entry.path));
  return {
    files: read,
    declarations: unsaid.flatMap((file) => file.declarations),
    problems: [
      ...files.flatMap(({ problems }) => problems),
      ...(secrets === false ? [] : await secretsOfTree(tree, searched, gate, secrets)),
    ],
  };
}
