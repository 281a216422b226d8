/** What the parts of a sharded check leave out, since everybody may read them: problems of files with restricted records. */
import type { Gate } from "../../load/gate.js";
import { readFiles } from "../../load/read-memory.js";
import type { Problem } from "../../memory/finding.js";
import type { Tree } from "../../memory/tree.js";
import { recordInspector } from "../../rules/judge.js";
import { recordContext } from "./judgement.js";
import type { WholeCheck } from "./read-parts.js";
import { secretsOfTree, type SecretSearch } from "./secrets-of.js";

/** Reads those files again, as one check would. */
export async function withheldProblems(
  tree: Tree,
  gate: Gate,
  { withheld, now }: Pick<WholeCheck, "withheld" | "now">,
  secrets: SecretSearch | false,
): Promise<Problem[]> {
  if (withheld.size === 0) return [];
  const entries = (await tree.entries()).filter(({ path }) => withheld.has(path));
  const files = await readFiles(tree, entries, gate, recordInspector(recordContext(gate, now)));
  return [
    ...[...files.values()].flatMap(({ problems }) => problems),
    ...(secrets === false ? [] : await secretsOfTree(tree, entries, gate, secrets)),
  ];
}
