/** Tells the story twice: as it goes in the terminal, and in the end as a page. */
import { clip } from "../../src/memory/clip.js";
import { COMMENT_BYTES } from "../../src/memory/forge.js";
import { composeComment } from "../../src/report/comment/compose.js";
import type { Chapter, Story } from "./story.js";
import { plural } from "../../src/report/wording.js";
import { wrap } from "../../src/report/wrap.js";
import { COLUMNS, printText } from "./print-text.js";
import type { Reaction } from "./stage.js";

const MAX_LINES = 45;

export class Teller {
  readonly #chapters: Chapter[] = [];

  get chapters(): Story["chapters"] {
    return this.#chapters;
  }

  /** All that a chapter has to show but for the diff and the calls one by one, which the terminal leaves to the page. */
  chapter(chapter: Chapter, mostLines = MAX_LINES): void {
    this.#chapters.push(chapter);
    this.say("", `── ${chapter.heading} ──`, "");
    if (chapter.text !== undefined) this.say(...wrap(chapter.text, COLUMNS), "");
    this.say(...(chapter.lines ?? []));
    if (chapter.calls) this.say(`  ${plural(chapter.calls.length, "API call")}`);
    if (chapter.checkRun) {
      const { annotations } = chapter.checkRun;
      for (const { level, path, startLine, message } of annotations) {
        this.say(`    ${level}  ${path}:${startLine}`, `             ${clip(message.split("\n")[0] ?? "", COLUMNS)}`);
      }
    }
    if (chapter.comment) {
      const { author, state, input } = chapter.comment;
      const text = printText(composeComment(input, { bytes: COMMENT_BYTES, withDrawing: true }));
      this.say("", `  ${author} · comment ${state}`);
      this.say(...cut(text, mostLines).map((line) => `  │ ${line}`.trimEnd()));
    }
    for (const { author, title, markdown } of chapter.posts ?? []) {
      this.say("", `  ${author} · ${title}`);
      this.say(...cut(markdown.split("\n"), mostLines).map((line) => `  │ ${line}`.trimEnd()));
    }
  }

  say(...lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
  }
}

/** Each job with its verdict, and what its token may do. */
export function jobLines({ records }: Reaction): string[] {
  return records.flatMap(({ workflow, event, jobs }) =>
    jobs
      .filter(({ result }) => result !== "skipped")
      .map(({ name, result, permissions }) => {
        const scopes = Object.entries(permissions).map(([scope, level]) => `${scope.replace("_", "-")} ${level}`);
        return `  ${result === "success" ? "✓" : "✗"} ${workflow} / ${name}  on ${event}, token: ${scopes.sort().join(", ")}`;
      }),
  );
}

function cut(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most + 1) return lines;
  return [...lines.slice(0, most), `… ${plural(lines.length - most, "more line")}`];
}
