/** `memory-steward update new --memories FILE`, `-- EXTRACTOR ...` and the like: an artifact from what machines tell of a run. */
import { resolve } from "node:path";
import { updateOfFailures } from "../commands/draft-update/update-of-failures.js";
import { updateOfFeedback } from "../commands/draft-update/update-of-feedback.js";
import { updateOfMemories } from "../commands/draft-update/update-of-memories.js";
import type { DraftInput } from "../commands/draft-update/drafted-update.js";
import { loadGate } from "../load/gate.js";
import { requireProposable } from "../updates/require-proposable.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import type { DraftedUpdate, EntryFault } from "../memory/run-events.js";
import { UserError } from "../memory/user-error.js";
import { pageAddress } from "../memory/project-address.js";
import { visible, visibleStart } from "../report/visible-text.js";
import { plural } from "../report/wording.js";
import { extractionPrompt } from "../updates/extraction-prompt.js";
import { MAX_ENTRIES_BYTES } from "../updates/read-entries.js";
import { gateOptions } from "./gate-options.js";
import { readNamedArtifact, readRunText } from "./read-artifact.js";
import { runExtractor } from "./run-extractor.js";
import type { NewUpdateArguments } from "./update.js";
import { artifactNames, artifactPlace, assertNew, writeArtifact } from "./write-artifact.js";

export interface UpdateFromArguments extends NewUpdateArguments {
  readonly memories?: string;
  readonly failures?: string;
  readonly feedback?: string;
  readonly extract?: string;
  readonly extractorEnv?: readonly string[];
  readonly extractorTimeout?: number;
  readonly owner?: readonly string[];
  readonly kind?: readonly string[];
  readonly layout?: string;
  readonly config?: string;
}

const TIMEOUT_SECONDS = 120;
const TEXT_LENGTH = 300;

/**
 * @param command program and arguments of an extractor; empty for none.
 * @returns 0 where the artifact was written or there is nothing to propose, 1 where a fault stands in the way.
 */
export async function runUpdateFrom(command: readonly string[], options: UpdateFromArguments): Promise<number> {
  assertOneSource(command, options);
  const { output } = options;
  assertNew(output);
  const repository = await openRepository(resolve(options.dir));
  try {
    const input = await inputOf(repository, options);
    const drafted = command.length > 0 ? await extracted(command, options, input) : await fromFile(options, input);
    if (!drafted) return 1;
    const { isWritten, code } = tell(drafted, options);
    const dir = resolve(options.dir);
    if (isWritten) {
      process.stderr.write(
        await artifactPlace({ repository, dir, gate: gateOptions(dir, options, repository) }, output),
      );
    }
    return code;
  } finally {
    await repository.close();
  }
}

function assertOneSource(command: readonly string[], { extract, ...files }: UpdateFromArguments): void {
  const named = [extract ?? files.memories, files.failures, files.feedback].filter((file) => file !== undefined);
  if (named.length > 1) {
    throw new UserError(
      "An update is of memories, of failures or of feedback.",
      "Make an update of each, with a name of its own.",
    );
  }
  if (command.length > 0 === (extract !== undefined)) return;
  throw new UserError(
    command.length > 0 ? "An extractor needs the text of a run." : "There is no extractor to read the text of the run.",
    "Write --extract FILE -- PROGRAM ARGUMENT..., where FILE holds what the run said.",
  );
}

async function inputOf(repository: GitRepository, options: UpdateFromArguments): Promise<DraftInput> {
  const { memory, run, source } = options;
  const tree = await repository.commitTree("HEAD");
  const gate = gateOptions(resolve(options.dir), options, repository);
  requireProposable((await loadGate(tree, gate)).layout);
  return {
    tree,
    root: repository.root,
    gate,
    now: new Date(),
    owners: options.owner ?? [],
    kinds: new Map((options.kind ?? []).map(pairOf)),
    source: {
      memoryRepository: memory,
      sourceRun: { id: run, repository: source },
      baseCommit: await repository.resolve("HEAD"),
    },
  };
}

function pairOf(written: string): [string, string] {
  const [type, kind] = written.split("=");
  if (type && kind) return [type, kind];
  throw new UserError(`--kind ${written} names no type and kind.`, "Write it as gotcha=Runbook.");
}

const INPUTS = {
  memories: { update: updateOfMemories, what: "the memories of a run", page: "from-an-extractor" },
  failures: { update: updateOfFailures, what: "the events of a failure detector", page: "from-a-failure-detector" },
  feedback: { update: updateOfFeedback, what: "the feedback on routing", page: "from-feedback-on-routing" },
} as const;

/** What was named, and how such a file is written. */
function namedInput({ failures, feedback, memories = "" }: Omit<UpdateFromArguments, "output">) {
  const named =
    failures !== undefined
      ? { ...INPUTS.failures, file: failures }
      : feedback !== undefined
        ? { ...INPUTS.feedback, file: feedback }
        : { ...INPUTS.memories, file: memories };
  return { ...named, page: pageAddress(`docs/updates.md#${named.page}`) };
}

async function fromFile(options: UpdateFromArguments, input: DraftInput): Promise<DraftedUpdate> {
  const { update, file, what, page } = namedInput(options);
  const advice = `Name a file with ${what}, as ${page} shows it, or send it to the standard input of -.`;
  return await update(await readNamedArtifact(file, advice), input);
}

/** Undefined where the extractor failed and no file stands in for it. */
async function extracted(
  command: readonly string[],
  options: UpdateFromArguments,
  input: DraftInput,
): Promise<DraftedUpdate | undefined> {
  const result = await runExtractor({
    command,
    prompt: extractionPrompt(readRunText(options.extract ?? "")),
    environment: options.extractorEnv ?? [],
    timeoutSeconds: options.extractorTimeout ?? TIMEOUT_SECONDS,
    maxBytes: MAX_ENTRIES_BYTES,
  });
  const drafted = "answer" in result ? await updateOfMemories(result.answer, input) : undefined;
  if (drafted?.faults.length === 0) return drafted;
  const why = "failure" in result ? `it failed: ${result.failure}` : "its answer cannot be used";
  const instead =
    options.memories === undefined ? "Nothing was extracted." : `${visible(options.memories)} is taken instead.`;
  say(`The extractor gave nothing, since ${visible(why)}. ${instead}`);
  for (const line of linesOf(drafted?.faults ?? [])) say(line);
  return options.memories === undefined ? undefined : await fromFile(options, input);
}

function tell(
  { text, changes, faults, notes }: DraftedUpdate,
  { output, ...options }: UpdateFromArguments,
): { isWritten: boolean; code: number } {
  for (const line of linesOf(notes)) say(line);
  if (faults.length > 0) {
    say("Nothing was written:");
    for (const line of linesOf(faults)) say(line);
    say(whatToMend(options));
    return { isWritten: false, code: 1 };
  }
  if (text === undefined) {
    say("There is nothing to propose, so nothing was written.");
    return { isWritten: false, code: 0 };
  }
  writeArtifact(output, text);
  const [wrote, file] = artifactNames(output);
  say(`${wrote} with ${plural(changes, "change")}. Read it, then run\n  memory-steward update validate ${file}`);
  return { isWritten: true, code: 0 };
}

/** What an extractor printed has no name. */
function whatToMend(options: Omit<UpdateFromArguments, "output">): string {
  const { file, page } = namedInput(options);
  const mend =
    file === ""
      ? "Mend what the extractor prints"
      : file === "-"
        ? "Mend it"
        : `Mend ${visibleStart(file, TEXT_LENGTH)}`;
  return `${mend} and call again; ${page} shows the form.`;
}

function linesOf(faults: readonly EntryFault[]): string[] {
  return faults.map(({ where, message }) => `  ${visible(where)} ${visibleStart(message, TEXT_LENGTH)}`);
}

/** Of the artifact, which alone may stand on the standard output. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
