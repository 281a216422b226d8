/** `memory-steward import-run`: shows the records of a run, or writes them. */
import { resolve } from "node:path";
import { importRun, type ImportRunResult } from "../commands/import-run/import-run.js";
import { openRepository } from "../git/repository.js";
import { renderImportJson, renderImportPretty } from "../report/import-run.js";
import type { RetentionTier } from "../memory/agent-run.js";
import { useColor } from "./color.js";
import { changeFilesBelow } from "./files-below.js";
import { withMemoryAbove } from "./find-memory.js";
import type { AnswerFormat } from "./formats.js";
import { gateOptions } from "./gate-options.js";
import { overlayOf } from "./overlay.js";
import { redactor } from "./redaction.js";
import { openRunFolder } from "./run-folder.js";

export interface ImportRunArguments {
  readonly write?: boolean;
  readonly tier?: RetentionTier;
  readonly repository?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly format: AnswerFormat;
}

/** @returns 0 where the run can be imported or is there already, 1 where it is blocked. */
export async function runImportRun(run: string, folder: string, options: ImportRunArguments): Promise<number> {
  const { tier, repository: about, write = false } = options;
  const source = openRunFolder(resolve(run), run);
  const repository = await openRepository(folder);
  try {
    const result = await importRun({
      source,
      tree: await repository.workingTree(),
      root: repository.root,
      gate: gateOptions(folder, options, repository),
      now: new Date(),
      onSecret: redactor.learn,
      overlay: overlayOf(repository),
      ...(tier !== undefined && { tier }),
      ...(about !== undefined && { repository: about }),
    });
    if (write) changeFilesBelow(folder, manifestLast(result));
    const text =
      options.format === "json"
        ? renderImportJson(result)
        : renderImportPretty(result, { color: useColor(), write, run });
    process.stdout.write(text);
    return result.outcome === "blocked" ? 1 : 0;
  } catch (error) {
    throw withMemoryAbove(error, folder, `import-run ${run}`);
  } finally {
    await repository.close();
  }
}

/** Where the manifest stands, the run is present: it comes when all else is there. */
function manifestLast({ files }: ImportRunResult): ImportRunResult["files"] {
  const isManifest = ({ path }: { readonly path: string }) => path.endsWith("/import.json");
  return [...files.filter((file) => !isManifest(file)), ...files.filter(isManifest)];
}
