/** `memory-steward promote`: writes the record of a note. */
import { realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { promote, type PromotedNote } from "../commands/promote/promote.js";
import { openRepository } from "../git/repository.js";
import type { Finding } from "../memory/finding.js";
import { UserError } from "../memory/user-error.js";
import { publicFindings } from "../report/public-report.js";
import { visible, visibleStart } from "../report/visible-text.js";
import { lineAndColumn, plural } from "../report/wording.js";
import { isReadByAll, WITHHELD } from "./audience.js";
import { assertWritable, changeFilesBelow } from "./files-below.js";
import { assertSameFraming } from "./framing.js";
import { findMemory } from "./find-memory.js";
import { overlayOf } from "./overlay.js";

export interface PromoteArguments {
  readonly kind: string;
  readonly id?: string;
  readonly owner?: readonly string[];
  readonly to?: string;
}

/**
 * @returns 0 where the record was written, 1 where it would bring errors or repeat a secret and was not.
 * @throws UserError where the note, or what is said of the record, does not serve.
 */
export async function runPromote(note: string, options: PromoteArguments, now = new Date()): Promise<number> {
  const file = existingFile(note);
  const folder = findMemory(file);
  const to = options.to === undefined ? undefined : below(folder, resolve(options.to));
  if (to !== undefined) assertWritable(folder, to);
  const repository = await openRepository(folder);
  try {
    const whole = await promote({
      tree: await repository.workingTree(),
      root: repository.prefix.replace(/\/$/, ""),
      gate: {},
      now,
      overlay: overlayOf(repository),
      note: below(folder, file),
      kind: options.kind,
      ...(options.id !== undefined && { id: options.id }),
      ...(options.owner !== undefined && { owners: options.owner }),
      ...(to !== undefined && { to }),
    });
    const hidden = isReadByAll(process.env) ? whole.restricted : undefined;
    if (whole.kind === "refused") {
      const errors = hidden ? publicFindings(whole.errors, hidden) : whole.errors;
      say(`${visible(note)} holds what the record would repeat; nothing was written:`, "");
      say(...errors.map(findingLine));
      return 1;
    }
    const result = hidden
      ? { ...whole, errors: publicFindings(whole.errors, hidden), remarks: publicFindings(whole.remarks, hidden) }
      : whole;
    if (result.errors.length > 0) {
      say(
        `${visible(result.path)} was not written, since it would bring ${plural(result.errors.length, "error")}:`,
        "",
      );
      say(...result.errors.map(findingLine));
      return 1;
    }
    await assertSameFraming(result.path, result.text);
    changeFilesBelow(folder, [{ path: result.path, before: undefined, after: result.text }]);
    say(...summary(result, note, hidden?.paths.has(result.path) ?? false));
    return 0;
  } finally {
    await repository.close();
  }
}

/** Folders on the way are resolved, the file itself is not. */
function existingFile(note: string): string {
  const path = resolve(note);
  try {
    return join(realpathSync(dirname(path)), basename(path));
  } catch {
    throw new UserError(`There is no file ${note}.`, "Name the Markdown file of a note.");
  }
}

function below(folder: string, file: string): string {
  const path = relative(folder, file);
  if (path === "" || path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) {
    throw new UserError(`${file} lies outside the memory in ${folder}.`, "Name a file of the memory.");
  }
  return path.split(sep).join("/");
}

function summary({ id, path, text, relinked, remarks }: PromotedNote, note: string, isHidden: boolean): string[] {
  const frontMatter = text.slice(0, text.indexOf("\n---", 3) + 4).split(/\r?\n/);
  return [
    `Wrote ${visible(path)}:`,
    "",
    ...(isHidden ? [`what it says is ${WITHHELD}`] : frontMatter).map((line) => `  ${visible(line)}`),
    "",
    `${visible(note)} stays as it is; the record names it as its source.`,
    ...(relinked > 0 ? [`Rewrote ${plural(relinked, "relative link")} for the record's place.`] : []),
    ...remarks.map(findingLine),
    `Review the text, then let ${visible(id)} be approved in a pull request.`,
  ];
}

function findingLine({ severity, path, range, message, rule }: Finding): string {
  return `  ${severity}  ${visibleStart(path, 500)}:${lineAndColumn(range.start)}  ${visibleStart(message, 600)}  ${rule}`;
}

function say(...lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
