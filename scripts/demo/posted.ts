/** What stands on a pull request of the stand-in, in the shapes that the page and the terminal show. */
import { fullName, type Comment, type Repository } from "../../__tests__/github/state.js";
import { judgePullRequest } from "../../src/commands/publish/judge-pull-request.js";
import { STEWARD_VERSION } from "../../src/commands/version.js";
import { readMarker, withMarker } from "../../src/forge/comment-marker.js";
import { connectGitHub } from "../../src/forge/github.js";
import { redactor } from "../../src/terminal/redaction.js";
import { makePullClone } from "../../src/git/pull-clone.js";
import type { CheckAnnotation, Conclusion } from "../../src/memory/forge.js";
import type { CommentInput } from "../../src/report/comment/comment-input.js";
import { renderComment } from "../../src/report/comment/render-comment.js";
import { ruleDescriptions } from "../../src/terminal/rule-descriptions.js";
import { readSources } from "../../src/terminal/sources.js";
import { BOT, place, type Stage } from "./stage.js";

export interface PostedRun {
  readonly name: string;
  readonly conclusion: Conclusion;
  readonly title: string;
  readonly annotations: readonly CheckAnnotation[];
}

/** The check runs of a name on the pull request's head, the newest last. */
export function postedRun(repository: Repository, name: string, number: number): PostedRun {
  const head = repository.issues.get(number)?.pull?.head.sha;
  const run = [...repository.checks.values()].findLast((check) => check.name === name && check.headSha === head);
  if (!run) throw new Error(`The head of pull request ${number} has no check run ${name}.`);
  return {
    name,
    conclusion: run.conclusion === "success" ? "success" : run.conclusion === "failure" ? "failure" : "cancelled",
    title: run.title ?? "",
    annotations: run.annotations.map(({ path, start_line, end_line, annotation_level, title, message }) => ({
      path,
      startLine: start_line,
      endLine: end_line,
      level: annotation_level === "failure" || annotation_level === "warning" ? annotation_level : "notice",
      title: title ?? "",
      message,
    })),
  };
}

/** The one comment of the bot. @throws where there is none or more than one */
export function postedComment(repository: Repository, number: number): Comment {
  const comments = [...repository.comments.values()].filter(
    ({ issue, user }) => issue === number && user.login === BOT,
  );
  const [comment] = comments;
  if (!comment || comments.length > 1) {
    throw new Error(`Pull request ${number} carries ${comments.length} comments of the steward, not one.`);
  }
  return comment;
}

/**
 * What the comment was made of, judged again from the same commits. Its text proves it: it is the text that was posted.
 * @throws where it is not
 */
export async function commentInput(stage: Stage, repository: Repository, number: number): Promise<CommentInput> {
  const { standIn } = stage;
  const { body } = postedComment(repository, number);
  const marker = readMarker("report", body);
  if (!marker) throw new Error(`The comment on pull request ${number} does not begin with the steward's marker.`);
  const token = standIn.jobToken(repository, { contents: "read", pull_requests: "read" }).value;
  const { owner, repo } = place(repository);
  const forge = connectGitHub({
    token,
    apiUrl: standIn.urls.api,
    owner,
    repository: repo,
    version: STEWARD_VERSION,
    redactor,
    log: () => undefined,
    fetch: standIn.fetch,
  });
  const pull = await forge.pullRequest(number);
  if (!pull) throw new Error(`There is no pull request ${number}.`);
  const { server } = standIn.urls;
  const source = await makePullClone({ url: `${server}/${fullName(repository)}.git`, token, directory: "" });
  try {
    const judged = await judgePullRequest({
      forge,
      pull,
      source,
      gate: {},
      root: "",
      now: new Date(),
      isPublic: !repository.private,
      links: { server, repository: fullName(repository), run: marker.run.id },
      rules: ruleDescriptions(),
      textsOf: readSources,
    });
    if (!judged) throw new Error(`Pull request ${number} has moved on.`);
    const written = withoutTimes(body);
    const again = withoutTimes(withMarker("report", renderComment(judged.report), marker));
    if (again !== written) {
      throw new Error(`src/ writes another comment than dist/: run npm run build.\n${firstDifference(written, again)}`);
    }
    return judged.report;
  } finally {
    await source.repository.close();
    await source.close();
  }
}

/** Suggestions may hold the time at which they were made. */
function withoutTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "<time>");
}

function firstDifference(left: string, right: string): string {
  const others = right.split("\n");
  const lines = left.split("\n");
  const at = lines.findIndex((line, index) => line !== others[index]);
  return `- ${lines[at] ?? ""}\n+ ${others[at] ?? ""}`;
}
