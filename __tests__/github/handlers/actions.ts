/** Workflows, their runs and artifacts. */
import { actor, notFound, paged, Refused, type Call, type Handler } from "../answers.js";
import { workflowDispatchEvent } from "../events.js";
import { isObject, numberAt, plain, textAt } from "../json.js";
import type { Artifact, WorkflowRun } from "../state.js";
import { Views } from "../views.js";

export const ACTIONS_HANDLERS: Readonly<Record<string, Handler>> = {
  "actions/list-workflow-runs-for-repo": (call) => {
    const { query } = call;
    const wanted = (run: WorkflowRun): boolean =>
      [
        [textAt(query, "event"), run.event],
        [textAt(query, "branch"), run.head.branch],
        [textAt(query, "head_sha"), run.head.sha],
        [textAt(query, "actor"), run.actor.login],
      ].every(([asked, has]) => asked === undefined || asked === has) &&
      [undefined, run.status, run.conclusion].includes(textAt(query, "status"));
    const runs = [...call.repository.runs.values()].filter(wanted).reverse();
    const views = new Views(call.standIn);
    return paged(
      call,
      runs.map((run) => views.run(run, call.repository)),
      (workflow_runs) => ({ total_count: runs.length, workflow_runs }),
    );
  },

  "actions/get-workflow-run": (call) => ({
    status: 200,
    body: new Views(call.standIn).run(runOf(call), call.repository),
  }),

  "actions/list-workflow-run-artifacts": (call) => {
    const run = runOf(call);
    return artifactList(call, (artifact) => artifact.run === run.id);
  },

  "actions/list-artifacts-for-repo": (call) => artifactList(call, () => true),

  "actions/get-artifact": (call) => ({
    status: 200,
    body: new Views(call.standIn).artifact(artifactOf(call), call.repository),
  }),

  "actions/download-artifact": (call) => {
    const artifact = artifactOf(call);
    if (!call.token) throw new Refused(401, "You must have the actions scope to download artifacts.");
    if (textAt(call.path, "archive_format") !== "zip") throw notFound();
    if (artifact.expired) throw new Refused(410, "Artifact has expired");
    const path = `/_downloads/${call.standIn.id()}/${encodeURIComponent(artifact.name)}.zip`;
    call.standIn.downloads.set(path, () => ({ type: "application/zip", bytes: artifact.bytes }));
    return { status: 302, headers: { location: `${call.standIn.urls.server}${path}` } };
  },

  "actions/list-repo-workflows": (call) => {
    const views = new Views(call.standIn);
    const workflows = [...call.repository.workflows.values()].map(({ id, name, path }) => ({
      id,
      node_id: `W_${id}`,
      name,
      path,
      state: "active",
      created_at: call.repository.createdAt,
      updated_at: call.repository.createdAt,
      url: views.api(call.repository, "actions", "workflows", id),
      html_url: views.html(call.repository, "blob", call.repository.defaultBranch, path),
      badge_url: views.html(call.repository, "workflows", encodeURIComponent(name), "badge.svg"),
    }));
    return paged(call, workflows, (items) => ({ total_count: workflows.length, workflows: items }));
  },

  "actions/create-workflow-dispatch": (call) => {
    const asked = call.path["workflow_id"];
    const found = [...call.repository.workflows.values()].find(
      ({ id, path }) => id === asked || path === asked || path.endsWith(`/${plain(asked)}`),
    );
    if (!found) throw notFound();
    const inputs = isObject(call.body["inputs"]) ? call.body["inputs"] : {};
    workflowDispatchEvent(
      call.standIn,
      call.repository,
      found,
      textAt(call.body, "ref") ?? "",
      inputs,
      actor(call).account,
    );
    return { status: 204 };
  },

  "actions/get-github-actions-default-workflow-permissions-repository": (call) => {
    const { permissions, mayApprove } = call.repository.workflowSettings;
    return {
      status: 200,
      body: { default_workflow_permissions: permissions, can_approve_pull_request_reviews: mayApprove },
    };
  },

  "actions/get-github-actions-permissions-repository": (call) => ({
    status: 200,
    body: { enabled: call.repository.workflowSettings.enabled, allowed_actions: "all" },
  }),
};

function runOf(call: Call): WorkflowRun {
  const run = call.repository.runs.get(numberAt(call.path, "run_id") ?? 0);
  if (!run) throw notFound();
  return run;
}

function artifactOf(call: Call): Artifact {
  const artifact = call.repository.artifacts.get(numberAt(call.path, "artifact_id") ?? 0);
  if (!artifact) throw notFound();
  return artifact;
}

function artifactList(call: Call, wanted: (artifact: Artifact) => boolean): ReturnType<typeof paged> {
  const name = textAt(call.query, "name");
  const found = [...call.repository.artifacts.values()]
    .filter((artifact) => wanted(artifact) && (name === undefined || artifact.name === name))
    .reverse();
  const views = new Views(call.standIn);
  return paged(
    call,
    found.map((artifact) => views.artifact(artifact, call.repository)),
    (artifacts) => ({ total_count: found.length, artifacts }),
  );
}
