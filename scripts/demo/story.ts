/** The life of a pull request on one page: what was pushed, what the check said, what the comment says now. */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import type { CheckAnnotation, Conclusion } from "../../src/memory/forge.js";
import type { CommentInput } from "../../src/report/comment/comment-input.js";
import type { DiffLine } from "../../src/report/unified-diff.js";
import { listedOf, plural } from "../../src/report/wording.js";
import { escapeHtml } from "../../src/report/html/escape-html.js";
import { htmlPage } from "../../src/report/html/page.js";
import { commentBox } from "../comment-box.js";

export interface Story {
  readonly title: string;
  /** One paragraph. */
  readonly introduction: string;
  readonly chapters: readonly Chapter[];
  /** What the whole came to: `API calls`, `9`. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

export interface Chapter {
  readonly heading: string;
  /** One paragraph. */
  readonly text?: string;
  /** As the terminal shows them: commands with what they print, jobs with their verdicts. */
  readonly lines?: readonly string[];
  readonly diff?: readonly DiffLine[];
  readonly checkRun?: ShownCheckRun;
  readonly comment?: ShownComment;
  readonly posts?: readonly ShownPost[];
  readonly calls?: readonly ShownCall[];
}

/** A text that the bot left on the forge, in the Markdown that it sent. */
interface ShownPost {
  readonly author: string;
  /** `pull request 3: Add a runbook`. */
  readonly title: string;
  readonly markdown: string;
}

interface ShownCheckRun {
  readonly name: string;
  readonly conclusion: Conclusion;
  readonly title: string;
  readonly annotations: readonly CheckAnnotation[];
}

interface ShownComment {
  readonly author: string;
  /** `created`, or `updated: the same one`. */
  readonly state: string;
  readonly input: CommentInput;
}

interface ShownCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

const ANNOTATIONS = 20;
const CALLS = 100;

/** One self-contained page; all text of it is escaped, but for the Markdown of posts, which is rendered. */
export function renderStory(story: Story): string {
  const parts = [
    `<h1>${escapeHtml(story.title)}</h1>`,
    `<p>${escapeHtml(story.introduction)}</p>`,
    ...story.chapters.map((chapter, at) => chapterHtml(chapter, at + 1)),
    factsTable(story.facts),
  ];
  return htmlPage(story.title, parts.join("\n"));
}

function chapterHtml(chapter: Chapter, number: number): string {
  const { heading, text, lines = [], diff, checkRun, comment, posts = [], calls } = chapter;
  return [
    `<section class="chapter">`,
    `<h2><span class="number">${number}</span> ${escapeHtml(heading)}</h2>`,
    ...(text === undefined ? [] : [`<p>${escapeHtml(text)}</p>`]),
    ...(lines.length > 0 ? [`<pre>${lines.map((line) => `<code>${escapeHtml(line)}\n</code>`).join("")}</pre>`] : []),
    ...(diff && diff.length > 0 ? [`<pre>${diff.map(diffRow).join("")}</pre>`] : []),
    ...(checkRun ? [checkRunBox(checkRun)] : []),
    ...(comment ? [commentBox(comment.input, comment.author, `comment ${comment.state}`)] : []),
    ...posts.map(postBox),
    ...(calls && calls.length > 0 ? [callsTable(calls)] : []),
    "</section>",
  ].join("\n");
}

function diffRow({ kind, text }: DiffLine): string {
  // A tab has been kept by the diff, since it has a width.
  const shown = text.split("\t").map(escapeHtml).join("\t");
  return `<code${kind === "context" ? "" : ` class="${kind}"`}>${shown}\n</code>`;
}

const CONCLUSIONS: Readonly<Record<Conclusion, readonly [mark: string, className: string]>> = {
  success: ["✓", "pass"],
  failure: ["✗", "fail"],
  cancelled: ["–", "neutral"],
};

function checkRunBox({ name, conclusion, title, annotations }: ShownCheckRun): string {
  const [mark, className] = CONCLUSIONS[conclusion];
  const shown = annotations.slice(0, listedOf(annotations.length, ANNOTATIONS));
  const rest = annotations.length - shown.length;
  return [
    `<article class="box"><header><span class="${className}">${mark}</span> <strong>${escapeHtml(name)}</strong> ${escapeHtml(title)}</header>`,
    `<div class="body">`,
    ...(annotations.length === 0 ? [`<p class="small">No annotations</p>`] : shown.map(annotationHtml)),
    ...(rest > 0 ? [`<p class="small">and ${plural(rest, "more annotation")}</p>`] : []),
    "</div></article>",
  ].join("\n");
}

function annotationHtml({ level, path, startLine, title, message }: CheckAnnotation): string {
  const lines = message.split("\n").map(escapeHtml).join("\n");
  return `<div class="annotation ${level}"><code>${escapeHtml(path)}:${startLine}</code> <strong>${escapeHtml(title)}</strong>\n${lines}</div>`;
}

/** As the forge shows it. Of HTML the folds alone are elements, as they are in the steward's own texts. */
function postBox({ author, title, markdown }: ShownPost): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const folded = html.replace(/&lt;(\/?(?:details|summary|b))&gt;/g, "<$1>");
  return `<article class="box comment">
<header><strong>${escapeHtml(author)}</strong><span class="badge">bot</span> ${escapeHtml(title)}</header>
<div class="body">
${folded}
</div>
</article>`;
}

function callsTable(calls: readonly ShownCall[]): string {
  const rows = calls
    .slice(0, CALLS)
    .map(
      ({ method, path, status }) =>
        `<tr><td><code>${escapeHtml(method)}</code></td><td><code>${escapeHtml(path)}</code></td><td>${status}</td></tr>`,
    );
  const title =
    calls.length > CALLS ? `${plural(calls.length, "API call")}, the first ${CALLS}` : plural(calls.length, "API call");
  return `<details><summary>${title}</summary>\n<div class="wide" role="region" aria-label="Table" tabindex="0"><table class="calls"><tbody>${rows.join("")}</tbody></table></div>\n</details>`;
}

function factsTable(facts: Story["facts"]): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ([name, value]) => `<tr><td>${escapeHtml(name)}</td><td><strong>${escapeHtml(value)}</strong></td></tr>`,
  );
  return `<h2>In the end</h2>\n<div class="wide" role="region" aria-label="Table" tabindex="0"><table class="facts"><tbody>${rows.join("")}</tbody></table></div>`;
}
