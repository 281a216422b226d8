/** What a job sees of the event that started it. */
import { BARE_CONTEXT, type GithubContext } from "../runner/github-context.js";
import { settleTrials } from "./after-push.js";
import { numberAt, textAt, type JsonObject } from "./json.js";
import { payloadOf } from "./payloads.js";
import type { StandInEvent } from "./records.js";
import type { StandIn } from "./stand-in.js";
import { fullName } from "./state.js";

/**
 * @param name under which the event starts the workflow: `pull_request_target` shares its payload with `pull_request`
 * @returns the context without a token, run and workflow, which the job adds
 */
export async function contextOf(standIn: StandIn, event: StandInEvent, name = event.name): Promise<GithubContext> {
  const { repository } = event;
  await settleTrials(standIn, repository);
  const payload = payloadOf(standIn, event);
  return {
    ...BARE_CONTEXT,
    ...(await whereabouts(event, name, payload)),
    eventName: name,
    event: payload,
    repository: fullName(repository),
    repositoryId: repository.id,
    repositoryOwnerId: repository.owner.id,
    actor: event.actor.login,
    actorId: event.actor.id,
    serverUrl: standIn.urls.server,
    apiUrl: standIn.urls.api,
    graphqlUrl: standIn.urls.graphql,
  };
}

type Whereabouts = Pick<GithubContext, "ref" | "sha" | "headRef" | "baseRef">;

async function whereabouts({ repository }: StandInEvent, name: string, payload: JsonObject): Promise<Whereabouts> {
  const branches = {
    headRef: textAt(payload, "pull_request", "head", "ref") ?? "",
    baseRef: textAt(payload, "pull_request", "base", "ref") ?? "",
  };
  const number = numberAt(payload, "pull_request", "number");
  switch (name) {
    case "pull_request":
    case "pull_request_review": {
      const merge = `refs/pull/${number ?? 0}/merge`;
      const sha = await repository.git.ref(merge);
      // Without a trial merge GitHub starts no run.
      if (sha === undefined) throw new Error(`pull request ${number ?? 0} does not merge: no run starts`);
      return { ...branches, ref: merge, sha };
    }
    case "pull_request_target":
      return {
        ...branches,
        ref: `refs/heads/${branches.baseRef}`,
        sha: textAt(payload, "pull_request", "base", "sha") ?? "",
      };
    case "push":
      return { ...branches, ref: textAt(payload, "ref") ?? "", sha: textAt(payload, "after") ?? "" };
    case "merge_group":
      return {
        ...branches,
        ref: textAt(payload, "merge_group", "head_ref") ?? "",
        sha: textAt(payload, "merge_group", "head_sha") ?? "",
      };
    case "workflow_dispatch": {
      const ref = textAt(payload, "ref") ?? "";
      return { ...branches, ref, sha: (await repository.git.ref(ref)) ?? "" };
    }
    default: {
      const ref = `refs/heads/${repository.defaultBranch}`;
      return { headRef: "", baseRef: "", ref, sha: (await repository.git.ref(ref)) ?? "" };
    }
  }
}
