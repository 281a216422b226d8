/** Check runs of our own on GitHub. */
import type { CheckAnnotation, CheckRunReport } from "../memory/forge.js";
import type { CheckRunOutput, CheckRunStore, OwnCheckRun } from "./check-run.js";
import type { Api } from "./connection.js";

interface CheckRunAnswer {
  readonly id: number;
  readonly external_id: string | null;
  readonly status: string;
  readonly conclusion: string | null;
  readonly output: { readonly annotations_count: number };
}

/**
 * @param report names the run and its head.
 * @param login our own identity: a run of the same name that another App made is not ours.
 */
export function checkRunStore(
  api: Api,
  place: { readonly owner: string; readonly repo: string },
  { name, head, key }: Pick<CheckRunReport, "name" | "head" | "key">,
  login: string,
): CheckRunStore {
  const app = login.endsWith("[bot]") ? login.slice(0, -"[bot]".length) : undefined;
  return {
    async find() {
      // One page: a commit has few runs of one name.
      const filter = { check_name: name, filter: "all", per_page: 100 } as const;
      const { data } = await api.rest.checks.listForRef({ ...place, ref: head, ...filter });
      return data.check_runs.filter((run) => app === undefined || run.app?.slug === app).map(runOf);
    },
    async create(output) {
      const run = { name, head_sha: head, external_id: key };
      const { data } = await api.rest.checks.create({ ...place, ...run, ...requestOf(output) });
      return runOf(data);
    },
    async append(id, output) {
      await api.rest.checks.update({ ...place, check_run_id: id, ...requestOf(output) });
    },
  };
}

function runOf({ id, external_id, status, conclusion, output }: CheckRunAnswer): OwnCheckRun {
  return {
    id,
    key: external_id ?? "",
    isComplete: status === "completed",
    conclusion: conclusion ?? undefined,
    annotations: output.annotations_count,
  };
}

function requestOf({ title, summary, annotations, conclusion }: CheckRunOutput) {
  return {
    output: { title, summary, annotations: annotations.map(annotationOf) },
    ...(conclusion === undefined
      ? ({ status: "in_progress" } as const)
      : ({ status: "completed", conclusion } as const)),
  };
}

function annotationOf({ path, startLine, endLine, columns, level, title, message }: CheckAnnotation) {
  return {
    path,
    start_line: startLine,
    end_line: endLine,
    // Refused over several lines.
    ...(columns && startLine === endLine && { start_column: columns.start, end_column: columns.end }),
    annotation_level: level,
    title,
    message,
  };
}
