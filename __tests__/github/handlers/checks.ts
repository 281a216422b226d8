/** Check runs and commit statuses. */
import { actor, invalid, notFound, paged, Refused, type Call, type Handler } from "../answers.js";
import { checkEvent } from "../events.js";
import { listAt, numberAt, textAt, type Json } from "../json.js";
import type { Annotation, CheckRun, Status } from "../state.js";
import { Views } from "../views.js";
import { startsRuns } from "./pulls.js";

const TEXT_LIMIT = 65_535;
const TITLE_LIMIT = 255;
const STATUSES_PER_CONTEXT = 1000;

export const CHECK_HANDLERS: Readonly<Record<string, Handler>> = {
  "checks/create": async (call) => {
    const { standIn, repository } = call;
    const headSha = textAt(call.body, "head_sha") ?? "";
    if ((await repository.git.typeOf(headSha)) !== "commit")
      throw new Refused(422, `No commit found for SHA: ${headSha}`);
    const app = actor(call).app ?? standIn.actionsApp;
    const suite =
      [...repository.checks.values()].find((run) => run.headSha === headSha && run.app.id === app.id)?.suite ??
      standIn.id();
    const run: CheckRun = {
      id: standIn.id(),
      suite,
      name: textAt(call.body, "name") ?? "",
      headSha,
      status: "queued",
      conclusion: null,
      startedAt: textAt(call.body, "started_at") ?? standIn.now,
      completedAt: null,
      externalId: "",
      detailsUrl: null,
      title: null,
      summary: null,
      text: null,
      annotations: [],
      app,
    };
    apply(call, run);
    repository.checks.set(run.id, run);
    checkEvent(standIn, repository, run, "created", actor(call).account, startsRuns(call));
    if (run.status === "completed")
      checkEvent(standIn, repository, run, "completed", actor(call).account, startsRuns(call));
    return { status: 201, body: new Views(standIn).check(run, repository) };
  },

  "checks/update": (call) => {
    const run = runOf(call);
    const app = actor(call).app;
    if (app?.id !== run.app.id) {
      throw new Refused(
        403,
        `Invalid app_id \`${app?.id ?? 0}\` - check run can only be modified by the GitHub App that created it.`,
      );
    }
    const completed = run.status === "completed";
    apply(call, run);
    if (!completed && run.status === "completed") {
      checkEvent(call.standIn, call.repository, run, "completed", actor(call).account, startsRuns(call));
    }
    return { status: 200, body: new Views(call.standIn).check(run, call.repository) };
  },

  "checks/get": (call) => ({ status: 200, body: new Views(call.standIn).check(runOf(call), call.repository) }),

  "checks/list-annotations": (call) => {
    const run = runOf(call);
    const views = new Views(call.standIn);
    return paged(
      call,
      run.annotations.map((annotation) => views.annotation(annotation, run, call.repository)),
    );
  },

  "checks/list-for-ref": async (call) => {
    const ref = textAt(call.path, "ref") ?? "";
    const commit = await call.repository.git.commitOf(ref);
    if (commit === undefined) throw new Refused(422, `No commit found for SHA: ${ref}`);
    const name = textAt(call.query, "check_name");
    const status = textAt(call.query, "status");
    const app = numberAt(call.query, "app_id");
    const matching = [...call.repository.checks.values()].filter(
      (run) =>
        run.headSha === commit &&
        (name === undefined || run.name === name) &&
        (status === undefined || run.status === status) &&
        (app === undefined || run.app.id === app),
    );
    // Unless all are asked for, the newest of each name and App.
    const newest = new Map(matching.map((run) => [`${run.app.id} ${run.name}`, run]));
    const runs = (textAt(call.query, "filter") === "all" ? matching : [...newest.values()]).sort((a, b) => b.id - a.id);
    const views = new Views(call.standIn);
    return paged(
      call,
      runs.map((run) => views.check(run, call.repository)),
      (check_runs) => ({ total_count: runs.length, check_runs }),
    );
  },

  "repos/create-commit-status": async (call) => {
    const { standIn, repository } = call;
    const sha = textAt(call.path, "sha") ?? "";
    if ((await repository.git.typeOf(sha)) !== "commit") throw new Refused(422, `No commit found for SHA: ${sha}`);
    const context = textAt(call.body, "context") ?? "default";
    const description = textAt(call.body, "description") ?? null;
    if ((description?.length ?? 0) > 140)
      throw invalid("Status", "description", "custom", "description is too long (maximum is 140 characters)");
    if (
      repository.statuses.filter((one) => one.sha === sha && one.context === context).length >= STATUSES_PER_CONTEXT
    ) {
      throw new Refused(422, "This SHA and context has reached the maximum number of statuses.");
    }
    const status: Status = {
      id: standIn.id(),
      sha,
      state: textAt(call.body, "state") ?? "",
      context,
      description,
      targetUrl: textAt(call.body, "target_url") ?? null,
      creator: actor(call).account,
      createdAt: standIn.now,
    };
    repository.statuses.push(status);
    return { status: 201, body: new Views(standIn).status(status, repository) };
  },

  "repos/list-commit-statuses-for-ref": async (call) => {
    const views = new Views(call.standIn);
    return paged(
      call,
      (await statusesOf(call)).map((status) => views.status(status, call.repository)),
    );
  },

  "repos/get-combined-status-for-ref": async (call) => {
    const all = await statusesOf(call);
    const latest = [...new Map([...all].reverse().map((status) => [status.context, status])).values()];
    const views = new Views(call.standIn);
    const states = latest.map(({ state }) => state);
    const state = states.some((one) => one === "failure" || one === "error")
      ? "failure"
      : states.length === 0 || states.includes("pending")
        ? "pending"
        : "success";
    const sha = (await call.repository.git.commitOf(textAt(call.path, "ref") ?? "")) ?? "";
    const url = views.api(call.repository, "commits", sha);
    return {
      status: 200,
      body: {
        state,
        sha,
        total_count: latest.length,
        statuses: latest.map((status) => ({ ...views.status(status, call.repository), creator: undefined })),
        repository: views.repository(call.repository),
        commit_url: url,
        url: `${url}/status`,
      },
    };
  },
};

function runOf(call: Call): CheckRun {
  const run = call.repository.checks.get(numberAt(call.path, "check_run_id") ?? 0);
  if (!run) throw notFound();
  return run;
}

/** Lays the body on the run: annotations are appended, everything else replaced. @throws Refused 422 */
function apply(call: Call, run: CheckRun): void {
  const { body, standIn } = call;
  const conclusion = textAt(body, "conclusion");
  const status = conclusion === undefined ? textAt(body, "status") : "completed";
  if (status === "completed" && conclusion === undefined && run.conclusion === null) {
    throw invalid("CheckRun", "conclusion", "missing_field", "conclusion is required when status is completed");
  }
  if (conclusion === "stale") throw invalid("CheckRun", "conclusion", "invalid");
  const output = body["output"];
  const annotations = listAt(output, "annotations").map(readAnnotation);
  for (const name of ["summary", "text"]) {
    if ((textAt(output, name)?.length ?? 0) > TEXT_LIMIT) {
      throw new Refused(
        422,
        `Only ${TEXT_LIMIT} characters are allowed; ${textAt(output, name)?.length ?? 0} were supplied.`,
      );
    }
  }
  run.name = textAt(body, "name") ?? run.name;
  run.externalId = textAt(body, "external_id") ?? run.externalId;
  run.detailsUrl = textAt(body, "details_url") ?? run.detailsUrl;
  run.startedAt = textAt(body, "started_at") ?? run.startedAt;
  if (status === "queued" || status === "in_progress" || status === "completed") run.status = status;
  run.conclusion = conclusion ?? (run.status === "completed" ? run.conclusion : null);
  run.completedAt = run.status === "completed" ? (textAt(body, "completed_at") ?? standIn.now) : null;
  run.title = textAt(output, "title") ?? run.title;
  run.summary = textAt(output, "summary") ?? run.summary;
  run.text = textAt(output, "text") ?? run.text;
  run.annotations.push(...annotations);
}

function readAnnotation(value: Json): Annotation {
  const start = numberAt(value, "start_line") ?? 0;
  const end = numberAt(value, "end_line") ?? 0;
  const startColumn = numberAt(value, "start_column");
  const endColumn = numberAt(value, "end_column");
  const title = textAt(value, "title");
  const details = textAt(value, "raw_details");
  const path = textAt(value, "path") ?? "";
  const message = textAt(value, "message") ?? "";
  if (start < 1 || end < start)
    throw invalid("CheckRun", "annotations", "invalid", "start_line and end_line must be a range");
  if (start !== end && (startColumn !== undefined || endColumn !== undefined)) {
    throw invalid(
      "CheckRun",
      "annotations",
      "invalid",
      "columns are only allowed when start_line and end_line are equal",
    );
  }
  if (path === "" || path.startsWith("/")) throw invalid("CheckRun", "annotations", "invalid", "path must be relative");
  if (Buffer.byteLength(message) > 64 * 1024 || Buffer.byteLength(details ?? "") > 64 * 1024) {
    throw invalid("CheckRun", "annotations", "invalid", "message and raw_details may have 64 KB");
  }
  if ((title?.length ?? 0) > TITLE_LIMIT)
    throw invalid("CheckRun", "annotations", "invalid", "title may have 255 characters");
  return {
    path,
    start_line: start,
    end_line: end,
    annotation_level: textAt(value, "annotation_level") ?? "",
    message,
    ...(startColumn !== undefined && { start_column: startColumn }),
    ...(endColumn !== undefined && { end_column: endColumn }),
    ...(title !== undefined && { title }),
    ...(details !== undefined && { raw_details: details }),
  };
}

async function statusesOf(call: Call): Promise<Status[]> {
  const sha = await call.repository.git.commitOf(textAt(call.path, "ref") ?? "");
  return call.repository.statuses.filter((status) => status.sha === sha).reverse();
}
