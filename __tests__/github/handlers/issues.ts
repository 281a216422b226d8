/** Issues, their comments and labels; a pull request is an issue too. */
import { actor, invalid, notFound, paged, Refused, type Call, type Handler } from "../answers.js";
import { commentEvent, pullEvent } from "../events.js";
import { isList, numberAt, plain, textAt, type Json } from "../json.js";
import type { Comment, Issue, Label } from "../state.js";
import { hasRole } from "../tokens.js";
import { Views } from "../views.js";
import { checkLength, startsRuns, type PullIssue } from "./pulls.js";

const LABELS_AT_MOST = 100;

export const ISSUE_HANDLERS: Readonly<Record<string, Handler>> = {
  "issues/get": (call) => {
    const issue = issueOf(call);
    const views = new Views(call.standIn);
    const closed_by = issue.closedBy ? views.account(issue.closedBy) : null;
    return { status: 200, body: { ...views.issue(issue, call.repository), closed_by } };
  },

  "issues/list-for-repo": (call) => {
    const { query, repository, standIn } = call;
    const [state, creator] = [textAt(query, "state") ?? "open", textAt(query, "creator")];
    const issues = [...repository.issues.values()]
      .filter((issue) => state === "all" || issue.state === state)
      .filter((issue) => creator === undefined || issue.user.login.toLowerCase() === creator.toLowerCase())
      .sort((a, b) => (textAt(query, "direction") === "asc" ? a.number - b.number : b.number - a.number));
    return paged(
      call,
      issues.map((issue) => new Views(standIn).issue(issue, repository)),
    );
  },

  "issues/create": (call) => {
    const { standIn, repository } = call;
    checkLength("Issue", textAt(call.body, "body"));
    const issue: Issue = {
      id: standIn.id(),
      number: repository.issues.size + 1,
      title: plain(call.body["title"]),
      body: textAt(call.body, "body") ?? null,
      state: "open",
      user: actor(call).account,
      createdAt: standIn.now,
      updatedAt: standIn.now,
      closedAt: null,
      labels: [],
      pull: undefined,
    };
    issue.labels = labelNames(call.body["labels"]).map((name) => labelOf(call, name));
    repository.issues.set(issue.number, issue);
    return { status: 201, body: new Views(standIn).issue(issue, repository) };
  },

  "issues/update": (call) => {
    const issue = issueOf(call);
    checkLength("Issue", textAt(call.body, "body"));
    issue.title = textAt(call.body, "title") ?? issue.title;
    issue.body = textAt(call.body, "body") ?? issue.body;
    const state = textAt(call.body, "state");
    if (state === "open" || state === "closed") {
      issue.state = state;
      issue.closedAt = state === "closed" ? call.standIn.now : null;
      if (state === "closed") issue.closedBy = actor(call).account;
      else delete issue.closedBy;
    }
    if (call.body["labels"] !== undefined)
      issue.labels = labelNames(call.body["labels"]).map((name) => labelOf(call, name));
    issue.updatedAt = call.standIn.now;
    return { status: 200, body: new Views(call.standIn).issue(issue, call.repository) };
  },

  "issues/list-comments": (call) => {
    const { number } = issueOf(call);
    const since = textAt(call.query, "since");
    const views = new Views(call.standIn);
    const comments = [...call.repository.comments.values()]
      .filter((comment) => comment.issue === number && (since === undefined || comment.updatedAt >= since))
      .sort((a, b) => a.id - b.id);
    return paged(
      call,
      comments.map((comment) => views.comment(comment, call.repository)),
    );
  },

  "issues/get-comment": (call) => ({ status: 200, body: view(call, commentOf(call)) }),

  "issues/create-comment": (call) => {
    const issue = issueOf(call);
    const { standIn, repository } = call;
    const token = actor(call);
    const body = textAt(call.body, "body") ?? "";
    if (body.trim() === "") throw invalid("IssueComment", "body", "missing_field", "Body cannot be blank");
    checkLength("IssueComment", body);
    const comment: Comment = {
      id: standIn.id(),
      issue: issue.number,
      body,
      user: token.account,
      app: token.kind === "personal" ? undefined : token.app,
      createdAt: standIn.now,
      updatedAt: standIn.now,
    };
    repository.comments.set(comment.id, comment);
    issue.updatedAt = standIn.now;
    commentEvent(standIn, repository, issue, comment, "created", token.account, startsRuns(call));
    return { status: 201, body: view(call, comment) };
  },

  "issues/update-comment": (call) => {
    const comment = commentOf(call);
    mayChange(call, comment);
    const body = textAt(call.body, "body") ?? "";
    checkLength("IssueComment", body);
    comment.body = body;
    comment.updatedAt = call.standIn.now;
    commentEvent(
      call.standIn,
      call.repository,
      ofComment(call, comment),
      comment,
      "edited",
      actor(call).account,
      startsRuns(call),
    );
    return { status: 200, body: view(call, comment) };
  },

  "issues/delete-comment": (call) => {
    const comment = commentOf(call);
    mayChange(call, comment);
    call.repository.comments.delete(comment.id);
    commentEvent(
      call.standIn,
      call.repository,
      ofComment(call, comment),
      comment,
      "deleted",
      actor(call).account,
      startsRuns(call),
    );
    return { status: 204 };
  },

  "issues/list-labels-on-issue": (call) => labelList(call, issueOf(call).labels),

  "issues/add-labels": (call) => {
    const issue = issueOf(call);
    for (const name of labelNames(call.body["labels"])) {
      const label = labelOf(call, name);
      if (issue.labels.includes(label)) continue;
      issue.labels.push(label);
      labelled(call, issue, label);
    }
    if (issue.labels.length > LABELS_AT_MOST) throw invalid("Label", "labels", "invalid");
    return { status: 200, body: issue.labels.map((label) => new Views(call.standIn).label(label)) };
  },

  "issues/set-labels": (call) => {
    const issue = issueOf(call);
    issue.labels = labelNames(call.body["labels"]).map((name) => labelOf(call, name));
    return { status: 200, body: issue.labels.map((label) => new Views(call.standIn).label(label)) };
  },

  "issues/remove-label": (call) => {
    const issue = issueOf(call);
    const name = textAt(call.path, "name") ?? "";
    const found = issue.labels.find((label) => label.name.toLowerCase() === name.toLowerCase());
    if (!found) throw new Refused(404, "Label does not exist");
    issue.labels = issue.labels.filter((label) => label !== found);
    return { status: 200, body: issue.labels.map((label) => new Views(call.standIn).label(label)) };
  },

  "issues/list-labels-for-repo": (call) => labelList(call, [...call.repository.labels.values()]),

  "issues/get-label": (call) => {
    const label = call.repository.labels.get((textAt(call.path, "name") ?? "").toLowerCase());
    if (!label) throw notFound();
    return { status: 200, body: new Views(call.standIn).label(label) };
  },

  "issues/create-label": (call) => {
    const name = textAt(call.body, "name") ?? "";
    if (call.repository.labels.has(name.toLowerCase())) throw invalid("Label", "name", "already_exists");
    const label = labelOf(call, name, textAt(call.body, "color"), textAt(call.body, "description"));
    return { status: 201, body: new Views(call.standIn).label(label) };
  },
};

function issueOf(call: Call): Issue {
  const issue = call.repository.issues.get(numberAt(call.path, "issue_number") ?? 0);
  if (!issue) throw notFound();
  return issue;
}

function commentOf(call: Call): Comment {
  const comment = call.repository.comments.get(numberAt(call.path, "comment_id") ?? 0);
  if (!comment) throw notFound();
  return comment;
}

function ofComment(call: Call, comment: Comment): Issue {
  const issue = call.repository.issues.get(comment.issue);
  if (!issue) throw notFound();
  return issue;
}

function view(call: Call, comment: Comment): Json {
  return new Views(call.standIn).comment(comment, call.repository);
}

/** One's own comment, or any with write access; an App's token with the scope counts as write access. */
function mayChange(call: Call, comment: Comment): void {
  const token = actor(call);
  if (token.kind !== "personal" || token.account.id === comment.user.id) return;
  if (!hasRole(token.account, call.repository, "write"))
    throw new Refused(403, "Must have admin rights to Repository.");
}

function labelNames(value: Json | undefined): string[] {
  if (!isList(value)) return [];
  return value.map((entry) => (typeof entry === "string" ? entry : (textAt(entry, "name") ?? "")));
}

/** The label of that name, made when the repository lacks it, as GitHub does. */
function labelOf(call: Call, name: string, color?: string, description?: string): Label {
  const known = call.repository.labels.get(name.toLowerCase());
  if (known) return known;
  if (name.trim() === "") throw invalid("Label", "name", "missing_field");
  if (name.length > 50) throw invalid("Label", "name", "invalid", "name is too long (maximum is 50 characters)");
  const label: Label = { id: call.standIn.id(), name, color: color ?? "ededed", description: description ?? null };
  call.repository.labels.set(name.toLowerCase(), label);
  return label;
}

function labelList(call: Call, labels: readonly Label[]): ReturnType<typeof paged> {
  const views = new Views(call.standIn);
  return paged(
    call,
    labels.map((label) => views.label(label)),
  );
}

function labelled(call: Call, issue: Issue, label: Label): void {
  if (!issue.pull) return;
  pullEvent(call.standIn, call.repository, issue as PullIssue, "labeled", actor(call).account, startsRuns(call), {
    label: new Views(call.standIn).label(label),
  });
}
