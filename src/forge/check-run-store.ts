/** Check runs of our own on GitHub. */
import { setTimeout as wait } from "node:timers/promises";
import type { CheckAnnotation, CheckRunReport } from "../memory/forge.js";
import { readMark, writeMark } from "./check-run-mark.js";
import type { CheckRunOutput, CheckRunStore, OwnCheckRun } from "./check-run.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";

interface CheckRunAnswer {
  readonly id: number;
  readonly external_id: string | null;
  readonly status: string;
  readonly conclusion: string | null;
  readonly output: { readonly title: string | null; readonly annotations_count: number };
}

const PAUSE_SECONDS = 2;

/**
 * @param report names the run and its head.
 * @param login our own identity: a run of the same name that another App made is not ours.
 * @param second milliseconds that a second of waiting takes.
 */
export function checkRunStore(
  api: Api,
  place: Place,
  { name, head }: Pick<CheckRunReport, "name" | "head">,
  login: string,
  second: number,
): CheckRunStore {
  const app = login.endsWith("[bot]") ? login.slice(0, -"[bot]".length) : undefined;
  return {
    async find() {
      // One page: a commit has few runs of one name.
      const filter = { check_name: name, filter: "all", per_page: PAGE_SIZE } as const;
      const { data } = await api.rest.checks.listForRef({ ...place, ref: head, ...filter });
      return data.check_runs.filter((run) => app === undefined || run.app?.slug === app).map(runOf);
    },
    async create(mark, output) {
      const run = { name, head_sha: head, external_id: writeMark(mark) };
      const { data } = await api.rest.checks.create({ ...place, ...run, ...requestOf(output) });
      return runOf(data);
    },
    async append(id, output, mark) {
      const reference = mark && { external_id: writeMark(mark) };
      await api.rest.checks.update({ ...place, check_run_id: id, ...reference, ...requestOf(output) });
    },
    async mark(id, mark) {
      await api.rest.checks.update({ ...place, check_run_id: id, external_id: writeMark(mark) });
    },
    async pause() {
      await wait(PAUSE_SECONDS * second);
    },
  };
}

function runOf({ id, external_id, status, conclusion, output }: CheckRunAnswer): OwnCheckRun {
  return {
    id,
    mark: readMark(external_id ?? ""),
    isComplete: status === "completed",
    conclusion: conclusion ?? undefined,
    title: output.title ?? "",
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
