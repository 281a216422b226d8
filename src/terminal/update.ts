/** `memory-steward update validate` and `update new`: what an agent or its author tries before sending. */
import { resolve } from "node:path";
import { validateUpdate, type ValidatedUpdate } from "../commands/propose/validate-update.js";
import { draftRecord } from "../commands/draft-update/draft-record.js";
import { openRepository } from "../git/repository.js";
import { loadGate } from "../load/gate.js";
import { UserError } from "../memory/user-error.js";
import { renderUpdateJson } from "../report/update-json.js";
import { renderUpdatePretty, type ShownLines } from "../report/update-pretty.js";
import { visible } from "../report/visible-text.js";
import { newUpdate } from "../updates/new-update.js";
import { requireProposable } from "../updates/require-proposable.js";
import { useColor } from "./color.js";
import { withMemoryAbove } from "./with-memory-above.js";
import type { AnswerFormat } from "./formats.js";
import { gateOptions } from "./gate-options.js";
import { overlayOf } from "./overlay.js";
import { readNamedArtifact } from "./read-artifact.js";
import { learnFrom, redactor } from "./redaction.js";
import { remedyOf } from "./rule-descriptions.js";
import { shownLines } from "./shown-lines.js";
import { artifactNames, artifactPlace, assertNew, writeArtifact } from "./write-artifact.js";

export interface ValidateArguments {
  readonly dir: string;
  readonly on: string;
  readonly repository?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly format: AnswerFormat;
}

/** @returns 0 where the update can be proposed, 1 where it is refused. */
export async function runUpdateValidate(file: string, options: ValidateArguments): Promise<number> {
  const bytes = await readNamedArtifact(file);
  const dir = resolve(options.dir);
  const repository = await openRepository(dir);
  try {
    const result = await validateUpdate({
      bytes,
      repository,
      main: options.on,
      ...(options.repository !== undefined && { memoryRepository: options.repository }),
      overlay: overlayOf(repository),
      root: repository.root,
      gate: gateOptions(dir, options, repository),
      now: new Date(),
      onSecret: redactor.learn,
    });
    learnFrom(bytes);
    process.stdout.write(print(result, shownLines(bytes, file), options));
    return result.refusals.length === 0 ? 0 : 1;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    await repository.close();
  }
}

function print(result: ValidatedUpdate, shown: ShownLines | undefined, { format }: ValidateArguments): string {
  if (format === "json") return renderUpdateJson(result);
  return renderUpdatePretty(result, useColor(), shown, remedyOf);
}

export interface NewUpdateArguments {
  readonly layout?: string;
  readonly config?: string;
  readonly dir: string;
  readonly memory: string;
  readonly run: string;
  readonly source: string;
  readonly output: string;
  /** One kind, for the record that is to be filled in. */
  readonly kind?: readonly string[];
  /** Of that record. */
  readonly owner?: readonly string[];
}

/**
 * Writes an artifact to be filled in; never over a file.
 * @throws UserError where the memory could take none.
 */
export async function runUpdateNew(options: NewUpdateArguments): Promise<number> {
  const { dir, memory, run, source, output } = options;
  const kind = oneKind(options.kind);
  assertNew(output);
  const repository = await openRepository(resolve(dir));
  try {
    const baseCommit = await repository.resolve("HEAD");
    const tree = await repository.commitTree("HEAD");
    const reading = gateOptions(resolve(dir), options, repository);
    const gate = await loadGate(tree, reading);
    requireProposable(gate.layout);
    const record = await draftRecord({ kind, tree, gate, owners: options.owner ?? [], now: new Date() });
    writeArtifact(
      output,
      newUpdate({
        memoryRepository: memory,
        run,
        sourceRepository: source,
        baseCommit,
        record,
      }),
    );
    const [wrote, file] = artifactNames(output);
    const where = dir === "." ? "" : ` --dir ${visible(dir)}`;
    process.stderr.write(
      `${wrote}. Fill in the rationale and the changes, then run\n  memory-steward update validate ${file}${where}\n`,
    );
    process.stderr.write(await artifactPlace({ repository, dir: resolve(dir), gate: reading }, output));
    return 0;
  } catch (error) {
    throw await withMemoryAbove(error, resolve(dir));
  } finally {
    await repository.close();
  }
}

/** @throws UserError where it is no single kind. */
function oneKind(written: readonly string[] = []): string | undefined {
  const [kind, ...others] = written;
  if (others.length === 0 && kind?.includes("=") !== true) return kind;
  throw new UserError(
    `--kind ${written.join(" ")} names more than the kind of one record.`,
    "Name one, such as --kind Decision; types of memories have kinds with --memories and --extract alone",
  );
}
