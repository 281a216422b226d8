/** The gate that judges, and the one that a change would leave. */
import { loadGate, tryGate, type Gate, type GateOptions } from "../../load/gate.js";
import type { Problem } from "../../memory/finding.js";
import type { Comparison } from "../../memory/repository.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";

interface Gates {
  /** What counts. */
  readonly gate: Gate;
  /** The judged tree's own, where there is a base. */
  readonly proposed: Gate | undefined;
  readonly problems: readonly Problem[];
}

/**
 * The gate of the target branch counts (decision 31); where that cannot be used, the change's own, which is then told.
 * @throws UserError where neither can be used.
 */
export async function gatesOf(judged: Tree, comparison: Comparison | undefined, options: GateOptions): Promise<Gates> {
  if (!comparison) {
    const gate = await loadGate(judged, options);
    return { gate, proposed: undefined, problems: gate.problems };
  }
  const [base, own] = await Promise.all([tryGate(comparison.target, options), tryGate(judged, options)]);
  if (base instanceof UserError) {
    // A first pull request brings the gate itself; one that mends a broken gate has no other to be judged by.
    if (own instanceof UserError) throw own;
    const problem: Problem = {
      rule: "gate/base-unusable",
      message: `The target branch has no usable gate, so this change is judged by its own. ${base.message}`,
      at: { path: own.files.keys().next().value ?? "memory-steward.yml" },
    };
    return { gate: withoutAcceptedSecrets(own), proposed: undefined, problems: [...own.problems, problem] };
  }
  if (own instanceof UserError) {
    const problem: Problem = {
      rule: "gate/invalid-file",
      message: own.message,
      at: { path: base.files.keys().next().value ?? "memory-steward.yml" },
    };
    return { gate: base, proposed: undefined, problems: [problem] };
  }
  return { gate: base, proposed: own, problems: own.problems };
}

/** A change cannot accept the secrets that it brings, even where nothing else can be judged but by its own gate. */
function withoutAcceptedSecrets(gate: Gate): Gate {
  const baseline = { ...gate.baseline, secrets: new Map<string, never>(), salt: undefined };
  const waivers = gate.waivers.filter(
    ({ rule, fingerprint }) => !rule.startsWith("secret/") && fingerprint === undefined,
  );
  return { ...gate, baseline, waivers };
}
