/** `memory-steward accept`. */
import { acceptFindings, type AcceptResult } from "../commands/check/accept-findings.js";
import { openRepository } from "../git/repository.js";
import { DAY, parseInstant, utcDay } from "../memory/instant.js";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";
import { lineAndColumn, plural } from "../report/wording.js";
import { changeFilesBelow } from "./files-below.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { ignoredLine } from "./ignored-file.js";
import { overlayOf } from "./overlay.js";
import { assertPlain } from "./plain-argument.js";
import { redactor } from "./redaction.js";

export interface AcceptArguments {
  readonly actor: string;
  readonly reason: string;
  /** A time or date, as it will stand in the file. */
  readonly expires?: string;
  readonly detail?: string;
  readonly base?: string;
  readonly layout?: string;
  readonly config?: string;
}

/** Until when it is accepted where the caller does not say. */
const DAYS = 90;
const MAX_LISTED = 50;

/** @returns 0: what is not written is an error. */
export async function runAccept(
  dir: string,
  rule: string,
  place: string | undefined,
  options: AcceptArguments,
): Promise<number> {
  const now = new Date();
  const { actor, detail, base } = options;
  const reason = options.reason.trim();
  const expires = options.expires ?? utcDay(now.getTime() + DAYS * DAY);
  assertWords(actor, reason);
  assertToCome(expires, now);
  const repository = await openRepository(dir, base === undefined ? [] : [base]);
  try {
    const tree = await repository.workingTree();
    const result = await acceptFindings({
      subject: base === undefined ? { tree } : { comparison: await repository.compare(base, undefined) },
      tree,
      root: repository.prefix.replace(/\/$/, ""),
      gate: gateOptions(dir, options, repository),
      overlay: overlayOf(repository),
      now,
      ...(repository.isGit && { history: repository.history() }),
      secrets: { onValue: redactor.learn },
      rule,
      ...(place !== undefined && { place }),
      ...(detail !== undefined && { detail }),
      actor,
      reason,
      expires,
    });
    // Once more, with the secrets that the memory holds.
    assertWords(actor, reason);
    const { path, before, text } = result.file;
    assertPlain(
      "the place",
      result.entries.flatMap(({ subject, detail: more = "" }) => [subject, more]),
      "prose",
    );
    changeFilesBelow(dir, [{ path, before, after: text }]);
    process.stdout.write(story(result, rule, actor, expires) + (await ignoredLine(repository, path)));
    return 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    await repository.close();
  }
}

function assertWords(actor: string, reason: string): void {
  if (reason.length < 10) {
    throw new UserError("The reason is too short.", "Say in ten characters or more why it may stand");
  }
  if (actor.trim() === "") throw new UserError("Nobody is named as --actor.", "Name who accepts it, such as user:name");
  assertPlain("--reason", [reason], "prose");
  assertPlain("--actor", [actor], "name");
}

function assertToCome(expires: string, now: Date): void {
  const until = parseInstant(expires);
  if (until && until.time + (until.dateOnly ? DAY : 0) > now.getTime()) return;
  throw new UserError(`${expires} is over, so the waiver would accept nothing.`, "Name a day to come with --expires");
}

function story({ findings, file }: AcceptResult, rule: string, actor: string, expires: string): string {
  const lines = findings.slice(0, MAX_LISTED).map(({ path, range, message }) => {
    return `  ${visibleStart(path, 500)}:${lineAndColumn(range.start)}  ${visibleStart(message, 500)}`;
  });
  const rest = findings.length - MAX_LISTED;
  return [
    `Wrote ${visibleStart(file.path, 500)}: ${plural(findings.length, "finding")} of ${rule}, accepted by ${visibleStart(actor, 200)} until ${expires}.`,
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    "A change is judged by the waivers of its target branch: it counts there once this file is on that branch.",
    "",
  ].join("\n");
}
