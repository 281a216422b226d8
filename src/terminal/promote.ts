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
import { withArticle } from "../rules/phrases.js";
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
      root: repository.root,
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
      say(`${visible(note)} holds what the record would repeat:`, "");
      say(...errors.map(findingLine), "");
      say(
        "Nothing was written. Next: take that out of the note, revoke it if it is a secret, and promote the note again.",
      );
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
      say(...result.errors.map(findingLine), "");
      say(
        "Nothing was written. Next: mend that in the note, or by --kind, --id, --owner or --to, and promote the note again.",
      );
      return 1;
    }
    await assertSameFraming(result.path, result.text);
    changeFilesBelow(folder, [{ path: result.path, before: undefined, after: result.text }]);
    say(
      ...summary(result, note, hidden?.paths.has(result.path) ?? false),
      "",
      ...nextSteps(result, options.kind, folder),
    );
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

function summary({ path, text, relinked, misspelt, remarks }: PromotedNote, note: string, isHidden: boolean): string[] {
  const frontMatter = text.slice(0, text.indexOf("\n---", 3) + 4).split(/\r?\n/);
  return [
    `Wrote ${visible(path)}:`,
    "",
    ...(isHidden ? [`what it says is ${WITHHELD}`] : frontMatter).map((line) => `  ${visible(line)}`),
    "",
    "Below it stands the text of the note.",
    ...(relinked > 0
      ? [
          `${plural(relinked, "relative link")} of it ${relinked === 1 ? "was" : "were"} rewritten for the record's place.`,
        ]
      : []),
    ...(misspelt
      ? [
          `The note's key "${visible(misspelt.key)}" was probably meant for "${misspelt.name}": the record does not repeat it.`,
        ]
      : []),
    `Nothing else was written: ${visible(note)} stays as it is, the record names it as its source, and nothing is committed.`,
    ...(remarks.length > 0 ? ["The check says of the record:", ...remarks.map(findingLine)] : []),
  ];
}

function nextSteps({ id, path }: PromotedNote, kind: string, folder: string): string[] {
  const there = relative(process.cwd(), folder);
  return [
    "Next:",
    `  1. Read ${visible(join(there, path))}, and make its text that of ${visible(withArticle(kind))}.`,
    `  2. Check it: memory-steward check${there === "" ? "" : ` ${visible(there)}`}`,
    `  3. Commit it on a branch, and let ${visible(id)} be approved in a pull request.`,
  ];
}

function findingLine({ severity, path, range, message, rule }: Finding): string {
  return `  ${severity}  ${visibleStart(path, 500)}:${lineAndColumn(range.start)}  ${visibleStart(message, 600)}  ${rule}`;
}

function say(...lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
