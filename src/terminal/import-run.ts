/** `memory-steward import-run`: shows the records of one run or of several, or writes them. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ImportRunResult } from "../commands/import-run/import-run.js";
import { importRuns } from "../commands/import-run/import-runs.js";
import { openRepository } from "../git/repository.js";
import {
  renderImportJson,
  renderImportPretty,
  renderImportsJson,
  renderImportsPretty,
  type NamedImport,
} from "../report/import-run.js";
import type { Refusal } from "../memory/judged-update.js";
import type { RetentionTier } from "../memory/agent-run.js";
import { useColor } from "./color.js";
import { changeFilesBelow, type FileChange } from "./files-below.js";
import { CONFIGURATIONS } from "./find-memory.js";
import { withMemoryAbove } from "./with-memory-above.js";
import type { AnswerFormat } from "./formats.js";
import { gateOptions } from "./gate-options.js";
import { overlayOf } from "./overlay.js";
import { redactor } from "./redaction.js";
import { remedyOf } from "./rule-descriptions.js";
import { openRunFolder } from "./run-folder.js";

export interface ImportRunArguments {
  readonly write?: boolean;
  readonly tier?: RetentionTier;
  readonly repository?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly format: AnswerFormat;
}

/**
 * What is a run and what is the memory: of several paths the last is the memory, unless it is a run too, as where a shell
 * wrote out `.a5c/runs/*`; then, and where there is one path alone, it is the present folder.
 */
export function runsAndMemory(paths: readonly string[]): { readonly runs: readonly string[]; readonly dir: string } {
  const last = paths.at(-1) ?? ".";
  return paths.length > 1 && !isRun(last) ? { runs: paths.slice(0, -1), dir: last } : { runs: paths, dir: "." };
}

function isRun(path: string): boolean {
  const holds = (...names: readonly string[]) => names.some((name) => existsSync(join(path, name)));
  return holds("run.json", "journal") && !holds(".git", ...CONFIGURATIONS);
}

/** @returns 0 where every run can be imported or is there already, 1 where one is blocked. */
export async function runImportRun(
  runs: readonly string[],
  folder: string,
  options: ImportRunArguments,
): Promise<number> {
  const { tier, repository: about, write = false } = options;
  const sources = runs.map((run) => openRunFolder(resolve(run), run));
  const repository = await openRepository(folder);
  try {
    const results = await importRuns(sources, {
      tree: await repository.workingTree(),
      root: repository.root,
      gate: gateOptions(folder, options, repository),
      now: new Date(),
      onSecret: redactor.learn,
      overlay: overlayOf(repository),
      ...(tier !== undefined && { tier }),
      ...(about !== undefined && { repository: about }),
    });
    if (write) changeFilesBelow(folder, together(results));
    process.stdout.write(
      render(
        results.map((result, index) => ({
          ...result,
          refusals: about === undefined ? result.refusals.map(withOption) : result.refusals,
          run: runs[index] ?? "",
        })),
        options,
      ),
    );
    return results.some(({ outcome }) => outcome === "blocked") ? 1 : 0;
  } catch (error) {
    throw await withMemoryAbove(error, folder);
  } finally {
    await repository.close();
  }
}

/** What the command line can say and the Action has no input for. */
function withOption(refusal: Refusal): Refusal {
  const isOfRepository = refusal.code === "MEMORY_REJECTED_UNKNOWN_REPOSITORY";
  return isOfRepository
    ? { ...refusal, advice: `${refusal.advice} For this run alone, --repository names it.` }
    : refusal;
}

function render(imports: readonly NamedImport[], { format, write = false }: ImportRunArguments): string {
  const [only, second] = imports;
  const isOne = only !== undefined && second === undefined;
  if (format === "json") return isOne ? renderImportJson(only) : renderImportsJson(imports);
  const view = { color: useColor(), write, remedyOf };
  return isOne ? renderImportPretty(only, view) : renderImportsPretty(imports, view);
}

/** Each file once, from what stands there now to what the last run leaves: runs are listed in one page. */
function together(results: readonly ImportRunResult[]): FileChange[] {
  const changes = new Map<string, FileChange>();
  for (const file of results.flatMap(manifestLast)) {
    const first = changes.get(file.path);
    changes.set(file.path, first ? { ...file, before: first.before } : file);
  }
  return [...changes.values()];
}

/** Where the manifest stands, the run is present: it comes when all else is there. */
function manifestLast({ files }: ImportRunResult): ImportRunResult["files"] {
  const isManifest = ({ path }: { readonly path: string }) => path.endsWith("/import.json");
  return [...files.filter((file) => !isManifest(file)), ...files.filter(isManifest)];
}
