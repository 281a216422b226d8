/** Commits that a change vouches for: whoever reviews it approves those as well. */
import type { AttestationsFile } from "../../generated/types/attestations.js";
import { GateFiles } from "../../load/gate-files.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { Problem } from "../../memory/finding.js";
import type { Tree } from "../../memory/tree.js";

type Attestation = AttestationsFile["attestations"][number];

/** @param base what the tree is a change of. */
export async function newAttestations(path: string, tree: Tree, base: Tree): Promise<Problem[]> {
  const [was, is] = await Promise.all([attestationsIn(path, base), attestationsIn(path, tree)]);
  const known = new Set(was.map(meaningOf));
  return is.flatMap((entry, index) => (known.has(meaningOf(entry)) ? [] : [problemOf(entry, index, path)]));
}

async function attestationsIn(path: string, tree: Tree): Promise<readonly Attestation[]> {
  const file = await new GateFiles(tree).readValid(path, "attestations");
  return file?.attestations ?? [];
}

function meaningOf({ commit, history }: Attestation): string {
  return history ? `${commit} and before` : commit;
}

function problemOf({ commit, history, actor }: Attestation, index: number, path: string): Problem {
  const what = `commit ${shortCommit(commit)}${history ? " and everything before it" : ""}`;
  return {
    rule: "gate/attestation",
    message: `Once this is approved and merged, ${what} counts as approved without a review of its own: ${actor} vouches for it.`,
    at: { path, document: 0, pointer: ["attestations", index, "commit"] },
    subject: commit,
    suggestion: { message: "Look at what it brought before you approve this", certain: false },
  };
}
