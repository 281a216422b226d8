/** Whose run it is: organization, repository and owners, as the memory knows them. */
import type { Gate } from "../../load/gate.js";
import type { AgentRun } from "../../memory/agent-run.js";
import type { Graph } from "../../memory/graph.js";
import type { Refusal } from "../../memory/judged-update.js";
import { nearestName } from "../../memory/nearest-name.js";
import { quote } from "../../rules/phrases.js";
import { runRefusal } from "../../runs/refusal.js";
import { policyOf } from "../../runs/tier.js";
import type { Judgement } from "../check/judgement.js";
import { slugOf } from "../propose/place-record.js";

export interface RunScope {
  readonly owners: readonly string[];
  readonly repository: string;
  readonly organization: string | undefined;
  readonly process: string;
  readonly updatedAt: string;
}

export interface ScopeInput {
  /** Id of a Repository record, where the caller names one. */
  readonly repository?: string;
  /** `owner/name` of where the run comes from, where that is known: counts where nothing else is said. */
  readonly sender?: { readonly repository: string };
  readonly gate: Gate;
  readonly judgement: Pick<Judgement, "graph">;
}

/** @param run redacted. */
export function runScope(
  run: AgentRun,
  { repository: asked, sender, gate, judgement }: ScopeInput,
): RunScope | Refusal {
  const { graph } = judgement;
  const { layout, ontology, imports } = gate;
  const takesRuns =
    ontology.nodeKinds.has("BabysitterRun") && layout.classOf(`${layout.root}babysitter/runs/x/run.yaml`);
  if (!takesRuns) return runRefusal("NOT_A_BRAIN", "The memory has no place for runs.");
  const { process, updatedAt } = run;
  if (process === undefined) return runRefusal("NO_PROCESS", "The run names no process.");
  if (updatedAt === undefined) return runRefusal("NO_TIME", "The run tells no time.");
  const policy = policyOf(run, imports);
  const organization = imports.organization ?? onlyOrganization(graph);
  const named = idOf("organization", run.organization);
  if (named !== undefined && organization !== undefined && named !== organization) {
    return runRefusal("WRONG_ORGANIZATION", "The run is of another organization.");
  }
  const repository =
    asked ??
    idOf("repository", run.repository) ??
    policy?.repository ??
    imports.repository ??
    idOf("repository", sender?.repository);
  const record = repository === undefined ? undefined : graph.records.get(repository);
  if (repository === undefined) {
    return runRefusal(
      "UNKNOWN_REPOSITORY",
      "The run names no repository that it was about, and neither does the configuration.",
      "Name its Repository record under imports.repository.",
    );
  }
  if (record?.kind !== "Repository") return unknownRepository(repository, graph);
  const owners = policy?.owners ?? imports.owners ?? record.primary.owners;
  if (owners.length === 0) return runRefusal("NO_OWNERS", "Nobody is known to answer for the run.");
  return { owners, repository, organization: organization ?? named, process, updatedAt };
}

/** Where the caller, the run or the configuration names a record that is not there: the nearest one that is. */
function unknownRepository(asked: string, { records }: Graph): Refusal {
  const message = `The memory has no Repository record ${quote(asked)}.`;
  const known = [...records.values()].filter(({ kind }) => kind === "Repository").map(({ id }) => id);
  const near = nearestName(asked, known);
  return near
    ? runRefusal("UNKNOWN_REPOSITORY", message, `Did you mean ${near.name}?`)
    : runRefusal("UNKNOWN_REPOSITORY", message);
}

/** `org:acme`, `acme` and `Acme/checkout` are names that runs use where the memory uses ids. */
function idOf(prefix: string, name: string | undefined): string | undefined {
  const slug = slugOf(name?.replace(/^[a-z-]+:/, "").replace(/^.*\//, "") ?? "");
  return slug === "" ? undefined : `${prefix}:${slug}`;
}

function onlyOrganization({ records }: Graph): string | undefined {
  const found = [...records.values()].filter(({ kind }) => kind === "Organization").map(({ id }) => id);
  return found.length === 1 ? found[0] : undefined;
}
