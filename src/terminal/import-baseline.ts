/** `memory-steward baseline import`: accepted secrets from the files of other scanners. */
import { randomBytes } from "node:crypto";
import { importBaseline } from "../commands/check/import-baseline.js";
import { openRepository } from "../git/repository.js";
import { UserError } from "../memory/user-error.js";
import { number, plural } from "../report/wording.js";
import { visibleStart } from "../report/visible-text.js";
import { changeFilesBelow } from "./files-below.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { ignoredLine } from "./ignored-file.js";
import { assertPlain } from "./plain-argument.js";
import { readInputFile } from "./read-input-file.js";
import { redactedContent, redactor } from "./redaction.js";

export interface ImportArguments {
  readonly actor: string;
  readonly reason: string;
  /** A time or date, as it will stand in the file. */
  readonly expires: string;
  readonly layout?: string;
  readonly config?: string;
}

const MAX_LISTED = 50;
const ADVICE = "Name a .gitleaksignore or a .secrets.baseline.";

/** @returns 0: what found no counterpart is listed. */
export async function runImportBaseline(dir: string, file: string, options: ImportArguments): Promise<number> {
  const { actor, reason, expires } = options;
  if (reason.length < 10) throw new UserError("The reason is too short.", "Say in a few words why they may stand");
  assertPlain("--reason", [reason], "prose");
  assertPlain("--actor", [actor], "name");
  const repository = await openRepository(dir);
  try {
    const result = await importBaseline({
      repository,
      tree: await repository.workingTree(),
      prefix: repository.prefix,
      gate: gateOptions(dir, options, repository),
      text: Buffer.from(readInputFile({ file, advice: ADVICE })).toString("utf8"),
      name: file,
      answer: { actor, reason, expires },
      newSalt: randomBytes(16).toString("hex"),
      onSecret: redactor.learn,
    });
    const { path, text, before } = result.file;
    changeFilesBelow(dir, [{ path, before, after: redactedContent(text) }]);
    process.stdout.write(
      `Wrote ${visibleStart(path, 500)}: a secret was found for ${plural(result.matched, "entry").replace(/entrys$/, "entries")}.\n`,
    );
    process.stdout.write(await ignoredLine(repository, path));
    for (const { label, reason: why } of result.left.slice(0, MAX_LISTED)) {
      process.stdout.write(`Not imported: ${visibleStart(label, 300)}: ${why}.\n`);
    }
    const more = result.left.length - MAX_LISTED;
    if (more > 0) process.stdout.write(`And ${number(more)} more ${more === 1 ? "was" : "were"} not imported.\n`);
    return 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    await repository.close();
  }
}
